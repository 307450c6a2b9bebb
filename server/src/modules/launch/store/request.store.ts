import type { Tx } from '../../../platform/db/db.ts';
import type { DoneRequest } from '../queries/request.query.ts';

export async function insertRequest(tx: Tx, uid: string, done: DoneRequest): Promise<void> {
  await tx.query(
    `insert into launch.request (uid, request_id, input_hash, subscription_id, commit_minor, at_ms)
     values ($1, $2, $3, $4, $5, $6)`,
    [uid, done.requestId, done.inputHash, done.subscriptionId, done.commitMinor.toString(), done.atMs],
  );
}
