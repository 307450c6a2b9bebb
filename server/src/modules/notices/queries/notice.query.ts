import type { Queryable } from '../../../platform/db/db.ts';
import type { NoticeCategory } from '../category.ts';

export interface ShownNotice {
  readonly id: string;
  readonly kind: string;
  readonly params: Record<string, string>;
  readonly atMs: number;
  readonly read: boolean;
}

/** The notices of a person, newest first; `before` is the id of the last one seen. */
export async function listNotices(
  q: Queryable,
  which: {
    readonly uid: string;
    readonly before: string | null;
    readonly limit: number;
    /** Only notices of one category. */
    readonly category?: NoticeCategory | undefined;
  },
): Promise<ShownNotice[]> {
  const rows = await q.query<{
    id: string;
    kind: string;
    params: Record<string, string>;
    at_ms: string;
    read_at_ms: string | null;
  }>(
    `select id, kind, params, at_ms, read_at_ms from notices.notice
     where uid = $1 and ($2::uuid is null or id < $2) and ($4::text is null or category = $4) order by id desc limit $3`,
    [which.uid, which.before, which.limit, which.category ?? null],
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    params: row.params,
    atMs: Number(row.at_ms),
    read: row.read_at_ms !== null,
  }));
}

export async function countUnread(q: Queryable, uid: string): Promise<number> {
  const [row] = await q.query<{ count: string }>(
    `select count(*) from notices.notice where uid = $1 and read_at_ms is null`,
    [uid],
  );
  return Number(row!.count);
}
