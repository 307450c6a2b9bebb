import { exact } from '../../balances/public.ts';
import type { GridLevel, Kline, KlineInterval } from '../api/queries.ts';
import type { PriceScale } from './bounds.ts';

const SECOND_MS = 1_000;
const MINUTE = 60 * SECOND_MS;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How fine prices may be drawn, the finest first. */
const STEPS: readonly { readonly interval: KlineInterval; readonly ms: number }[] = [
  { interval: '1m', ms: MINUTE },
  { interval: '5m', ms: 5 * MINUTE },
  { interval: '15m', ms: 15 * MINUTE },
  { interval: '1h', ms: HOUR },
  { interval: '4h', ms: 4 * HOUR },
  { interval: '1d', ms: DAY },
];
const CANDLES_MAX = 120;
/** Fewer than these say nothing of where a price comes from. */
const CANDLES_MIN = 60;

/** Which prices show a stretch of time: as fine as there is room for, and some before it. */
export function stepsFor(fromMs: number, toMs: number): { readonly interval: KlineInterval; readonly count: number } {
  const span = Math.max(0, toMs - fromMs);
  const step = STEPS.find(({ ms }) => span / ms <= CANDLES_MAX) ?? STEPS.at(-1)!;
  const count = Math.min(CANDLES_MAX, Math.max(CANDLES_MIN, Math.ceil(span / step.ms) + 2));
  return { interval: step.interval, count };
}

/** Pixels may be floating; every price that is read comes from text. */
const pixels = (point: bigint): number => Number(point / 10n ** 6n);

interface DrawnCandle {
  readonly at: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

/** Everything as shares of the picture: 0 at the left or the lower edge, 1 at the other. */
export interface LevelPicture {
  readonly candles: readonly DrawnCandle[];
  readonly levels: readonly { readonly at: number; readonly side: GridLevel['side']; readonly key: number }[];
  readonly marks: readonly { readonly x: number; readonly y: number; readonly side: 'buy' | 'sell' }[];
  readonly yMarks: readonly { readonly at: number; readonly text: string }[];
  readonly xMarks: readonly { readonly at: number; readonly atMs: number }[];
  readonly lastAt: number | null;
  readonly scale: PriceScale;
  /** How high a price is. */
  readonly yOf: (price: string) => number;
}

interface Asked {
  readonly rows: readonly Kline[];
  /** The lowest first. */
  readonly levels: readonly { readonly price: string; readonly side: GridLevel['side'] }[];
  readonly fills?: readonly { readonly atMs: number; readonly price: string; readonly side: 'buy' | 'sell' }[];
  readonly last: string | null;
  readonly marks: number;
  /** Prices that are to be seen as well. */
  readonly also?: readonly string[];
  /** The prices that a picture shows whose levels are being moved: nothing else may move under the hand. */
  readonly held?: PriceScale | null;
}

/** Where prices, levels and fills stand; null where there is no price to draw. */
export function levelPicture({ rows, levels, fills = [], last, marks, also = [], held }: Asked): LevelPicture | null {
  const [first] = rows;
  const end = rows.at(-1);
  if (!first || !end) return null;
  const shown = [...levels.map(({ price }) => price), ...also];
  const prices = rows.flatMap((row) => [exact(row[2]), exact(row[3])]).concat(shown.map(exact));
  if (last !== null) prices.push(exact(last));
  const low = prices.reduce((least, price) => (price < least ? price : least));
  const high = prices.reduce((most, price) => (price > most ? price : most));
  // Nothing touches the edge, and what can be moved has some way to go.
  const margin = (high - low) / (also.length > 0 ? 8n : 20n) + 1n;
  const scale = held ?? { bottom: low - margin, height: high - low + 2n * margin };
  const [bottom, height] = [scale.bottom, pixels(scale.height) || 1];
  const yOf = (price: string): number => pixels(exact(price) - bottom) / height;
  const stepMs = rows.length > 1 ? rows[1]![0] - first[0] : MINUTE;
  const span = end[0] - first[0] + stepMs;
  const xOf = (atMs: number): number => (atMs - first[0]) / span;
  const [lowest, highest] = [levels[0], levels.at(-1)];
  return {
    candles: rows.map(([atMs, open, up, down, close]) => ({
      at: xOf(atMs + stepMs / 2),
      open: yOf(open),
      high: yOf(up),
      low: yOf(down),
      close: yOf(close),
    })),
    levels: levels.map(({ price, side }, key) => ({ at: yOf(price), side, key })),
    marks: fills
      .filter(({ atMs }) => atMs >= first[0] && atMs <= end[0] + stepMs)
      .map(({ atMs, price, side }) => ({ x: xOf(atMs), y: yOf(price), side })),
    yMarks: lowest && highest ? [lowest, highest].map(({ price }) => ({ at: yOf(price), text: price })) : [],
    xMarks: Array.from({ length: marks }, (_, index) => {
      const at = (index + 0.5) / marks;
      return { at, atMs: first[0] + at * span };
    }),
    lastAt: last === null ? null : yOf(last),
    scale,
    yOf,
  };
}
