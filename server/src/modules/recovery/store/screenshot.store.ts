import type { Sealed } from '../../../platform/crypto/vault.ts';
import type { Queryable, Tx } from '../../../platform/db/db.ts';
import { KEPT_PHOTO, type KeptPhoto } from '../../../platform/photo/kept-photo.ts';

interface Screenshot {
  readonly id: string;
  readonly uid: string;
  readonly mime: 'image/jpeg' | 'image/png';
  readonly createdAtMs: number;
}

/** What a sealed picture is bound to; under another name it does not open. */
export const screenshotPlace = (id: string): string => `recovery.screenshot:${id}`;

export async function insertScreenshot(q: Queryable, row: Screenshot & Sealed): Promise<void> {
  await q.query(
    `insert into recovery.screenshot (id, uid, mime, sealed_key, sealed, created_at_ms) values ($1, $2, $3, $4, $5, $6)`,
    [row.id, row.uid, row.mime, row.sealedKey, row.sealed, row.createdAtMs],
  );
}

/** Locks pictures of an older release that are not sealed yet, skipping those that another process is sealing. */
export function lockScreenshotsInClear(tx: Tx, limit: number): Promise<{ id: string; bytes: Buffer }[]> {
  return tx.query<{ id: string; bytes: Buffer }>(
    `select id, bytes from recovery.screenshot where bytes is not null order by id limit $1 for update skip locked`,
    [limit],
  );
}

export async function setScreenshotSealed(tx: Tx, id: string, { sealedKey, sealed }: Sealed): Promise<void> {
  await tx.query('update recovery.screenshot set bytes = null, sealed_key = $2, sealed = $3 where id = $1', [
    ...[id, sealedKey, sealed],
  ]);
}

export async function isOwnScreenshot(q: Queryable, uid: string, id: string): Promise<boolean> {
  const rows = await q.query('select 1 from recovery.screenshot where id = $1 and uid = $2', [id, uid]);
  return rows.length > 0;
}

export async function findScreenshot(
  q: Queryable,
  id: string,
): Promise<(Pick<Screenshot, 'uid' | 'mime'> & KeptPhoto) | null> {
  const [row] = await q.query<Pick<Screenshot, 'uid' | 'mime'> & KeptPhoto>(
    `select uid, mime, ${KEPT_PHOTO} from recovery.screenshot where id = $1`,
    [id],
  );
  return row ?? null;
}

/** Deletes pictures that were uploaded long ago and belong to no case. */
export async function deleteUnusedScreenshots(q: Queryable, beforeMs: number): Promise<void> {
  await q.query(
    `delete from recovery.screenshot s where s.created_at_ms < $1
       and not exists (select 1 from recovery.deposit_case c where c.screenshot_id = s.id)`,
    [beforeMs],
  );
}
