import { DAY_MS, MINUTE_MS } from '../calendar/durations.ts';
import { isQuiet, type Kline, klineOpenOf, withKline } from './kline.ts';

/** The last 24 hours of a market. Prices are ticks, 0 where nobody ever traded. */
export interface DayFigures {
  readonly openTicks: number;
  readonly highTicks: number;
  readonly lowTicks: number;
  readonly lastTicks: number;
  readonly baseLots: bigint;
  readonly quoteMinor: bigint;
  readonly tradeCount: number;
}

/**
 * The minutes that the 24 hour figures are made of: 1440 including the running one, and one more, because a rolling
 * window begins in the minute that was running a day ago.
 * @invariant the sums are those of all trades since the window's first minute began
 */
export class DayWindow {
  #minutes: Kline[] = [];
  /** The close of the last minute that left the window: the price that the 24 hours opened with. */
  #closeBefore = 0;

  /** @param closeBefore  the last price before the first of these minutes, 0 where there was none */
  constructor(minutes: readonly Kline[] = [], closeBefore = 0) {
    this.#minutes = [...minutes];
    this.#closeBefore = closeBefore;
  }

  /** The first minute that counts at `nowMs`. */
  static firstMinuteAt(nowMs: number): number {
    return klineOpenOf('1m', nowMs) - DAY_MS + MINUTE_MS;
  }

  /** The first minute that is kept at `nowMs`. */
  static firstKeptAt(nowMs: number): number {
    return klineOpenOf('1m', nowMs) - DAY_MS;
  }

  /** Takes the latest state of a minute. Minutes come in order; the last one may come again. */
  put(minute: Kline): void {
    const last = this.#minutes.at(-1);
    if (last && last.openAtMs === minute.openAtMs) this.#minutes[this.#minutes.length - 1] = minute;
    else if (!last || last.openAtMs < minute.openAtMs) this.#minutes.push(minute);
  }

  /** The figures of the 24 hours that end with the minute of `nowMs`. */
  figures(nowMs: number): DayFigures {
    this.#forgetBefore(DayWindow.firstKeptAt(nowMs));
    const [first] = this.#minutes;
    const isOneMore = first !== undefined && first.openAtMs < DayWindow.firstMinuteAt(nowMs);
    const minutes = isOneMore ? this.#minutes.slice(1) : this.#minutes;
    const closeBefore = isOneMore ? first.closeTicks : this.#closeBefore;
    const lastTicks = minutes.at(-1)?.closeTicks ?? closeBefore;
    const openTicks = closeBefore || (minutes[0]?.openTicks ?? 0);
    let [highTicks, lowTicks, tradeCount] = [0, 0, 0];
    let [baseLots, quoteMinor] = [0n, 0n];
    for (const minute of minutes) {
      if (isQuiet(minute)) continue;
      highTicks = Math.max(highTicks, minute.highTicks);
      lowTicks = lowTicks === 0 ? minute.lowTicks : Math.min(lowTicks, minute.lowTicks);
      baseLots += minute.baseLots;
      quoteMinor += minute.quoteMinor;
      tradeCount += minute.tradeCount;
    }
    const isStill = quoteMinor === 0n;
    return {
      openTicks,
      highTicks: isStill ? lastTicks : highTicks,
      lowTicks: isStill ? lastTicks : lowTicks,
      lastTicks,
      baseLots,
      quoteMinor,
      tradeCount,
    };
  }

  /** All trades from the minute of `fromMs` on (within the last 24 hours) as one step; null where there were none. */
  since(fromMs: number): Kline | null {
    let sum: Kline | null = null;
    for (const minute of this.#minutes) {
      if (minute.openAtMs < fromMs || isQuiet(minute)) continue;
      sum = sum ? withKline(sum, minute) : minute;
    }
    return sum;
  }

  #forgetBefore(firstMs: number): void {
    const kept = this.#minutes.findIndex(({ openAtMs }) => openAtMs >= firstMs);
    const gone = kept === -1 ? this.#minutes.length : kept;
    if (gone === 0) return;
    this.#closeBefore = this.#minutes[gone - 1]!.closeTicks;
    this.#minutes.splice(0, gone);
  }
}
