import { hash, verify } from '@node-rs/argon2';
import { FairLine, type LineLimits } from './fair-line.ts';

/** The cost of one hash. The defaults are OWASP's first recommendation of 2025: 19 MiB, two passes, one lane. */
export interface Argon2Cost {
  readonly memoryKib: number;
  readonly passes: number;
}
const DEFAULT_COST: Argon2Cost = { memoryKib: 19_456, passes: 2 };

/** Two at once leave a processor for everything else; the longest wait is some seconds. */
const LINE: LineLimits = { atOnce: 2, waitingMax: 48, waitingOfOneMax: 8 };
/** One line for the whole process, because people's hashes and those of staff share its processors. */
const line = new FairLine(LINE);

/**
 * Hashes secrets that people choose: Argon2id, with a pepper that is not in the database. A few run at a time; if too
 * many wait, in all or of one origin, it throws `Overloaded` and does nothing.
 */
export class PasswordHasher {
  readonly #options: { memoryCost: number; timeCost: number; parallelism: 1; secret: Uint8Array };
  /** Verified in place of a missing hash, so that the answer takes as long. */
  readonly #nobody: Promise<string>;

  constructor(pepper: Uint8Array, cost: Argon2Cost = DEFAULT_COST) {
    this.#options = { memoryCost: cost.memoryKib, timeCost: cost.passes, parallelism: 1, secret: pepper };
    this.#nobody = this.#hash('nobody');
  }

  /** @param from the origin whose turn it is: a network if the person is not known yet, otherwise the person */
  hash(secret: string, from = 'house'): Promise<string> {
    return line.run(from, () => this.#hash(secret));
  }

  /** Whether a secret matches its hash. Without a hash it takes as long and returns false. `from` as in `hash`. */
  async matches(hashed: string | null, secret: string, from = 'house'): Promise<boolean> {
    const against = hashed ?? (await this.#nobody);
    const fits = await line.run(from, () => verify(against, secret.normalize('NFKC'), this.#options));
    return hashed !== null && fits;
  }

  #hash(secret: string): Promise<string> {
    return hash(secret.normalize('NFKC'), this.#options);
  }
}
