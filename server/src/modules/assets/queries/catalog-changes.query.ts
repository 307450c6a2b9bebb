import type { Db } from '../../../platform/db/db.ts';

/**
 * Hears of changes of the catalog in any process. Notifications only make a change visible sooner; the version is the
 * truth.
 *
 * @param onEnd  called once when the connection is gone, by whatever cause
 * @returns      ends the listening
 */
export async function listenForChanges(db: Db, onChange: () => void, onEnd: () => void): Promise<() => void> {
  const client = await db.raw();
  let isReleased = false;
  const release = (): void => {
    if (isReleased) return;
    isReleased = true;
    onEnd();
    // Destroyed, not returned: a pooled connection must not go on listening.
    client.release(true);
  };
  client.on('notification', onChange);
  client.on('error', release);
  client.on('end', release);
  await client.query('listen assets');
  return release;
}
