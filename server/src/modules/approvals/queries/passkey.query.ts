import type { Queryable } from '../../../platform/db/db.ts';

export interface StaffKeyView {
  readonly passkeyId: string;
  readonly name: string;
  readonly addedAtMs: number;
  readonly lastUsedAtMs: number | null;
  readonly isSynced: boolean;
}

/** A member's keys, oldest first. */
export async function listStaffKeys(q: Queryable, staffId: string): Promise<StaffKeyView[]> {
  const rows = await q.query<{
    id: string;
    name: string;
    added_at_ms: string;
    last_used_at_ms: string | null;
    is_synced: boolean;
  }>(
    `select id, name, added_at_ms, last_used_at_ms, is_synced from approvals.passkey where staff_id = $1
     order by added_at_ms, id`,
    [staffId],
  );
  return rows.map((row) => ({
    passkeyId: row.id,
    name: row.name,
    addedAtMs: Number(row.added_at_ms),
    lastUsedAtMs: row.last_used_at_ms === null ? null : Number(row.last_used_at_ms),
    isSynced: row.is_synced,
  }));
}

export async function countStaffKeys(q: Queryable, staffId: string): Promise<number> {
  const [row] = await q.query<{ count: number }>(
    'select count(*)::int as count from approvals.passkey where staff_id = $1',
    [staffId],
  );
  return row!.count;
}
