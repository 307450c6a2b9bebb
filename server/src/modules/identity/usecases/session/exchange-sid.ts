import { maskAccount } from '@bourse/core/identity/mask.ts';
import { callerNetwork } from '@bourse/core/identity/network-range.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { sha256 } from '../../../../platform/crypto/digest.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { Caller, IdentityDeps } from '../../identity-deps.ts';
import { holdAnyPassword } from '../../store/credential.store.ts';
import { findDeviceId } from '../../store/device.store.ts';
import { findPerson } from '../../store/person.store.ts';
import { findLivingById, type LivingSession } from '../../store/session.store.ts';
import { lockSid, type Sid, setSidUsed } from '../../store/sid.store.ts';
import { tellOfNewDevice } from '../login/announce-login.ts';
import { type OpenedSession, openSession } from './open-session.ts';

type SidRefusal = 'SID_UNKNOWN' | 'SID_MISMATCH' | 'SID_UNCONFIRMED';

/**
 * Exchanges a one-time value for a session. A value that is unknown, used or too old, or whose session has ended, is
 * refused. If the browser has a session already, that one stays: the value is used up and nothing changes, and another
 * person's value is refused.
 *
 * A link can be sent to anybody. Anywhere but in the browser and network that asked for the value, whoever opens it is
 * first told whose account it opens. The new session ends at the latest when the one that asked would, and its browser
 * is not remembered.
 *
 * @returns  the new session; null if the session of the cookie stays
 * @refuses  SID_UNKNOWN | SID_MISMATCH | SID_UNCONFIRMED (account, masked), which leaves the value as it was
 */
export async function exchangeSid(
  deps: IdentityDeps,
  request: {
    readonly sid: string;
    readonly isConfirmed: boolean;
    readonly uid: string | null;
    readonly caller: Caller;
  },
): Promise<Result<OpenedSession | null, SidRefusal>> {
  const { caller } = request;
  const nowMs = deps.clock.nowMs();
  const exchanged = await deps.db.decide(async (tx): Promise<Result<OpenedSession | null, SidRefusal>> => {
    const valueHash = sha256(request.sid);
    const sid = await lockSid(tx, valueHash);
    if (request.uid !== null) {
      if (sid && sid.uid !== request.uid) return refuse('SID_MISMATCH');
      if (sid && !sid.isUsed) await setSidUsed(tx, valueHash, nowMs);
      return ok(null);
    }
    if (!sid || sid.isUsed || sid.expiresAtMs <= nowMs) return refuse('SID_UNKNOWN');
    // The password may be changed at this moment: then either the asking session has ended, or the new one will be.
    await holdAnyPassword(tx, sid.uid);
    const by = await findLivingById(tx, sid.sessionId, nowMs);
    if (!by) return refuse('SID_UNKNOWN');
    if (!request.isConfirmed && !(await isWhereItWasAsked(tx, { sid, by, caller })))
      return refuse('SID_UNCONFIRMED', { account: await maskedAccount(tx, sid.uid) });
    await setSidUsed(tx, valueHash, nowMs);
    const opened = await openSession(tx, deps, sid.uid, caller, by);
    if (opened.isNewDevice) await tellOfNewDevice(tx, deps, opened.uid, caller);
    return ok(opened);
  });
  if (!exchanged.ok || exchanged.value === null) return exchanged;
  const { replacedSessionId } = exchanged.value;
  if (replacedSessionId) deps.sessions.forget([replacedSessionId]);
  return exchanged;
}

/** Whether this is the same remembered browser in the same network as the session that asked for the value. */
async function isWhereItWasAsked(
  tx: Tx,
  { sid, by, caller }: { readonly sid: Sid; readonly by: LivingSession; readonly caller: Caller },
): Promise<boolean> {
  if (sid.network !== callerNetwork(caller.ip) || by.deviceId === null || caller.deviceToken === null) return false;
  return (await findDeviceId(tx, sid.uid, sha256(caller.deviceToken))) === by.deviceId;
}

async function maskedAccount(tx: Tx, uid: string): Promise<string> {
  const person = await findPerson(tx, uid);
  return maskAccount(person?.email ?? person?.phone ?? '');
}
