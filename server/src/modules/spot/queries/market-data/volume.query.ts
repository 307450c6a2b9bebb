import type { Queryable } from '../../../../platform/db/db.ts';
import { isAllocationOf } from '../../../balances/public.ts';

/** What somebody traded in a market: the sum of ticks times lots, which the market's unit makes an amount. */
export interface MarketVolume {
  readonly market: number;
  readonly tickLots: bigint;
}

/** Whether an account of the trading core is of the person `$1`: their own, or one of their grids'. */
const isTheirs = (account: string): string => `(${account} = $1 or ${isAllocationOf(account, '$1::bigint')})`;

/**
 * What a person and their grids bought and sold in some markets since a moment. A trade of theirs with each other counts as
 * nothing. It reads their own trades since then, by the sequence that the first trade of that time has.
 */
export async function findVolume(
  q: Queryable,
  uid: number,
  markets: readonly number[],
  fromMs: number,
): Promise<MarketVolume[]> {
  const rows = await q.query<{ market: number; tick_lots: string }>(
    `with own as (
       select $1::bigint as account
       union select account from trading.balance where ${isAllocationOf('account', '$1::bigint')}),
     since as (
       select m.market, (select t.sequence from trading.trade t where t.market = m.market and t.at_ms >= $3
                          order by t.at_ms, t.sequence limit 1) as sequence
         from unnest($2::int[]) as m (market))
     select s.market, coalesce(sum(t.ticks::numeric * t.lots), 0) as tick_lots
       from since s cross join own o cross join lateral (
         select ticks, lots, at_ms, taker_account as other from trading.trade
          where maker_account = o.account and market = s.market and sequence >= s.sequence
         union all
         select ticks, lots, at_ms, maker_account from trading.trade
          where taker_account = o.account and market = s.market and sequence >= s.sequence) t
      where s.sequence is not null and t.at_ms >= $3 and not ${isTheirs('t.other')}
      group by s.market`,
    [uid, markets, fromMs],
  );
  return rows.map((row) => ({ market: row.market, tickLots: BigInt(row.tick_lots) }));
}

/** Whether an account is a market maker of the house. */
export async function isMarketMaker(q: Queryable, uid: string): Promise<boolean> {
  const [row] = await q.query<{ is_maker: boolean }>(
    'select exists (select 1 from spot.market_maker where uid = $1) as is_maker',
    [uid],
  );
  return row!.is_maker;
}
