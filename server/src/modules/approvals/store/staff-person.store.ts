import type { Queryable, Tx } from '../../../platform/db/db.ts';

/** An account on which a member of staff may not act. */
export interface StaffPerson {
  readonly uid: string;
  readonly relation: 'self' | 'relative';
}

export async function isStaffPerson(q: Queryable, staffId: string, uid: string): Promise<boolean> {
  const rows = await q.query(`select 1 from approvals.staff_person where staff_id::text = $1 and uid = $2`, [
    staffId,
    uid,
  ]);
  return rows.length > 0;
}

export async function findStaffPersons(q: Queryable, staffId: string): Promise<StaffPerson[]> {
  return q.query<StaffPerson>(`select uid, relation from approvals.staff_person where staff_id = $1 order by uid`, [
    staffId,
  ]);
}

/** Replaces the list of these accounts. */
export async function replaceStaffPersons(
  tx: Tx,
  staffId: string,
  persons: readonly StaffPerson[],
  nowMs: number,
): Promise<void> {
  await tx.query(`delete from approvals.staff_person where staff_id = $1`, [staffId]);
  for (const { uid, relation } of persons) {
    await tx.query(
      `insert into approvals.staff_person (staff_id, uid, relation, added_at_ms) values ($1, $2, $3, $4)`,
      [staffId, uid, relation, nowMs],
    );
  }
}
