import { NODE, type OrderPool } from './order-pool.ts';
import { PriceLevels, TICKS_LIMIT } from './price-levels.ts';

const { LEVEL, NARROW, NEXT, OPEN, PREVIOUS, WIDE } = NODE;

/** No order: greater than every key. */
const NO_KEY = TICKS_LIMIT;
// A constant of the file is compiled in, an imported one is read each time.
const LIMIT = 2 ** 30;
const NONE = LIMIT;

/** Which end of the prices a ladder offers first. */
export type Order = 'lowest-first' | 'highest-first';

/**
 * The price levels of one side of one market, best first, each a queue in order of arrival. A side that wants the highest price
 * first is kept by mirrored price (`key`), which leaves one direction to search and one code for both sides, and for stops.
 */
export class Ladder extends PriceLevels {
  /** The best key there is, or NO_KEY. */
  bestKey = NONE;
  bestLevel = 0;
  private readonly isMirrored: boolean;

  constructor(
    private readonly pool: OrderPool,
    order: Order,
  ) {
    super();
    this.isMirrored = order === 'highest-first';
  }

  /** Smaller is better. The same for a price and back. */
  keyOf(ticks: number): number {
    return this.isMirrored ? LIMIT - ticks : ticks;
  }

  /** The order that trades next; 0 when the side is empty. */
  first(): number {
    return this.bestKey === NONE ? 0 : this.levelEnds[this.bestLevel * 4 + 2]!;
  }

  /** The price at which an order of this ladder stands. */
  ticksOf(slot: number): number {
    return this.keyOf(this.levelKeys[this.pool.narrow[slot * NARROW + LEVEL]!]!);
  }

  /** The last order at a price, behind whom the next one will stand; 0 for none. */
  lastAt(ticks: number): number {
    return this.levelEnds[this.levelAt(this.keyOf(ticks)) * 4 + 3]!;
  }

  /** Appends an order to the queue of its price. */
  add(slot: number, ticks: number): void {
    const key = this.isMirrored ? LIMIT - ticks : ticks;
    const level = this.makeLevel(key);
    const { narrow, wide } = this.pool;
    const last = this.levelEnds[level * 4 + 3]!;
    const node = slot * NARROW;
    narrow[node + LEVEL] = level;
    narrow[node + NEXT] = 0;
    narrow[node + PREVIOUS] = last;
    this.levelEnds[level * 4 + 3] = slot;
    if (last !== 0) narrow[last * NARROW + NEXT] = slot;
    else this.fillLevel(level, slot, key);
    this.levelLots[level * 2]! += wide[slot * WIDE + OPEN]!;
    this.touch(level);
  }

  /** Takes an order out of its queue, wherever it stands. */
  remove(slot: number): void {
    const { narrow, wide } = this.pool;
    const node = slot * NARROW;
    const level = narrow[node + LEVEL]!;
    const next = narrow[node + NEXT]!;
    const previous = narrow[node + PREVIOUS]!;
    if (next !== 0) narrow[next * NARROW + PREVIOUS] = previous;
    else this.levelEnds[level * 4 + 3] = previous;
    if (previous !== 0) narrow[previous * NARROW + NEXT] = next;
    else this.levelEnds[level * 4 + 2] = next;
    this.touch(level);
    if (next === 0 && previous === 0) this.emptyLevel(level);
    else this.levelLots[level * 2]! -= wide[slot * WIDE + OPEN]!;
  }

  /** Takes lots from the first order of the best level; an order that is used up leaves the queue. */
  takeFromFirst(slot: number, lots: number): void {
    const { narrow, wide } = this.pool;
    const level = this.bestLevel;
    const open = wide[slot * WIDE + OPEN]! - lots;
    wide[slot * WIDE + OPEN] = open;
    this.levelLots[level * 2]! -= lots;
    this.touch(level);
    if (open !== 0) return;
    const next = narrow[slot * NARROW + NEXT]!;
    this.levelEnds[level * 4 + 2] = next;
    if (next !== 0) narrow[next * NARROW + PREVIOUS] = 0;
    else {
      this.levelEnds[level * 4 + 3] = 0;
      this.emptyLevel(level);
    }
  }

  /** Makes an order smaller where it stands; something of it is left. */
  reduce(slot: number, lots: number): void {
    const level = this.pool.narrow[slot * NARROW + LEVEL]!;
    this.pool.wide[slot * WIDE + OPEN]! -= lots;
    this.levelLots[level * 2]! -= lots;
    this.touch(level);
  }

  /** The order behind `slot` on this side: next in its queue, then first of the next level; 0 at the end. */
  after(slot: number): number {
    const next = this.pool.narrow[slot * NARROW + NEXT]!;
    if (next !== 0) return next;
    const level = this.levelBehind(this.pool.narrow[slot * NARROW + LEVEL]!);
    return level === 0 ? 0 : this.levelEnds[level * 4 + 2]!;
  }

  /** Price and lots of each level, best first. */
  *levels(): Generator<{ readonly ticks: number; readonly lots: number }> {
    for (let level = this.bestKey === NONE ? 0 : this.bestLevel; level !== 0; level = this.levelBehind(level)) {
      yield { ticks: this.keyOf(this.levelKeys[level]!), lots: this.levelLots[level * 2]! };
    }
  }

  protected lengthOf(level: number, max: number): number {
    let count = 0;
    for (let slot = this.levelEnds[level * 4 + 2]!; slot !== 0 && count < max; count += 1) {
      slot = this.pool.narrow[slot * NARROW + NEXT]!;
    }
    return count;
  }

  protected moved(from: number, to: number): void {
    if (this.bestLevel === from) this.bestLevel = to;
    for (let slot = this.levelEnds[to * 4 + 2]!; slot !== 0; slot = this.pool.narrow[slot * NARROW + NEXT]!) {
      this.pool.narrow[slot * NARROW + LEVEL] = to;
    }
  }

  private fillLevel(level: number, slot: number, key: number): void {
    this.levelEnds[level * 4 + 2] = slot;
    this.use(level);
    if (key < this.bestKey) {
      this.bestKey = key;
      this.bestLevel = level;
    }
  }

  private emptyLevel(level: number): void {
    this.levelLots[level * 2] = 0;
    this.unuse(level);
    if (level === this.bestLevel) {
      this.bestLevel = this.levelBehind(level);
      this.bestKey = this.bestLevel === 0 ? NO_KEY : this.levelKeys[this.bestLevel]!;
    }
  }
}
