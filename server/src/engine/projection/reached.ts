import { OutcomeUnknown } from '../../platform/db/outcome-unknown.ts';

const WAIT_MS = 5_000;

/** How far the rows are, and who waits for them to get further. */
export class Reached {
  #sequence = 0;
  #waiting: { readonly sequence: number; readonly resolve: () => void }[] = [];

  get sequence(): number {
    return this.#sequence;
  }

  /** Notes that the rows include everything up to here. */
  advance(sequence: number): void {
    this.#sequence = Math.max(this.#sequence, sequence);
    if (this.#waiting.length === 0) return;
    const there = this.#waiting.filter((one) => one.sequence <= this.#sequence);
    if (there.length === 0) return;
    this.#waiting = this.#waiting.filter((one) => one.sequence > this.#sequence);
    for (const one of there) one.resolve();
  }

  /**
   * Resolves when the rows include everything up to a sequence.
   *
   * @throws OutcomeUnknown after `timeoutMs`
   */
  wait(sequence: number, timeoutMs = WAIT_MS): Promise<void> {
    if (this.#sequence >= sequence) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((one) => one !== waiting);
        reject(new OutcomeUnknown(`the rows do not have ${sequence} yet`));
      }, timeoutMs);
      const waiting = {
        sequence,
        resolve: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      this.#waiting.push(waiting);
    });
  }
}
