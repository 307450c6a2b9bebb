import type { Queryable } from '../../../platform/db/db.ts';

/** Trading fees of the house that still lie in the trading core, in minor units by coin. */
export async function findHouseFees(q: Queryable): Promise<ReadonlyMap<string, bigint>> {
  const rows = await q.query<{ asset: string; available_minor: string }>(
    `select n.asset, b.available_minor from trading.balance b join trading.asset n on n.number = b.asset
      where b.account = 0 and b.available_minor > 0 order by n.asset`,
  );
  return new Map(rows.map((row) => [row.asset, BigInt(row.available_minor)]));
}
