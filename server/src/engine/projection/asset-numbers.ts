import type { Db, Queryable } from '../../platform/db/db.ts';

/** Which coin the core means by a number. Numbers are given once, so what was read stays right. */
export class AssetNumbers {
  readonly #db: Db;
  #names: ReadonlyMap<number, string> = new Map();

  constructor(db: Db) {
    this.#db = db;
  }

  /** All of them, as the database has them now. */
  async names(q: Queryable): Promise<ReadonlyMap<number, string>> {
    const rows = await q.query<{ number: number; asset: string }>('select number, asset from trading.asset');
    this.#names = new Map(rows.map(({ number, asset }) => [number, asset]));
    return this.#names;
  }

  /** Whether this process has seen that a coin has this number. */
  knows(number: number): boolean {
    return this.#names.has(number);
  }

  /** @throws where no coin has one of the numbers */
  async assertKnown(numbers: readonly number[]): Promise<void> {
    const names = await this.names(this.#db);
    const unknown = numbers.filter((number) => !names.has(number));
    if (unknown.length > 0) throw new Error(`no coin has the number ${unknown.join(', ')}`);
  }
}
