import type { Db } from '../../../platform/db/db.ts';
import { findCoinNames } from '../queries/coin-name.query.ts';

/** The coins by the numbers of the trading core. A coin keeps its number for ever, so only new ones are read. */
export class CoinNames {
  readonly #db: Db;
  #names: ReadonlyMap<number, string> = new Map();

  constructor(db: Db) {
    this.#db = db;
  }

  nameOf(number: number): string | undefined {
    return this.#names.get(number);
  }

  async refresh(): Promise<void> {
    this.#names = await findCoinNames(this.#db);
  }
}
