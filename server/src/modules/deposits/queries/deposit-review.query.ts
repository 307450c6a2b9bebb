import type { Queryable } from '../../../platform/db/db.ts';
import type { Keyset } from '../../../platform/db/keyset.ts';
import type { FundsStatement } from './deposit-more.query.ts';

export interface ReviewedDeposit {
  readonly id: string;
  readonly uid: string;
  readonly asset: string;
  readonly network: string;
  readonly amountMinor: bigint;
  readonly fromAddress: string | null;
  readonly txHash: string;
  readonly reason: string | null;
  readonly confirmations: number;
  readonly creditAt: number;
  readonly unlockAt: number;
  readonly source: FundsStatement | null;
  readonly atMs: number;
}

/** Deposits that wait for staff because of their source, newest first. */
export async function findReviewedDeposits(
  q: Queryable,
  page: { readonly before: Keyset | null; readonly limit: number },
): Promise<ReviewedDeposit[]> {
  const rows = await q.query<{
    id: string;
    uid: string;
    asset: string;
    network: string;
    amount_minor: string;
    from_address: string | null;
    tx_hash: string;
    state_reason: string | null;
    confirmations: number;
    credit_at: number;
    unlock_at: number;
    source: FundsStatement['source'] | null;
    statement: string | null;
    said_at_ms: string | null;
    at_ms: string;
  }>(
    `select id, uid, asset, network, amount_minor, from_address, tx_hash, state_reason, confirmations, credit_at, unlock_at,
       said.source, said.statement, said.at_ms as said_at_ms, detected_at_ms as at_ms
     from wallet.deposit d
     left join lateral (select source, statement, at_ms from wallet.source_of_funds where deposit_id = d.id
       order by at_ms desc limit 1) said on true
     where state = 'UNDER_REVIEW' and ($1::bigint is null or (detected_at_ms, id) < ($1, $2::uuid))
     order by detected_at_ms desc, id desc limit $3`,
    [page.before?.atMs ?? null, page.before?.id ?? null, page.limit],
  );
  return rows.map((row) => ({
    id: row.id,
    uid: row.uid,
    asset: row.asset,
    network: row.network,
    amountMinor: BigInt(row.amount_minor),
    fromAddress: row.from_address,
    txHash: row.tx_hash,
    reason: row.state_reason,
    confirmations: row.confirmations,
    creditAt: row.credit_at,
    unlockAt: row.unlock_at,
    source: row.source && { source: row.source, statement: row.statement!, atMs: Number(row.said_at_ms) },
    atMs: Number(row.at_ms),
  }));
}
