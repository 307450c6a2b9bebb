import type { Tx } from '../../../platform/db/db.ts';
import { asTransfer, type Transfer, type TransferRow } from '../queries/transfer.query.ts';

/** Inserts a transfer; null where its request id was used before. */
export async function insertTransfer(tx: Tx, row: Transfer): Promise<Transfer | null> {
  const rows = await tx.query<TransferRow>(
    `insert into wallet.transfer (id, uid, request_id, input_hash, asset, from_account, to_account, amount_minor, created_at_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (uid, request_id) do nothing returning *`,
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
    ],
  );
  return rows[0] ? asTransfer(rows[0]) : null;
}
