import { MINUTE_MS, SECOND_MS } from '@bourse/core/calendar/durations.ts';
import { PAGE_INTERVALS, type PageInterval } from '@bourse/core/spot/kline.ts';
import type { KlineRow } from '../market.ts';
import { wholeOf } from '../whole.ts';

export { PAGE_INTERVALS as INTERVALS };
export type Interval = PageInterval;
/** Named as charts everywhere name them, in every language. */
export const intervalMark = (interval: Interval): string => interval.replace(/[hdw]$/, (unit) => unit.toUpperCase());
/** How long a step is; a month's own length differs, and is only drawn. */
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

/** A step of the chart for drawing: prices in units of their last place. Its texts stay in `row`, for reading. */
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

/** Steps between two that are filled in; where more are missing, the connection was away and the page is read again. */
const FILLED_MAX = 120;

/** Steps in which nobody traded, between two that are there. */
function* quietBetween({ atMs, row }: Candle, untilMs: number, everyMs: number): Generator<KlineRow> {
  if ((untilMs - atMs) / everyMs > FILLED_MAX) return;
  const close = row[4];
  for (let at = atMs + everyMs; at < untilMs; at += everyMs) yield [at, close, close, close, close, '0', '0', 0];
}

/** The steps of one chart, oldest first, each opening time once. */
export class CandleSeries {
  #candles: Candle[] = [];
  readonly #priceScale: number;
  readonly #filledEveryMs: number | null;

  /** @param filledEveryMs  how long a step is where the server does not tell each quiet one; null where it does */
  constructor(priceScale: number, filledEveryMs: number | null = null) {
    this.#priceScale = priceScale;
    this.#filledEveryMs = filledEveryMs;
  }

  get all(): readonly Candle[] {
    return this.#candles;
  }

  /**
   * Puts steps where they belong; one that is there already is replaced.
   *
   * @param rows  oldest first
   * @returns     how many came before the first that was there: a chart moves by so many to stand still
   */
  merge(rows: readonly KlineRow[]): number {
    const before = this.#candles[0]?.atMs ?? Number.POSITIVE_INFINITY;
    const candles = rows.map((row) => candleOf(row, this.#priceScale));
    const last = this.#candles.at(-1);
    const [only] = candles;
    // The live connection sends one step: the one that is growing, or the next.
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
