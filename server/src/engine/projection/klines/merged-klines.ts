import type { Tx } from '../../../platform/db/db.ts';

/** Identifies a row of a market's charts. */
export interface KlinePlace {
  readonly step: string;
  readonly openAtMs: number;
}

const MERGE_SQL = `
  with page as (
    select step, open_at_ms from trading.kline
     where market = $1 and (step, open_at_ms) > ($3, $4) order by step, open_at_ms limit $5
  ), merged as (
    update trading.kline k
       set open_ticks = open_ticks * $2, high_ticks = high_ticks * $2, low_ticks = low_ticks * $2,
           close_ticks = close_ticks * $2, base_lots = floor(base_lots / $2), taker_buy_lots = floor(taker_buy_lots / $2)
      from page p where k.market = $1 and k.step = p.step and k.open_at_ms = p.open_at_ms
  )
  select step, open_at_ms from page order by step desc, open_at_ms desc limit 1`;

/**
 * Recounts the next rows of a market's charts after a merge, in which `ratio` base coins became one: prices become
 * those of a new coin, quantities are rounded down, sums of quote stay. The caller stores the place in the same
 * transaction, so that each row is done once, and makes sure that nobody trades meanwhile.
 *
 * @param after  the last row done so far; null before the first
 * @returns      the last row done now; null if none was left
 */
export async function mergeKlines(
  tx: Tx,
  { market, ratio, after, limit }: { market: number; ratio: number; after: KlinePlace | null; limit: number },
): Promise<KlinePlace | null> {
  const values = [market, ratio, after?.step ?? '', after?.openAtMs ?? 0, limit];
  const [row] = await tx.query<{ step: string; open_at_ms: string }>(MERGE_SQL, values);
  return row ? { step: row.step, openAtMs: Number(row.open_at_ms) } : null;
}

/** The last price in each market's chart, in ticks. */
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
