import { BookSide } from '@bourse/core/spot/book-side.ts';
import { DayWindow } from '@bourse/core/spot/day-window.ts';
import type { StoredInterval } from '@bourse/core/spot/kline.ts';
import type { LevelNow } from '@bourse/core/trading/event.ts';
import type { KlineNow } from '../../../engine/trading.ts';
import type { PrintRow } from '../queries/market-data/market-data.query.ts';

/** Trades that are kept for those who ask what happened last. */
export const PRINTS_MAX = 200;

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
  /** Levels that changed since the book was last told, by side and price. */
  #pending = new Map<string, LevelNow>();
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
    this.#pending.set(`${level.side}${level.ticks}`, level);
    this.#pendingSequence = sequence;
  }

  get isAwaiting(): boolean {
    return this.#pending.size > 0;
  }

  /** Puts what waits into the book. @returns what changed, and the sequence before */
  settle(): { readonly previous: number; readonly sequence: number; readonly levels: readonly LevelNow[] } {
    const previous = this.bookSequence;
    const levels = [...this.#pending.values()];
    for (const { side, ticks, lots } of levels) this.side(side).set(ticks, lots);
    this.bookSequence = this.#pendingSequence;
    this.#pending = new Map();
    return { previous, sequence: this.bookSequence, levels };
  }
}
