const EMPTY = 0;

/**
 * Finds a small integer by a large one: order ids, account ids, balance keys. Open addressing in two typed arrays, because a
 * Map costs a cache miss and a heap object more for each look-up, and the core makes several for each command.
 */
export class IdTable {
  private keys: Float64Array;
  private values: Int32Array;
  private mask: number;
  private shift: number;
  private entryCount = 0;

  /** @param capacity  entries expected; it grows by itself */
  constructor(capacity = 1024) {
    const bits = Math.max(4, 32 - Math.clz32(capacity * 2 - 1));
    this.keys = new Float64Array(1 << bits);
    this.values = new Int32Array(1 << bits);
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
    const { keys, mask } = this;
    let at = Math.imul(key, 0x9e3779b1) >>> this.shift;
    for (;;) {
      const found = keys[at]!;
      if (found === key) return this.values[at]!;
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
    const { keys, values, mask } = this;
    let hole = Math.imul(key, 0x9e3779b1) >>> this.shift;
    while (keys[hole] !== key) {
      if (keys[hole] === EMPTY) return;
      hole = (hole + 1) & mask;
    }
    this.entryCount -= 1;
    for (let at = (hole + 1) & mask; ; at = (at + 1) & mask) {
      const moved = keys[at]!;
      if (moved === EMPTY) break;
      const home = Math.imul(moved, 0x9e3779b1) >>> this.shift;
      if (((at - home) & mask) < ((at - hole) & mask)) continue;
      keys[hole] = moved;
      values[hole] = values[at]!;
      hole = at;
    }
    keys[hole] = EMPTY;
  }

  private place(key: number, value: number): void {
    const { keys, mask } = this;
    let at = Math.imul(key, 0x9e3779b1) >>> this.shift;
    while (keys[at] !== EMPTY) at = (at + 1) & mask;
    keys[at] = key;
    this.values[at] = value;
  }

  private grow(): void {
    const { keys, values } = this;
    this.keys = new Float64Array(keys.length * 2);
    this.values = new Int32Array(keys.length * 2);
    this.mask = keys.length * 2 - 1;
    this.shift -= 1;
    for (let at = 0; at < keys.length; at += 1) if (keys[at] !== EMPTY) this.place(keys[at]!, values[at]!);
  }
}
