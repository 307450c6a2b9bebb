import type { Queryable } from '../../../platform/db/db.ts';

export interface SpotBalance {
  readonly asset: string;
  readonly availableMinor: bigint;
  readonly heldMinor: bigint;
}

/** An account's balances in the trading core, sorted by coin. */
export async function findSpotBalances(q: Queryable, account: number): Promise<SpotBalance[]> {
  const rows = await q.query<{ asset: string; available_minor: string; held_minor: string }>(
    `select a.asset, b.available_minor, b.held_minor from trading.balance b join trading.asset a on a.number = b.asset
     where b.account = $1 order by a.asset`,
    [account],
  );
  return rows.map((row) => ({
    asset: row.asset,
    availableMinor: BigInt(row.available_minor),
    heldMinor: BigInt(row.held_minor),
  }));
}
