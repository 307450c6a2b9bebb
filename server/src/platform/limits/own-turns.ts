import { FairLine } from '../crypto/fair-line.ts';

/** A third of the connections of the database's pool: one person's changes, however many come at once, take no more. */
const AT_ONCE = 4;
const WAITING_MAX = 60;
const LIMITS = { atOnce: AT_ONCE, waitingMax: WAITING_MAX, waitingOfOneMax: WAITING_MAX };

/**
 * A line for each caller's changes. Changes of one person wait for that person's row with a connection in hand; without
 * this, one caller's calls would take every connection and hold up everybody else's.
 */
export class OwnTurns {
  readonly #lines = new Map<string, { readonly line: FairLine; calls: number }>();

  /** How many callers have a change under way or waiting. */
  get callers(): number {
    return this.#lines.size;
  }

  /** @throws Overloaded if too many of this caller's changes wait already; nothing was begun */
  async run<Value>(caller: string, work: () => Promise<Value>): Promise<Value> {
    const own = this.#lines.get(caller) ?? { line: new FairLine(LIMITS), calls: 0 };
    this.#lines.set(caller, own);
    own.calls++;
    try {
      return await own.line.run(caller, work);
    } finally {
      own.calls--;
      if (own.calls === 0) this.#lines.delete(caller);
    }
  }
}
