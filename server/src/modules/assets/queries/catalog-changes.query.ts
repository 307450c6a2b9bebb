import type { Db } from '../../../platform/db/db.ts';

/**
 * Listens for changes of the catalog by any process. Notifications only make a change visible sooner; the catalog's
 * version is what counts.
 *
 * @param onEnd  called once when the connection is lost, whatever the cause
 * @returns      a function that stops listening
 */
export async function listenForChanges(db: Db, onChange: () => void, onEnd: () => void): Promise<() => void> {
  const client = await db.raw();
  let isReleased = false;
  const release = (): void => {
    if (isReleased) return;
    isReleased = true;
    onEnd();
    // Destroyed instead of returned, because a pooled connection must not go on listening.
    client.release(true);
  };
  client.on('notification', onChange);
  client.on('error', release);
  client.on('end', release);
  await client.query('listen assets');
  return release;
}
