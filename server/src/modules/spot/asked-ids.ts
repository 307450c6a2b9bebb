import type { Db } from '../../platform/db/db.ts';
import { type AskedId, askedKey, findAskedIds } from './queries/order.query.ts';

interface Waiting extends AskedId {
  readonly resolve: (isAsked: boolean) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Whether callers asked under their ids before, of the rows. The trading core remembers only the latest ids, so this is asked
 * for every order; all that come at the same moment are looked up together.
 */
export class AskedIds {
  readonly #db: Db;
  #waiting: Waiting[] = [];

  constructor(db: Db) {
    this.#db = db;
  }

  isAsked(asked: AskedId): Promise<boolean> {
    if (asked.clientId === '') return Promise.resolve(false);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...asked, resolve, reject });
      if (this.#waiting.length === 1) setImmediate(() => void this.#look());
    });
  }

  async #look(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    try {
      const found = await findAskedIds(this.#db, waiting);
      for (const one of waiting) one.resolve(found.has(askedKey(one)));
    } catch (error) {
      for (const { reject } of waiting) reject(error as Error);
    }
  }
}
