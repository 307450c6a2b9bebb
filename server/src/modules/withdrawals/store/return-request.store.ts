import type { Tx } from '../../../platform/db/db.ts';

/** Notes that the payer asked for a send back; false if they had before. */
export async function insertReturnRequest(tx: Tx, withdrawalId: string, nowMs: number): Promise<boolean> {
  const rows = await tx.query(
    `insert into wallet.return_request (withdrawal_id, asked_at_ms) values ($1, $2) on conflict do nothing
     returning withdrawal_id`,
    [withdrawalId, nowMs],
  );
  return rows.length > 0;
}
