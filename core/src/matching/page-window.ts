/** The bitmaps grow by this many numbers, so that both stay whole words. */
const STEP = 1024;
export const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);

/**
 * Which of the numbers between the lowest and the highest that ever was are in: a bit each, and a bit for each word of these
 * that is not 0, so that the next one is found in a few reads wherever it is.
 */
export class PageWindow {
  private base = -1;
  private bits = new Int32Array(STEP / 32);
  private words = new Int32Array(STEP / 1024);

  get byteLength(): number {
    return this.bits.byteLength + this.words.byteLength;
  }

  /** @param number  one that `reach` was told of */
  add(number: number): void {
    const at = number - this.base;
    this.bits[at >>> 5]! |= 1 << (at & 31);
    this.words[at >>> 10]! |= 1 << ((at >>> 5) & 31);
  }

  remove(number: number): void {
    const at = number - this.base;
    const bits = this.bits[at >>> 5]! & ~(1 << (at & 31));
    this.bits[at >>> 5] = bits;
    if (bits === 0) this.words[at >>> 10]! &= ~(1 << ((at >>> 5) & 31));
  }

  /** The next higher number that is in; -1 for none. */
  behind(number: number): number {
    const from = number - this.base;
    // No bit above 31 exists: -2 << 31 is 0.
    const bits = this.bits[from >>> 5]! & (-2 << (from & 31));
    if (bits !== 0) return this.base + ((from & ~31) | lowestBit(bits));
    let top = from >>> 10;
    let word = this.words[top]! & (-2 << ((from >>> 5) & 31));
    while (word === 0) {
      top += 1;
      if (top >= this.words.length) return -1;
      word = this.words[top]!;
    }
    const at = (top << 5) | lowestBit(word);
    return this.base + ((at << 5) | lowestBit(this.bits[at]!));
  }

  /** Widens the window until it covers a number. */
  reach(number: number): void {
    const isFirst = this.base < 0;
    const base = isFirst ? number : this.base;
    const end = isFirst ? number + 1 : base + this.bits.length * 32;
    if (!isFirst && number >= base && number < end) return;
    const low = Math.floor(Math.min(base, number) / STEP) * STEP;
    const high = Math.ceil(Math.max(end, number + 1) / STEP) * STEP;
    const bits = new Int32Array((high - low) / 32);
    const words = new Int32Array((high - low) / 1024);
    if (!isFirst) {
      bits.set(this.bits, (base - low) / 32);
      words.set(this.words, (base - low) / 1024);
    }
    this.bits = bits;
    this.words = words;
    this.base = low;
  }
}
