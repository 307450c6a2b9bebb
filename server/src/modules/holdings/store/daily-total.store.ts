import type { Tx } from '../../../platform/db/db.ts';

/** Records totals; a day that has one keeps it. */
export async function insertDailyTotals(
  tx: Tx,
  uid: string,
  totals: readonly { readonly day: number; readonly totalMinor: bigint }[],
): Promise<void> {
  await tx.query(
    `insert into wallet.daily_total (uid, day, total_usdt_minor)
     select $1, t.day, t.total from unnest($2::int[], $3::numeric[]) as t (day, total) on conflict do nothing`,
    [uid, totals.map((each) => each.day), totals.map((each) => each.totalMinor.toString())],
  );
}

/** Adds a person to those for whom the job records totals. */
export async function insertPerson(tx: Tx, uid: string, nowMs: number): Promise<void> {
  await tx.query('insert into wallet.person (uid, created_at_ms) values ($1, $2) on conflict do nothing', [uid, nowMs]);
}
