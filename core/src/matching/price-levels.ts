import { EntryRooms } from './entry-rooms.ts';
import { longer } from './longer.ts';
import { PageTable } from './page-table.ts';
import { lowestBit, PageWindow } from './page-window.ts';

/** Prices are 1 to 2^30 - 1 ticks, so that a key is a small integer and a page number needs 22 bits. */
export const TICKS_LIMIT = 2 ** 30;

const PAGE_BITS = 8;
const PAGE_LEVELS = 1 << PAGE_BITS;
const WORD_BITS = PAGE_BITS - 5;
const PAGE_WORDS = 1 << WORD_BITS;
/** A page with so many levels gets room for all of them, where that moves no more orders than this. */
const DENSE_FROM = 128;
const MOVED_MAX = 4_096;

/**
 * Where the price levels of one side of one market stand, by key: the lowest is the best. Levels are numbers above 0.
 *
 * Prices are cut into pages of 256 neighbouring ticks, which two bitmaps put in order. A page with many levels is dense: it has
 * all 256 of them in a row and a bit for each that is used, so that finding one or the next costs the same wherever it stands.
 * A page with few is sparse: a sorted list of those that there are, because a lone level on a dense page would cost four
 * kilobytes, and whoever places orders chooses their prices. A page becomes dense when it fills up, and is closed when it is
 * empty.
 */
export abstract class PriceLevels {
  /** A level is 16 bytes: its lots as a double, then the first and the last order; 0 for none. */
  protected levelLots = new Float64Array(2 * PAGE_LEVELS * 2);
  protected levelEnds = new Int32Array(this.levelLots.buffer);
  /** The key of a level; of a free one the next free one. */
  protected levelKeys = new Int32Array(2 * PAGE_LEVELS);
  /** Levels of dense pages with orders, and levels of any page that changed since `takeTouched`, a bit each. */
  private used = new Int32Array(2 * PAGE_WORDS);
  private touched = new Int32Array(2 * PAGE_WORDS);
  private touchedWords: number[] = [];

  /** Levels are given out 256 at a time: to a dense page, or one by one. Whose a block is; 0 where it is cut up. */
  private blockPages = new Int32Array(2);
  private blockCount = 1;
  private readonly freeBlocks: number[] = [];
  private freeSingle = 0;
  private nextSingle = 0;

  /** By their numbers: the price over 256. */
  private readonly pages = new PageTable();
  /** For each page: its first level where it is dense, else its first entry; its room, 0 where it is dense; its entries. */
  private pageStarts = new Int32Array(16);
  private pageRooms = new Uint16Array(16);
  private pageEntries = new Uint16Array(16);
  private readonly rooms = new EntryRooms();

  /** Numbers of pages with used levels. */
  private readonly usedPages = new PageWindow();

  /** Bytes of all that stands here, what is spare included. */
  get byteLength(): number {
    const levels = [this.levelLots, this.levelKeys, this.used, this.touched, this.blockPages];
    const pages = [this.pages, this.rooms, this.pageStarts, this.pageRooms, this.pageEntries];
    return [...levels, ...pages, this.usedPages].reduce((sum, part) => sum + part.byteLength, 0);
  }

  /** How many orders a level has; at most `max` are counted. */
  protected abstract lengthOf(level: number, max: number): number;
  /** The price of a key. */
  abstract keyOf(key: number): number;
  /** A level has another number from now on. */
  protected abstract moved(from: number, to: number): void;

  /** The level of a key, whether it has orders or not; 0 where there is none. */
  protected levelAt(key: number): number {
    const page = this.pages.find(key >>> PAGE_BITS);
    if (page === 0) return 0;
    const position = key & (PAGE_LEVELS - 1);
    if (this.pageRooms[page] === 0) return this.pageStarts[page]! | position;
    const at = this.entryOf(page, position);
    const isThere = at < this.pageStarts[page]! + this.pageEntries[page]! && this.rooms.positions[at] === position;
    return isThere ? this.rooms.levels[at]! : 0;
  }

  /** The level of a key; made where there is none. */
  protected makeLevel(key: number): number {
    const found = this.levelAt(key);
    if (found !== 0) return found;
    const page = this.pages.find(key >>> PAGE_BITS) || this.openPage(key >>> PAGE_BITS);
    return this.addEntry(page, key);
  }

  /** A level got its first order. */
  protected use(level: number): void {
    if (this.blockPages[level >>> PAGE_BITS] !== 0) {
      const word = this.used[level >>> 5]!;
      this.used[level >>> 5] = word | (1 << (level & 31));
      if (word !== 0) return;
    }
    this.usedPages.add(this.levelKeys[level]! >>> PAGE_BITS);
  }

  /** A level lost its last order. It stays until it was told. */
  protected unuse(level: number): void {
    const page = this.blockPages[level >>> PAGE_BITS]!;
    if (page !== 0) {
      const word = this.used[level >>> 5]! & ~(1 << (level & 31));
      this.used[level >>> 5] = word;
      if (word !== 0 || !this.isBlockEmpty(level >>> PAGE_BITS)) return;
    } else if (this.firstOf(this.pages.find(this.levelKeys[level]! >>> PAGE_BITS)) !== 0) return;
    this.usedPages.remove(this.levelKeys[level]! >>> PAGE_BITS);
  }

  /** The next level with orders; 0 when there is none. */
  protected levelBehind(level: number): number {
    const key = this.levelKeys[level]!;
    if (this.blockPages[level >>> PAGE_BITS] === 0) {
      const page = this.pages.find(key >>> PAGE_BITS);
      const end = this.pageStarts[page]! + this.pageEntries[page]!;
      for (let at = this.entryOf(page, key & (PAGE_LEVELS - 1)) + 1; at < end; at += 1) {
        const next = this.rooms.levels[at]!;
        if (this.levelEnds[next * 4 + 2] !== 0) return next;
      }
      return this.firstBehind(key >>> PAGE_BITS);
    }
    const blockEnd = ((level >>> PAGE_BITS) + 1) * PAGE_WORDS;
    let at = level >>> 5;
    // No bit above 31 exists: -2 << 31 is 0.
    let word = this.used[at]! & (-2 << (level & 31));
    while (word === 0) {
      at += 1;
      if (at === blockEnd) return this.firstBehind(key >>> PAGE_BITS);
      word = this.used[at]!;
    }
    return (at << 5) | lowestBit(word);
  }

  protected touch(level: number): void {
    const word = this.touched[level >>> 5]!;
    const bit = 1 << (level & 31);
    if ((word & bit) !== 0) return;
    if (word === 0) this.touchedWords.push(level >>> 5);
    this.touched[level >>> 5] = word | bit;
  }

  /** Tells every level that changed since the last call, with what is there now, and forgets those that are empty. */
  takeTouched(tell: (ticks: number, lots: number) => void): void {
    for (const at of this.touchedWords) {
      const isSparse = this.blockPages[at >>> WORD_BITS] === 0;
      for (let word = this.touched[at]!; word !== 0; word &= word - 1) {
        const level = (at << 5) | lowestBit(word);
        tell(this.keyOf(this.levelKeys[level]!), this.levelLots[level * 2]!);
        if (isSparse && this.levelEnds[level * 4 + 2] === 0) this.dropEntry(level);
      }
      this.touched[at] = 0;
    }
    for (const at of this.touchedWords) this.closeIfEmpty(at >>> WORD_BITS);
    this.touchedWords.length = 0;
  }

  private firstBehind(number: number): number {
    const next = this.usedPages.behind(number);
    return next < 0 ? 0 : this.firstOf(this.pages.find(next));
  }

  /** The best level of a page that has orders; 0 for none. */
  private firstOf(page: number): number {
    const start = this.pageStarts[page]!;
    if (this.pageRooms[page] === 0) {
      let at = start >>> 5;
      while (this.used[at] === 0) at += 1;
      return (at << 5) | lowestBit(this.used[at]!);
    }
    const end = start + this.pageEntries[page]!;
    for (let at = start; at < end; at += 1) {
      const level = this.rooms.levels[at]!;
      if (this.levelEnds[level * 4 + 2] !== 0) return level;
    }
    return 0;
  }

  /** The first entry of a sparse page at or behind a position. */
  private entryOf(page: number, position: number): number {
    const { positions } = this.rooms;
    let low = this.pageStarts[page]!;
    let high = low + this.pageEntries[page]!;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (positions[middle]! < position) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private openPage(number: number): number {
    this.usedPages.reach(number);
    const page = this.pages.open(number);
    if (page >= this.pageStarts.length) {
      this.pageStarts = longer(this.pageStarts);
      this.pageRooms = longer(this.pageRooms);
      this.pageEntries = longer(this.pageEntries);
    }
    this.pageStarts[page] = this.rooms.take(1);
    this.pageRooms[page] = 1;
    this.pageEntries[page] = 0;
    return page;
  }

  /** A new level on a sparse page, which may become a dense one by it. */
  private addEntry(page: number, key: number): number {
    const position = key & (PAGE_LEVELS - 1);
    const count = this.pageEntries[page]!;
    const room = this.pageRooms[page]!;
    if (count === room) {
      if (room >= DENSE_FROM && this.orderCountOf(page) <= MOVED_MAX) return this.makeDense(page, key) | position;
      this.moveRoom(page, room * 2);
    }
    const at = this.entryOf(page, position);
    const end = this.pageStarts[page]! + count;
    const { positions, levels } = this.rooms;
    positions.copyWithin(at + 1, at, end);
    levels.copyWithin(at + 1, at, end);
    const level = this.takeSingle();
    this.levelKeys[level] = key;
    positions[at] = position;
    levels[at] = level;
    this.pageEntries[page] = count + 1;
    return level;
  }

  private dropEntry(level: number): void {
    const key = this.levelKeys[level]!;
    const page = this.pages.find(key >>> PAGE_BITS);
    const at = this.entryOf(page, key & (PAGE_LEVELS - 1));
    const end = this.pageStarts[page]! + this.pageEntries[page]!;
    this.rooms.positions.copyWithin(at, at + 1, end);
    this.rooms.levels.copyWithin(at, at + 1, end);
    this.giveSingle(level);
    this.pageEntries[page]! -= 1;
    if (this.pageEntries[page] !== 0) return;
    this.rooms.give(this.pageStarts[page]!, this.pageRooms[page]!);
    this.pages.close(page);
  }

  private moveRoom(page: number, size: number): void {
    const start = this.pageStarts[page]!;
    const count = this.pageEntries[page]!;
    const to = this.rooms.take(size);
    this.rooms.positions.copyWithin(to, start, start + count);
    this.rooms.levels.copyWithin(to, start, start + count);
    this.rooms.give(start, this.pageRooms[page]!);
    this.pageStarts[page] = to;
    this.pageRooms[page] = size;
  }

  private orderCountOf(page: number): number {
    const start = this.pageStarts[page]!;
    let sum = 0;
    for (let at = start; at < start + this.pageEntries[page]! && sum <= MOVED_MAX; at += 1) {
      sum += this.lengthOf(this.rooms.levels[at]!, MOVED_MAX);
    }
    return sum;
  }

  /** Gives a page room for all of its levels. @returns the first of them */
  private makeDense(page: number, key: number): number {
    const block = this.takeBlock();
    const base = block << PAGE_BITS;
    this.blockPages[block] = page;
    const firstKey = key & ~(PAGE_LEVELS - 1);
    for (let at = 0; at < PAGE_LEVELS; at += 1) this.levelKeys[base | at] = firstKey | at;
    const start = this.pageStarts[page]!;
    for (let at = start; at < start + this.pageEntries[page]!; at += 1) {
      this.moveLevel(this.rooms.levels[at]!, base | this.rooms.positions[at]!);
    }
    this.rooms.give(start, this.pageRooms[page]!);
    this.pageStarts[page] = base;
    this.pageRooms[page] = 0;
    return base;
  }

  private moveLevel(from: number, to: number): void {
    this.levelLots[to * 2] = this.levelLots[from * 2]!;
    this.levelEnds[to * 4 + 2] = this.levelEnds[from * 4 + 2]!;
    this.levelEnds[to * 4 + 3] = this.levelEnds[from * 4 + 3]!;
    if (this.levelEnds[to * 4 + 2] !== 0) this.used[to >>> 5]! |= 1 << (to & 31);
    const bit = 1 << (from & 31);
    if ((this.touched[from >>> 5]! & bit) !== 0) {
      this.touched[from >>> 5]! &= ~bit;
      this.touch(to);
    }
    this.moved(from, to);
    this.giveSingle(from);
  }

  private closeIfEmpty(block: number): void {
    const page = this.blockPages[block]!;
    if (page === 0 || !this.isBlockEmpty(block)) return;
    this.blockPages[block] = 0;
    this.freeBlocks.push(block);
    this.pages.close(page);
  }

  private isBlockEmpty(block: number): boolean {
    for (let at = block * PAGE_WORDS; at < (block + 1) * PAGE_WORDS; at += 1) if (this.used[at] !== 0) return false;
    return true;
  }

  private takeSingle(): number {
    const level = this.freeSingle;
    if (level !== 0) {
      this.freeSingle = this.levelKeys[level]!;
      return level;
    }
    if ((this.nextSingle & (PAGE_LEVELS - 1)) === 0) this.nextSingle = this.takeBlock() << PAGE_BITS;
    return this.nextSingle++;
  }

  private giveSingle(level: number): void {
    this.levelLots[level * 2] = 0;
    this.levelEnds[level * 4 + 2] = this.levelEnds[level * 4 + 3] = 0;
    this.levelKeys[level] = this.freeSingle;
    this.freeSingle = level;
  }

  private takeBlock(): number {
    const block = this.freeBlocks.pop() ?? this.blockCount++;
    if (block >= this.blockPages.length) this.growLevels();
    return block;
  }

  private growLevels(): void {
    this.blockPages = longer(this.blockPages);
    const blocks = this.blockPages.length;
    const lots = new Float64Array(blocks * PAGE_LEVELS * 2);
    lots.set(this.levelLots);
    this.levelLots = lots;
    this.levelEnds = new Int32Array(lots.buffer);
    this.levelKeys = longer(this.levelKeys, blocks * PAGE_LEVELS);
    this.used = longer(this.used, blocks * PAGE_WORDS);
    this.touched = longer(this.touched, blocks * PAGE_WORDS);
  }
}
