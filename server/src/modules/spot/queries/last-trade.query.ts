import type { Queryable } from '../../../platform/db/db.ts';

/** When a person last traded; null if never. */
export async function findLastTradeAt(q: Queryable, uid: string): Promise<number | null> {
  const rows = await q.query<{ at_ms: string }>(
    `(select at_ms from trading.trade where maker_account = $1 order by sequence desc limit 1)
     union all
     (select at_ms from trading.trade where taker_account = $1 order by sequence desc limit 1)`,
    [uid],
  );
  return rows.length === 0 ? null : Math.max(...rows.map((row) => Number(row.at_ms)));
}
