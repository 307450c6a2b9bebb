import { BookSide } from '@bourse/core/spot/book-side.ts';
import { DayWindow } from '@bourse/core/spot/day-window.ts';
import type { StoredInterval } from '@bourse/core/spot/kline.ts';
import type { LevelNow } from '@bourse/core/trading/event.ts';
import type { KlineNow } from '../../../engine/trading.ts';
import type { PrintRow } from '../queries/market-data/market-data.query.ts';

/** How many trades are kept for those who ask for the latest. */
export const PRINTS_MAX = 200;

/** A book as it is now: prices and lots, best first. */
interface BookNow {
  readonly sequence: number;
  readonly bids: readonly (readonly [ticks: number, lots: number])[];
  readonly asks: readonly (readonly [ticks: number, lots: number])[];
}

/** The public state of one market. */
export class MarketState {
  readonly bids = new BookSide('buy');
  readonly asks = new BookSide('sell');
  /** The last sequence that both sides of the book include. */
  bookSequence = 0;
  /** Whether the trading core knows the market. */
  isTold = false;
  isHalted = true;
  referenceTicks = 0;
  lastTicks = 0;
  /** Trades are numbered from 1 in each market, without gaps; 0 if there was none. */
  lastTradeId = 0;
  day = new DayWindow();
  /** Oldest first. */
  #prints: PrintRow[] = [];
  /** The running step of each chart in which somebody has traded. */
  readonly klines = new Map<StoredInterval, KlineNow>();
  /** Levels that changed since the book was last sent: lots by price. */
  #pending = { buy: new Map<number, number>(), sell: new Map<number, number>() };
  #market = 0;
  #pendingSequence = 0;

  side(side: 'buy' | 'sell'): BookSide {
    return side === 'buy' ? this.bids : this.asks;
  }

  addPrint(print: PrintRow): void {
    this.#prints.push(print);
    // Cut only now and then, because cutting copies the list.
    if (this.#prints.length >= 2 * PRINTS_MAX) this.#prints = this.#prints.slice(-PRINTS_MAX);
  }

  /** The latest trades, newest first. */
  prints(countMax: number): PrintRow[] {
    return this.#prints.slice(-Math.min(countMax, PRINTS_MAX)).reverse();
  }

  /** Keeps a changed level until the book is sent the next time. */
  keep(level: LevelNow, sequence: number): void {
    this.#market = level.market;
    this.#pending[level.side].set(level.ticks, level.lots);
    this.#pendingSequence = sequence;
  }

  get hasPending(): boolean {
    return this.#pending.buy.size + this.#pending.sell.size > 0;
  }

  /**
   * The best levels including pending ones, and the last sequence that they include, which is never behind a trade that
   * is known here.
   */
  book(countMax: number): BookNow {
    const { buy, sell } = this.#pending;
    return {
      sequence: this.hasPending ? this.#pendingSequence : this.bookSequence,
      bids: this.bids.bestWith(buy, countMax),
      asks: this.asks.bestWith(sell, countMax),
    };
  }

  /** Applies the pending levels to the book. @returns what changed, and the sequence before */
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
