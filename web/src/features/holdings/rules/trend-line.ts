import { abbreviate } from '@bourse/core/money/abbreviate.ts';
import { EXACT_SCALE, exact } from '../../balances/public.ts';

/** The initial range of the line. */
export const FIRST_TREND_RANGE = '1m';

export interface TrendPoint {
  readonly atMs: number;
  readonly totalUsdt: string;
}

export interface TrendPicture {
  /**
   * Heights of the line's points. These may be floating point, because they are only drawn; amounts that are read are text.
   */
  readonly points: readonly number[];
  /** Highest first, evenly spaced. */
  readonly yLabels: readonly string[];
  /** Moments under the line, the oldest first. */
  readonly xMarksMs: readonly number[];
}

interface PictureLook {
  readonly lines?: number;
  readonly marks?: number;
  /** Formats a label beside the line; the value has EXACT_SCALE places. */
  readonly labelOf?: (value: bigint) => string;
}

const MICRO = 10n ** BigInt(EXACT_SCALE - 6);

/** Shortens `52.343K` to `52.3K` for labels. */
export const short = (text: string): string => text.replace(/(\.\d)\d*/, '$1');

const totalLabel = (value: bigint): string => short(abbreviate(value, EXACT_SCALE));

/** The drawing of a series, with `lines` labels beside it and `marks` moments below. */
export function trendPicture(
  series: readonly TrendPoint[],
  { lines = 4, marks = 5, labelOf = totalLabel }: PictureLook = {},
): TrendPicture {
  if (series.length === 0) return { points: [], yLabels: [], xMarksMs: [] };
  const values = series.map(({ totalUsdt }) => exact(totalUsdt));
  const sorted = [...values].sort((a, b) => (a < b ? -1 : 1));
  const low = sorted[0]!;
  const high = sorted.at(-1)!;
  const step = (high - low) / BigInt(lines - 1);
  const isFlat = high === low;
  const yLabels = isFlat ? [] : Array.from({ length: lines }, (_, index) => labelOf(high - step * BigInt(index)));
  const count = Math.min(marks, series.length);
  const xMarksMs = Array.from({ length: count }, (_, index) => {
    const at = count === 1 ? 0 : Math.round((index / (count - 1)) * (series.length - 1));
    return series[at]!.atMs;
  });
  return { points: values.map((value) => Number(value / MICRO)), yLabels: [...new Set(yLabels)], xMarksMs };
}
