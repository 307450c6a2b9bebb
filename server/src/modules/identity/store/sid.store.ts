import type { Queryable, Tx } from '../../../platform/db/db.ts';

export interface Sid {
  readonly uid: string;
  readonly sessionId: string;
  readonly expiresAtMs: number;
  readonly isUsed: boolean;
  /** The network that asked for it; null if unknown. */
  readonly network: string | null;
}

export async function insertSid(
  q: Queryable,
  sid: Omit<Sid, 'isUsed'> & { readonly valueHash: Buffer },
): Promise<void> {
  await q.query(
    `insert into identity.sid (value_hash, uid, session_id, expires_at_ms, network) values ($1, $2, $3, $4, $5)`,
    [sid.valueHash, sid.uid, sid.sessionId, sid.expiresAtMs, sid.network],
  );
}

export async function lockSid(tx: Tx, valueHash: Buffer): Promise<Sid | null> {
  const [row] = await tx.query<{
    uid: string;
    session_id: string;
    expires_at_ms: string;
    used_at_ms: string | null;
    network: string | null;
  }>(`select uid, session_id, expires_at_ms, used_at_ms, network from identity.sid where value_hash = $1 for update`, [
    valueHash,
  ]);
  if (!row) return null;
  return {
    uid: row.uid,
    sessionId: row.session_id,
    expiresAtMs: Number(row.expires_at_ms),
    isUsed: row.used_at_ms !== null,
    network: row.network,
  };
}

export async function setSidUsed(tx: Tx, valueHash: Buffer, nowMs: number): Promise<void> {
  await tx.query(`update identity.sid set used_at_ms = $2 where value_hash = $1`, [valueHash, nowMs]);
}

export async function deleteExpiredSids(q: Queryable, beforeMs: number): Promise<void> {
  await q.query(`delete from identity.sid where expires_at_ms < $1`, [beforeMs]);
}
