import type { Queryable } from '../../../platform/db/db.ts';

export interface BalanceRow {
  readonly asset: string;
  readonly availableMinor: bigint;
  readonly heldMinor: bigint;
}

/** What an account has, in the order of the coins' codes; coins of which it has nothing are left out. */
export async function findBalances(q: Queryable, account: number): Promise<BalanceRow[]> {
  const rows = await q.query<{ asset: string; available_minor: string; held_minor: string }>(
    `select a.asset, b.available_minor, b.held_minor from trading.balance b join trading.asset a on a.number = b.asset
     where b.account = $1 and (b.available_minor > 0 or b.held_minor > 0) order by a.asset`,
    [account],
  );
  return rows.map((row) => ({
    asset: row.asset,
    availableMinor: BigInt(row.available_minor),
    heldMinor: BigInt(row.held_minor),
  }));
}

/** The coins by the numbers that the trading core has for them. */
export async function findAssetNumbers(q: Queryable): Promise<ReadonlyMap<number, string>> {
  const rows = await q.query<{ number: number; asset: string }>('select number, asset from trading.asset');
  return new Map(rows.map(({ number, asset }) => [number, asset]));
}
