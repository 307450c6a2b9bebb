import type { TransferAccount } from '@bourse/core/wallet/transfer-rules.gen.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { asTransfer, type Transfer, type TransferRow } from './transfer.query.ts';

/** Which transfers between two of a person's accounts to find. */
export interface OwnTransfers {
  readonly uid: string;
  readonly from: TransferAccount;
  readonly to: TransferAccount;
  readonly fromMs: number | null;
  readonly toMs: number | null;
  readonly offset: number;
  readonly limit: number;
}

/**
 * A person's transfers from one account to another, newest first, and their number. Refused ones moved nothing and are
 * left out.
 */
export async function findOwnTransfers(
  q: Queryable,
  { uid, from, to, fromMs, toMs, offset, limit }: OwnTransfers,
): Promise<{ readonly total: number; readonly rows: readonly Transfer[] }> {
  const rows = await q.query<TransferRow & { total: string }>(
    `select t.*, count(*) over () as total from wallet.transfer t
      where uid = $1 and from_account = $2 and to_account = $3 and state <> 'REFUSED'
        and created_at_ms >= coalesce($4::bigint, 0) and ($5::bigint is null or created_at_ms <= $5)
      order by created_at_ms desc, id desc offset $6 limit $7`,
    [uid, from, to, fromMs, toMs, offset, limit],
  );
  return { total: Number(rows[0]?.total ?? 0), rows: rows.map(asTransfer) };
}
