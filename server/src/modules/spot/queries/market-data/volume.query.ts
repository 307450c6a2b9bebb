import type { Queryable } from '../../../../platform/db/db.ts';

/** What somebody traded in a market: the sum of ticks times lots, which the market's unit makes an amount. */
export interface MarketVolume {
  readonly market: number;
  readonly tickLots: bigint;
}

/**
 * What an account bought and sold in some markets since a moment. A trade with itself counts as nothing. It reads the account's
 * own trades since then, by the sequence that the first trade of that time has.
 */
export async function findVolume(
  q: Queryable,
  account: number,
  markets: readonly number[],
  fromMs: number,
): Promise<MarketVolume[]> {
  const rows = await q.query<{ market: number; tick_lots: string }>(
    `with since as (
       select m.market, (select t.sequence from trading.trade t where t.market = m.market and t.at_ms >= $3
                          order by t.at_ms, t.sequence limit 1) as sequence
         from unnest($2::int[]) as m (market))
     select s.market, coalesce(sum(t.ticks::numeric * t.lots), 0) as tick_lots
       from since s cross join lateral (
         select ticks, lots, at_ms from trading.trade
          where maker_account = $1 and taker_account <> $1 and market = s.market and sequence >= s.sequence
         union all
         select ticks, lots, at_ms from trading.trade
          where taker_account = $1 and maker_account <> $1 and market = s.market and sequence >= s.sequence) t
      where s.sequence is not null and t.at_ms >= $3
      group by s.market`,
    [account, markets, fromMs],
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
