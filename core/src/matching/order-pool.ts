import { GROWTH } from './longer.ts';

/**
 * One order is 64 bytes of one buffer, seen as 8 doubles (`wide`) and as 16 integers (`narrow`): a cache line or two. In one
 * array per field a cancel would touch ten of them in a deep book.
 *
 * Who uses these takes them out of the object into constants of its own file: an imported constant is read from memory each
 * time, one of the same file is compiled in.
 */
export const NODE = {
  /** How many numbers an order has in `wide`, and their offsets from `slot * WIDE`. All of them hold whole numbers. */
  WIDE: 8,
  ID: 0,
  /** Lots that can still trade. */
  OPEN: 1,
  /** Lots asked for; 0 while a stop waits that spends a quote amount. */
  LOTS: 2,
  /** Units of quote held for each open lot of a buy: the price and the highest fee. The whole sum, where a stop spends one. */
  PER_LOT: 3,

  /** How many numbers an order has in `narrow`, and their offsets from `slot * NARROW`. */
  NARROW: 16,
  /** Price, or the worst price of a waiting stop-market order; 0 for none. */
  TICKS: 8,
  /** Neighbours in the level: later and earlier arrivals. 0 is no order. */
  NEXT: 9,
  PREVIOUS: 10,
  LEVEL: 11,
  /** Account by its place in the core's table. */
  OWNER: 12,
  /** Which market, side, type, time in force, whether it waits: see `terms.ts`. */
  TERMS: 13,
  /** A bit of the terms: more is known of the order than stands here. Whoever trades with it is to look before going on. */
  HAS_EXTRA: 1 << 29,
  FEE_ROW: 14,
  /** The balance that holds its money, so that it is found without a look-up. */
  HOLDER: 15,
} as const;
const { WIDE, ID, OPEN, LOTS, NARROW, TICKS, NEXT, PREVIOUS, TERMS } = NODE;

/**
 * Where the nodes begin in their buffer. Large buffers begin 16 bytes behind the start of a cache line, as the C library gives
 * them out: so each node lies on one line, and not across two.
 */
const LEAD_BYTES = 48;

/** The most orders that one call warms. */
export const WARM_MAX = 1024;
/** Ids that follow each other stand side by side, so many, and the next so many somewhere else. */
const RUN_BITS = 3;
const RUN_MASK = (1 << RUN_BITS) - 1;

/**
 * The open orders of all markets: nodes that are used again, and the way from an id to its node.
 *
 * @invariant  slot 0 is never an order
 */
export class OrderPool {
  wide: Float64Array;
  narrow: Int32Array;
  /**
   * From id to slot, in pairs: a slot, and how many orders would have liked to stand here or before and stand behind. A
   * look-up begins at the home of the id and ends where that number is 0; the node itself tells whether it is the one.
   *
   * Ids are given in order: those of neighbours in time share a line of memory. But runs of them have their homes far from
   * each other, or thousands of new orders, laid side by side among old ones, would push one another ever further away.
   */
  private index: Int32Array;
  private mask: number;
  private shift: number;
  private count = 0;
  private readonly warmed = new Int32Array(WARM_MAX);
  private capacity: number;
  private freeHead = 0;
  private unused = 1;

  constructor(capacity = 4096) {
    this.wide = roomFor(capacity);
    this.narrow = new Int32Array(this.wide.buffer, LEAD_BYTES);
    this.capacity = capacity;
    const bits = Math.max(RUN_BITS + 1, 32 - Math.clz32(capacity));
    this.index = new Int32Array(2 << bits);
    this.mask = (1 << bits) - 1;
    this.shift = 32 - bits;
  }

  /** Bytes of all that stands here, what is spare included. */
  get byteLength(): number {
    return this.wide.byteLength + this.index.byteLength;
  }

  /** Open orders. */
  get size(): number {
    return this.count;
  }

  /** The slot of an open order, or -1. */
  find(id: number): number {
    const { index, mask, wide } = this;
    for (let at = this.homeOf(id); ; at = (at + 1) & mask) {
      const slot = index[at * 2]!;
      if (slot !== 0 && wide[slot * WIDE + ID] === id) return slot;
      if (index[at * 2 + 1] === 0) return -1;
    }
  }

  /** Takes a node and writes what every order has; links and terms are for the caller. */
  take(id: number, lots: number, ticks: number): number {
    let slot = this.freeHead;
    if (slot !== 0) this.freeHead = this.narrow[slot * NARROW + NEXT]!;
    else {
      slot = this.unused;
      if (slot === this.capacity) this.growNodes();
      this.unused = slot + 1;
    }
    const wide = slot * WIDE;
    this.wide[wide + ID] = id;
    this.wide[wide + OPEN] = lots;
    this.wide[wide + LOTS] = lots;
    this.narrow[slot * NARROW + TICKS] = ticks;
    this.count += 1;
    // At most half full: then few entries stand at another one's place.
    if (this.count * 2 > this.mask) this.growIndex();
    else this.point(id, slot);
    return slot;
  }

  /** Gives a node back; it is in no level any more. */
  free(slot: number): void {
    this.unpoint(slot);
    this.count -= 1;
    this.wide[slot * WIDE + ID] = 0;
    this.narrow[slot * NARROW + NEXT] = this.freeHead;
    this.freeHead = slot;
  }

  /**
   * Reads what taking these orders out, and queueing others behind `lasts`, will touch, for nothing but that it is near by
   * then: index, nodes, neighbours, each for all orders before the next, so that the processor fetches many at once where each
   * command would wait for its own.
   *
   * @returns  a number that means nothing, so that no read is left out
   */
  warm(ids: Float64Array, count: number, lasts: Int32Array, lastCount: number): number {
    const { index, narrow, warmed } = this;
    for (let at = 0; at < count; at += 1) warmed[at] = index[this.homeOf(ids[at]!) * 2]!;
    let sum = 0;
    for (let at = 0; at < lastCount; at += 1) sum = (sum + narrow[lasts[at]! * NARROW + NEXT]!) | 0;
    for (let at = 0; at < count; at += 1) sum = (sum + narrow[warmed[at]! * NARROW + TERMS]!) | 0;
    for (let at = 0; at < count; at += 1) {
      const node = warmed[at]! * NARROW;
      sum =
        (sum + narrow[narrow[node + NEXT]! * NARROW + NEXT]! + narrow[narrow[node + PREVIOUS]! * NARROW + NEXT]!) | 0;
    }
    return sum;
  }

  /** Every open order's slot, in no order that means anything. */
  *all(): Generator<number> {
    for (let slot = 1; slot < this.unused; slot += 1) {
      if (this.wide[slot * WIDE + ID] !== 0) yield slot;
    }
  }

  private homeOf(id: number): number {
    return ((Math.imul(id >>> RUN_BITS, 0x9e3779b1) >>> this.shift) & ~RUN_MASK) | (id & RUN_MASK);
  }

  private point(id: number, slot: number): void {
    const { index, mask } = this;
    let at = this.homeOf(id);
    while (index[at * 2] !== 0) {
      index[at * 2 + 1]! += 1;
      at = (at + 1) & mask;
    }
    index[at * 2] = slot;
  }

  private unpoint(slot: number): void {
    const { index, mask } = this;
    let at = this.homeOf(this.wide[slot * WIDE + ID]!);
    while (index[at * 2] !== slot) {
      index[at * 2 + 1]! -= 1;
      at = (at + 1) & mask;
    }
    index[at * 2] = 0;
  }

  private growNodes(): void {
    this.capacity = Math.ceil(this.capacity * GROWTH);
    const wide = roomFor(this.capacity);
    wide.set(this.wide);
    this.wide = wide;
    this.narrow = new Int32Array(wide.buffer, LEAD_BYTES);
  }

  private growIndex(): void {
    this.index = new Int32Array(this.index.length * 2);
    this.mask = this.index.length / 2 - 1;
    this.shift -= 1;
    for (let slot = 1; slot < this.unused; slot += 1) {
      const id = this.wide[slot * WIDE + ID]!;
      if (id !== 0) this.point(id, slot);
    }
  }
}

const roomFor = (capacity: number): Float64Array =>
  new Float64Array(new ArrayBuffer(LEAD_BYTES + capacity * WIDE * 8), LEAD_BYTES);
