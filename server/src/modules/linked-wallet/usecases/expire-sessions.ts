import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import type { LinkedWalletDeps } from '../linked-wallet-deps.ts';
import { deleteSessionsBefore, lockDue, moveSession } from '../store/session.store.ts';
import { emitSession } from '../tell.ts';

const BATCH = 100;
const KEPT_MS = 30 * DAY_MS;

/**
 * Marks sessions that have expired, so that their pages are told. Nothing else depends on it, because every check looks
 * at the time.
 */
export async function expireSessions(deps: Pick<LinkedWalletDeps, 'db' | 'clock'>): Promise<'more' | 'idle'> {
  const nowMs = deps.clock.nowMs();
  const ended = await deps.db.tx(async (tx) => {
    const due = await lockDue(tx, nowMs, BATCH);
    for (const session of due) {
      const expired = await moveSession(tx, session, 'EXPIRED', nowMs);
      if (expired) await emitSession(tx, expired);
    }
    return due.length;
  });
  if (ended === BATCH) return 'more';
  await deleteSessionsBefore(deps.db, nowMs - KEPT_MS);
  return 'idle';
}
