import { hash, verify } from '@node-rs/argon2';

/** What one hash costs. The defaults are OWASP's first choice of 2025: 19 MiB, two passes, one lane. */
export interface Argon2Cost {
  readonly memoryKib: number;
  readonly passes: number;
}
const DEFAULT_COST: Argon2Cost = { memoryKib: 19_456, passes: 2 };

/** Hashes secrets that people choose: Argon2id, with a pepper that is not in the database. */
export class PasswordHasher {
  readonly #options: { memoryCost: number; timeCost: number; parallelism: 1; secret: Uint8Array };
  /** Verified in place of the hash of somebody who does not exist, so that the answer takes as long. */
  readonly #nobody: Promise<string>;

  constructor(pepper: Uint8Array, cost: Argon2Cost = DEFAULT_COST) {
    this.#options = { memoryCost: cost.memoryKib, timeCost: cost.passes, parallelism: 1, secret: pepper };
    this.#nobody = this.hash('nobody');
  }

  hash(secret: string): Promise<string> {
    return hash(secret.normalize('NFKC'), this.#options);
  }

  /** Whether a secret fits its hash; takes as long, and says no, where there is no hash. */
  async matches(hashed: string | null, secret: string): Promise<boolean> {
    const fits = await verify(hashed ?? (await this.#nobody), secret.normalize('NFKC'), this.#options);
    return hashed !== null && fits;
  }
}
