import type { Queryable } from '../../../platform/db/db.ts';

/** A person's totals at the start of business days, oldest first, USDT with six places. */
export async function findDailyTotals(
  q: Queryable,
  uid: string,
  fromDay: number,
): Promise<readonly { readonly day: number; readonly totalMinor: bigint }[]> {
  const rows = await q.query<{ day: number; total_usdt_minor: string }>(
    'select day, total_usdt_minor from wallet.daily_total where uid = $1 and day >= $2 order by day',
    [uid, fromDay],
  );
  return rows.map((row) => ({ day: row.day, totalMinor: BigInt(row.total_usdt_minor) }));
}

/** People whose total at the start of a day is not recorded yet. */
export async function findWithoutTotal(q: Queryable, day: number, limit: number): Promise<readonly string[]> {
  const rows = await q.query<{ uid: string }>(
    `select p.uid from wallet.person p
     where not exists (select 1 from wallet.daily_total t where t.uid = p.uid and t.day = $1)
     order by p.uid limit $2`,
    [day, limit],
  );
  return rows.map((row) => row.uid);
}
