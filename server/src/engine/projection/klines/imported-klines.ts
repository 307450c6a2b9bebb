import type { Db } from '../../../platform/db/db.ts';
import type { KlineNow } from '../../trading.ts';
import { KLINE } from '../step/row-columns.ts';

/** Rows of one statement. */
const PART = 5_000;

const INSERT_SQL = `
  insert into trading.kline (${KLINE.names}, is_imported) select *, true from ${KLINE.unnest} on conflict do nothing`;

/** Markets that have a chart already, imported or traded. Trades without a chart are those of the demo's past, which it forgets. */
export async function marketsWithKlines(db: Db, markets: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db.query<{ market: number }>(
    `select m as market from unnest($1::int[]) as m
     where exists (select 1 from trading.kline where market = m)`,
    [markets],
  );
  return new Set(rows.map(({ market }) => market));
}

/** Takes the steps of markets back that trades have made: what is drawn afterwards begins where nobody has traded. The demo only. */
export async function forgetTradedKlines(db: Db, markets: readonly number[]): Promise<void> {
  await db.query('delete from trading.kline where market = any ($1::int[]) and not is_imported', [markets]);
}

/**
 * Puts a chart before a market's first trade: what is imported has no trades here, and trades of the step in which it ends are
 * joined to it.
 *
 * @invariant  all of it or nothing, and a step that is there stays as it is
 */
export async function importKlines(db: Db, klines: readonly KlineNow[]): Promise<void> {
  await db.tx(async (tx) => {
    for (let from = 0; from < klines.length; from += PART) {
      await tx.query(INSERT_SQL, KLINE.values(klines.slice(from, from + PART)));
    }
  });
}
