import { ChartCandlestick } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { Empty, Failed } from '../../../../kit/states.tsx';
import { amount, dateTime } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import { type Candle, type Interval, movingAverage } from '../../rules/chart/candles.ts';
import { xOf } from '../../rules/chart/chart-window.ts';
import { type Market, pairName } from '../../rules/market.ts';
import { wholeText } from '../../rules/whole.ts';
import { useSpotText } from '../../spot-text.ts';
import { usePacedRender } from '../canvas/paced-render.ts';
import { useSurface } from '../canvas/surface.ts';
import { type CandleChartModel, useCandleChartModel } from './candle-chart.model.ts';
import { type Gestures, useGestures } from './chart-gestures.ts';
import { AVERAGES, type ChartGeometry, type Cross, drawCandles, drawCross } from './draw-candles.ts';

/** The words above the chart follow the newest step; the chart itself is painted more often. */
const LEGEND_EVERY_MS = 500;

interface CandleChartProps {
  readonly market: Market;
  readonly interval: Interval;
  readonly hasAverages: boolean;
}

/** The price over time: candles, volumes, two means, and the cross of the pointer. */
export default function CandleChart({ market, interval, hasAverages }: CandleChartProps) {
  const t = useSpotText();
  const shell = useShellText();
  const model = useCandleChartModel(market, interval);
  const { state, feed } = model.view;
  usePacedRender(feed.onChange, LEGEND_EVERY_MS);
  if (state === 'failed') {
    return (
      <div className="grid h-full place-items-center">
        <Failed text={t('spot.chart.failed')} retryLabel={shell('shell.action.retry')} onRetry={model.commands.retry} />
      </div>
    );
  }
  if (state === 'loading') return <Grey />;
  if (feed.series.all.length === 0) {
    return (
      <div className="grid h-full place-items-center">
        <Empty icon={<ChartCandlestick />} text={t('spot.chart.empty')} />
      </div>
    );
  }
  return <Painted market={market} interval={interval} hasAverages={hasAverages} model={model} />;
}

interface PaintedProps extends CandleChartProps {
  readonly model: CandleChartModel;
}

function Painted({ market, interval, hasAverages, model }: PaintedProps) {
  const t = useSpotText();
  const locale = useLocale();
  const isTouch = useDensity() === 'touch';
  const place = useRef<HTMLDivElement>(null);
  const { feed, window } = model.view;
  const { priceScale } = market;
  const geometry = useRef<ChartGeometry | null>(null);
  const cross = useRef<Cross | null>(null);
  const everyMs = isTouch ? 66 : 33;
  const over = useSurface((surface) => {
    if (cross.current && geometry.current) drawCross(surface, cross.current, geometry.current, priceScale);
  }, 16);
  const chart = useSurface((surface) => {
    const look = { candles: feed.series.all, window: window.current, interval, priceScale, hasAverages };
    geometry.current = drawCandles(surface, look);
  }, everyMs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: means that come or go are another picture.
  useEffect(() => {
    chart.redraw();
    return feed.onChange(chart.redraw);
  }, [feed, chart.redraw, hasAverages]);
  const latest = useRef(model.commands);
  latest.current = model.commands;
  const gestures = useMemo<Gestures>(() => {
    const redrawBoth = () => {
      chart.redraw();
      over.redraw();
    };
    return {
      onPan: (byPx) => {
        if (geometry.current) latest.current.pan(byPx, geometry.current);
        redrawBoth();
      },
      onZoom: (factor, atPx) => {
        if (geometry.current) latest.current.zoom(factor, atPx, geometry.current);
        redrawBoth();
      },
      onPoint: (at) => {
        const now = geometry.current;
        const index = latest.current.point(at?.x ?? null, now);
        const candle = index === null ? undefined : feed.series.all[index];
        const isOn = at && now && candle && index !== null;
        cross.current = isOn
          ? {
              x: xOf(index, window.current, feed.series.all.length, now.plotWidth),
              y: at.y,
              time: dateTime(candle.atMs, locale, { withYear: true, noSuffix: true }),
            }
          : null;
        over.redraw();
      },
    };
  }, [chart.redraw, over.redraw, feed, window, locale]);
  useGestures(place, gestures);
  return (
    <div className="flex h-full min-h-0 flex-col">
      <Legend market={market} model={model} hasAverages={hasAverages} />
      <div
        ref={place}
        role="img"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the chart, plus and minus zoom it.
        tabIndex={0}
        aria-label={t('spot.chart.label', { pair: pairName(market), interval })}
        className="relative min-h-0 flex-1 cursor-crosshair touch-pan-y select-none focus-visible:-outline-offset-2"
        onDoubleClick={() => {
          model.commands.reset();
          chart.redraw();
        }}
      >
        <canvas ref={chart.canvas} className="absolute inset-0 size-full" />
        <canvas ref={over.canvas} className="pointer-events-none absolute inset-0 size-full" />
      </div>
    </div>
  );
}

interface LegendProps {
  readonly market: Market;
  readonly model: CandleChartModel;
  readonly hasAverages: boolean;
}

/** The step under the cross in words, else the newest one. */
function Legend({ market, model, hasAverages }: LegendProps) {
  const t = useSpotText();
  const isTouch = useDensity() === 'touch';
  const { feed, pointedAtMs } = model.view;
  const { all } = feed.series;
  const found = pointedAtMs === null ? -1 : all.findIndex(({ atMs }) => atMs === pointedAtMs);
  const at = found >= 0 ? found : all.length - 1;
  const candle = all[at] as Candle;
  const tone = candle.close >= candle.open ? 'text-up' : 'text-down';
  const part = (key: 'open' | 'high' | 'low' | 'close') => (
    <span key={key} className="whitespace-nowrap">
      <abbr title={t(`spot.chart.${key}`)} className="text-text-faint no-underline">
        {key[0]?.toUpperCase()}
      </abbr>{' '}
      <span className={cx('num', key === 'close' ? tone : 'text-text')}>
        {wholeText(candle[key], market.priceScale)}
      </span>
    </span>
  );
  return (
    <div className={cx('flex shrink-0 flex-wrap gap-x-3 pt-2 text-12', isTouch ? 'min-h-6 px-3' : 'min-h-8 px-4')}>
      {(['open', 'high', 'low', 'close'] as const).map(part)}
      <span className="whitespace-nowrap">
        <abbr title={t('spot.chart.volume')} className="text-text-faint no-underline">
          {'V'}
        </abbr>{' '}
        <span className="num text-text">{amount(candle.row[5], { places: Math.min(4, market.quantityScale) })}</span>
      </span>
      {hasAverages &&
        AVERAGES.map(({ length, color }) => {
          const [mean] = movingAverage(all, length, at, at);
          if (mean === null || mean === undefined) return null;
          return (
            <span
              key={length}
              className={cx('num whitespace-nowrap', color === 'chart-4' ? 'text-warn' : 'text-accent-text')}
            >
              {`MA${length} ${wholeText(Math.floor(mean), market.priceScale)}`}
            </span>
          );
        })}
    </div>
  );
}

const GREY_BARS = [42, 55, 48, 61, 57, 70, 66, 52, 58, 49, 63, 74, 69, 77, 71, 64];

function Grey() {
  return (
    <div aria-busy="true" className="flex h-full items-end gap-3 overflow-hidden px-4 pt-10 pb-8">
      {GREY_BARS.map((percent) => (
        <span key={percent} className="flex flex-1 items-end" style={{ height: `${percent}%` }}>
          <Skeleton height={64} />
        </span>
      ))}
    </div>
  );
}
