import { Card } from '../../../../kit/card.tsx';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { directionOf } from '../../../../lib/format.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { useMoneyLook } from '../../../balances/public.ts';
import { useGridText } from '../../grid-text.ts';
import { Figure } from '../figure.tsx';
import { useSummaryModel } from './list.model.ts';

/** What all grids together have earned, and have now. */
export function SummaryCard() {
  const t = useGridText();
  const look = useMoneyLook();
  const isTouch = useDensity() === 'touch';
  const summary = useSummaryModel();
  return (
    <Card room="grid/parts/list/summary">
      <Loaded query={summary} skeleton={<Skeleton height={isTouch ? 132 : 68} />} isMoney>
        {(all) => (
          <dl className={cx('gap-x-10 gap-y-4', isTouch ? 'grid grid-cols-2' : 'flex flex-wrap')}>
            <Figure
              isFirst
              label={t('grid.total', { coin: 'USDT' })}
              value={look.usdt(all.totalUsdt, true)}
              tone={directionOf(all.totalUsdt)}
            />
            <Figure
              label={t('grid.profit')}
              value={look.usdt(all.gridProfitUsdt, true)}
              tone={directionOf(all.gridProfitUsdt)}
            />
            <Figure
              label={t('grid.inRunning')}
              value={look.usdt(all.investedUsdt)}
              note={t('grid.counts', { running: all.running, waiting: all.waiting })}
            />
            <Figure label={t('grid.valueNow')} value={look.usdt(all.valueUsdt)} note={look.fiat(all.valueUsdt)} />
          </dl>
        )}
      </Loaded>
    </Card>
  );
}
