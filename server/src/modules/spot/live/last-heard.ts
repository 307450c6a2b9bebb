import type { Trading } from '../../../engine/trading.ts';

const PEOPLE_MAX = 100_000;

/**
 * Remembers the last command that each person was answered with, so that their next read includes it (I-14). It lives
 * in one process: a person who is answered by one process and reads from another may briefly see older rows.
 */
export class LastHeard {
  readonly #trading: Pick<Trading, 'waitForRows'>;
  readonly #sequences = new Map<string, number>();
  readonly #latest = new Map<string, number>();

  constructor(trading: Pick<Trading, 'waitForRows'>) {
    this.#trading = trading;
  }

  /** Notes the number of a command that a person was answered with. */
  note(uid: string, sequence: number): void {
    if (sequence <= (this.#sequences.get(uid) ?? 0)) return;
    if (this.#latest.size >= PEOPLE_MAX) {
      this.#sequences.clear();
      this.#latest.clear();
    }
    this.#latest.set(uid, sequence);
    this.#sequences.set(uid, sequence);
  }

  /** The last command that a person was answered with by this process; 0 if none is known. */
  latestOf(uid: string): number {
    return this.#latest.get(uid) ?? 0;
  }

  /** Resolves when the rows include everything that the person was told. */
  async waitForRows(uid: string): Promise<void> {
    const sequence = this.#sequences.get(uid);
    if (sequence === undefined) return;
    await this.#trading.waitForRows(sequence);
    if (this.#sequences.get(uid) === sequence) this.#sequences.delete(uid);
  }
}
