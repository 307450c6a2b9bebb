import type { Tx } from '../../../platform/db/db.ts';

export interface Decision {
  readonly staffId: string;
  readonly decision: 'APPROVE' | 'REJECT';
  readonly reason: string;
  readonly contentHash: string;
  readonly atMs: number;
}

/** Inserts a decision; false if this reviewer has already decided. */
export async function insertDecision(tx: Tx, withdrawalId: string, decision: Decision): Promise<boolean> {
  const rows = await tx.query(
    `insert into wallet.withdrawal_decision (withdrawal_id, staff_id, decision, reason, content_hash, at_ms)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning staff_id`,
    [withdrawalId, decision.staffId, decision.decision, decision.reason, decision.contentHash, decision.atMs],
  );
  return rows.length > 0;
}
