import type { PublishedSnapshot } from '@bourse/core/proof/check.ts';
import type { Tx } from '../../../platform/db/db.ts';

export interface NewSnapshot extends PublishedSnapshot {
  readonly id: string;
  readonly period: string | null;
  readonly hasReserves: boolean;
}

/** @returns false if its period has one already */
export async function insertSnapshot(tx: Tx, row: NewSnapshot): Promise<boolean> {
  const rows = await tx.query(
    `insert into proof.snapshot
       (id, period, taken_at_ms, ledger_sequence, trading_sequence, leaf_count, sums, root, has_reserves)
     values ($1, $2, $3, $4, $5, $6, $7, decode($8, 'hex'), $9) on conflict (period) do nothing returning id`,
    [
      row.id,
      row.period,
      row.takenAtMs,
      row.ledgerSequence,
      row.tradingSequence,
      row.leafCount,
      row.sums,
      row.root,
      row.hasReserves,
    ],
  );
  return rows.length === 1;
}
