import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { Db } from '../../../platform/db/db.ts';
import { SharedReads } from '../../../platform/db/shared-reads.ts';
import { findLivingSessions, type LivingSession, touchSessions } from '../store/session.store.ts';

/** For how long it need not be saved again that a session is used. */
export const TOUCH_AFTER_MS = MINUTE_MS;

interface AskedSession {
  readonly secretHash: Buffer;
  readonly nowMs: number;
}

export type SessionReads = SharedReads<AskedSession, LivingSession | null>;

/** Finds the session of a cookie, if it lives, and saves that it is used; of all that are asked for at the same time together. */
export const createSessionReads = (db: Db): SessionReads => new SharedReads((batch) => readSessions(db, batch));

async function readSessions(db: Db, batch: readonly AskedSession[]): Promise<(LivingSession | null)[]> {
  const nowMs = Math.max(...batch.map((asked) => asked.nowMs));
  const found = await findLivingSessions(
    db,
    batch.map(({ secretHash }) => secretHash),
    nowMs,
  );
  const stale = [...found.values()].filter(({ lastSeenAtMs }) => nowMs - lastSeenAtMs >= TOUCH_AFTER_MS);
  const touched = await touchSessions(
    db,
    stale.map(({ id }) => id),
    nowMs,
  );
  return batch.map(({ secretHash }) => {
    const session = found.get(secretHash.toString('base64'));
    if (!session) return null;
    return touched.has(session.id) ? { ...session, lastSeenAtMs: nowMs } : session;
  });
}
