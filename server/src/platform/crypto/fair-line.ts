/** There is more to do than can be done in good time: nothing was begun, and the caller may try later. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

export interface LineLimits {
  /** As many run at once. */
  readonly atOnce: number;
  /** As many wait, of all and of one origin; whoever comes beyond is turned away at once. */
  readonly waitingMax: number;
  readonly waitingOfOneMax: number;
}

/**
 * Runs costly work a few at a time. Who waits is served by turns of where it comes from, so that a crowd from one place holds up
 * nobody from another.
 */
export class FairLine {
  readonly #limits: LineLimits;
  /** By origin, the next one first; an origin that was served goes to the end. */
  readonly #lines = new Map<string, (() => void)[]>();
  #running = 0;
  #waiting = 0;

  constructor(limits: LineLimits) {
    this.#limits = limits;
  }

  /** @throws Overloaded where too many wait already */
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

  /** Hands the place on to whoever is next, or gives it up. */
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
