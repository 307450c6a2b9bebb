import { MINUTE_MS, SECOND_MS } from '@bourse/core/calendar/durations.ts';
import { PAGE_INTERVALS, type PageInterval } from '@bourse/core/spot/kline.ts';
import type { KlineRow } from '../market.ts';
import { wholeOf } from '../whole.ts';

export { PAGE_INTERVALS as INTERVALS };
export type Interval = PageInterval;
/** The interval as charts in all languages write it: 15m, 1H, 1D. */
export const intervalMark = (interval: Interval): string => interval.replace(/[hdw]$/, (unit) => unit.toUpperCase());
/** The length of a step; approximate for months, which matters only for drawing. */
export const INTERVAL_MS: Readonly<Record<Interval, number>> = {
  '1s': SECOND_MS,
  '1m': MINUTE_MS,
  '5m': 5 * MINUTE_MS,
  '15m': 15 * MINUTE_MS,
  '30m': 30 * MINUTE_MS,
  '1h': 60 * MINUTE_MS,
  '4h': 240 * MINUTE_MS,
  '1d': 1_440 * MINUTE_MS,
  '1w': 7 * 1_440 * MINUTE_MS,
  '1M': 30 * 1_440 * MINUTE_MS,
};

/** A step ready for drawing, with prices in units of their last place. `row` has its texts for display. */
export interface Candle {
  readonly atMs: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
  readonly row: KlineRow;
}

function candleOf(row: KlineRow, priceScale: number): Candle {
  const [atMs, open, high, low, close, volume] = row;
  const at = (text: string) => wholeOf(text, priceScale);
  return { atMs, open: at(open), high: at(high), low: at(low), close: at(close), volume: +volume, row };
}

/** How many missing steps are filled in; a larger gap means that the connection was lost, and the page is loaded again. */
const FILLED_MAX = 120;

/** Steps without trades, between two existing ones. */
function* quietBetween({ atMs, row }: Candle, untilMs: number, everyMs: number): Generator<KlineRow> {
  if ((untilMs - atMs) / everyMs > FILLED_MAX) return;
  const close = row[4];
  for (let at = atMs + everyMs; at < untilMs; at += everyMs) yield [at, close, close, close, close, '0', '0', 0];
}

/** A chart's steps, oldest first, one per opening time. */
export class CandleSeries {
  #candles: Candle[] = [];
  readonly #priceScale: number;
  readonly #filledEveryMs: number | null;

  /** @param filledEveryMs  the length of a step if the server does not report quiet ones; null if it does */
  constructor(priceScale: number, filledEveryMs: number | null = null) {
    this.#priceScale = priceScale;
    this.#filledEveryMs = filledEveryMs;
  }

  get all(): readonly Candle[] {
    return this.#candles;
  }

  /**
   * Merges steps in. A step that exists already is replaced.
   *
   * @param rows  oldest first
   * @returns     how many were added before the first one: a chart shifts by these to stay in place
   */
  merge(rows: readonly KlineRow[]): number {
    const before = this.#candles[0]?.atMs ?? Number.POSITIVE_INFINITY;
    const candles = rows.map((row) => candleOf(row, this.#priceScale));
    const last = this.#candles.at(-1);
    const [only] = candles;
    // A live update is usually one step: the running one, or the one after it.
    if (last && only && candles.length === 1 && only.atMs >= last.atMs) {
      if (only.atMs === last.atMs) this.#candles[this.#candles.length - 1] = only;
      else {
        const quiet = this.#filledEveryMs === null ? [] : quietBetween(last, only.atMs, this.#filledEveryMs);
        for (const row of quiet) this.#candles.push(candleOf(row, this.#priceScale));
        this.#candles.push(only);
      }
      return 0;
    }
    const byTime = new Map(this.#candles.map((candle) => [candle.atMs, candle]));
    for (const candle of candles) byTime.set(candle.atMs, candle);
    this.#candles = [...byTime.values()].sort((a, b) => a.atMs - b.atMs);
    return Number.isFinite(before) ? candles.filter(({ atMs }) => atMs < before).length : 0;
  }
}
