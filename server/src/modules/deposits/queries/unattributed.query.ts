import type { Queryable } from '../../../platform/db/db.ts';
import type { Keyset } from '../../../platform/db/keyset.ts';

interface Page {
  readonly after: Keyset | null;
  readonly limit: number;
}

export interface UnattributedDeposit {
  readonly id: string;
  readonly asset: string;
  readonly network: string;
  readonly amountMinor: bigint;
  readonly address: string;
  readonly memo: string;
  readonly txHash: string;
  readonly reason: string | null;
  readonly atMs: number;
}

/** Payments that belong to nobody, newest first. Amounts in minor units. */
export async function findUnattributed(q: Queryable, { after, limit }: Page): Promise<UnattributedDeposit[]> {
  const rows = await q.query<{
    id: string;
    asset: string;
    network: string;
    amount_minor: string;
    address: string;
    memo: string;
    tx_hash: string;
    state_reason: string | null;
    detected_at_ms: string;
  }>(
    `select id, asset, network, amount_minor, address, memo, tx_hash, state_reason, detected_at_ms from wallet.deposit
     where state = 'UNATTRIBUTED' and ($1::bigint is null or (detected_at_ms, id) < ($1, $2::uuid))
     order by detected_at_ms desc, id desc limit $3`,
    [after?.atMs ?? null, after?.id ?? null, limit],
  );
  return rows.map((row) => ({
    id: row.id,
    asset: row.asset,
    network: row.network,
    amountMinor: BigInt(row.amount_minor),
    address: row.address,
    memo: row.memo,
    txHash: row.tx_hash,
    reason: row.state_reason,
    atMs: Number(row.detected_at_ms),
  }));
}
