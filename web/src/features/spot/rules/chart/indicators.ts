import type { Candle } from './candles.ts';

/** A value for each step, oldest first; NaN while there are too few steps. */
export type Values = number[];

/** An indicator, computed from the steps of a chart. */
export interface Indicator {
  /** The lines, in their usual order. */
  readonly lines: readonly Values[];
  /**
   * Computes from step `from` to the newest one, keeping earlier values. A new step, or a change of the newest, costs the
   * work of one step only.
   */
  extend(candles: readonly Candle[], from: number): void;
}

type Read = (at: number) => number;
const closeOf =
  (candles: readonly Candle[]): Read =>
  (at) =>
    candles[at]!.close;

function meanOf(read: Read, length: number, at: number): number {
  let sum = 0;
  for (let each = at - length + 1; each <= at; each++) sum += read(each);
  return sum / length;
}

/** The simple average of the last `length` closes or volumes. */
export function movingAverage(length: number, of: 'close' | 'volume' = 'close'): Indicator {
  const mean: Values = [];
  return {
    lines: [mean],
    extend(candles, from) {
      for (let at = from; at < candles.length; at++) {
        mean[at] = at < length - 1 ? Number.NaN : meanOf((each) => candles[each]![of], length, at);
      }
    },
  };
}

/** One value of an exponential average that begins at step `first` with the simple average of the first `length`. */
function exponentialAt(line: Values, read: Read, length: number, first: number, at: number): void {
  const seedAt = first + length - 1;
  const before = line[at - 1]!;
  line[at] =
    at < seedAt
      ? Number.NaN
      : at === seedAt
        ? meanOf(read, length, at)
        : before + (2 / (length + 1)) * (read(at) - before);
}

/** The exponential average of closes with weight 2 / (length + 1), beginning with a simple average. */
export function exponentialAverage(length: number): Indicator {
  const line: Values = [];
  return {
    lines: [line],
    extend(candles, from) {
      for (let at = from; at < candles.length; at++) exponentialAt(line, closeOf(candles), length, 0, at);
    },
  };
}

/**
 * Bollinger bands: a simple average, and lines above and below it at a multiple of the closes' standard deviation. As John
 * Bollinger defines it, the deviation is the population's (divided by the length).
 *
 * @returns  lines: middle, upper, lower
 */
export function bollinger(length: number, deviations: number): Indicator {
  const [middle, upper, lower]: [Values, Values, Values] = [[], [], []];
  return {
    lines: [middle, upper, lower],
    extend(candles, from) {
      for (let at = from; at < candles.length; at++) {
        const mean = at < length - 1 ? Number.NaN : meanOf(closeOf(candles), length, at);
        const spread = Math.sqrt(meanOf((each) => (candles[Math.max(each, 0)]!.close - mean) ** 2, length, at));
        middle[at] = mean;
        upper[at] = mean + deviations * spread;
        lower[at] = mean - deviations * spread;
      }
    },
  };
}

/**
 * Gerald Appel's MACD: the fast exponential average less the slow one (DIF), and its exponential average (DEA). The bar is
 * twice their distance, as in charts that write DIF and DEA.
 *
 * @returns  lines: DIF, DEA, bar
 */
export function macd(fast: number, slow: number, signal: number): Indicator {
  const [dif, dea, bar]: [Values, Values, Values] = [[], [], []];
  const [quick, late]: [Values, Values] = [[], []];
  return {
    lines: [dif, dea, bar],
    extend(candles, from) {
      const close = closeOf(candles);
      for (let at = from; at < candles.length; at++) {
        exponentialAt(quick, close, fast, 0, at);
        exponentialAt(late, close, slow, 0, at);
        dif[at] = quick[at]! - late[at]!;
        exponentialAt(dea, (each) => dif[each]!, signal, Math.max(fast, slow) - 1, at);
        bar[at] = 2 * (dif[at]! - dea[at]!);
      }
    },
  };
}

/**
 * J. Welles Wilder's relative strength index: the average of gains relative to that of losses, beginning with the simple
 * average of the first `length` changes and then smoothed by 1 / length. 100 where there were no losses, 50 where nothing
 * moved.
 */
export function relativeStrength(length: number): Indicator {
  const [line, gains, losses]: [Values, Values, Values] = [[], [], []];
  const smoothedAt = (values: Values, change: Read, at: number) => {
    values[at] =
      at < length
        ? Number.NaN
        : at === length
          ? meanOf(change, length, at)
          : (values[at - 1]! * (length - 1) + change(at)) / length;
    return values[at]!;
  };
  return {
    lines: [line],
    extend(candles, from) {
      const change: Read = (at) => candles[at]!.close - candles[at - 1]!.close;
      for (let at = from; at < candles.length; at++) {
        const gain = smoothedAt(gains, (each) => Math.max(change(each), 0), at);
        const loss = smoothedAt(losses, (each) => Math.max(-change(each), 0), at);
        line[at] = gain === 0 && loss === 0 ? 50 : (100 * gain) / (gain + loss);
      }
    },
  };
}

/**
 * KDJ, George Lane's stochastic as drawn in Asia: the position of the close between the lowest low and the highest high of
 * `length` steps, smoothed by 1 / `smoothing` to K and again to D, both beginning at 50; J is 3 K − 2 D. 50 where nothing
 * moved.
 *
 * @returns  lines: K, D, J
 */
export function stochastic(length: number, smoothing: number, again: number): Indicator {
  const [k, d, j]: [Values, Values, Values] = [[], [], []];
  const rawAt = (candles: readonly Candle[], at: number): number => {
    let [low, high] = [Number.POSITIVE_INFINITY, 0];
    for (let each = at - length + 1; each <= at; each++) {
      low = Math.min(low, candles[each]!.low);
      high = Math.max(high, candles[each]!.high);
    }
    return high === low ? 50 : (100 * (candles[at]!.close - low)) / (high - low);
  };
  return {
    lines: [k, d, j],
    extend(candles, from) {
      for (let at = from; at < candles.length; at++) {
        const isFirst = at === length - 1;
        k[at] =
          at < length - 1
            ? Number.NaN
            : ((isFirst ? 50 : k[at - 1]!) * (smoothing - 1) + rawAt(candles, at)) / smoothing;
        d[at] = at < length - 1 ? Number.NaN : ((isFirst ? 50 : d[at - 1]!) * (again - 1) + k[at]!) / again;
        j[at] = 3 * k[at]! - 2 * d[at]!;
      }
    },
  };
}
