import { priceText } from '@bourse/core/trading/grid.ts';
import { Card } from '../../../../kit/card.tsx';
import { useDensity } from '../../../../kit/density.tsx';
import { LevelChart } from '../../../../kit/pictures/level-chart.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { Segment } from '../../../../kit/tabs.tsx';
import { dateTime, exactAmount } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import type { Kline } from '../../api/queries.ts';
import { useGridText } from '../../grid-text.ts';
import { axisTicks } from '../../rules/bounds.ts';
import { levelPicture } from '../../rules/picture.ts';
import { pairOf } from '../grid-bits.tsx';
import { BoundLines } from './bound-lines.tsx';
import { useBoundsModel } from './bounds.model.ts';
import { CHART_STEPS } from './form.model.ts';
import type { TermsProps } from './form-props.ts';

const SIZES = { touch: { height: 220, marks: 3 }, compact: { height: 340, marks: 5 } } as const;

/** Past prices with the levels across them, and the ends of the range, which can be moved here. */
export function LevelsChart(props: TermsProps) {
  const t = useGridText();
  const { view, commands } = props.model;
  const { height } = SIZES[useDensity()];
  return (
    <Card
      title={<Legend {...props} />}
      room="grid/parts/form/chart"
      action={
        <Segment
          label={t('grid.chartSteps')}
          options={CHART_STEPS.map((value) => ({ value, label: value.toUpperCase() }))}
          value={view.chartStep}
          onChange={commands.setChartStep}
        />
      }
    >
      <Loaded query={view.klines} skeleton={<Skeleton height={height + 24} />}>
        {({ rows }) => <Drawn {...props} rows={rows} />}
      </Loaded>
    </Card>
  );
}

/** What the lines are, and that two of them can be moved. */
function Legend({ model: { view } }: TermsProps) {
  const t = useGridText();
  const sides = view.preview?.sides;
  const count = (side: 'buy' | 'sell') => sides?.filter((each) => each === side).length ?? 0;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 text-12 text-text-muted">
      <h2 className="text-16 font-semibold text-text">{t('grid.levels')}</h2>
      {sides && <span className="num">{t('grid.counted', { buys: count('buy'), sells: count('sell') })}</span>}
      {view.judged?.bounds && <span className="text-text-faint">{t('grid.drag')}</span>}
    </div>
  );
}

function Drawn({ model, terms: { market, last }, rows }: TermsProps & { readonly rows: readonly Kline[] }) {
  const t = useGridText();
  const locale = useLocale();
  const density = useDensity();
  const { height, marks } = SIZES[density];
  const { judged, preview } = model.view;
  const moved = useBoundsModel(model, judged, height);
  const bounds = judged?.bounds ?? null;
  const grid = judged?.grid;
  const ends = bounds && grid ? [priceText(bounds.lower, grid), priceText(bounds.upper, grid)] : [];
  const picture = levelPicture({
    rows,
    levels: (judged?.levels ?? []).map((price, index) => ({ price, side: preview?.sides[index] ?? null })),
    last,
    marks,
    also: ends,
    held: moved.held?.scale ?? null,
  });
  if (!picture || !grid) {
    return (
      <p className="grid place-items-center text-13 text-text-faint" style={{ height: height + 24 }}>
        {t('grid.chartNone')}
      </p>
    );
  }
  const [from, to] = ends.map(picture.yOf);
  // Figures of the axis that would touch a tag are left out.
  const isFree = (at: number) => [from, to].every((tag) => tag === undefined || Math.abs(tag - at) * height > 19);
  const axis = density === 'touch' ? [] : axisTicks(picture.scale, 7, grid).map((ticks) => priceText(ticks, grid));
  return (
    <LevelChart
      {...picture}
      yMarks={axis
        .map((text) => ({ at: picture.yOf(text), text: exactAmount(text) }))
        .filter(({ at }) => at > 0 && at < 1 && isFree(at))}
      xMarks={picture.xMarks.map(({ at, atMs }) => ({ at, text: dateTime(atMs, locale, { noTime: true }) }))}
      last={picture.lastAt === null ? null : { at: picture.lastAt, text: exactAmount(last) }}
      label={t('grid.chart', { pair: pairOf(market) })}
      height={height}
      {...(from !== undefined && to !== undefined && { band: { from, to } })}
    >
      {bounds && <BoundLines judged={judged!} bounds={bounds} picture={picture} quote={market.quote} model={moved} />}
    </LevelChart>
  );
}
