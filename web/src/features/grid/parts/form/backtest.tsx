import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { Card } from '../../../../kit/card.tsx';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { LineChart } from '../../../../kit/pictures/line-chart.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { amount, dateTime, directionOf, percent } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import type { Backtest as Past } from '../../api/queries.ts';
import { useGridText } from '../../grid-text.ts';
import { linePicture } from '../../rules/line.ts';
import { Figure } from '../figure.tsx';
import { BACKTEST_DAYS } from './form.model.ts';
import type { TermsProps } from './form-props.ts';

/** What these settings would have done with stored prices, and what that leaves out. */
export function Backtest({ model: { view }, terms: { market } }: TermsProps) {
  const t = useGridText();
  return (
    <Card title={t('grid.past', { days: daysOf(view.backtest.data) })} room="grid/parts/form/backtest">
      {view.hasPast ? (
        <Loaded query={view.backtest} skeleton={<Skeleton height={280} />}>
          {(past) => <Shown past={past} base={market.base} quote={market.quote} />}
        </Loaded>
      ) : (
        <p className="text-13 text-text-faint">{t('grid.pastNone')}</p>
      )}
    </Card>
  );
}

/** How far the stored prices reach back, which may be less than was asked for. */
const daysOf = (past: Past | undefined): number =>
  past ? Math.max(1, Math.round((past.toMs - past.fromMs) / DAY_MS)) : BACKTEST_DAYS;

interface ShownProps {
  readonly past: Past;
  readonly base: string;
  readonly quote: string;
}

function Shown({ past, base, quote }: ShownProps) {
  const t = useGridText();
  const locale = useLocale();
  const isTouch = useDensity() === 'touch';
  const sum = (text: string) => amount(text, { places: 2, signs: true });
  const date = (atMs: number) => dateTime(atMs, locale, { noTime: true });
  const span = { from: date(past.fromMs), to: date(past.toMs) };
  const picture = linePicture(past.points);
  const what = past.leavesOut.map((each) => t(`grid.leaves.${each}`)).join(', ');
  return (
    <div className="flex flex-col gap-4">
      <dl className={cx('gap-x-8 gap-y-3', isTouch ? 'grid grid-cols-2' : 'flex flex-wrap')}>
        <Figure
          label={t('grid.total', { coin: quote })}
          value={sum(past.total)}
          note={percent(past.totalPercent)}
          tone={directionOf(past.total)}
        />
        <Figure
          label={t('grid.profit')}
          value={sum(past.gridProfit)}
          note={t('grid.pairs', { count: past.pairs })}
          tone={directionOf(past.gridProfit)}
        />
        <Figure label={t('grid.floating')} value={sum(past.floating)} tone={directionOf(past.floating)} />
        <Figure label={t('grid.feesPaid')} value={amount(past.fees, { places: 2 })} note={quote} />
        <Figure
          label={t('grid.held', { coin: base })}
          value={percent(past.holdPercent)}
          tone={directionOf(past.holdPercent)}
        />
        <Figure label={t('grid.idleShare')} value={percent(past.idlePercent, false)} />
      </dl>
      {picture && (
        <LineChart
          {...picture}
          label={t('grid.pastChart', span)}
          height={isTouch ? 120 : 140}
          from={span.from}
          to={span.to}
        />
      )}
      <p className="text-12 text-text-muted">
        {t('grid.pastOnly', { what })} <span className="num">{`${span.from} \u2013 ${span.to}, `}</span>
        {t('grid.pastSteps', { interval: past.interval })}
      </p>
    </div>
  );
}
