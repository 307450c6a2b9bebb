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

/** The withdrawal of an unused link; null for any other link. */
export async function findUnusedLink(q: Queryable, tokenHash: Buffer): Promise<string | null> {
  const rows = await q.query<{ withdrawal_id: string }>(
    'select withdrawal_id from wallet.cancel_link where token_hash = $1 and used_at_ms is null',
    [tokenHash],
  );
  return rows[0]?.withdrawal_id ?? null;
}

/** Uses a link up. @returns the withdrawal that it was made for; null if the link is unknown or was used */
export async function spendCancelLink(tx: Tx, tokenHash: Buffer, nowMs: number): Promise<string | null> {
  const rows = await tx.query<{ withdrawal_id: string }>(
    `update wallet.cancel_link set used_at_ms = $2 where token_hash = $1 and used_at_ms is null returning withdrawal_id`,
    [tokenHash, nowMs],
  );
  return rows[0]?.withdrawal_id ?? null;
}
