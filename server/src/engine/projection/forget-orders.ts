import type { Db } from '../../platform/db/db.ts';

/** How many of each account's oldest orders one statement looks at; few, so that it holds nobody up. */
const ROWS_AT_ONCE = 5_000;

/**
 * Deletes ended orders of some accounts, oldest first: for accounts of the house that place thousands of them an hour.
 * Trades, charts, fees and balances stay. What the orders traded is added up, so that reconciliation can still compare
 * it with the trades. The trading core itself knows only open orders.
 *
 * @param beforeMs  only orders that ended before this
 * @returns         how many were deleted; if more than a few, the next call may find others
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
