import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { directionOf, exactAmount, percent } from '../../../../lib/format.ts';
import type { Grid } from '../../api/queries.ts';
import { useGridText } from '../../grid-text.ts';
import { alike } from '../../rules/alike.ts';
import { Figure } from '../figure.tsx';
import { useQuoteSum } from '../grid-bits.tsx';

/** What a grid has earned: the whole first, and last, small, what that would be for a year. */
export function GridFigures({ grid }: { readonly grid: Grid }) {
  const t = useGridText();
  const sum = useQuoteSum();
  const isTouch = useDensity() === 'touch';
  const { quote } = grid;
  return (
    <dl className={cx('gap-x-10 gap-y-4', isTouch ? 'grid grid-cols-2' : 'flex flex-wrap')}>
      <Figure
        isFirst
        label={t('grid.total', { coin: quote })}
        value={sum(grid.total, quote, true)}
        note={percent(grid.totalPercent)}
        tone={directionOf(grid.total)}
      />
      <Figure
        label={t('grid.profit')}
        value={sum(grid.gridProfit, quote, true)}
        note={t('grid.pairs', { count: grid.pairs })}
        tone={directionOf(grid.gridProfit)}
      />
      <Figure
        label={t('grid.floating')}
        value={sum(grid.floating, quote, true)}
        tone={directionOf(grid.floating)}
        {...(grid.lastPrice && { note: exactAmount(grid.lastPrice) })}
      />
      <Figure label={t('grid.investment')} value={sum(grid.investment, quote)} note={quote} />
      <Figure
        label={t('grid.range')}
        value={[grid.lower, grid.upper].map(alike([grid.lower, grid.upper])).join(' \u2013 ')}
        note={t('grid.gridCount', { count: grid.grids })}
      />
      <Annualised grid={grid} />
    </dl>
  );
}

/** Quiet, because it says the most when it means the least. */
function Annualised({ grid: { annualisedPercent } }: { readonly grid: Grid }) {
  const t = useGridText();
  return (
    <div className="flex min-w-0 flex-col">
      <dt className="text-12 text-text-muted">{t('grid.annualised')}</dt>
      <dd className="flex min-w-0 flex-col text-12 text-text-muted">
        <span className={annualisedPercent === null ? 'leading-9' : 'num leading-9'}>{percent(annualisedPercent)}</span>
        <span>{t(annualisedPercent === null ? 'grid.annualisedWait' : 'grid.annualisedNote')}</span>
      </dd>
    </div>
  );
}
