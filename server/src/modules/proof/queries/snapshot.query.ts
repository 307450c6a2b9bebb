import type { PublishedSnapshot } from '@bourse/core/proof/check.ts';
import type { Queryable } from '../../../platform/db/db.ts';

export interface Snapshot extends PublishedSnapshot {
  readonly id: string;
  readonly hasReserves: boolean;
}

interface Row {
  readonly id: string;
  readonly taken_at_ms: string;
  readonly ledger_sequence: string;
  readonly trading_sequence: string;
  readonly leaf_count: number;
  readonly sums: string;
  readonly root: string;
  readonly has_reserves: boolean;
}

const COLUMNS = `id, taken_at_ms, ledger_sequence, trading_sequence, leaf_count, sums, encode(root, 'hex') as root, has_reserves`;

const asSnapshot = (row: Row): Snapshot => ({
  id: row.id,
  takenAtMs: Number(row.taken_at_ms),
  ledgerSequence: row.ledger_sequence,
  tradingSequence: row.trading_sequence,
  leafCount: row.leaf_count,
  sums: row.sums,
  root: row.root,
  hasReserves: row.has_reserves,
});

/** Snapshots, newest first. */
export async function findSnapshots(q: Queryable, limit: number): Promise<Snapshot[]> {
  const rows = await q.query<Row>(`select ${COLUMNS} from proof.snapshot order by taken_at_ms desc, id desc limit $1`, [
    limit,
  ]);
  return rows.map(asSnapshot);
}

/** A snapshot by id, or the newest one if `id` is null; null if there is none. */
export async function findSnapshot(q: Queryable, id: string | null): Promise<Snapshot | null> {
  const rows = await q.query<Row>(
    `select ${COLUMNS} from proof.snapshot where $1::uuid is null or id = $1 order by taken_at_ms desc, id desc limit 1`,
    [id],
  );
  return rows[0] ? asSnapshot(rows[0]) : null;
}

/** Whether the snapshot of a period exists. */
export async function hasSnapshotOf(q: Queryable, period: string): Promise<boolean> {
  return (await q.query('select 1 from proof.snapshot where period = $1', [period])).length > 0;
}
