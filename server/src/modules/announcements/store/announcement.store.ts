import type { Tx } from '../../../platform/db/db.ts';
import type { Announcement } from '../queries/announcement.query.ts';

export async function insertAnnouncement(tx: Tx, row: Omit<Announcement, 'removedAtMs'>): Promise<void> {
  await tx.query(
    `insert into announcements.announcement (id, level, texts, fallback, from_ms, until_ms, written_by, written_at_ms)
     values ($1, $2, $3::jsonb, $4, $5, $6, $7, $8)`,
    [
      ...[row.id, row.level, JSON.stringify(row.texts), row.fallback, row.fromMs, row.untilMs],
      ...[row.writtenBy, row.writtenAtMs],
    ],
  );
}

/** False if there is none, or it was taken back before. */
export async function removeAnnouncement(tx: Tx, id: string, nowMs: number): Promise<boolean> {
  const rows = await tx.query(
    'update announcements.announcement set removed_at_ms = $2 where id = $1 and removed_at_ms is null returning id',
    [id, nowMs],
  );
  return rows.length === 1;
}
