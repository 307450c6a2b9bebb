import { longer } from './longer.ts';

/**
 * Pages by their numbers: open addressing over the pages themselves, at most five eighths full, and what was found the last time.
 *
 * @invariant  page 0 is none
 */
export class PageTable {
  private numbers = new Int32Array(16);
  private table = new Int32Array(32);
  private shift = 27;
  private count = 1;
  private readonly free: number[] = [];
  private nearNumber = -1;
  private nearPage = 0;

  get byteLength(): number {
    return this.numbers.byteLength + this.table.byteLength;
  }

  /** The page with a number; 0 where there is none. */
  find(number: number): number {
    if (number === this.nearNumber) return this.nearPage;
    const { table, numbers } = this;
    const mask = table.length - 1;
    let at = Math.imul(number, 0x9e3779b1) >>> this.shift;
    for (;;) {
      const page = table[at]!;
      if (page === 0) return 0;
      if (numbers[page] === number) {
        this.nearNumber = number;
        this.nearPage = page;
        return page;
      }
      at = (at + 1) & mask;
    }
  }

  /** Gives a number that has no page one. */
  open(number: number): number {
    const page = this.free.pop() ?? this.count++;
    if (page === this.numbers.length) this.numbers = longer(this.numbers);
    this.numbers[page] = number;
    if ((this.count - this.free.length) * 8 > this.table.length * 5) this.grow();
    else this.place(page);
    return page;
  }

  /** Takes a page away; those behind it in the table move up, so that no tombstone slows a look-up. */
  close(page: number): void {
    const { table, numbers } = this;
    const mask = table.length - 1;
    let hole = this.homeOf(page);
    while (table[hole] !== page) hole = (hole + 1) & mask;
    for (let at = (hole + 1) & mask; table[at] !== 0; at = (at + 1) & mask) {
      const moved = table[at]!;
      if (((at - this.homeOf(moved)) & mask) < ((at - hole) & mask)) continue;
      table[hole] = moved;
      hole = at;
    }
    table[hole] = 0;
    if (numbers[page] === this.nearNumber) this.nearNumber = -1;
    numbers[page] = -1;
    this.free.push(page);
  }

  private homeOf(page: number): number {
    return Math.imul(this.numbers[page]!, 0x9e3779b1) >>> this.shift;
  }

  private place(page: number): void {
    const { table } = this;
    const mask = table.length - 1;
    let at = this.homeOf(page);
    while (table[at] !== 0) at = (at + 1) & mask;
    table[at] = page;
  }

  private grow(): void {
    this.table = new Int32Array(this.table.length * 2);
    this.shift -= 1;
    for (let page = 1; page < this.count; page += 1) if (this.numbers[page] !== -1) this.place(page);
  }
}
