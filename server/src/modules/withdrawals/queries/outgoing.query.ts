import type { Outgoing } from '@bourse/core/wallet/limits.ts';
import type { Queryable } from '../../../platform/db/db.ts';

interface OutgoingRow {
  created_at_ms: string;
  usdt_value_minor: string;
  kind: string;
}

export interface OutgoingOf extends Outgoing {
  readonly isInternal: boolean;
}

/** Everything that left or is on its way out since a moment, without what was cancelled, rejected or failed. */
export async function findOutgoing(q: Queryable, uid: string, afterMs: number): Promise<OutgoingOf[]> {
  const rows = await q.query<OutgoingRow>(
    `select created_at_ms, usdt_value_minor, kind from wallet.withdrawal
     where uid = $1 and created_at_ms > $2 and state not in ('CANCELLED', 'REJECTED', 'FAILED')`,
    [uid, afterMs],
  );
  return rows.map((row) => ({
    atMs: Number(row.created_at_ms),
    valueMinor: BigInt(row.usdt_value_minor),
    isInternal: row.kind === 'INTERNAL',
  }));
}
