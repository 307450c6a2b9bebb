import type { Queryable } from '../../../platform/db/db.ts';
import type { HistoryFilter } from './withdrawal.query.ts';
import { historyValues } from './withdrawal.query.ts';

export type TransferAccount = 'funding' | 'spot' | 'p2p' | 'futures';

export interface Transfer {
  readonly id: string;
  readonly uid: string;
  readonly requestId: string;
  readonly inputHash: string;
  readonly asset: string;
  readonly from: TransferAccount;
  readonly to: TransferAccount;
  readonly amountMinor: bigint;
  readonly createdAtMs: number;
}
export interface TransferRow {
  id: string;
  uid: string;
  request_id: string;
  input_hash: string;
  asset: string;
  from_account: TransferAccount;
  to_account: TransferAccount;
  amount_minor: string;
  created_at_ms: string;
}

export function asTransfer(row: TransferRow): Transfer {
  return {
    id: row.id,
    uid: row.uid,
    requestId: row.request_id,
    inputHash: row.input_hash,
    asset: row.asset,
    from: row.from_account,
    to: row.to_account,
    amountMinor: BigInt(row.amount_minor),
    createdAtMs: Number(row.created_at_ms),
  };
}

/** What a request id has already moved. */
export async function findTransferByRequest(q: Queryable, uid: string, requestId: string): Promise<Transfer | null> {
  const rows = await q.query<TransferRow>('select * from wallet.transfer where uid = $1 and request_id = $2', [
    uid,
    requestId,
  ]);
  return rows[0] ? asTransfer(rows[0]) : null;
}

/** Transfers between own accounts, newest first. */
export async function findTransfers(q: Queryable, filter: HistoryFilter): Promise<Transfer[]> {
  const rows = await q.query<TransferRow>(
    `select * from wallet.transfer
     where uid = $1 and ($2::text is null or asset = $2) and $3::text is null
       and ($4::bigint is null or created_at_ms >= $4) and ($5::bigint is null or created_at_ms < $5)
       and ($6::bigint is null or (created_at_ms, id) < ($6, $7::uuid))
     order by created_at_ms desc, id desc limit $8`,
    historyValues(filter),
  );
  return rows.map(asTransfer);
}
