import type { Db, Queryable } from '../../platform/db/db.ts';

/**
 * The numbers of coins in the trading core. A coin gets its number for ever at its first use. The number is committed
 * before anybody learns it, because a command with it may reach the journal at once.
 *
 * @invariant  a coin has the same number in every process, and no two coins share one
 */
export class AssetNumbers {
  readonly #db: Db;
  readonly #numbers = new Map<string, number>();
  #names: ReadonlyMap<number, string> = new Map();

  constructor(db: Db) {
    this.#db = db;
  }

  /** The number of a coin, assigned now if it has none. */
  async numberOf(asset: string): Promise<number> {
    let number = this.#numbers.get(asset);
    while (number === undefined) number = (await this.#find(asset)) ?? (await this.#give(asset));
    this.#numbers.set(asset, number);
    return number;
  }

  /** All coins with numbers, as the database has them now. */
  async names(q: Queryable): Promise<ReadonlyMap<number, string>> {
    const rows = await q.query<{ number: number; asset: string }>('select number, asset from trading.asset');
    this.#names = new Map(rows.map(({ number, asset }) => [number, asset]));
    return this.#names;
  }

  /** Whether this process knows that a coin has this number. */
  knows(number: number): boolean {
    return this.#names.has(number);
  }

  /** @throws if no coin has one of the numbers */
  async assertKnown(numbers: readonly number[]): Promise<void> {
    const names = await this.names(this.#db);
    const unknown = numbers.filter((number) => !names.has(number));
    if (unknown.length > 0) throw new Error(`no coin has the number ${unknown.join(', ')}`);
  }

  async #find(asset: string): Promise<number | undefined> {
    const rows = await this.#db.query<{ number: number }>('select number from trading.asset where asset = $1', [asset]);
    return rows[0]?.number;
  }

  /** Undefined if another process took the number, or numbered the coin, at the same moment. */
  async #give(asset: string): Promise<number | undefined> {
    const rows = await this.#db.query<{ number: number }>(
      `insert into trading.asset (number, asset) select coalesce(max(number), 0) + 1, $1 from trading.asset
       on conflict do nothing returning number`,
      [asset],
    );
    return rows[0]?.number;
  }
}
