import { NODE, type OrderPool } from './order-pool.ts';

const { LEVEL, NARROW, NEXT, OPEN, PREVIOUS, WIDE } = NODE;

/** Prices are 1 to 2^30 - 1 ticks, so that a key is a small integer and a page number needs 22 bits. */
export const TICKS_LIMIT = 2 ** 30;
/** No order: greater than every key. */
const NO_KEY = TICKS_LIMIT;

const LIMIT = TICKS_LIMIT;
const NONE = NO_KEY;
const PAGE_BITS = 8;
const PAGE_LEVELS = 1 << PAGE_BITS;
const PAGE_WORDS = PAGE_LEVELS / 32;
/** The directory grows by this many pages, so that both bitmaps over it stay whole words. */
const DIRECTORY_STEP = 1024;

/** Which end of the prices a ladder offers first. */
export type Order = 'lowest-first' | 'highest-first';

const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);

/**
 * The price levels of one side of one market, best first, each a queue in order of arrival.
 *
 * Levels live on pages of 256 neighbouring ticks with a bitmap each; a directory finds the page of a price, and two bitmaps
 * over it find the next page in use. So adding, cancelling and finding the next best price cost the same in a dense book, in
 * a sparse one and in a deep one. A side that wants the highest price first is kept by mirrored price (`key`), which leaves
 * one direction to search and one code for both sides, and for stops.
 */
export class Ladder {
  /** The best key there is, or NO_KEY. */
  bestKey = NONE;
  bestLevel = 0;
  private readonly isMirrored: boolean;
  /** A level is 16 bytes: its lots as a double, then the first and the last order. */
  private levelLots = new Float64Array(2 * PAGE_LEVELS * 2);
  private levelEnds = new Int32Array(this.levelLots.buffer);
  /** Levels with orders, and levels changed since `takeTouched`, a bit each. */
  private used = new Int32Array(2 * PAGE_WORDS);
  private touched = new Int32Array(2 * PAGE_WORDS);
  private touchedWords: number[] = [];
  private pageNumbers = new Int32Array(2);
  private readonly freePages: number[] = [];
  private pageCount = 1;
  /** Maps a page number minus the base to the page; 0 means that there is none. */
  private directory = new Int32Array(DIRECTORY_STEP);
  private directoryBase = -1;
  private directoryBits = new Int32Array(DIRECTORY_STEP / 32);
  private directoryTop = new Int32Array(DIRECTORY_STEP / 1024);

  constructor(
    private readonly pool: OrderPool,
    order: Order,
  ) {
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
    return this.keyOf(this.keyAt(this.pool.narrow[slot * NARROW + LEVEL]!));
  }

  /** The last order at a price, behind whom the next one will stand; 0 for none. */
  lastAt(ticks: number): number {
    const key = this.keyOf(ticks);
    const at = (key >>> PAGE_BITS) - this.directoryBase;
    const page = at >= 0 && at < this.directory.length ? this.directory[at]! : 0;
    return this.levelEnds[((page << PAGE_BITS) | (key & (PAGE_LEVELS - 1))) * 4 + 3]!;
  }

  /** Appends an order to the queue of its price. */
  add(slot: number, ticks: number): void {
    const key = this.isMirrored ? LIMIT - ticks : ticks;
    const at = (key >>> PAGE_BITS) - this.directoryBase;
    let page = at >= 0 && at < this.directory.length ? this.directory[at]! : 0;
    if (page === 0) page = this.openPage(key >>> PAGE_BITS);
    const level = (page << PAGE_BITS) | (key & (PAGE_LEVELS - 1));
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
      yield { ticks: this.keyOf(this.keyAt(level)), lots: this.levelLots[level * 2]! };
    }
  }

  /** Tells every level that changed since the last call, with what is there now, and forgets pages that became empty. */
  takeTouched(tell: (ticks: number, lots: number) => void): void {
    for (const at of this.touchedWords) {
      for (let word = this.touched[at]!; word !== 0; word &= word - 1) {
        const level = (at << 5) | lowestBit(word);
        tell(this.keyOf(this.keyAt(level)), this.levelLots[level * 2]!);
      }
      this.touched[at] = 0;
    }
    for (const at of this.touchedWords) this.closeIfEmpty(at >>> 3);
    this.touchedWords.length = 0;
  }

  private keyAt(level: number): number {
    return (this.pageNumbers[level >>> PAGE_BITS]! << PAGE_BITS) | (level & (PAGE_LEVELS - 1));
  }

  private touch(level: number): void {
    const word = this.touched[level >>> 5]!;
    const bit = 1 << (level & 31);
    if ((word & bit) !== 0) return;
    if (word === 0) this.touchedWords.push(level >>> 5);
    this.touched[level >>> 5] = word | bit;
  }

  private fillLevel(level: number, slot: number, key: number): void {
    this.levelEnds[level * 4 + 2] = slot;
    const word = this.used[level >>> 5]!;
    this.used[level >>> 5] = word | (1 << (level & 31));
    if (word === 0) {
      const at = (key >>> PAGE_BITS) - this.directoryBase;
      this.directoryBits[at >>> 5]! |= 1 << (at & 31);
      this.directoryTop[at >>> 10]! |= 1 << ((at >>> 5) & 31);
    }
    if (key < this.bestKey) {
      this.bestKey = key;
      this.bestLevel = level;
    }
  }

  private emptyLevel(level: number): void {
    this.levelLots[level * 2] = 0;
    const word = this.used[level >>> 5]! & ~(1 << (level & 31));
    this.used[level >>> 5] = word;
    if (word === 0 && this.isPageEmpty(level >>> PAGE_BITS)) {
      const at = this.pageNumbers[level >>> PAGE_BITS]! - this.directoryBase;
      const bits = this.directoryBits[at >>> 5]! & ~(1 << (at & 31));
      this.directoryBits[at >>> 5] = bits;
      if (bits === 0) this.directoryTop[at >>> 10]! &= ~(1 << ((at >>> 5) & 31));
    }
    if (level === this.bestLevel) {
      this.bestLevel = this.levelBehind(level);
      this.bestKey = this.bestLevel === 0 ? NO_KEY : this.keyAt(this.bestLevel);
    }
  }

  /** The next level with orders; 0 when there is none. */
  private levelBehind(level: number): number {
    const page = level >>> PAGE_BITS;
    const pageEnd = (page + 1) * PAGE_WORDS;
    let at = level >>> 5;
    // No bit above 31 exists: -2 << 31 is 0.
    let word = this.used[at]! & (-2 << (level & 31));
    while (word === 0) {
      at += 1;
      if (at === pageEnd) return this.firstLevelOf(this.pageBehind(this.pageNumbers[page]! - this.directoryBase));
      word = this.used[at]!;
    }
    return (at << 5) | lowestBit(word);
  }

  private firstLevelOf(page: number): number {
    if (page === 0) return 0;
    let at = page * PAGE_WORDS;
    while (this.used[at] === 0) at += 1;
    return (at << 5) | lowestBit(this.used[at]!);
  }

  private pageBehind(from: number): number {
    const bits = this.directoryBits[from >>> 5]! & (-2 << (from & 31));
    if (bits !== 0) return this.directory[(from & ~31) | lowestBit(bits)]!;
    let top = from >>> 10;
    let word = this.directoryTop[top]! & (-2 << ((from >>> 5) & 31));
    while (word === 0) {
      top += 1;
      if (top >= this.directoryTop.length) return 0;
      word = this.directoryTop[top]!;
    }
    const at = (top << 5) | lowestBit(word);
    return this.directory[(at << 5) | lowestBit(this.directoryBits[at]!)]!;
  }

  private isPageEmpty(page: number): boolean {
    for (let at = page * PAGE_WORDS; at < (page + 1) * PAGE_WORDS; at += 1) if (this.used[at] !== 0) return false;
    return true;
  }

  private openPage(number: number): number {
    this.reach(number);
    const page = this.freePages.pop() ?? this.pageCount++;
    if (page >= this.pageNumbers.length) this.growPages();
    this.pageNumbers[page] = number;
    this.directory[number - this.directoryBase] = page;
    return page;
  }

  private closeIfEmpty(page: number): void {
    const at = this.pageNumbers[page]! - this.directoryBase;
    if (this.directory[at] !== page || !this.isPageEmpty(page)) return;
    this.directory[at] = 0;
    this.freePages.push(page);
  }

  private growPages(): void {
    const lots = new Float64Array(this.levelLots.length * 2);
    lots.set(this.levelLots);
    this.levelLots = lots;
    this.levelEnds = new Int32Array(lots.buffer);
    this.used = doubled(this.used);
    this.touched = doubled(this.touched);
    this.pageNumbers = doubled(this.pageNumbers);
  }

  /** Widens the directory until it covers a page number. */
  private reach(number: number): void {
    const isFirst = this.directoryBase < 0;
    const base = isFirst ? number : this.directoryBase;
    const end = isFirst ? number + 1 : base + this.directory.length;
    if (!isFirst && number >= base && number < end) return;
    const low = Math.floor(Math.min(base, number) / DIRECTORY_STEP) * DIRECTORY_STEP;
    const high = Math.ceil(Math.max(end, number + 1) / DIRECTORY_STEP) * DIRECTORY_STEP;
    const directory = new Int32Array(high - low);
    const bits = new Int32Array((high - low) / 32);
    const top = new Int32Array((high - low) / 1024);
    if (!isFirst) {
      directory.set(this.directory, base - low);
      bits.set(this.directoryBits, (base - low) / 32);
      top.set(this.directoryTop, (base - low) / 1024);
    }
    this.directory = directory;
    this.directoryBits = bits;
    this.directoryTop = top;
    this.directoryBase = low;
  }
}

function doubled(array: Int32Array): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(array.length * 2);
  grown.set(array);
  return grown;
}
