import { Rocket } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../../../kit/button.tsx';
import { Card, KeyValue } from '../../../../kit/card.tsx';
import { ListSkeleton } from '../../../../kit/list.tsx';
import { CoinIcon } from '../../../../kit/pictures/coin-icon.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { dateTime, exactAmount } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/links.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { MoreButton } from '../../../../lib/parts/more-button.tsx';
import { addText } from '../../../balances/public.ts';
import type { Subscription } from '../../api/queries.ts';
import { useLaunchText } from '../../launch-text.ts';
import { shareBps } from '../../rules/price.ts';
import { unlockedCount } from '../../rules/subscription.ts';
import type { HistoryModel } from '../../screens/history/history.model.ts';
import { pathToProject } from '../project/project-bits.tsx';
import { type UnlockBar, UnlockBars } from '../project/unlock-bars.tsx';
import { purchaseRows, resultRows } from '../round/own.tsx';
import { SubscriptionState } from '../round/subscription-state.tsx';

/** What a person took part in, the newest first. */
export function HistoryList({ model: { view, commands } }: { readonly model: HistoryModel }) {
  const t = useLaunchText();
  return (
    <Loaded query={view.query} skeleton={<Grey />} isMoney>
      {() =>
        view.rows.length === 0 ? (
          <Empty
            icon={<Rocket />}
            text={t('launch.noneMine')}
            action={
              <Link href={pathTo('launch.home')} className={buttonClass({ kind: 'secondary' })}>
                {t('launch.all')}
              </Link>
            }
          />
        ) : (
          <ul aria-label={t('launch.mine')} className="flex flex-col lg:gap-4">
            {view.rows.map((made) => (
              <li key={made.id}>
                <Participation made={made} />
              </li>
            ))}
            {view.hasMore && (
              <li>
                <MoreButton busy={view.isLoadingMore} onClick={commands.more} />
              </li>
            )}
          </ul>
        )
      }
    </Loaded>
  );
}

const Grey = () => (
  <div className="px-5 py-2">
    <ListSkeleton rows={6} />
  </div>
);

const timeWord = ({ mode }: Subscription) => {
  if (mode === 'BOOST') return 'launch.boost.time';
  return mode === 'FLASH' ? 'launch.flash.boughtAt' : 'launch.time';
};

function Participation({ made }: { readonly made: Subscription }) {
  const t = useLaunchText();
  const locale = useLocale();
  // In a flash sale nothing is committed first.
  const isPurchase = made.mode === 'FLASH';
  return (
    <Card room="launch/parts/history">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <Link
          href={pathToProject(made.project, made.round)}
          className="group inline-flex touch items-center gap-3 rounded-control"
        >
          <CoinIcon coin={made.token} size={32} />
          <span className="flex flex-col">
            <span className="text-14 font-semibold group-hover:underline">{made.token}</span>
            <span className="text-12 text-text-muted">{t('launch.round', { number: made.round })}</span>
          </span>
        </Link>
        <SubscriptionState made={made} />
      </div>
      <KeyValue
        small
        rows={[
          {
            label: t(timeWord(made)),
            value: <span className="num">{dateTime(made.atMs, locale, { withYear: true })}</span>,
          },
          ...(made.tickets === null
            ? []
            : [{ label: t('launch.lottery.tickets'), value: <span className="num">{made.tickets}</span> }]),
          ...(isPurchase ? purchaseRows : resultRows)(t, made),
        ]}
      />
      {made.unlocks.length > 0 && <Unlocks made={made} />}
    </Card>
  );
}

type Unlock = Subscription['unlocks'][number];

/** The parts as a picture of their sums. */
function barsOf({ unlocks }: Subscription): readonly UnlockBar[] {
  const whole = unlocks.reduce((all, { amount }) => addText(all, amount), '0');
  let sum = '0';
  return unlocks.map(({ atMs, amount, unlockedAtMs }) => {
    sum = addText(sum, amount);
    return {
      atMs,
      sumBps: Number(shareBps(sum, whole)),
      sum: exactAmount(sum),
      isUnlocked: unlockedAtMs !== null,
    };
  });
}

/** When which part can be moved; opened by whoever wants to know. */
function Unlocks({ made }: { readonly made: Subscription }) {
  const t = useLaunchText();
  const locale = useLocale();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const columns: readonly Column<Unlock>[] = [
    {
      key: 'date',
      head: t('launch.date'),
      cell: ({ atMs }) => <span className="num">{dateTime(atMs, locale, { withYear: true })}</span>,
    },
    {
      key: 'amount',
      head: made.token,
      align: 'right',
      cell: ({ amount }) => <span className="num">{exactAmount(amount)}</span>,
    },
    {
      key: 'state',
      head: t('launch.state'),
      align: 'right',
      cell: ({ unlockedAtMs }) => t(unlockedAtMs === null ? 'launch.locked' : 'launch.unlocked'),
    },
  ];
  const words = { met: String(unlockedCount(made)), all: String(made.unlocks.length) };
  return (
    <div className="mt-2">
      <Button kind="link" size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {`${t('launch.unlocks')} · ${t('launch.met', words)}`}
      </Button>
      <div id={id} className="mt-2">
        {isOpen && (
          <>
            <UnlockBars bars={barsOf(made)} />
            <Table
              label={t('launch.unlocks')}
              columns={columns}
              rows={made.unlocks}
              rowKey={({ atMs }) => String(atMs)}
            />
          </>
        )}
      </div>
    </div>
  );
}
