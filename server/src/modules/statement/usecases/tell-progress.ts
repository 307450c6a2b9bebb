import { STATEMENT_TOPIC } from '@bourse/contract/topics.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { emit } from '../../../platform/outbox/outbox.ts';
import type { Export } from '../queries/export.query.ts';
import { exportOut } from '../views.ts';

/** Lets the person's open pages know how far a file has come. */
export const tellProgress = (tx: Tx, row: Export): Promise<void> =>
  emit(tx, { topic: STATEMENT_TOPIC, uid: row.uid, payload: exportOut(row) });
