const EMPTY = 0;

/**
 * Finds a small integer by a large one: account ids, balance keys, digests. Open addressing in one typed array of keys and
 * values side by side, because a Map costs a cache miss and a heap object more for each look-up, and the core makes several
 * for each command.
 */
export class IdTable {
  private entries: Float64Array;
  private mask: number;
  private shift: number;
  private entryCount = 0;

  /** @param capacity  entries expected; it grows by itself */
  constructor(capacity = 1024) {
    const bits = Math.max(4, 32 - Math.clz32(capacity * 2 - 1));
    this.entries = new Float64Array(2 << bits);
    this.mask = (1 << bits) - 1;
    this.shift = 32 - bits;
  }

  get size(): number {
    return this.entryCount;
  }

  /**
   * @param key  a whole number above 0
   * @returns    its value, or -1
   */
  get(key: number): number {
    const { entries, mask } = this;
    let at = Math.imul(key, 0x9e3779b1) >>> this.shift;
    for (;;) {
      const found = entries[at * 2]!;
      if (found === key) return entries[at * 2 + 1]! | 0;
      if (found === EMPTY) return -1;
      at = (at + 1) & mask;
    }
  }

  /** Puts a key that is not there yet. */
  add(key: number, value: number): void {
    if (this.entryCount * 2 > this.mask) this.grow();
    this.entryCount += 1;
    this.place(key, value);
  }

  /** Takes a key out; the entries behind it move up, so that no tombstone ever slows a look-up. */
  delete(key: number): void {
    const { entries, mask } = this;
    let hole = Math.imul(key, 0x9e3779b1) >>> this.shift;
    while (entries[hole * 2] !== key) {
      if (entries[hole * 2] === EMPTY) return;
      hole = (hole + 1) & mask;
    }
    this.entryCount -= 1;
    for (let at = (hole + 1) & mask; ; at = (at + 1) & mask) {
      const moved = entries[at * 2]!;
      if (moved === EMPTY) break;
      const home = Math.imul(moved, 0x9e3779b1) >>> this.shift;
      if (((at - home) & mask) < ((at - hole) & mask)) continue;
      entries[hole * 2] = moved;
      entries[hole * 2 + 1] = entries[at * 2 + 1]!;
      hole = at;
    }
    entries[hole * 2] = EMPTY;
  }

  private place(key: number, value: number): void {
    const { entries, mask } = this;
    let at = Math.imul(key, 0x9e3779b1) >>> this.shift;
    while (entries[at * 2] !== EMPTY) at = (at + 1) & mask;
    entries[at * 2] = key;
    entries[at * 2 + 1] = value;
  }

  private grow(): void {
    const { entries } = this;
    this.entries = new Float64Array(entries.length * 2);
    this.mask = entries.length - 1;
    this.shift -= 1;
    for (let at = 0; at < entries.length; at += 2)
      if (entries[at] !== EMPTY) this.place(entries[at]!, entries[at + 1]!);
  }
}
