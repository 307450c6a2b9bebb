import type { Db } from '../../../platform/db/db.ts';
import type { KlineNow } from '../../trading.ts';
import { KLINE } from '../step/row-columns.ts';

/** How many rows one statement writes. */
const PART = 5_000;

const INSERT_SQL = `
  insert into trading.kline (${KLINE.names}, is_imported) select *, true from ${KLINE.unnest} on conflict do nothing`;

/**
 * Markets that already have a chart, imported or from trades. Trades without a chart are from the demo's past, whose
 * chart it deletes.
 */
export async function marketsWithKlines(db: Db, markets: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db.query<{ market: number }>(
    `select m as market from unnest($1::int[]) as m
     where exists (select 1 from trading.kline where market = m)`,
    [markets],
  );
  return new Set(rows.map(({ market }) => market));
}

/**
 * Deletes the steps of some markets that were made by trades, so that an import starts from an empty chart. Only for
 * the demo.
 */
export async function forgetTradedKlines(db: Db, markets: readonly number[]): Promise<void> {
  await db.query('delete from trading.kline where market = any ($1::int[]) and not is_imported', [markets]);
}

/**
 * Imports a chart for the time before a market's first trade. The imported part has no trades here; later trades in its
 * last step are added to that step.
 *
 * @invariant everything or nothing is imported, and existing steps stay as they are
 */
export async function importKlines(db: Db, klines: readonly KlineNow[]): Promise<void> {
  await db.tx(async (tx) => {
    for (let from = 0; from < klines.length; from += PART) {
      await tx.query(INSERT_SQL, KLINE.values(klines.slice(from, from + PART)));
    }
  });
}
