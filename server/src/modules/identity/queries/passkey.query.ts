import type { Queryable } from '../../../platform/db/db.ts';

export interface PasskeyView {
  readonly passkeyId: string;
  readonly name: string;
  readonly addedAtMs: number;
  readonly lastUsedAtMs: number | null;
  readonly isSynced: boolean;
}

/** A person's passkeys, oldest first. */
export async function listPasskeys(q: Queryable, uid: string): Promise<PasskeyView[]> {
  const rows = await q.query<{
    id: string;
    name: string;
    added_at_ms: string;
    last_used_at_ms: string | null;
    is_synced: boolean;
  }>(
    `select id, name, added_at_ms, last_used_at_ms, is_synced from identity.passkey where uid = $1
     order by added_at_ms, id`,
    [uid],
  );
  return rows.map((row) => ({
    passkeyId: row.id,
    name: row.name,
    addedAtMs: Number(row.added_at_ms),
    lastUsedAtMs: row.last_used_at_ms === null ? null : Number(row.last_used_at_ms),
    isSynced: row.is_synced,
  }));
}

export async function countPasskeys(q: Queryable, uid: string): Promise<number> {
  const [row] = await q.query<{ count: number }>('select count(*)::int as count from identity.passkey where uid = $1', [
    uid,
  ]);
  return row!.count;
}
