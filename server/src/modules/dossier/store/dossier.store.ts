import type { Tx } from '../../../platform/db/db.ts';
import type { Dossier } from '../queries/dossier.query.ts';

/** Records that two files were asked for, by whom and why. The row is never changed or removed. */
export async function insertDossier(tx: Tx, row: Dossier): Promise<void> {
  await tx.query(
    `insert into dossier.dossier (id, uid, staff_id, reason, from_ms, to_ms, details_file_id, entries_file_id, created_at_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...[row.id, row.uid, row.staffId, row.reason, row.fromMs, row.toMs],
      ...[row.detailsFileId, row.entriesFileId, row.createdAtMs],
    ],
  );
}
