import type { Queryable, Tx } from '../../../platform/db/db.ts';
import type { NoticeCategory } from '../category.ts';

export async function insertNotice(
  tx: Tx,
  notice: {
    readonly id: string;
    readonly uid: string;
    readonly kind: string;
    readonly category: NoticeCategory;
    readonly params: Readonly<Record<string, string>>;
    readonly atMs: number;
  },
): Promise<void> {
  await tx.query(
    `insert into notices.notice (id, uid, kind, params, at_ms, category) values ($1, $2, $3, $4::jsonb, $5, $6)`,
    [notice.id, notice.uid, notice.kind, JSON.stringify(notice.params), notice.atMs, notice.category],
  );
}

/** Marks one notice of a person as read, or all of them. */
export async function setRead(q: Queryable, uid: string, id: string | null, nowMs: number): Promise<void> {
  await q.query(
    `update notices.notice set read_at_ms = $3 where uid = $1 and ($2::uuid is null or id = $2) and read_at_ms is null`,
    [uid, id, nowMs],
  );
}
