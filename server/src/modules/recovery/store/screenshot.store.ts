import type { Queryable } from '../../../platform/db/db.ts';

export interface Screenshot {
  readonly id: string;
  readonly uid: string;
  readonly mime: 'image/jpeg' | 'image/png';
  readonly bytes: Buffer;
  readonly createdAtMs: number;
}

export async function insertScreenshot(q: Queryable, row: Screenshot): Promise<void> {
  await q.query(`insert into recovery.screenshot (id, uid, mime, bytes, created_at_ms) values ($1, $2, $3, $4, $5)`, [
    row.id,
    row.uid,
    row.mime,
    row.bytes,
    row.createdAtMs,
  ]);
}

export async function isOwnScreenshot(q: Queryable, uid: string, id: string): Promise<boolean> {
  const rows = await q.query('select 1 from recovery.screenshot where id = $1 and uid = $2', [id, uid]);
  return rows.length > 0;
}

export async function findScreenshot(
  q: Queryable,
  id: string,
): Promise<Pick<Screenshot, 'uid' | 'mime' | 'bytes'> | null> {
  const [row] = await q.query<Pick<Screenshot, 'uid' | 'mime' | 'bytes'>>(
    'select uid, mime, bytes from recovery.screenshot where id = $1',
    [id],
  );
  return row ?? null;
}

/** Pictures that were uploaded long ago and belong to no case. */
export async function deleteUnusedScreenshots(q: Queryable, beforeMs: number): Promise<void> {
  await q.query(
    `delete from recovery.screenshot s where s.created_at_ms < $1
       and not exists (select 1 from recovery.deposit_case c where c.screenshot_id = s.id)`,
    [beforeMs],
  );
}
