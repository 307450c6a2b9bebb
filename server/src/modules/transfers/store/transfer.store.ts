import type { Tx } from '../../../platform/db/db.ts';
import { asTransfer, type Transfer, type TransferRow, type TransferState } from '../queries/transfer.query.ts';

/** Inserts a transfer; null if its request id was used before. */
export async function insertTransfer(tx: Tx, row: Transfer): Promise<Transfer | null> {
  const rows = await tx.query<TransferRow>(
    `insert into wallet.transfer
       (id, uid, request_id, input_hash, asset, from_account, to_account, amount_minor, created_at_ms, state)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (uid, request_id) do nothing returning *`,
    [
      row.id,
      row.uid,
      row.requestId,
      row.inputHash,
      row.asset,
      row.from,
      row.to,
      row.amountMinor.toString(),
      row.createdAtMs,
      row.state,
    ],
  );
  return rows[0] ? asTransfer(rows[0]) : null;
}

/** Moves a transfer to its next state. @returns false if it is no longer in one of the states `from` */
export async function moveTransfer(
  tx: Tx,
  id: string,
  from: readonly TransferState[],
  to: TransferState,
): Promise<boolean> {
  const rows = await tx.query('update wallet.transfer set state = $3 where id = $1 and state = any ($2) returning id', [
    id,
    from,
    to,
  ]);
  return rows.length === 1;
}

/** Deletes old refused transfers: they moved nothing, and nobody asks about them any more. */
export async function forgetRefused(tx: Tx, beforeMs: number): Promise<void> {
  await tx.query(`delete from wallet.transfer where state = 'REFUSED' and created_at_ms < $1`, [beforeMs]);
}
