import { isDatabaseAway } from '../../../platform/db/db.ts';

/**
 * What went wrong in single grids. One that cannot be worked on keeps no other from its turn: the error is thrown when
 * all of them have had theirs. Without the database nothing can be done, so that is thrown at once.
 */
export class Faults {
  readonly #errors: unknown[] = [];

  /** @returns the outcome of the work; where it failed, what stands for it */
  async spare<Outcome>(work: () => Promise<Outcome>, otherwise: Outcome): Promise<Outcome> {
    try {
      return await work();
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      this.#errors.push(error);
      return otherwise;
    }
  }

  /** Throws the first of the errors, if there was one. */
  end(): void {
    if (this.#errors.length > 0) throw this.#errors[0];
  }
}
