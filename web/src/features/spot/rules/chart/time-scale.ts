import { type Candle, INTERVAL_MS, type Interval } from './candles.ts';
import { type ChartWindow, stepAt, xOf } from './chart-window.ts';

/** Maps times to positions on a chart and back. */
export interface TimeScale {
  readonly candles: readonly Candle[];
  readonly window: ChartWindow;
  readonly interval: Interval;
  readonly widthPx: number;
}

/**
 * The index of the step that contains a moment. Outside the existing steps it is extrapolated by their length; before the
 * oldest it is negative.
 *
 * @param candles  oldest first, at least one
 */
export function indexOfTime(atMs: number, candles: readonly Candle[], interval: Interval): number {
  const [first, last] = [candles[0]!, candles[candles.length - 1]!];
  const every = INTERVAL_MS[interval];
  if (atMs < first.atMs) return Math.floor((atMs - first.atMs) / every);
  if (atMs >= last.atMs) return candles.length - 1 + Math.floor((atMs - last.atMs) / every);
  let low = 0;
  let high = candles.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (candles[middle]!.atMs <= atMs) low = middle;
    else high = middle;
  }
  return low;
}

/** The opening time of a step, whether it exists or not. */
export function timeOfIndex(index: number, candles: readonly Candle[], interval: Interval): number {
  const every = INTERVAL_MS[interval];
  const count = candles.length;
  if (index < 0) return candles[0]!.atMs + index * every;
  if (index >= count) return candles[count - 1]!.atMs + (index - count + 1) * every;
  return candles[index]!.atMs;
}

export const xOfTime = (atMs: number, { candles, window, interval, widthPx }: TimeScale): number =>
  xOf(indexOfTime(atMs, candles, interval), window, candles.length, widthPx);

export const timeAtX = (xPx: number, { candles, window, interval, widthPx }: TimeScale): number =>
  timeOfIndex(stepAt(xPx, window, candles.length, widthPx), candles, interval);
