import type { Queryable, Tx } from '../../../platform/db/db.ts';

/** The time during which others can object to a case about one transfer. */
export interface Wait {
  readonly caseId: string;
  readonly depositId: string;
  readonly untilMs: number;
  /** How many other people were told. */
  readonly toldCount: number;
}

/** Begins a wait; false if it had begun already. A wait is never restarted and never shortened. */
export async function insertWait(
  tx: Tx,
  wait: { readonly caseId: string; readonly depositId: string; readonly fromMs: number; readonly untilMs: number },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into recovery.wait (case_id, deposit_id, from_ms, until_ms) values ($1, $2, $3, $4)
     on conflict do nothing returning 1`,
    [wait.caseId, wait.depositId, wait.fromMs, wait.untilMs],
  );
  return rows.length > 0;
}

export async function insertTold(
  tx: Tx,
  told: { readonly caseId: string; readonly depositId: string; readonly uid: string; readonly nowMs: number },
): Promise<void> {
  await tx.query('insert into recovery.told (case_id, deposit_id, uid, at_ms) values ($1, $2, $3, $4)', [
    told.caseId,
    told.depositId,
    told.uid,
    told.nowMs,
  ]);
}

/** The waits of some cases, in no particular order. */
export async function findWaits(q: Queryable, caseIds: readonly string[]): Promise<readonly Wait[]> {
  const rows = await q.query<{ case_id: string; deposit_id: string; until_ms: string; told: string }>(
    `select w.case_id, w.deposit_id, w.until_ms,
       (select count(*) from recovery.told t where t.case_id = w.case_id and t.deposit_id = w.deposit_id) as told
     from recovery.wait w where w.case_id = any ($1::uuid[])`,
    [caseIds],
  );
  return rows.map((row) => ({
    caseId: row.case_id,
    depositId: row.deposit_id,
    untilMs: Number(row.until_ms),
    toldCount: Number(row.told),
  }));
}
