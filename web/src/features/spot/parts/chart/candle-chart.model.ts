import { useEffect, useRef, useState } from 'react';
import { useCandleFeed } from '../../api/candles.ts';
import type { Interval } from '../../rules/chart/candles.ts';
import { afterNewer, type ChartWindow, FIRST_WINDOW, indexAt, panned, zoomed } from '../../rules/chart/chart-window.ts';
import type { Market } from '../../rules/market.ts';
import { useFeedState } from '../feed-state.ts';
import type { ChartGeometry } from './chart-geometry.ts';

/** Older steps are loaded when fewer than this many are left at that side. */
const AHEAD_BARS = 80;

/** A chart's steps and the range in view. Whatever moves is kept outside React, so that only the canvas redraws. */
export function useCandleChartModel(market: Market, interval: Interval) {
  const feed = useCandleFeed(market, interval);
  const state = useFeedState(feed);
  const window = useRef<ChartWindow>(FIRST_WINDOW);
  const [pointedAtMs, setPointedAtMs] = useState<number | null>(null);
  const count = () => feed.series.all.length;
  useEffect(() => {
    window.current = FIRST_WINDOW;
    setPointedAtMs(null);
    return feed.onChange((_older, newer) => {
      window.current = afterNewer(window.current, newer);
    });
  }, [feed]);
  const moveTo = (next: ChartWindow, widthPx: number) => {
    window.current = next;
    if (count() - next.right - widthPx / next.barPx < AHEAD_BARS) feed.fetchOlder();
  };
  return {
    view: { state, feed, window, pointedAtMs },
    commands: {
      retry: feed.refetch,
      pan: (byPx: number, { plotWidth }: ChartGeometry) =>
        moveTo(panned(window.current, byPx, count(), plotWidth), plotWidth),
      zoom: (factor: number, atPx: number, { plotWidth }: ChartGeometry) =>
        moveTo(zoomed(window.current, factor, atPx, count(), plotWidth), plotWidth),
      reset: () => {
        window.current = FIRST_WINDOW;
      },
      /** Sets the step under the pointer, or none. */
      point: (xPx: number | null, geometry: ChartGeometry | null): number | null => {
        const at = xPx === null || !geometry ? null : indexAt(xPx, window.current, count(), geometry.plotWidth);
        setPointedAtMs(at === null ? null : (feed.series.all[at]?.atMs ?? null));
        return at;
      },
    },
  };
}
export type CandleChartModel = ReturnType<typeof useCandleChartModel>;
