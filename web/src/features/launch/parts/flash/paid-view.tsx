import { CircleCheck, Undo2 } from 'lucide-react';
import { Link } from 'wouter';
import { buttonClass } from '../../../../kit/button.tsx';
import { Inset, KeyValue } from '../../../../kit/card.tsx';
import { cx } from '../../../../kit/cx.ts';
import { Timeline } from '../../../../kit/progress/progress.tsx';
import { dateTime, exactAmount } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/links.ts';
import { useLocale } from '../../../../lib/locale.ts';
import type { FlashTicket } from '../../api/flash.ts';
import type { Subscription } from '../../api/queries.ts';
import { useLaunchText } from '../../launch-text.ts';
import { priceLess } from '../../rules/price.ts';
import { paidBackOf } from '../../rules/subscription.ts';
import { SubscriptionState } from '../round/subscription-state.tsx';
import type { FlashProps } from './flash.model.ts';

/** What was bought, for how much, and when it can be used; or that it was paid back, because the project was cancelled. */
export function PaidView({ project, round, own, ticket }: FlashProps & { readonly ticket: FlashTicket }) {
  const t = useLaunchText();
  const locale = useLocale();
  const made = own.subscription;
  const num = (text: string) => <span className="num">{text}</span>;
  const asset = project.payAsset;
  const paidBack = made && paidBackOf(made);
  return (
    <div data-room="launch/parts/flash/paid-view" className="flex flex-col gap-4">
      <div className="flex flex-col items-center gap-2 text-center">
        <span
          aria-hidden="true"
          className={cx(
            'grid size-12 place-items-center rounded-pill',
            paidBack ? 'bg-hover text-text-muted' : 'bg-ok-soft text-ok',
          )}
        >
          {paidBack ? <Undo2 className="size-6" /> : <CircleCheck className="size-6" />}
        </span>
        <h3 className="text-14 text-text-muted">{t(paidBack ? 'launch.paidBack' : 'launch.flash.paidTitle')}</h3>
        <span className="num text-28 font-semibold">
          {paidBack ? `${exactAmount(paidBack)} ${asset}` : `${exactAmount(ticket.tokens)} ${project.token}`}
        </span>
        {made && made.state !== 'COMPLETED' && !paidBack && <SubscriptionState made={made} />}
      </div>
      <Inset>
        <KeyValue
          small
          rows={[
            { label: t('launch.flash.paidFrom'), value: num(`${exactAmount(ticket.cost)} ${asset}`) },
            {
              label: t('launch.flash.each', { token: project.token }),
              value: num(`${exactAmount(priceLess(round.price, ticket.vipDiscountBps))} ${asset}`),
            },
            ...(made
              ? [
                  {
                    label: t('launch.flash.boughtAt'),
                    value: num(dateTime(made.atMs, locale, { withYear: true, withSeconds: true })),
                  },
                ]
              : []),
          ]}
        />
      </Inset>
      {made && made.unlocks.length > 0 && <Unlocks made={made} />}
      <Link href={pathTo('launch.history')} className={buttonClass({ size: 'large', wide: true })}>
        {t('launch.mine')}
      </Link>
    </div>
  );
}

function Unlocks({ made: { unlocks, token } }: { readonly made: Subscription }) {
  const t = useLaunchText();
  const locale = useLocale();
  const next = unlocks.findIndex(({ unlockedAtMs }) => unlockedAtMs === null);
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-14 font-semibold">{t('launch.flash.usable')}</h3>
      <Timeline
        label={t('launch.flash.usable')}
        steps={unlocks.map(({ atMs, amount, unlockedAtMs }, index) => ({
          key: String(atMs),
          state: unlockedAtMs !== null ? 'done' : index === next ? 'now' : 'later',
          title: <span className="num">{`${exactAmount(amount)} ${token}`}</span>,
          time: dateTime(atMs, locale, { withYear: true }),
        }))}
      />
    </div>
  );
}
