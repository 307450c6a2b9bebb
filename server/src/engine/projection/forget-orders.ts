import type { Db } from '../../platform/db/db.ts';

/** How many of each account's oldest orders one statement looks at: it holds nobody up. */
const ROWS_AT_ONCE = 5_000;

/**
 * Forgets orders of some accounts that ended long ago, the oldest first: for accounts of the house that make thousands of
 * them an hour. Their trades stay, and so do charts, fees and balances; the trading core itself knows only open orders.
 *
 * @param beforeMs  orders that ended before it
 * @returns  how many were forgotten; while it is more than a few there may be others for the next call
 */
export async function forgetClosedOrders(
  db: Db,
  { accounts, beforeMs }: { readonly accounts: readonly number[]; readonly beforeMs: number },
): Promise<number> {
  const rows = await db.query<{ id: string }>(
    `delete from trading.order where id = any (array(
       select o.id from unnest($1::bigint[]) as a (account) cross join lateral (
         select id, closed_at_ms from trading.order where account = a.account order by id limit $3) o
       where o.closed_at_ms < $2))
     returning id`,
    [accounts, beforeMs, ROWS_AT_ONCE],
  );
  return rows.length;
}
