import { klinesOf, STORED_INTERVALS } from '@bourse/core/spot/kline.ts';
import { expect } from 'vitest';
import type { TestDatabase } from '../../platform/db/test-database.ts';
import { klineNowOfColumns } from './told-rows.ts';

/** Orders of lists that hold less than they may cost: their turn has not come, or another one covers them. */
export type Counts = Record<'pending' | 'covered' | 'hidden' | 'tracking', number>;

export async function openCounts(t: TestDatabase): Promise<Counts> {
  const [row] = await t.db.query<Counts>(
    `select count(*) filter (where o.is_pending)::int as pending, count(s.id)::int as covered,
            count(*) filter (where o.hidden_lots > 0)::int as hidden,
            count(*) filter (where o.tracking_at_ms > 0 and o.is_waiting)::int as tracking
       from trading.order o left join trading.order s on s.id = o.id - 1 and s.list_id = o.list_id
        and o.list_id > 0 and s.closed_at_ms is null and not o.is_pending
      where o.closed_at_ms is null`,
  );
  return row!;
}

/** What orders say is what their trades say, and each chart is what its trades say. */
export async function assertSums(t: TestDatabase): Promise<void> {
  const differing = await t.db.query(
    `with side as (
       select maker_order as id, lots, ticks, maker_fee_minor as fee from trading.trade union all
       select taker_order, lots, ticks, taker_fee_minor from trading.trade),
     sums as (select id, sum(lots) as lots, sum(lots * ticks::numeric) as units, sum(fee) as fee from side group by id)
     select o.id from trading.order o full join sums s on s.id = o.id
     where o.id is null or o.traded_lots <> coalesce(s.lots, 0) or o.traded_units <> coalesce(s.units, 0)
        or o.fee_minor <> coalesce(s.fee, 0)`,
  );
  expect(differing).toEqual([]);
  const gaps = await t.db.query(
    'select market from trading.trade group by market having count(*) <> max(trade_id) or min(trade_id) <> 1',
  );
  expect(gaps).toEqual([]);
  await assertKlines(t);
}

async function assertKlines(t: TestDatabase): Promise<void> {
  const trades = await t.db.query<{
    market: number;
    at_ms: string;
    ticks: number;
    lots: string;
    is_buyer_taker: boolean;
    quote_minor: string;
  }>(
    `select t.market, at_ms, ticks, lots, is_buyer_taker, ticks * lots::numeric * unit_minor as quote_minor
     from trading.trade t join trading.market m on m.market = t.market order by t.market, trade_id`,
  );
  expect(trades.length).toBeGreaterThan(50);
  for (const interval of STORED_INTERVALS) {
    const expected = [1, 2, 3, 4].flatMap((market) => {
      const prints = trades
        .filter((trade) => trade.market === market)
        .map((trade) => ({
          atMs: Number(trade.at_ms),
          priceTicks: trade.ticks,
          quantityLots: Number(trade.lots),
          quoteMinor: BigInt(trade.quote_minor),
          isBuyerTaker: trade.is_buyer_taker,
        }));
      return klinesOf(interval, prints, prints.at(-1)!.atMs)
        .filter(({ tradeCount }) => tradeCount > 0)
        .map((kline) => ({ market, interval, ...kline }));
    });
    const rows = await t.db.query<Parameters<typeof klineNowOfColumns>[0]>(
      'select * from trading.kline where step = $1 order by market, open_at_ms',
      [interval],
    );
    expect(rows.map(klineNowOfColumns)).toEqual(expected);
  }
}
