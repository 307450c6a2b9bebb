/** There is more work than can be done in reasonable time: nothing was begun, and the caller may try later. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

export interface LineLimits {
  /** How many may run at once. */
  readonly atOnce: number;
  /** How many may wait, in all and of one origin; any more are refused at once. */
  readonly waitingMax: number;
  readonly waitingOfOneMax: number;
}

/** Runs costly work a few at a time. Origins take turns, so that a crowd from one place does not hold up others. */
export class FairLine {
  readonly #limits: LineLimits;
  /** Waiting work by origin, next origin first; one that was served goes to the end. */
  readonly #lines = new Map<string, (() => void)[]>();
  #running = 0;
  #waiting = 0;

  constructor(limits: LineLimits) {
    this.#limits = limits;
  }

  /** @throws Overloaded if too many wait already */
  async run<Value>(from: string, work: () => Promise<Value>): Promise<Value> {
    if (this.#running >= this.#limits.atOnce) await this.#wait(from);
    else this.#running++;
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  #wait(from: string): Promise<void> {
    const line = this.#lines.get(from) ?? [];
    const { waitingMax, waitingOfOneMax } = this.#limits;
    if (this.#waiting >= waitingMax || line.length >= waitingOfOneMax) throw new Overloaded();
    this.#waiting++;
    return new Promise((start) => {
      line.push(start);
      this.#lines.set(from, line);
    });
  }

  /** Hands the place to the next in line, or frees it. */
  #next(): void {
    for (const [from, line] of this.#lines) {
      const start = line.shift()!;
      this.#lines.delete(from);
      if (line.length > 0) this.#lines.set(from, line);
      this.#waiting--;
      start();
      return;
    }
    this.#running--;
  }
}
