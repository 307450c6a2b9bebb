import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { SECONDS_KEPT_MS } from '@bourse/core/spot/kline.ts';
import { ChartCandlestick } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { useDensity } from '../../../../kit/density.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { Empty, Failed } from '../../../../kit/states.tsx';
import { dateTime } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import type { BookFeed } from '../../rules/book/book-feed.ts';
import type { Interval } from '../../rules/chart/candles.ts';
import { beginOf, xOf } from '../../rules/chart/chart-window.ts';
import { priceTextOf, snapped, tickStepOf } from '../../rules/chart/order-lines.ts';
import { StudySet } from '../../rules/chart/study-set.ts';
import { type Market, pairName } from '../../rules/market.ts';
import { useSpotText } from '../../spot-text.ts';
import { paced } from '../canvas/pace.ts';
import { usePacedRender } from '../canvas/paced-render.ts';
import { useSurface } from '../canvas/surface.ts';
import { type CandleChartModel, useCandleChartModel } from './candle-chart.model.ts';
import { type ChartGeometry, priceAt } from './chart-geometry.ts';
import { type Gestures, useGestures } from './chart-gestures.ts';
import { Legend, PanelLegends } from './chart-legend.tsx';
import { type Cross, drawCandles, drawCross } from './draw-candles.ts';
import { useDrawings, useDrawingTool } from './drawings/drawings.model.ts';
import { useChartLines } from './lines/order-lines.model.ts';
import { useStudies } from './studies.model.ts';

const OrderLines = lazy(() => import('./lines/order-lines.tsx'));
const Drawings = lazy(() => import('./drawings/drawings.tsx'));

/** How much room beside the oldest step is needed to say why there are none before it. */
const BEYOND_PX = 120;
/** How often market changes are painted; changes by hand are painted at once. */
const LIVE_EVERY_MS = { desktop: 250, touch: 400 } as const;
/** The legend above the chart is updated less often than the chart is painted. */
const LEGEND_EVERY_MS = 500;

interface CandleChartProps {
  readonly market: Market;
  readonly interval: Interval;
  readonly book: BookFeed;
  /** Takes a price into the order form. */
  readonly onPick: (price: string) => void;
}

/** The price over time: candles, volumes, indicators and the crosshair. */
export default function CandleChart(props: CandleChartProps) {
  const { market, interval } = props;
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
  return <Painted {...props} model={model} />;
}

interface PaintedProps extends CandleChartProps {
  readonly model: CandleChartModel;
}

function Painted({ market, interval, model, book, onPick }: PaintedProps) {
  const t = useSpotText();
  const locale = useLocale();
  const isTouch = useDensity() === 'touch';
  const place = useRef<HTMLDivElement>(null);
  const { feed, window } = model.view;
  const { priceScale } = market;
  const { choices } = useStudies();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another market's steps are computed anew.
  const studies = useMemo(() => new StudySet(choices), [choices, feed]);
  const geometry = useRef<ChartGeometry | null>(null);
  const drawn = useRef(new Set<() => void>()).current;
  const lines = useChartLines(market);
  const { rows: drawings } = useDrawings(market);
  const { tool } = useDrawingTool(market);
  const cross = useRef<Cross | null>(null);
  const everyMs = isTouch ? 66 : 33;
  const over = useSurface((surface) => {
    if (cross.current && geometry.current) drawCross(surface, cross.current, geometry.current, priceScale);
  }, 16);
  const chart = useSurface((surface) => {
    const prices = lines.map(({ price }) => price);
    const levels = drawings.flatMap((each) => (each.kind === 'level' ? [each.price] : []));
    const steps = { candles: feed.series.all, window: window.current, interval, priceScale };
    geometry.current = drawCandles(surface, { ...steps, studies, lines: prices, levels });
    const begin = beginOf(window.current, feed.series.all.length, geometry.current.plotWidth);
    place.current?.style.setProperty('--plot', `${geometry.current.plotWidth}px`);
    if (interval === '1s' && place.current) {
      place.current.style.setProperty('--begin', `${begin}px`);
      place.current.dataset.begin = feed.isWhole && begin > BEYOND_PX ? 'seen' : 'hidden';
    }
    for (const listener of drawn) listener();
  }, everyMs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: indicators or lines that come or go are another picture.
  useEffect(() => {
    chart.redraw();
    const pace = paced(chart.redraw, isTouch ? LIVE_EVERY_MS.touch : LIVE_EVERY_MS.desktop);
    const stop = feed.onChange(pace.mark);
    return () => {
      stop();
      pace.stop();
    };
  }, [feed, chart.redraw, studies, lines, drawings, isTouch]);
  const latest = useRef(model.commands);
  latest.current = model.commands;
  const picked = useRef(onPick);
  picked.current = onPick;
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
              time: dateTime(candle.atMs, locale, { withYear: true, withSeconds: interval === '1s', noSuffix: true }),
            }
          : null;
        over.redraw();
      },
      onPress: ({ x, y }) => {
        const now = geometry.current;
        if (!now || x < now.plotWidth || y > now.priceHeight) return;
        picked.current(priceTextOf(snapped(priceAt(y, now), tickStepOf(market)), market));
      },
    };
  }, [chart.redraw, over.redraw, feed, window, locale, market, interval]);
  useGestures(place, gestures);
  return (
    <div className="flex h-full min-h-0 flex-col">
      <Legend market={market} model={model} studies={studies} />
      <div
        ref={place}
        role="img"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the chart, plus and minus zoom it.
        tabIndex={0}
        aria-label={t('spot.chart.label', { pair: pairName(market), interval })}
        className="group relative min-h-0 flex-1 cursor-crosshair touch-pan-y select-none focus-visible:-outline-offset-2"
        onDoubleClick={() => {
          model.commands.reset();
          chart.redraw();
        }}
      >
        <canvas ref={chart.canvas} className="absolute inset-0 size-full" />
        {interval === '1s' && (
          <p className="pointer-events-none absolute inset-y-0 left-0 hidden w-[var(--begin)] place-content-center px-4 text-center text-13 text-text-faint group-data-[begin=seen]:grid">
            {t('spot.chart.secondsKept', { hours: SECONDS_KEPT_MS / HOUR_MS })}
          </p>
        )}
        <PanelLegends market={market} model={model} studies={studies} />
        <canvas ref={over.canvas} className="pointer-events-none absolute inset-0 size-full" />
        <span aria-hidden="true" className="absolute inset-y-0 right-0 left-[var(--plot,100%)] cursor-pointer" />
        {(tool !== null || drawings.length > 0) && (
          <Suspense fallback={null}>
            <Drawings market={market} chart={{ geometry, window, interval, candles: () => feed.series.all, drawn }} />
          </Suspense>
        )}
        {lines.length > 0 && (
          <Suspense fallback={null}>
            <OrderLines market={market} lines={lines} book={book} chart={{ geometry, drawn, feed }} />
          </Suspense>
        )}
      </div>
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
