import type { Queryable } from '../../../platform/db/db.ts';

/** What a person's ended grids of one market came to. */
export interface PastSums {
  readonly market: number;
  readonly grids: number;
  readonly gridProfitMinor: bigint;
  readonly totalMinor: bigint;
}

/** A market's last price, and how its lots and prices make amounts. */
export interface MarketPrice {
  readonly market: number;
  readonly lastTicks: number;
  readonly lotMinor: bigint;
  readonly unitMinor: bigint;
}

/**
 * Sums over a person's ended grids, by market. They are reckoned as `figuresOf` does for one grid: base coins at the
 * price at the end, rounded down for each.
 */
export async function sumPast(q: Queryable, uid: string, prices: readonly MarketPrice[]): Promise<PastSums[]> {
  const rows = await q.query<{ market: number; grids: string; grid_profit_minor: string; total_minor: string }>(
    `with ended as (
       select s.*, p.lot_minor, coalesce(s.end_ticks, p.last_ticks)::numeric * p.unit_minor as lot_worth
         from grid.strategy s
         join unnest($2::int[], $3::bigint[], $4::numeric[], $5::numeric[]) as p (market, last_ticks, lot_minor, unit_minor)
           on p.market = s.market
        where s.uid = $1 and s.ended_at_ms is not null)
     select market, count(*) as grids, sum(grid_profit_minor) as grid_profit_minor,
            sum(returned_quote_minor + div(returned_base_minor * lot_worth, lot_minor)
              - coalesce(investment_minor, quote_minor + div(base_minor * lot_worth, lot_minor))) as total_minor
       from ended group by market`,
    [
      uid,
      prices.map(({ market }) => market),
      prices.map(({ lastTicks }) => lastTicks),
      prices.map(({ lotMinor }) => lotMinor.toString()),
      prices.map(({ unitMinor }) => unitMinor.toString()),
    ],
  );
  return rows.map((row) => ({
    market: row.market,
    grids: Number(row.grids),
    gridProfitMinor: BigInt(row.grid_profit_minor),
    totalMinor: BigInt(row.total_minor),
  }));
}

/** Markets in which a person had grids that have ended. */
export async function findPastMarkets(q: Queryable, uid: string): Promise<number[]> {
  const rows = await q.query<{ market: number }>(
    'select distinct market from grid.strategy where uid = $1 and ended_at_ms is not null',
    [uid],
  );
  return rows.map(({ market }) => market);
}
