const START = 64;

/** Prices with a key each, of which the first is taken: the lowest ones, or (with `direction` −1) the highest. */
export class PriceHeap {
  private ranks = new Int32Array(START);
  private keys = new Int32Array(START);
  private count = 0;

  constructor(private readonly direction: 1 | -1) {}

  get size(): number {
    return this.count;
  }

  /** The price that would be taken next; there is one. */
  get firstTicks(): number {
    return this.ranks[0]! * this.direction;
  }

  add(ticks: number, key: number): void {
    if (this.count === this.ranks.length) this.grow();
    const rank = ticks * this.direction;
    let at = this.count;
    this.count += 1;
    while (at > 0) {
      const above = (at - 1) >>> 1;
      if (this.ranks[above]! <= rank) break;
      this.move(above, at);
      at = above;
    }
    this.put(at, rank, key);
  }

  /** Takes the first out; there is one. @returns  its key */
  takeFirst(): number {
    const key = this.keys[0]!;
    this.count -= 1;
    const rank = this.ranks[this.count]!;
    const lastKey = this.keys[this.count]!;
    let at = 0;
    for (;;) {
      let below = at * 2 + 1;
      if (below >= this.count) break;
      if (below + 1 < this.count && this.ranks[below + 1]! < this.ranks[below]!) below += 1;
      if (this.ranks[below]! >= rank) break;
      this.move(below, at);
      at = below;
    }
    this.put(at, rank, lastKey);
    return key;
  }

  /** Forgets those that are not wanted any more. */
  keep(isWanted: (ticks: number, key: number) => boolean): void {
    const { ranks, keys, count } = this;
    this.count = 0;
    // The kept ones never overtake those that are still to be looked at.
    for (let at = 0; at < count; at += 1) {
      const [ticks, key] = [ranks[at]! * this.direction, keys[at]!];
      if (isWanted(ticks, key)) this.add(ticks, key);
    }
  }

  private move(from: number, to: number): void {
    this.ranks[to] = this.ranks[from]!;
    this.keys[to] = this.keys[from]!;
  }

  private put(at: number, rank: number, key: number): void {
    this.ranks[at] = rank;
    this.keys[at] = key;
  }

  private grow(): void {
    const [ranks, keys] = [new Int32Array(this.count * 2), new Int32Array(this.count * 2)];
    ranks.set(this.ranks);
    keys.set(this.keys);
    [this.ranks, this.keys] = [ranks, keys];
  }
}
