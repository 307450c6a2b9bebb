import type { Queryable } from '../../../platform/db/db.ts';

/** Addresses of a family that belong to nobody but the house: hot wallets and where change returns to. */
export async function findHouseAddresses(q: Queryable, family: string): Promise<string[]> {
  const rows = await q.query<{ address: string }>(
    `select distinct address from wallet.deposit_address where family = $1 and purpose <> 'user' order by address`,
    [family],
  );
  return rows.map(({ address }) => address);
}
