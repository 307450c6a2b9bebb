import { SECONDS_KEPT_MS } from '@bourse/core/spot/kline.ts';
import type { Tx } from '../../../platform/db/db.ts';

const FORGET_SECONDS_SQL = `
  delete from trading.kline k using (
    select old.market, old.open_at_ms from trading.market m cross join lateral (
      select market, open_at_ms from trading.kline
       where market = m.market and step = '1s' and open_at_ms < $1 order by open_at_ms limit $2) old
     limit $2) old
   where k.market = old.market and k.step = '1s' and k.open_at_ms = old.open_at_ms`;

/**
 * Deletes steps of a second that are too old at a given moment, oldest of each market first.
 *
 * @param rowsMax  the most rows to delete, so that a clock that jumped ahead does not hold up the projection
 */
export async function forgetSeconds(tx: Tx, atMs: number, rowsMax: number): Promise<void> {
  await tx.query(FORGET_SECONDS_SQL, [atMs - SECONDS_KEPT_MS, rowsMax]);
}
