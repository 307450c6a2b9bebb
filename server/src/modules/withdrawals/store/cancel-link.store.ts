import type { Queryable, Tx } from '../../../platform/db/db.ts';

export async function insertCancelLink(
  q: Queryable,
  link: { readonly tokenHash: Buffer; readonly withdrawalId: string; readonly nowMs: number },
): Promise<void> {
  await q.query('insert into wallet.cancel_link (token_hash, withdrawal_id, created_at_ms) values ($1, $2, $3)', [
    link.tokenHash,
    link.withdrawalId,
    link.nowMs,
  ]);
}

/** The withdrawal of a link that was not used; null for any other. */
export async function findUnusedLink(q: Queryable, tokenHash: Buffer): Promise<string | null> {
  const rows = await q.query<{ withdrawal_id: string }>(
    'select withdrawal_id from wallet.cancel_link where token_hash = $1 and used_at_ms is null',
    [tokenHash],
  );
  return rows[0]?.withdrawal_id ?? null;
}

/** Uses a link up. @returns the withdrawal it was made for, or null for a link that is unknown or used */
export async function spendCancelLink(tx: Tx, tokenHash: Buffer, nowMs: number): Promise<string | null> {
  const rows = await tx.query<{ withdrawal_id: string }>(
    `update wallet.cancel_link set used_at_ms = $2 where token_hash = $1 and used_at_ms is null returning withdrawal_id`,
    [tokenHash, nowMs],
  );
  return rows[0]?.withdrawal_id ?? null;
}
