import { BookSide } from '@bourse/core/spot/book-side.ts';
import { DayWindow } from '@bourse/core/spot/day-window.ts';
import type { StoredInterval } from '@bourse/core/spot/kline.ts';
import type { LevelNow } from '@bourse/core/trading/event.ts';
import type { KlineNow } from '../../../engine/trading.ts';
import type { PrintRow } from '../queries/market-data/market-data.query.ts';

/** Trades that are kept for those who ask what happened last. */
export const PRINTS_MAX = 200;

/** A book as it is now: price and lots, the best first. */
interface BookNow {
  readonly sequence: number;
  readonly bids: readonly (readonly [ticks: number, lots: number])[];
  readonly asks: readonly (readonly [ticks: number, lots: number])[];
}

/** What everybody may know of one market, as it is now. */
export class MarketState {
  readonly bids = new BookSide('buy');
  readonly asks = new BookSide('sell');
  /** The sequence that the two sides are of. */
  bookSequence = 0;
  /** Whether the trading core has heard of the market. */
  isTold = false;
  isHalted = true;
  referenceTicks = 0;
  lastTicks = 0;
  /** Trades are numbered from 1 on in each market, without a gap; 0 where nobody traded. */
  lastTradeId = 0;
  day = new DayWindow();
  /** Oldest first. */
  #prints: PrintRow[] = [];
  /** The running step of each chart, where somebody traded in it. */
  readonly klines = new Map<StoredInterval, KlineNow>();
  /** Lots of levels that changed since the book was last told, by price. */
  #pending = { buy: new Map<number, number>(), sell: new Map<number, number>() };
  #market = 0;
  #pendingSequence = 0;

  side(side: 'buy' | 'sell'): BookSide {
    return side === 'buy' ? this.bids : this.asks;
  }

  addPrint(print: PrintRow): void {
    this.#prints.push(print);
    // Cut now and then, not each time.
    if (this.#prints.length >= 2 * PRINTS_MAX) this.#prints = this.#prints.slice(-PRINTS_MAX);
  }

  /** The latest trades, newest first. */
  prints(countMax: number): PrintRow[] {
    return this.#prints.slice(-Math.min(countMax, PRINTS_MAX)).reverse();
  }

  /** Keeps a level for the next time that the book is told. */
  await(level: LevelNow, sequence: number): void {
    this.#market = level.market;
    this.#pending[level.side].set(level.ticks, level.lots);
    this.#pendingSequence = sequence;
  }

  get isAwaiting(): boolean {
    return this.#pending.buy.size + this.#pending.sell.size > 0;
  }

  /** The best levels with what waits to be told, and the sequence that they are of: behind no trade that is known. */
  book(countMax: number): BookNow {
    const { buy, sell } = this.#pending;
    return {
      sequence: this.isAwaiting ? this.#pendingSequence : this.bookSequence,
      bids: this.bids.bestWith(buy, countMax),
      asks: this.asks.bestWith(sell, countMax),
    };
  }

  /** Puts what waits into the book. @returns what changed, and the sequence before */
  settle(): { readonly previous: number; readonly sequence: number; readonly levels: readonly LevelNow[] } {
    const previous = this.bookSequence;
    const levels = (['buy', 'sell'] as const).flatMap((side) =>
      [...this.#pending[side]].map(([ticks, lots]): LevelNow => ({ market: this.#market, side, ticks, lots })),
    );
    for (const { side, ticks, lots } of levels) this.side(side).set(ticks, lots);
    this.bookSequence = this.#pendingSequence;
    this.#pending = { buy: new Map(), sell: new Map() };
    return { previous, sequence: this.bookSequence, levels };
  }
}
