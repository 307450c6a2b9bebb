import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { amount } from '../../../../lib/format.ts';
import type { Candle } from '../../rules/chart/candles.ts';
import type { LineColor, StudyLine, StudyPanel, StudySet } from '../../rules/chart/study-set.ts';
import type { Market } from '../../rules/market.ts';
import { shortWhole, wholeText } from '../../rules/whole.ts';
import { useSpotText } from '../../spot-text.ts';
import type { CandleChartModel } from './candle-chart.model.ts';
import { AXIS_BOTTOM_PX, PANEL_PX, PANELS_SHARE } from './chart-geometry.ts';

/** Line colours have too little contrast for text, so each has a readable ink, and a mark in its own colour where they differ. */
const INKS: Readonly<Record<LineColor, { readonly ink: string; readonly mark?: string }>> = {
  'chart-1': { ink: 'text-accent-text' },
  'accent-text': { ink: 'text-accent-text' },
  'chart-2': { ink: 'text-info' },
  'chart-3': { ink: 'text-text-muted', mark: 'bg-chart-3' },
  'chart-4': { ink: 'text-warn' },
  'chart-5': { ink: 'text-text-muted', mark: 'bg-chart-5' },
  'chart-6': { ink: 'text-text-muted' },
};

interface LegendProps {
  readonly market: Market;
  readonly model: CandleChartModel;
  readonly studies: StudySet;
}

/** The step under the crosshair, or else the newest one. */
function stepOf({ view: { feed, pointedAtMs } }: CandleChartModel): number {
  const { all } = feed.series;
  const found = pointedAtMs === null ? -1 : all.findIndex(({ atMs }) => atMs === pointedAtMs);
  return found >= 0 ? found : all.length - 1;
}

/** The step under the crosshair in words, with its indicators. */
export function Legend({ market, model, studies }: LegendProps) {
  const t = useSpotText();
  const isTouch = useDensity() === 'touch';
  const { all } = model.view.feed.series;
  const at = stepOf(model);
  const candle = all[at] as Candle;
  studies.follow(all);
  const tone = candle.close >= candle.open ? 'text-up' : 'text-down';
  const price = (value: number) => wholeText(Math.floor(value), market.priceScale);
  const volumeScale = Math.min(4, market.quantityScale);
  const part = (key: 'open' | 'high' | 'low' | 'close') => (
    <span key={key} className="whitespace-nowrap">
      <abbr title={t(`spot.chart.${key}`)} className="text-text-faint no-underline">
        {key[0]?.toUpperCase()}
      </abbr>{' '}
      <span className={cx('num', key === 'close' ? tone : 'text-text')}>{price(candle[key])}</span>
    </span>
  );
  return (
    <div
      className={cx(
        'flex shrink-0 flex-wrap items-baseline gap-x-3 pt-2 text-12',
        isTouch ? 'min-h-6 px-3' : 'min-h-8 px-4',
      )}
    >
      {(['open', 'high', 'low', 'close'] as const).map(part)}
      {studies.hasVolumes && (
        <span className="whitespace-nowrap">
          <abbr title={t('spot.chart.volume')} className="text-text-faint no-underline">
            {'V'}
          </abbr>{' '}
          <span className="num text-text">{amount(candle.row[5], { places: volumeScale })}</span>
        </span>
      )}
      <Figures
        lines={studies.volumes}
        at={at}
        textOf={(value) => shortWhole(Math.floor(value * 10 ** volumeScale), volumeScale)}
      />
      <Figures lines={studies.overPrice} at={at} textOf={price} />
    </div>
  );
}

interface FiguresProps {
  readonly lines: readonly StudyLine[];
  readonly at: number;
  readonly textOf: (value: number) => string;
}

/** The values of all lines at one step; nothing where a line has not begun. */
function Figures({ lines, at, textOf }: FiguresProps) {
  return lines.map(({ name, color, values }, place) => {
    const value = values[at];
    if (value === undefined || Number.isNaN(value)) return null;
    const { ink, mark } = INKS[color];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have one name; their places are what they are told apart by.
      <span key={place} className={cx('num whitespace-nowrap', ink)}>
        {mark && <span aria-hidden="true" className={cx('mr-1 mb-1 inline-block h-0.5 w-2 rounded-pill', mark)} />}
        {`${name} ${textOf(value)}`.trim()}
      </span>
    );
  });
}

/** The value of an index that is usually between 0 and 100. */
const indexText = (value: number): string => wholeText(Math.round(value * 100), 2);

/** The legends of the panels below the price, placed over the canvas where it paints them. */
export function PanelLegends({ market, model, studies }: LegendProps) {
  const isTouch = useDensity() === 'touch';
  const at = stepOf(model);
  const count = studies.panels.length;
  const high = `min(${PANEL_PX}px, (100% - ${AXIS_BOTTOM_PX}px) * ${PANELS_SHARE} / ${count})`;
  return studies.panels.map((panel, place) => (
    <div
      key={panel.study}
      className={cx(
        'pointer-events-none absolute inset-x-0 flex items-baseline gap-x-3 text-12',
        isTouch ? 'px-3' : 'px-4',
      )}
      style={{ bottom: `calc(${AXIS_BOTTOM_PX - 20}px + ${count - place} * ${high})` }}
    >
      {panel.study !== 'rsi' && <span className="num whitespace-nowrap text-text-muted">{panel.name}</span>}
      <Figures
        lines={panel.lines}
        at={at}
        textOf={(value) => (panel.bars ? wholeText(Math.trunc(value), market.priceScale) : indexText(value))}
      />
      {panel.bars && <Bar panel={panel} at={at} scale={market.priceScale} />}
    </div>
  ));
}

function Bar({
  panel: { bars },
  at,
  scale,
}: {
  readonly panel: StudyPanel;
  readonly at: number;
  readonly scale: number;
}) {
  const value = bars?.[at];
  if (value === undefined || Number.isNaN(value)) return null;
  return (
    <span className={cx('num whitespace-nowrap', value < 0 ? 'text-down' : 'text-up')}>
      {`MACD ${value > 0 ? '+' : ''}${wholeText(Math.trunc(value), scale)}`}
    </span>
  );
}
