/** One side of an order book as everybody sees it: lots by price, the best price first. */
export class BookSide {
  readonly #isBid: boolean;
  /** The worst price first, so that the end, which changes most, is cheap to edit. */
  readonly #ticks: number[] = [];
  readonly #lots = new Map<number, number>();

  constructor(side: 'buy' | 'sell') {
    this.#isBid = side === 'buy';
  }

  get size(): number {
    return this.#ticks.length;
  }

  /** The best price, or 0 where the side is empty. */
  get bestTicks(): number {
    return this.#ticks.at(-1) ?? 0;
  }

  lotsAt(ticks: number): number {
    return this.#lots.get(ticks) ?? 0;
  }

  /** Sets what a price level holds; 0 lots remove it. */
  set(ticks: number, lots: number): void {
    const isThere = this.#lots.has(ticks);
    if (lots > 0) this.#lots.set(ticks, lots);
    else this.#lots.delete(ticks);
    if (isThere === lots > 0) return;
    const at = this.#placeOf(ticks);
    if (isThere) this.#ticks.splice(at, 1);
    else this.#ticks.splice(at, 0, ticks);
  }

  /** The best `countMax` levels as price and lots. */
  best(countMax: number): (readonly [ticks: number, lots: number])[] {
    const levels: (readonly [number, number])[] = [];
    for (let at = this.#ticks.length - 1; at >= 0 && levels.length < countMax; at -= 1) {
      const ticks = this.#ticks[at]!;
      levels.push([ticks, this.#lots.get(ticks)!]);
    }
    return levels;
  }

  /**
   * As `best`, with changes that this side does not hold yet.
   *
   * @param changes  lots by price, 0 where a level is gone
   */
  bestWith(changes: ReadonlyMap<number, number>, countMax: number): (readonly [ticks: number, lots: number])[] {
    if (changes.size === 0) return this.best(countMax);
    const isBetter = (one: number, other: number) => (this.#isBid ? one > other : one < other);
    const fresh = [...changes]
      .filter(([ticks, lots]) => lots > 0 && !this.#lots.has(ticks))
      .sort(([one], [other]) => (isBetter(one, other) ? -1 : 1));
    const levels: (readonly [number, number])[] = [];
    let next = 0;
    for (let at = this.#ticks.length - 1; at >= 0 && levels.length < countMax; at -= 1) {
      const ticks = this.#ticks[at]!;
      while (next < fresh.length && isBetter(fresh[next]![0], ticks)) levels.push(fresh[next++]!);
      const lots = changes.get(ticks) ?? this.#lots.get(ticks)!;
      if (lots > 0) levels.push([ticks, lots]);
    }
    return [...levels, ...fresh.slice(next)].slice(0, countMax);
  }

  /** Where a price stands, or would stand, in the list. */
  #placeOf(ticks: number): number {
    let low = 0;
    let high = this.#ticks.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const isWorse = this.#isBid ? this.#ticks[middle]! < ticks : this.#ticks[middle]! > ticks;
      if (isWorse) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
