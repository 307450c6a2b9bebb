import { Card } from '../../../../kit/card.tsx';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { directionOf, percent } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { useMoneyLook } from '../../../balances/public.ts';
import { useAutoInvestText } from '../../auto-invest-text.ts';
import { wallTime, zoneHere, zoneName } from '../../rules/zone.ts';
import { Figure } from '../figure.tsx';
import { useSummaryModel } from './plans.model.ts';

/** What all plans have bought, and what is there for the next run. */
export function SummaryCard() {
  const t = useAutoInvestText();
  const look = useMoneyLook();
  const isTouch = useDensity() === 'touch';
  const summary = useSummaryModel();
  return (
    <Card room="auto-invest/parts/plans/summary">
      <Loaded query={summary} skeleton={<Skeleton height={isTouch ? 264 : 68} />} isMoney>
        {(all) => (
          <dl className={cx('gap-x-10 gap-y-4', isTouch ? 'grid grid-cols-2' : 'flex flex-wrap')}>
            <Figure
              isFirst
              label={`${t('autoInvest.worth')} (USDT)`}
              value={look.usdt(all.value)}
              note={look.fiat(all.value)}
            />
            <Figure
              label={t('autoInvest.paidIn')}
              value={look.usdt(all.invested)}
              note={t('autoInvest.activePlans', { count: all.active })}
            />
            <Figure label={t('autoInvest.result')} value={percent(all.roiPercent)} tone={directionOf(all.roiPercent)} />
            <Figure
              label={t('autoInvest.available')}
              value={`${look.usdt(all.spot)} USDT`}
              note={t('autoInvest.inFundingToo', { amount: look.usdt(all.funding) })}
            />
            <NextRun atMs={all.nextRunAtMs} />
          </dl>
        )}
      </Loaded>
    </Card>
  );
}

/** By the clock of whoever reads it: plans of several zones may come next. */
function NextRun({ atMs }: { readonly atMs: number | null }) {
  const t = useAutoInvestText();
  const locale = useLocale();
  if (atMs === null) return <Figure label={t('autoInvest.nextRun')} value="--" />;
  const zone = zoneHere();
  return (
    <Figure
      label={t('autoInvest.nextRun')}
      value={wallTime(atMs, zone, locale, { withWeekday: true })}
      note={zoneName(zone, locale, atMs)}
    />
  );
}
