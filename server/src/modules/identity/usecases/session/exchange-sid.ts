import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { sha256 } from '../../../../platform/crypto/digest.ts';
import type { Caller, IdentityDeps } from '../../identity-deps.ts';
import { isLiving } from '../../store/session.store.ts';
import { lockSid, setSidUsed } from '../../store/sid.store.ts';
import { tellOfNewDevice } from '../login/announce-login.ts';
import { type OpenedSession, openSession } from './open-session.ts';

/**
 * Exchanges a one-time value for a session. A value that we did not give out, that was used, that is too old or whose
 * session has ended is never adopted. Where the browser has a session already, the cookie wins: the value is used up and
 * nothing changes, and a value of another person's is refused.
 *
 * @returns  the new session, or null where the one of the cookie stays
 * @refuses  SID_UNKNOWN | SID_MISMATCH
 */
export async function exchangeSid(
  deps: IdentityDeps,
  request: { readonly sid: string; readonly uid: string | null; readonly caller: Caller },
): Promise<Result<OpenedSession | null, 'SID_UNKNOWN' | 'SID_MISMATCH'>> {
  const nowMs = deps.clock.nowMs();
  const exchanged = await deps.db.decide(
    async (tx): Promise<Result<OpenedSession | null, 'SID_UNKNOWN' | 'SID_MISMATCH'>> => {
      const valueHash = sha256(request.sid);
      const sid = await lockSid(tx, valueHash);
      if (request.uid !== null) {
        if (sid && sid.uid !== request.uid) return refuse('SID_MISMATCH');
        if (sid && !sid.isUsed) await setSidUsed(tx, valueHash, nowMs);
        return ok(null);
      }
      if (!sid || sid.isUsed || sid.expiresAtMs <= nowMs) return refuse('SID_UNKNOWN');
      if (!(await isLiving(tx, sid.sessionId, nowMs))) return refuse('SID_UNKNOWN');
      await setSidUsed(tx, valueHash, nowMs);
      const opened = await openSession(tx, deps, sid.uid, request.caller);
      if (opened.isNewDevice) await tellOfNewDevice(tx, deps, opened.uid, request.caller);
      return ok(opened);
    },
  );
  if (!exchanged.ok || exchanged.value === null) return exchanged;
  const { replacedSessionId } = exchanged.value;
  if (replacedSessionId) deps.sessions.forget([replacedSessionId]);
  return exchanged;
}
