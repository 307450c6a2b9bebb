import type { Tx } from '../../../platform/db/db.ts';
import type { Link } from '../queries/link.query.ts';

/** Links a wallet to a person. Null if the person has one, or the wallet is linked to somebody. */
export async function insertLink(tx: Tx, family: string, link: Link): Promise<Link | null> {
  const rows = await tx.query<{ id: string }>(
    `insert into linked_wallet.link (id, uid, family, address, nickname, device, linked_at_ms)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`,
    [link.id, link.uid, family, link.address, link.nickname, link.device, link.linkedAtMs],
  );
  return rows[0] ? link : null;
}

/** Ends the person's link; null if there was none. */
export async function endLink(tx: Tx, uid: string, nowMs: number): Promise<string | null> {
  const rows = await tx.query<{ id: string }>(
    `update linked_wallet.link set unlinked_at_ms = greatest($2, linked_at_ms)
     where uid = $1 and unlinked_at_ms is null returning id`,
    [uid, nowMs],
  );
  return rows[0]?.id ?? null;
}

/** Locks the person's link, so that nobody unlinks meanwhile. */
export async function lockLink(tx: Tx, uid: string): Promise<string | null> {
  const rows = await tx.query<{ id: string }>(
    'select id from linked_wallet.link where uid = $1 and unlinked_at_ms is null for share',
    [uid],
  );
  return rows[0]?.id ?? null;
}
