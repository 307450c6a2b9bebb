import type { FinalOnly } from '@bourse/core/wallet/early-credit.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import type { Keyset } from '../../../platform/db/keyset.ts';
import { type FinalOnlyRow, finalOnlyOf } from '../store/early-credit.store.ts';

export interface FinalOnlyDeposit {
  readonly id: string;
  readonly uid: string;
  readonly asset: string;
  readonly network: string;
  readonly amountMinor: bigint;
  readonly confirmations: number;
  readonly unlockAt: number;
  readonly finalOnly: FinalOnly;
  readonly atMs: number;
}

interface Row extends FinalOnlyRow {
  id: string;
  uid: string;
  asset: string;
  network: string;
  amount_minor: string;
  confirmations: number;
  unlock_at: number;
  detected_at_ms: string;
}

/** Deposits that are worth too much to be credited before they are final, newest first. */
export async function findFinalOnly(
  q: Queryable,
  { after, limit }: { readonly after: Keyset | null; readonly limit: number },
): Promise<FinalOnlyDeposit[]> {
  const rows = await q.query<Row>(
    `select id, uid, asset, network, amount_minor, confirmations, unlock_at, final_only_reason, final_only_worth_minor,
       final_only_limit_minor, detected_at_ms
     from wallet.deposit
     where final_only_reason is not null and entry_id is null and state in ('DETECTED', 'CONFIRMING')
       and ($1::bigint is null or (detected_at_ms, id) < ($1, $2::uuid))
     order by detected_at_ms desc, id desc limit $3`,
    [after?.atMs ?? null, after?.id ?? null, limit],
  );
  return rows.map((row) => ({
    id: row.id,
    uid: row.uid,
    asset: row.asset,
    network: row.network,
    amountMinor: BigInt(row.amount_minor),
    confirmations: row.confirmations,
    unlockAt: row.unlock_at,
    finalOnly: finalOnlyOf(row)!,
    atMs: Number(row.detected_at_ms),
  }));
}
