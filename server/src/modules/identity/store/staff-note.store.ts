import type { Queryable, Tx } from '../../../platform/db/db.ts';

export interface StaffNote {
  readonly id: string;
  readonly staffId: string;
  readonly text: string;
  readonly atMs: number;
}

export async function insertStaffNote(tx: Tx, note: StaffNote & { readonly uid: string }): Promise<void> {
  await tx.query('insert into identity.staff_note (id, uid, staff_id, text, at_ms) values ($1, $2, $3, $4, $5)', [
    ...[note.id, note.uid, note.staffId, note.text, note.atMs],
  ]);
}

/** What staff wrote about a person, newest first; `before` is the id of the last one seen. */
export async function listStaffNotes(
  q: Queryable,
  which: { readonly uid: string; readonly before: string | null; readonly limit: number },
): Promise<StaffNote[]> {
  const rows = await q.query<{ id: string; staff_id: string; text: string; at_ms: string }>(
    `select id, staff_id, text, at_ms from identity.staff_note
     where uid = $1 and ($2::uuid is null or id < $2) order by id desc limit $3`,
    [which.uid, which.before, which.limit],
  );
  return rows.map((row) => ({ id: row.id, staffId: row.staff_id, text: row.text, atMs: Number(row.at_ms) }));
}
