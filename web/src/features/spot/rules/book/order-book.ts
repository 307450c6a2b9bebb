import type { DrawnScale, Level, Side } from '../market.ts';
import { wholeOf } from '../whole.ts';

export interface BookSnapshot {
  readonly sequence: number;
  readonly bids: readonly Level[];
  readonly asks: readonly Level[];
}
export interface BookDelta extends BookSnapshot {
  readonly previous: number;
}

/** A price in ticks, its quantity, and the total quantity from the best price up to it, in lots. */
export interface BookRow {
  readonly ticks: number;
  readonly lots: number;
  readonly sum: number;
}

/** How many deltas are held while a snapshot is loading; a snapshot will cover any older ones. */
const HELD_MAX = 500;

/** One side: prices in order, the best last, with the quantity at each. */
class BookSide {
  readonly #prices: number[] = [];
  readonly #lots = new Map<number, number>();
  /** 1 where a higher price is better. */
  readonly #sign: 1 | -1;

  constructor(side: Side) {
    this.#sign = side === 'buy' ? 1 : -1;
  }

  get best(): number | null {
    return this.#prices.at(-1) ?? null;
  }

  clear(): void {
    this.#prices.length = 0;
    this.#lots.clear();
  }

  put(ticks: number, lots: number): void {
    const isThere = this.#lots.has(ticks);
    if (lots > 0) this.#lots.set(ticks, lots);
    else this.#lots.delete(ticks);
    if (isThere === lots > 0) return;
    const at = this.#placeOf(ticks);
    if (lots > 0) this.#prices.splice(at, 0, ticks);
    else this.#prices.splice(at, 1);
  }

  #placeOf(ticks: number): number {
    let low = 0;
    let high = this.#prices.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#prices[middle]! - ticks) * this.#sign < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  *levels(): Generator<readonly [ticks: number, lots: number]> {
    for (let at = this.#prices.length - 1; at >= 0; at--) {
      const ticks = this.#prices[at]!;
      yield [ticks, this.#lots.get(ticks)!];
    }
  }

  /** The best `count` rows with prices grouped to multiples of `step` ticks, rounded away from the spread. */
  rows(step: number, count: number): BookRow[] {
    const rows: { ticks: number; lots: number; sum: number }[] = [];
    let sum = 0;
    for (let at = this.#prices.length - 1; at >= 0; at--) {
      const price = this.#prices[at]!;
      const lots = this.#lots.get(price)!;
      const ticks = step === 1 ? price : (this.#sign > 0 ? Math.floor : Math.ceil)(price / step) * step;
      const last = rows.at(-1);
      if (last?.ticks !== ticks) {
        if (rows.length === count) break;
        sum += lots;
        rows.push({ ticks, lots, sum });
      } else {
        sum += lots;
        last.lots += lots;
        last.sum = sum;
      }
    }
    return rows;
  }
}

/**
 * The live order book of a market: a snapshot and the deltas after it. Their sequence numbers tell whether one is missing.
 *
 * @invariant  while `isLive`, the levels are those of the server at `sequence`
 */
export class OrderBook {
  readonly bids = new BookSide('buy');
  readonly asks = new BookSide('sell');
  readonly #scale: DrawnScale;
  #sequence: number | null = null;
  #held: BookDelta[] = [];

  constructor(scale: DrawnScale) {
    this.#scale = scale;
  }

  get isLive(): boolean {
    return this.#sequence !== null;
  }

  get sequence(): number | null {
    return this.#sequence;
  }

  side(side: Side): BookSide {
    return side === 'buy' ? this.bids : this.asks;
  }

  /**
   * Starts from a snapshot and applies the deltas held since.
   *
   * @returns  false where a delta between them is missing, so that a newer snapshot is needed
   */
  begin(snapshot: BookSnapshot): boolean {
    this.bids.clear();
    this.asks.clear();
    this.#put(snapshot);
    this.#sequence = snapshot.sequence;
    const held = this.#held;
    this.#held = [];
    const gapAt = held.findIndex((delta) => this.take(delta) === 'gap');
    if (gapAt >= 0) this.#held = held.slice(gapAt);
    return gapAt < 0;
  }

  /** Applies a delta, or holds it until there is a snapshot. After `gap` the book needs a new snapshot. */
  take(delta: BookDelta): 'applied' | 'held' | 'old' | 'gap' {
    if (this.#sequence === null) {
      if (this.#held.length === HELD_MAX) this.#held.shift();
      this.#held.push(delta);
      return 'held';
    }
    if (delta.sequence <= this.#sequence) return 'old';
    // A delta may begin before the book's sequence: its levels are present values, so applying them twice is harmless.
    if (delta.previous > this.#sequence) {
      this.lose();
      this.#held.push(delta);
      return 'gap';
    }
    this.#put(delta);
    this.#sequence = delta.sequence;
    return 'applied';
  }

  /** A delta was missed: the levels stay visible, but no longer count as the server's. */
  lose(): void {
    this.#sequence = null;
    this.#held = [];
  }

  #put({ bids, asks }: BookSnapshot): void {
    const { priceScale, tickStep, quantityScale, lotStep } = this.#scale;
    const putSide = (side: BookSide, levels: readonly Level[]) => {
      for (const [price, quantity] of levels) {
        side.put(wholeOf(price, priceScale) / tickStep, wholeOf(quantity, quantityScale) / lotStep);
      }
    };
    putSide(this.bids, bids);
    putSide(this.asks, asks);
  }
}

/** Steps in ticks that a book's prices can be grouped to: those that make sense at this price. */
export function groupSteps(lastTicks: number | null): number[] {
  const most = lastTicks === null ? 1_000 : Math.max(10, lastTicks / 100);
  return [1, 10, 100, 1_000, 10_000].filter((step) => step <= most);
}
