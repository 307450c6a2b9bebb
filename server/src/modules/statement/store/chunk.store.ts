import type { Tx } from '../../../platform/db/db.ts';

/** A part of a file, compressed and sealed. */
export async function insertChunk(tx: Tx, exportId: string, number: number, body: Buffer): Promise<void> {
  await tx.query('insert into statement.chunk (export_id, number, body) values ($1, $2, $3)', [exportId, number, body]);
}

/** Deletes what was written of a file that is no longer wanted. */
export async function deleteChunks(tx: Tx, exportId: string): Promise<void> {
  await tx.query('delete from statement.chunk where export_id = $1', [exportId]);
}
