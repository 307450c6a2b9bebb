import type { ANNOUNCEMENT_LEVELS } from '@bourse/contract/announcements.ts';
import type { Queryable } from '../../../platform/db/db.ts';

export interface Announcement {
  readonly id: string;
  readonly level: (typeof ANNOUNCEMENT_LEVELS)[number];
  /** The texts by language; English always exists. */
  readonly texts: Readonly<Record<string, string>>;
  readonly fallback: 'english' | 'nothing';
  readonly fromMs: number;
  readonly untilMs: number | null;
  readonly writtenBy: string;
  readonly writtenAtMs: number;
  readonly removedAtMs: number | null;
}
interface Row {
  id: string;
  level: Announcement['level'];
  texts: Record<string, string>;
  fallback: Announcement['fallback'];
  from_ms: string;
  until_ms: string | null;
  written_by: string;
  written_at_ms: string;
  removed_at_ms: string | null;
}
const COLUMNS = 'id, level, texts, fallback, from_ms, until_ms, written_by, written_at_ms, removed_at_ms';

/** The announcements that are shown at some time between two moments, newest first. */
export async function findCurrent(q: Queryable, nowMs: number, thenMs: number): Promise<Announcement[]> {
  const rows = await q.query<Row>(
    `select ${COLUMNS} from announcements.announcement
     where removed_at_ms is null and from_ms <= $2 and (until_ms is null or until_ms > $1) order by id desc`,
    [nowMs, thenMs],
  );
  return rows.map(asAnnouncement);
}

/** All announcements, including those taken back, newest first. */
export async function listAnnouncements(q: Queryable, limit: number): Promise<Announcement[]> {
  const rows = await q.query<Row>(`select ${COLUMNS} from announcements.announcement order by id desc limit $1`, [
    limit,
  ]);
  return rows.map(asAnnouncement);
}

/** How many announcements are neither over nor taken back. */
export async function countOpen(q: Queryable, nowMs: number): Promise<number> {
  const [row] = await q.query<{ count: string }>(
    `select count(*) from announcements.announcement where removed_at_ms is null and (until_ms is null or until_ms > $1)`,
    [nowMs],
  );
  return Number(row?.count ?? 0);
}

const asAnnouncement = (row: Row): Announcement => ({
  id: row.id,
  level: row.level,
  texts: row.texts,
  fallback: row.fallback,
  fromMs: Number(row.from_ms),
  untilMs: row.until_ms === null ? null : Number(row.until_ms),
  writtenBy: row.written_by,
  writtenAtMs: Number(row.written_at_ms),
  removedAtMs: row.removed_at_ms === null ? null : Number(row.removed_at_ms),
});
