import type { Tx } from '../../platform/db/db.ts';

const MERGE_SQL = `
  update trading.kline
     set open_ticks = open_ticks * $2, high_ticks = high_ticks * $2, low_ticks = low_ticks * $2, close_ticks = close_ticks * $2,
         base_lots = floor(base_lots / $2), taker_buy_lots = floor(taker_buy_lots / $2)
   where market = any ($1)`;

/**
 * Counts the charts of markets anew after so many of their base became one: each price is that of a new one, quantities round
 * down, sums of quote stay. The caller does it once, while nobody trades there.
 */
export async function mergeKlines(tx: Tx, markets: readonly number[], ratio: number): Promise<void> {
  // Minutes of many years take longer than any other statement may, and a merge that was cut off would stand still for ever.
  await tx.query('set local statement_timeout = 0');
  await tx.query(MERGE_SQL, [markets, ratio]);
}

/** The last price that each market's chart says, ticks. */
export async function findLastCloses(
  tx: Pick<Tx, 'query'>,
  markets: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await tx.query<{ market: number; close_ticks: string }>(
    `select m.market, k.close_ticks from unnest($1::int[]) as m (market) cross join lateral (
       select close_ticks from trading.kline where market = m.market and step = '1m' order by open_at_ms desc limit 1) k`,
    [markets],
  );
  return new Map(rows.map((row) => [row.market, Number(row.close_ticks)]));
}
