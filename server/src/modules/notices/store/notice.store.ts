import type { Queryable, Tx } from '../../../platform/db/db.ts';
import type { NoticeCategory } from '../category.ts';

interface NoticeWrite {
  readonly id: string;
  readonly uid: string;
  readonly kind: string;
  readonly category: NoticeCategory;
  readonly params: Readonly<Record<string, string>>;
  readonly atMs: number;
}

export async function insertNotice(tx: Tx, notice: NoticeWrite): Promise<void> {
  await tx.query(
    `insert into notices.notice (id, uid, kind, params, at_ms, category) values ($1, $2, $3, $4::jsonb, $5, $6)`,
    [notice.id, notice.uid, notice.kind, JSON.stringify(notice.params), notice.atMs, notice.category],
  );
}

/** Inserts many in one statement. */
export async function insertNotices(tx: Tx, notices: readonly NoticeWrite[]): Promise<void> {
  if (notices.length === 0) return;
  await tx.query(
    `insert into notices.notice (id, uid, kind, params, at_ms, category)
     select * from unnest($1::uuid[], $2::text[], $3::text[], $4::jsonb[], $5::bigint[], $6::text[])`,
    [
      notices.map(({ id }) => id),
      notices.map(({ uid }) => uid),
      notices.map(({ kind }) => kind),
      notices.map(({ params }) => JSON.stringify(params)),
      notices.map(({ atMs }) => atMs),
      notices.map(({ category }) => category),
    ],
  );
}

/** Marks one notice of a person as read, or all if `id` is null. */
export async function setRead(q: Queryable, uid: string, id: string | null, nowMs: number): Promise<void> {
  await q.query(
    `update notices.notice set read_at_ms = $3 where uid = $1 and ($2::uuid is null or id = $2) and read_at_ms is null`,
    [uid, id, nowMs],
  );
}
