import type { Queryable, Tx } from '../../../platform/db/db.ts';

export async function insertFreezeLink(
  q: Queryable,
  link: { readonly tokenHash: Buffer; readonly uid: string; readonly expiresAtMs: number },
): Promise<void> {
  await q.query('insert into identity.freeze_link (token_hash, uid, expires_at_ms) values ($1, $2, $3)', [
    link.tokenHash,
    link.uid,
    link.expiresAtMs,
  ]);
}

/** Uses a link up. @returns its owner; null if the link is unknown, used or too old */
export async function spendFreezeLink(tx: Tx, tokenHash: Buffer, nowMs: number): Promise<string | null> {
  const [row] = await tx.query<{ uid: string }>(
    `update identity.freeze_link set used_at_ms = $2
     where token_hash = $1 and used_at_ms is null and expires_at_ms > $2 returning uid`,
    [tokenHash, nowMs],
  );
  return row?.uid ?? null;
}

export async function deleteExpiredFreezeLinks(q: Queryable, beforeMs: number): Promise<void> {
  await q.query('delete from identity.freeze_link where expires_at_ms < $1', [beforeMs]);
}
