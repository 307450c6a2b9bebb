import type { Db } from '../../platform/db/db.ts';

/** How many of each account's oldest orders one statement looks at: it holds nobody up. */
const ROWS_AT_ONCE = 5_000;

/**
 * Forgets orders of some accounts that ended long ago, the oldest first: for accounts of the house that make thousands of
 * them an hour. Their trades stay, and so do charts, fees and balances; what they traded is added up, so that trades are
 * compared with it. The trading core itself knows only open orders.
 *
 * @param beforeMs  orders that ended before it
 * @returns  how many were forgotten; while it is more than a few there may be others for the next call
 */
export async function forgetClosedOrders(
  db: Db,
  { accounts, beforeMs }: { readonly accounts: readonly number[]; readonly beforeMs: number },
): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `with gone as (
       delete from trading.order where id = any (array(
         select o.id from unnest($1::bigint[]) as a (account) cross join lateral (
           select id, closed_at_ms from trading.order where account = a.account order by id limit $3) o
         where o.closed_at_ms < $2))
       returning account, market, traded_lots, traded_units, fee_minor),
     added as (
       insert into trading.forgotten as f (account, market, lots, units, fee_minor)
       select account, market, sum(traded_lots), sum(traded_units), sum(fee_minor)
         from gone where traded_lots > 0 group by account, market
       on conflict (account, market) do update
          set lots = f.lots + excluded.lots, units = f.units + excluded.units, fee_minor = f.fee_minor + excluded.fee_minor)
     select count(*)::int as count from gone`,
    [accounts, beforeMs, ROWS_AT_ONCE],
  );
  return row!.count;
}
