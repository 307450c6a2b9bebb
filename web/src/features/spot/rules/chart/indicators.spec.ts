import { describe, expect, it } from 'vitest';
import type { Candle } from './candles.ts';
import {
  bollinger,
  exponentialAverage,
  type Indicator,
  macd,
  movingAverage,
  relativeStrength,
  stochastic,
} from './indicators.ts';

interface Step {
  readonly high?: number;
  readonly low?: number;
  readonly close: number;
  readonly volume?: number;
}

const candles = (steps: readonly (number | Step)[]): Candle[] =>
  steps.map((step, at) => {
    const { close, high = close, low = close, volume = 0 } = typeof step === 'number' ? { close: step } : step;
    return { atMs: at * 60_000, open: close, high, low, close, volume, row: [0, '', '', '', '', '', ''] as never };
  });
const computed = (indicator: Indicator, steps: readonly (number | Step)[]) => {
  indicator.extend(candles(steps), 0);
  return indicator.lines;
};
const rounded = (line: readonly number[], places: number) =>
  line.map((value) => (Number.isNaN(value) ? null : +value.toFixed(places)));

/** Closes of the worked table of Wilder's index that chart schools print. */
const WILDER = [
  44.3389, 44.0902, 44.1497, 43.6124, 44.3278, 44.8264, 45.0955, 45.4245, 45.8433, 46.0826, 45.8931, 46.0328, 45.614,
  46.282, 46.282, 46.0028, 46.0328, 46.4116, 46.2222, 45.6439, 46.2122, 46.2521, 45.7137, 46.4515, 45.7835, 45.3548,
  44.0288, 44.1783, 44.2181, 44.5672, 43.4205, 42.6628, 43.1314,
];
/** Closes of the worked table of Bollinger's bands. */
const BANDS = [
  86.1557, 89.0867, 88.7829, 90.3228, 89.0671, 91.1453, 89.4397, 89.175, 86.9302, 87.6752, 86.9596, 89.4299, 89.3221,
  88.7241, 87.4497, 87.2634, 89.4985, 87.9006, 89.126, 90.7043,
];
const HALVES = [
  22.27, 22.19, 22.08, 22.17, 22.18, 22.13, 22.23, 22.43, 22.24, 22.29, 22.15, 22.39, 22.38, 22.61, 23.36,
];

describe('an indicator gives the figures that were worked out by hand', () => {
  it('MA of closes and of volumes, where there are enough of them', () => {
    const [closes] = computed(movingAverage(2), [10, 20, 45, 15]);
    expect(closes).toEqual([Number.NaN, 15, 32.5, 30]);
    const volumes = [1, 3, 8].map((volume) => ({ close: 1, volume }));
    expect(computed(movingAverage(3, 'volume'), volumes)[0]).toEqual([Number.NaN, Number.NaN, 4]);
  });

  it('EMA 10, begun with the simple mean', () => {
    const [line = []] = computed(exponentialAverage(10), HALVES);
    expect(rounded(line, 2).slice(8)).toEqual([null, 22.22, 22.21, 22.24, 22.27, 22.33, 22.52]);
  });

  it('BOLL 20, 2 with the deviation of the population', () => {
    const [middle, upper, lower] = computed(bollinger(20, 2), BANDS).map((line) => rounded(line, 2).slice(-2));
    expect([middle, upper, lower]).toEqual([
      [null, 88.71],
      [null, 91.29],
      [null, 86.12],
    ]);
  });

  it('RSI 14 as Wilder smooths it', () => {
    const [line = []] = computed(relativeStrength(14), WILDER);
    expect(rounded(line, 2).slice(13)).toEqual([
      ...[null, 70.53, 66.32, 66.55, 69.41, 66.36, 57.97, 62.93, 63.26, 56.06, 62.38],
      ...[54.71, 50.42, 39.99, 41.46, 41.87, 45.46, 37.3, 33.08, 37.77],
    ]);
  });

  it('RSI is 100 where nothing was lost, 0 where nothing was won, 50 where nothing moved', () => {
    expect(computed(relativeStrength(2), [1, 2, 3])[0]?.[2]).toBe(100);
    expect(computed(relativeStrength(2), [3, 2, 1])[0]?.[2]).toBe(0);
    expect(computed(relativeStrength(2), [2, 2, 2])[0]?.[2]).toBe(50);
  });

  it('MACD: two exponential means, their distance, and its own mean', () => {
    const [dif, dea, bar] = computed(macd(2, 3, 2), [1, 3, 5, 9, 3]).map((line) => rounded(line, 6));
    // EMA 2: 2, 4, 22/3, 40/9. EMA 3: 3, 6, 4.5.
    expect(dif).toEqual([null, null, 1, +(4 / 3).toFixed(6), +(-1 / 18).toFixed(6)]);
    // DEA: the mean of the first two, then 7/6 + 2/3 (-1/18 - 7/6) = 19/54.
    expect(dea).toEqual([null, null, null, +(7 / 6).toFixed(6), +(19 / 54).toFixed(6)]);
    expect(bar).toEqual([null, null, null, +(1 / 3).toFixed(6), +(-22 / 27).toFixed(6)]);
  });

  it('KDJ 3, 3, 3: begun at 50, J is 3 K less 2 D', () => {
    const steps = [
      { high: 10, low: 5, close: 8 },
      { high: 12, low: 7, close: 11 },
      { high: 15, low: 9, close: 14 },
      { high: 13, low: 8, close: 8 },
    ];
    const [k, d, j] = computed(stochastic(3, 3, 3), steps).map((line) => rounded(line, 4).slice(1));
    // Raw values: (14 - 5) / (15 - 5) = 90, then (8 - 7) / (15 - 7) = 12.5.
    expect(k).toEqual([null, 63.3333, 46.3889]);
    expect(d).toEqual([null, 54.4444, 51.7593]);
    expect(j).toEqual([null, 81.1111, 35.6481]);
    expect(computed(stochastic(1, 3, 3), [{ high: 4, low: 4, close: 4 }])[0]).toEqual([50]);
  });
});

describe('an indicator follows a chart that moves', () => {
  const KINDS = {
    ma: () => movingAverage(5),
    ema: () => exponentialAverage(5),
    boll: () => bollinger(5, 2),
    macd: () => macd(3, 6, 4),
    rsi: () => relativeStrength(6),
    kdj: () => stochastic(5, 3, 3),
  };

  it.each(Object.entries(KINDS))('%s: step by step is what all at once would be', (_name, make) => {
    const all = candles(WILDER.map((close, at) => ({ close, high: close + (at % 3), low: close - (at % 2) })));
    const whole = make();
    whole.extend(all, 0);
    const followed = make();
    const growing: Candle[] = [];
    for (const candle of all) {
      // The newest step is another one first.
      growing.push({ ...candle, close: candle.close * 1.5, high: candle.high * 2 });
      followed.extend(growing, growing.length - 1);
      growing[growing.length - 1] = candle;
      followed.extend(growing, growing.length - 1);
    }
    expect(followed.lines.map((line) => rounded(line, 9))).toEqual(whole.lines.map((line) => rounded(line, 9)));
  });

  it.each(Object.entries(KINDS))('%s: a newest step that moved reads no more than its own length', (_name, make) => {
    const all = candles(Array.from({ length: 400 }, (_, at) => 100 + (at % 7)));
    const indicator = make();
    indicator.extend(all, 0);
    let reads = 0;
    const counted = new Proxy(all, {
      get: (target, name) => {
        if (typeof name === 'string' && /^\d+$/.test(name)) reads += 1;
        return Reflect.get(target, name);
      },
    });
    indicator.extend(counted, all.length - 1);
    expect(reads).toBeLessThanOrEqual(20);
  });
});
