import type { Db } from '../../platform/db/db.ts';

/**
 * Gives coins the numbers that the trading core knows them by. A coin gets its number at its first use, for ever; the
 * number is committed before anybody hears it, because a command with it may reach the journal at once.
 *
 * @invariant  a coin has the same number in every process, and no two coins share one
 */
export class CoinNumbers {
  readonly #db: Db;
  readonly #numbers = new Map<string, number>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** The number of a coin, given now where it has none. */
  async numberOf(asset: string): Promise<number> {
    let number = this.#numbers.get(asset);
    while (number === undefined) number = (await this.#find(asset)) ?? (await this.#give(asset));
    this.#numbers.set(asset, number);
    return number;
  }

  async #find(asset: string): Promise<number | undefined> {
    const rows = await this.#db.query<{ number: number }>('select number from trading.asset where asset = $1', [asset]);
    return rows[0]?.number;
  }

  /** Undefined where somebody else took the number, or named the coin, at the same moment. */
  async #give(asset: string): Promise<number | undefined> {
    const rows = await this.#db.query<{ number: number }>(
      `insert into trading.asset (number, asset) select coalesce(max(number), 0) + 1, $1 from trading.asset
       on conflict do nothing returning number`,
      [asset],
    );
    return rows[0]?.number;
  }
}
