import { Book } from '../../core/src/matching/book.ts';
import { NODE, OrderPool } from '../../core/src/matching/order-pool.ts';
import { seeded } from '../../core/src/trading/reference/seeded.ts';

const { NARROW, OPEN, TERMS, WIDE } = NODE;

export const LIMIT = 0;
const MARKET = 1;
export const CANCEL = 2;

/** A sequence of operations, the same for every engine that is measured. A limit order's id is its index plus one. */
export interface Flow {
  readonly kinds: Uint8Array;
  /** 1 for a buy, 0 for a sell. */
  readonly isBuy: Uint8Array;
  readonly ticks: Int32Array;
  readonly lots: Int32Array;
  /** The id that a cancel names. */
  readonly targets: Int32Array;
  /** Where the measured part begins; earlier orders only fill the book. */
  readonly from: number;
  readonly levelCount: number;
}

export interface FlowOptions {
  readonly operations: number;
  readonly resting: number;
  /** Ticks on each side over which limit orders spread. */
  readonly spreadTicks: number;
  readonly seed: number;
}

const MIDDLE_TICKS = 1_000_000;
/** How far a limit order may reach into the other side, so that a few trade at once. */
const REACH_TICKS = 2;
const LOTS_MAX = 100;
const MARKET_LOTS_MAX = 60;

/**
 * 45 % limit orders, 10 % market orders, 45 % cancels, around a wandering middle. While more than `resting` orders rest, a
 * cancel names one of them; otherwise one that is gone, so that the depth stays the same.
 */
export function makeFlow({ operations, resting, spreadTicks, seed }: FlowOptions): Flow {
  const random = seeded(seed);
  const upTo = (limit: number) => Math.floor(random() * limit);
  const total = resting + operations;
  const kinds = new Uint8Array(total);
  const isBuy = new Uint8Array(total);
  const ticks = new Int32Array(total);
  const lots = new Int32Array(total);
  const targets = new Int32Array(total);
  const rehearsal = new Rehearsal();
  let middle = MIDDLE_TICKS;
  for (let at = 0; at < total; at += 1) {
    const dice = at < resting ? 0 : random();
    isBuy[at] = upTo(2);
    if (dice < 0.45) {
      const away = 1 + upTo(spreadTicks) - (at < resting ? 0 : REACH_TICKS);
      ticks[at] = isBuy[at] === 1 ? middle - away : middle + away;
      lots[at] = 1 + upTo(LOTS_MAX);
      rehearsal.limit(at + 1, isBuy[at] === 1, ticks[at]!, lots[at]!);
    } else if (dice < 0.55) {
      kinds[at] = MARKET;
      lots[at] = 1 + upTo(MARKET_LOTS_MAX);
      rehearsal.market(isBuy[at] === 1, lots[at]!);
    } else {
      kinds[at] = CANCEL;
      targets[at] = rehearsal.pick(random, rehearsal.restingCount > resting);
      rehearsal.cancel(targets[at]!);
    }
    if (at >= resting && at % 64 === 0) middle += upTo(3) - 1;
  }
  return { kinds, isBuy, ticks, lots, targets, from: resting, levelCount: rehearsal.levelCount };
}

/** Keeps track of resting orders while the flow is generated, because a cancel must know them. */
class Rehearsal {
  private readonly pool = new OrderPool();
  private readonly book = new Book(this.pool);
  private readonly ids: number[] = [];
  private gone = 1;

  get restingCount(): number {
    return this.pool.size;
  }

  get levelCount(): number {
    return [...this.book.bids.levels()].length + [...this.book.asks.levels()].length;
  }

  limit(id: number, isBuy: boolean, ticks: number, lots: number): void {
    const from = isBuy ? this.book.asks : this.book.bids;
    const left = this.book.take(from, -1, from.keyOf(ticks), lots);
    this.drop();
    if (left === 0) return;
    const slot = this.pool.take(id, left, ticks);
    this.pool.narrow[slot * NARROW + TERMS] = isBuy ? 1 : 0;
    (isBuy ? this.book.bids : this.book.asks).add(slot, ticks);
    this.ids.push(id);
  }

  market(isBuy: boolean, lots: number): void {
    this.book.take(isBuy ? this.book.asks : this.book.bids, -1, Number.MAX_SAFE_INTEGER, lots);
    this.drop();
  }

  cancel(id: number): void {
    const slot = this.pool.find(id);
    if (slot < 0) return;
    (this.pool.narrow[slot * NARROW + TERMS] === 1 ? this.book.bids : this.book.asks).remove(slot);
    this.pool.free(slot);
  }

  /** A random id of an order that rests, or of one that is gone. Drops ids of orders that have left on the way. */
  pick(random: () => number, isResting: boolean): number {
    if (!isResting) return this.gone;
    for (;;) {
      const at = Math.floor(random() * this.ids.length);
      const id = this.ids[at]!;
      this.ids[at] = this.ids.at(-1)!;
      this.ids.pop();
      this.gone = id;
      if (this.pool.find(id) >= 0) return id;
    }
  }

  private drop(): void {
    for (let at = 0; at < this.book.fillCount; at += 1) {
      const slot = this.book.fillSlots[at]!;
      if (this.pool.wide[slot * WIDE + OPEN] === 0) this.pool.free(slot);
    }
  }
}
