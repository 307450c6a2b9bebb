import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { sha256 } from '../../../../platform/crypto/digest.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { newCookieSecret } from '../../../../platform/ids/ids.ts';
import { emit } from '../../../../platform/outbox/outbox.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import {
  endExpiredSessions,
  endSessionsOf,
  endSession as endStoredSession,
  type SessionEnd,
  setSessionSecret,
} from '../../store/session.store.ts';

const EXPIRED_AT_ONCE = 200;
/**
 * Announces that a person was logged out of all sessions, or of all but one, to whoever keeps something open in their
 * name.
 */
export const LOGGED_OUT_TOPIC = 'identity.logged-out';

/**
 * Ends one session of a person, everywhere within a second: the cache of this process forgets it, and the event closes
 * its sockets. The answer does not reveal whether an unknown session is somebody else's.
 *
 * @refuses SESSION_UNKNOWN
 */
export async function endSession(
  deps: IdentityDeps,
  which: { readonly uid: string; readonly id: string; readonly by: SessionEnd },
): Promise<Result<number, 'SESSION_UNKNOWN'>> {
  const ended = await deps.db.decide(async (tx) => {
    if (!(await endStoredSession(tx, { ...which, nowMs: deps.clock.nowMs() }))) return refuse('SESSION_UNKNOWN');
    await emit(tx, { topic: 'identity.session-ended', uid: which.uid, payload: { sessionIds: [which.id] } });
    return ok(1);
  });
  deps.sessions.forget([which.id]);
  return ended;
}

/**
 * Ends all sessions of a person but one, in the caller's transaction.
 *
 * @returns the ended sessions; the caller passes them to `deps.sessions.forget` after the commit
 */
export async function endOtherSessions(
  tx: Tx,
  deps: IdentityDeps,
  which: { readonly uid: string; readonly keepId: string | null; readonly by: SessionEnd },
): Promise<string[]> {
  const sessionIds = await endSessionsOf(tx, { ...which, nowMs: deps.clock.nowMs() });
  if (sessionIds.length > 0)
    await emit(tx, { topic: 'identity.session-ended', uid: which.uid, payload: { sessionIds } });
  await emit(tx, { topic: LOGGED_OUT_TOPIC, uid: which.uid, payload: {} });
  return sessionIds;
}

/** Like `endOtherSessions`, when the person asks for it. @returns how many ended */
export async function endAllOtherSessions(
  deps: IdentityDeps,
  which: { readonly uid: string; readonly keepId: string },
): Promise<number> {
  const ended = await deps.db.tx((tx) => endOtherSessions(tx, deps, { ...which, by: 'revoked' }));
  deps.sessions.forget(ended);
  return ended.length;
}

/** Gives the remaining session a new secret, because what it may do has changed. @returns the cookie's new value */
export async function renewSecret(tx: Tx, sessionId: string): Promise<string> {
  const secret = newCookieSecret();
  await setSessionSecret(tx, sessionId, sha256(secret));
  return secret;
}

/** Ends expired sessions, so that their sockets close too. @returns how many */
export async function endExpired(deps: IdentityDeps): Promise<number> {
  const ended = await deps.db.tx(async (tx) => {
    const rows = await endExpiredSessions(tx, deps.clock.nowMs(), EXPIRED_AT_ONCE);
    for (const { id, uid } of rows)
      await emit(tx, { topic: 'identity.session-ended', uid, payload: { sessionIds: [id] } });
    return rows;
  });
  deps.sessions.forget(ended.map((row) => row.id));
  return ended.length;
}
