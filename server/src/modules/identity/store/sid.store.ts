import type { Queryable, Tx } from '../../../platform/db/db.ts';

export interface Sid {
  readonly uid: string;
  readonly sessionId: string;
  readonly expiresAtMs: number;
  readonly isUsed: boolean;
}

export async function insertSid(
  q: Queryable,
  sid: { readonly valueHash: Buffer; readonly uid: string; readonly sessionId: string; readonly expiresAtMs: number },
): Promise<void> {
  await q.query(`insert into identity.sid (value_hash, uid, session_id, expires_at_ms) values ($1, $2, $3, $4)`, [
    sid.valueHash,
    sid.uid,
    sid.sessionId,
    sid.expiresAtMs,
  ]);
}

export async function lockSid(tx: Tx, valueHash: Buffer): Promise<Sid | null> {
  const [row] = await tx.query<{ uid: string; session_id: string; expires_at_ms: string; used_at_ms: string | null }>(
    `select uid, session_id, expires_at_ms, used_at_ms from identity.sid where value_hash = $1 for update`,
    [valueHash],
  );
  if (!row) return null;
  return {
    uid: row.uid,
    sessionId: row.session_id,
    expiresAtMs: Number(row.expires_at_ms),
    isUsed: row.used_at_ms !== null,
  };
}

export async function setSidUsed(tx: Tx, valueHash: Buffer, nowMs: number): Promise<void> {
  await tx.query(`update identity.sid set used_at_ms = $2 where value_hash = $1`, [valueHash, nowMs]);
}

export async function deleteExpiredSids(q: Queryable, beforeMs: number): Promise<void> {
  await q.query(`delete from identity.sid where expires_at_ms < $1`, [beforeMs]);
}
