import { MASK } from '@bourse/core/money/display.ts';
import { Card } from '../../../../kit/card.tsx';
import { useDensity } from '../../../../kit/density.tsx';
import { TrendLine } from '../../../../kit/pictures/charts.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { Segment } from '../../../../kit/tabs.tsx';
import { useHiddenBalances } from '../../../../lib/person/preferences.ts';
import { Loaded } from '../../../balances/public.ts';
import { useOverviewText } from '../../overview-text.ts';
import { TREND_RANGES, useTrendModel } from './trend.model.ts';

/** The line's height, and the height including its dates, which is reserved before the answer comes. */
const SIZES = { touch: { height: 112, place: 'h-[136px]' }, compact: { height: 144, place: 'h-[168px]' } } as const;

type TrendModel = ReturnType<typeof useTrendModel>;

interface FrameProps {
  readonly model: TrendModel;
  readonly title: string;
  readonly emptyText: string;
  readonly yLabels: readonly string[];
}

/** A line over time, with a choice of its range. */
export function TrendFrame({ model: { view, commands }, title, emptyText, yLabels }: FrameProps) {
  const t = useOverviewText();
  const { height, place } = SIZES[useDensity()];
  const options = TREND_RANGES.map((range) => ({ value: range, label: t(`holdings.trendRange.${range}`) }));
  return (
    <Card
      room="holdings/parts/trend"
      title={title}
      action={
        <Segment
          label={t('holdings.trendRange.label')}
          options={options}
          value={view.range}
          onChange={commands.setRange}
        />
      }
    >
      <div className={place}>
        <Loaded load={view.load} skeleton={<Skeleton height={height} />}>
          {view.points.length > 1 ? (
            <TrendLine
              points={view.points}
              label={title}
              height={height}
              xLabels={view.xLabels}
              {...(yLabels.length > 0 && { yLabels })}
            />
          ) : (
            <p className="grid h-full place-items-center text-13 text-text-faint">{emptyText}</p>
          )}
        </Loaded>
      </div>
    </Card>
  );
}

/** The estimated total over time. */
export function TrendCard() {
  const t = useOverviewText();
  const model = useTrendModel();
  const [isHidden] = useHiddenBalances();
  const { yLabels } = model.view;
  return (
    <TrendFrame
      model={model}
      title={t('holdings.trend')}
      emptyText={t('holdings.trendEmpty')}
      yLabels={isHidden ? yLabels.map(mask) : yLabels}
    />
  );
}

/** Labels are used as keys, so the masks must differ; invisible characters make them. */
const mask = (_: string, index: number): string => MASK + '\u200b'.repeat(index);

/** The same line from edge to edge, without axes. */
export function TrendStrip() {
  const t = useOverviewText();
  const { view } = useTrendModel();
  return (
    <div className="h-[88px] overflow-x-clip pr-3" data-room="holdings/parts/trend">
      {view.points.length > 1 && <TrendLine points={view.points} label={t('holdings.trend')} width={390} height={88} />}
    </div>
  );
}
