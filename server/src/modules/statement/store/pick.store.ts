import type { Tx } from '../../../platform/db/db.ts';

/** A part of the rows that a plan has chosen, compressed. */
export async function insertPicks(
  tx: Tx,
  set: { readonly exportId: string; readonly setId: string; readonly number: number },
  body: Buffer,
): Promise<void> {
  await tx.query('insert into statement.pick (export_id, set_id, number, body) values ($1, $2, $3, $4)', [
    set.exportId,
    set.setId,
    set.number,
    body,
  ]);
}

/** Deletes the rows that plans of an export have chosen, once nobody writes its file any more. */
export async function deletePicks(tx: Tx, exportId: string): Promise<void> {
  await tx.query('delete from statement.pick where export_id = $1', [exportId]);
}
