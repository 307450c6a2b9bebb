import type { Tx } from '../../../platform/db/db.ts';

/** Hashes of the accounts that a person has looked up since a moment. */
export async function findLookups(tx: Tx, uid: string, afterMs: number): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ account_hash: string }>(
    'select account_hash from wallet.recipient_lookup where uid = $1 and at_ms > $2',
    [uid, afterMs],
  );
  return new Set(rows.map((row) => row.account_hash));
}

export async function saveLookup(tx: Tx, uid: string, accountHash: string, nowMs: number): Promise<void> {
  await tx.query(
    `insert into wallet.recipient_lookup (uid, account_hash, at_ms) values ($1, $2, $3)
     on conflict (uid, account_hash) do update set at_ms = excluded.at_ms`,
    [uid, accountHash, nowMs],
  );
}

/** Deletes lookups that no longer count towards the limit. */
export async function deleteLookups(tx: Tx, uid: string, untilMs: number): Promise<void> {
  await tx.query('delete from wallet.recipient_lookup where uid = $1 and at_ms <= $2', [uid, untilMs]);
}
