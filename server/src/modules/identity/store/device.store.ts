import type { Queryable, Tx } from '../../../platform/db/db.ts';

/** The id of a person's remembered device, by its cookie. */
export async function findDeviceId(q: Queryable, uid: string, tokenHash: Buffer): Promise<string | null> {
  const [row] = await q.query<{ id: string }>(
    `select id from identity.device where uid = $1 and token_hash = $2 and forgotten_at_ms is null`,
    [uid, tokenHash],
  );
  return row?.id ?? null;
}

export async function insertDevice(
  tx: Tx,
  device: { readonly id: string; readonly uid: string; readonly tokenHash: Buffer; readonly nowMs: number },
): Promise<void> {
  await tx.query(
    `insert into identity.device (id, uid, token_hash, first_seen_at_ms, last_seen_at_ms) values ($1, $2, $3, $4, $4)`,
    [device.id, device.uid, device.tokenHash, device.nowMs],
  );
}

export async function touchDevice(tx: Tx, id: string, nowMs: number): Promise<void> {
  await tx.query(`update identity.device set last_seen_at_ms = greatest(last_seen_at_ms, $2) where id = $1`, [
    id,
    nowMs,
  ]);
}

/**
 * Moves everything that a browser is remembered for to a new cookie, so that the old one, which somebody may have
 * planted, is worthless.
 */
export async function renameDevices(tx: Tx, oldTokenHash: Buffer, newTokenHash: Buffer): Promise<void> {
  await tx.query(`update identity.device set token_hash = $2 where token_hash = $1 and forgotten_at_ms is null`, [
    oldTokenHash,
    newTokenHash,
  ]);
}

/** Makes every browser of a person prove itself again at its next log-in. */
export async function forgetDevices(tx: Tx, uid: string, nowMs: number): Promise<void> {
  await tx.query(`update identity.device set forgotten_at_ms = $2 where uid = $1 and forgotten_at_ms is null`, [
    uid,
    nowMs,
  ]);
}
