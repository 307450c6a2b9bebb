import { NODE, type OrderPool } from '../../matching/order-pool.ts';
import { TICKS_LIMIT } from '../../matching/price-levels.ts';
import { TRAIL_BPS_MAX, wakeTicksOf } from './trailing.ts';

const { LEVEL, NARROW, NEXT, PREVIOUS } = NODE;

/** Beyond so many extremes it is looked which of them any order still has. */
const EXTREMES_KEPT = 256;

/**
 * The stops of one side of one market that follow the price, so that a trade touches none of them.
 *
 * Prices are turned (`keyOf`) so that for both sides the higher one is what the stop follows, and a lower one what wakes it. All
 * orders hear of every price from the moment they began, so who came earlier has an extreme that is no lower: orders by their
 * place have falling extremes, kept once for each run of orders that share one. A price that is new to many joins their runs.
 *
 * For one distance the order to wake first is therefore the one that came first. There is a queue for each distance, and the next
 * of all is the best of their first ones; it is looked for only where the price has come to where it may be.
 *
 * @invariant  `extremes` falls and `ends` rises; an order of place p has the first extreme whose end is above p
 */
export class Trail {
  count = 0;
  /** Extremes by key, and the place before which the orders stand that have each. */
  private extremes: number[] = [];
  private ends: number[] = [];
  private extremesMax = EXTREMES_KEPT;
  /** By distance: the first and the last order, and where the first one wakes; -1 where that is not known. */
  private readonly firsts = new Int32Array(TRAIL_BPS_MAX + 1);
  private readonly lasts = new Int32Array(TRAIL_BPS_MAX + 1);
  private readonly wakeKeys = new Int32Array(TRAIL_BPS_MAX + 1);
  /** Distances in use, the smallest first. */
  private distances: number[] = [];
  /** An extreme moved: of no distance is known where its first order wakes. */
  private isMoved = false;
  /** No order wakes above this key. */
  private alarmKey = -1;

  /** @param placeOf  an order's place in the queues, by its slot */
  constructor(
    private readonly pool: OrderPool,
    private readonly isBuy: boolean,
    private readonly placeOf: (slot: number) => number,
  ) {}

  /**
   * An order begins to follow.
   *
   * @param place  above that of every other one
   * @param ticks  where its extreme begins, no better than that of any other one; 0 for the first price that comes
   */
  add(slot: number, bps: number, place: number, ticks: number): void {
    const { narrow } = this.pool;
    const last = this.lasts[bps]!;
    const node = slot * NARROW;
    narrow[node + LEVEL] = bps;
    narrow[node + NEXT] = 0;
    narrow[node + PREVIOUS] = last;
    this.lasts[bps] = slot;
    this.count += 1;
    if (last !== 0) narrow[last * NARROW + NEXT] = slot;
    else this.begin(bps, slot);
    const key = this.keyOf(ticks);
    const top = this.extremes.length - 1;
    if (top >= 0 && this.extremes[top] === key) this.ends[top] = place + 1;
    else {
      this.extremes.push(key);
      this.ends.push(place + 1);
      if (this.extremes.length > this.extremesMax) this.forgetExtremes();
    }
    this.alarmKey = Math.max(this.alarmKey, this.wakeKeyOf(key, bps));
  }

  remove(slot: number): void {
    const { narrow } = this.pool;
    const node = slot * NARROW;
    const bps = narrow[node + LEVEL]!;
    const next = narrow[node + NEXT]!;
    const previous = narrow[node + PREVIOUS]!;
    if (next !== 0) narrow[next * NARROW + PREVIOUS] = previous;
    else this.lasts[bps] = previous;
    if (previous !== 0) narrow[previous * NARROW + NEXT] = next;
    else {
      this.firsts[bps] = next;
      this.wakeKeys[bps] = -1;
      if (next === 0) this.distances.splice(this.distances.indexOf(bps), 1);
    }
    this.count -= 1;
    if (this.count > 0) return;
    this.extremes = [];
    this.ends = [];
    this.extremesMax = EXTREMES_KEPT;
    this.alarmKey = -1;
  }

  /** There was a trade at this price. */
  observe(ticks: number): void {
    const { extremes, ends } = this;
    const key = this.keyOf(ticks);
    let top = extremes.length - 1;
    if (top < 0 || extremes[top]! >= key) return;
    const end = ends[top]!;
    while (top > 0 && extremes[top - 1]! <= key) top -= 1;
    extremes.length = ends.length = top + 1;
    extremes[top] = key;
    ends[top] = end;
    this.isMoved = true;
    this.alarmKey = Math.max(this.alarmKey, this.wakeKeyOf(key, this.distances[0]!));
  }

  /** The next order that wakes at this price: of those that it has reached the one that was reached first; 0 for none. */
  reachedBy(ticks: number): number {
    const key = this.keyOf(ticks);
    if (this.count === 0 || key > this.alarmKey) return 0;
    let found = 0;
    let foundKey = -1;
    for (const bps of this.distances) {
      const slot = this.firsts[bps]!;
      let wakeKey = this.wakeKeys[bps]!;
      if (wakeKey < 0 || this.isMoved) {
        wakeKey = this.wakeKeyOf(this.extremes[this.runOf(slot)]!, bps);
        this.wakeKeys[bps] = wakeKey;
      }
      const isBetter = wakeKey > foundKey || (wakeKey === foundKey && this.placeOf(slot) < this.placeOf(found));
      if (isBetter) [found, foundKey] = [slot, wakeKey];
    }
    this.isMoved = false;
    this.alarmKey = foundKey;
    return key <= foundKey ? found : 0;
  }

  /** The best price since an order began to follow; 0 where there was none. */
  extremeTicksOf(slot: number): number {
    return this.ticksOf(this.extremes[this.runOf(slot)]!);
  }

  /** What orders have followed to: each extreme in ticks, with the place before which the orders stand that have it. */
  *runs(): Generator<{ readonly end: number; readonly ticks: number }> {
    for (const [at, key] of this.extremes.entries()) yield { end: this.ends[at]!, ticks: this.ticksOf(key) };
  }

  private begin(bps: number, slot: number): void {
    this.firsts[bps] = slot;
    this.wakeKeys[bps] = -1;
    const at = this.distances.findIndex((each) => each > bps);
    this.distances.splice(at < 0 ? this.distances.length : at, 0, bps);
  }

  /** Which run of orders that share an extreme one stands in. */
  private runOf(slot: number): number {
    const place = this.placeOf(slot);
    let low = 0;
    let high = this.ends.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.ends[middle]! > place) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** Drops the extremes that no order has any more. */
  private forgetExtremes(): void {
    const used = new Uint8Array(this.extremes.length);
    for (const bps of this.distances) {
      for (let slot = this.firsts[bps]!; slot !== 0; slot = this.pool.narrow[slot * NARROW + NEXT]!) {
        used[this.runOf(slot)] = 1;
      }
    }
    this.extremes = this.extremes.filter((_key, at) => used[at] === 1);
    this.ends = this.ends.filter((_end, at) => used[at] === 1);
    this.extremesMax = Math.max(EXTREMES_KEPT, this.extremes.length * 2);
  }

  private keyOf(ticks: number): number {
    return ticks === 0 || !this.isBuy ? ticks : TICKS_LIMIT - ticks;
  }

  private ticksOf(key: number): number {
    return this.keyOf(key);
  }

  /** No price wakes an order that has seen none. */
  private wakeKeyOf(key: number, bps: number): number {
    if (key === 0) return 0;
    const ticks = wakeTicksOf(this.ticksOf(key), bps, this.isBuy);
    return this.isBuy ? Math.max(0, TICKS_LIMIT - ticks) : ticks;
  }
}
