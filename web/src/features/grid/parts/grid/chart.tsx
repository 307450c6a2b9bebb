import { Card } from '../../../../kit/card.tsx';
import { useDensity } from '../../../../kit/density.tsx';
import { LevelChart } from '../../../../kit/pictures/level-chart.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { dateTime, exactAmount } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import type { OneGrid } from '../../api/queries.ts';
import { useGridText } from '../../grid-text.ts';
import { levelPicture } from '../../rules/picture.ts';
import { pairOf } from '../grid-bits.tsx';
import { useChartModel } from './grid.model.ts';

const SIZES = { touch: { height: 220, marks: 3 }, compact: { height: 320, marks: 5 } } as const;

/** The prices since it began, its levels with what waits at them, and what has traded. */
export function GridChart({ grid }: { readonly grid: OneGrid }) {
  const t = useGridText();
  const locale = useLocale();
  const { height, marks } = SIZES[useDensity()];
  const { query, fills } = useChartModel(grid);
  const title = t('grid.chart', { pair: pairOf(grid) });
  return (
    <Card title={title} room="grid/parts/grid/chart">
      <Loaded query={query} skeleton={<Skeleton height={height + 24} />}>
        {({ rows }) => {
          const picture = levelPicture({ rows, levels: grid.levels, fills, last: grid.lastPrice, marks });
          return picture ? (
            <LevelChart
              {...picture}
              yMarks={picture.yMarks.map(({ at, text }) => ({ at, text: exactAmount(text) }))}
              xMarks={picture.xMarks.map(({ at, atMs }) => ({ at, text: dateTime(atMs, locale, { noSuffix: true }) }))}
              last={picture.lastAt === null ? null : { at: picture.lastAt, text: exactAmount(grid.lastPrice) }}
              label={title}
              height={height}
            />
          ) : (
            <p className="grid place-items-center text-13 text-text-faint" style={{ height: height + 24 }}>
              {t('grid.chartNone')}
            </p>
          );
        }}
      </Loaded>
    </Card>
  );
}
