import type { Candle } from '../../rules/chart/candles.ts';
import { type Range, visible } from '../../rules/chart/chart-window.ts';
import { reachedRange } from '../../rules/chart/order-lines.ts';
import { wholeText } from '../../rules/whole.ts';
import type { ChartLook } from './chart-look.ts';

export const AXIS_BOTTOM_PX = 26;
export const PAD_TOP_PX = 12;
const VOLUME_SHARE = 0.18;
/** The height of a panel below the price, if there is enough; together panels take at most half of the chart. */
export const PANEL_PX = 92;
export const PANELS_SHARE = 0.5;

/** Maps prices to heights and, for the pointer, heights to prices. */
export interface ChartGeometry {
  readonly plotWidth: number;
  readonly plotHeight: number;
  readonly priceHeight: number;
  /** Volumes are between the prices and this height; below it are the indicators' panels, each `panelHeight` high. */
  readonly volumeBottom: number;
  readonly panelHeight: number;
  readonly low: number;
  readonly high: number;
  /** The largest volume in view. */
  readonly volumeMost: number;
  readonly range: Range | null;
}

/** As wide as the longest price with its tag. */
const axisWidthOf = (candles: readonly Candle[], priceScale: number): number =>
  Math.max(56, wholeText(candles.at(-1)?.high ?? 0, priceScale).length * 7.2 + 16);

/** The place of everything in a chart of this size. */
export function geometryOf({ width, height }: { width: number; height: number }, look: ChartLook): ChartGeometry {
  const { candles, window, priceScale, studies } = look;
  const plotWidth = Math.max(0, width - axisWidthOf(candles, priceScale));
  const plotHeight = Math.max(0, height - AXIS_BOTTOM_PX);
  const panels = studies.panels.length;
  const panelHeight = panels === 0 ? 0 : Math.min(PANEL_PX, (plotHeight * PANELS_SHARE) / panels);
  const volumeBottom = plotHeight - panels * panelHeight;
  const priceHeight = studies.hasVolumes ? volumeBottom * (1 - VOLUME_SHARE) : volumeBottom;
  const range = visible(window, candles.length, plotWidth);
  let low = Number.POSITIVE_INFINITY;
  let high = 0;
  let volumeMost = 0;
  for (let at = range?.from ?? 0; range && at <= range.to; at++) {
    const candle = candles[at]!;
    if (candle.low < low) low = candle.low;
    if (candle.high > high) high = candle.high;
    if (candle.volume > volumeMost) volumeMost = candle.volume;
  }
  const reached = reachedRange(low, high, look.lines);
  const pad = range ? Math.max((reached.high - reached.low) * 0.08, 1) : 0;
  const prices = range ? { low: reached.low - pad, high: reached.high + pad } : { low: 0, high: 1 };
  return { plotWidth, plotHeight, priceHeight, volumeBottom, panelHeight, volumeMost, range, ...prices };
}

export const yOf = (price: number, { low, high, priceHeight }: ChartGeometry): number =>
  PAD_TOP_PX + ((high - price) / (high - low)) * (priceHeight - PAD_TOP_PX);
export const priceAt = (y: number, { low, high, priceHeight }: ChartGeometry): number =>
  Math.round(high - ((y - PAD_TOP_PX) / (priceHeight - PAD_TOP_PX)) * (high - low));
