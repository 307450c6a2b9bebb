import type { Tx } from '../../../platform/db/db.ts';
import type { DoneRequest } from '../queries/request.query.ts';

export async function insertRequest(tx: Tx, uid: string, done: DoneRequest): Promise<void> {
  await tx.query(
    `insert into earn.request (uid, request_id, input_hash, position_id, redemption_id, asset, amount_minor, at_ms, entry_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      uid,
      done.requestId,
      done.inputHash,
      done.positionId,
      done.redemptionId,
      done.asset,
      done.amountMinor.toString(),
      done.atMs,
      done.entryId,
    ],
  );
}
