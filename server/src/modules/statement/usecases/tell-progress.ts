import { STATEMENT_TOPIC } from '@bourse/contract/topics.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { emit } from '../../../platform/outbox/outbox.ts';
import type { Export } from '../queries/export.query.ts';
import { exportOut } from '../views.ts';

/** Tells the owner's open pages how far a file has come. A file of staff has no such owner, so nobody is told. */
export async function tellProgress(tx: Tx, row: Export): Promise<void> {
  if (row.uid !== null) await emit(tx, { topic: STATEMENT_TOPIC, uid: row.uid, payload: exportOut(row) });
}
