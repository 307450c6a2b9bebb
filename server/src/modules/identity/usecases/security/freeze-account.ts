import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { sha256 } from '../../../../platform/crypto/digest.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { queueMessage, writeTo } from '../../messages.ts';
import { spendFreezeLink } from '../../store/freeze-link.store.ts';
import { putPasskeysToSleep } from '../../store/passkey.store.ts';
import { lockPerson, setFrozenAt } from '../../store/person.store.ts';
import { endOtherSessions } from '../session/end-sessions.ts';
import { checkLoginPassword, type LoginPasswordRefusal } from './check-login-password.ts';
import { lockAfterChange } from './lock-withdrawals.ts';

/**
 * Stops all outgoing money at once and ends every session, this one too. The person can log in again and look; only
 * staff can lift the freeze.
 *
 * @refuses LOGIN_WRONG | LOGIN_LOCKED
 */
export async function freezeOwnAccount(
  deps: IdentityDeps,
  request: { readonly uid: string; readonly password: string },
): Promise<Result<true, LoginPasswordRefusal>> {
  const password = await checkLoginPassword(deps, request.uid, request.password);
  if (!password.ok) return password;
  const ended = await deps.db.tx((tx) => freezeInside(tx, deps, request.uid));
  deps.sessions.forget(ended);
  return ok(true);
}

/**
 * Freezes the account of a link from a security mail, without logging in. Whoever can read a person's mails may stop
 * their money, but do nothing else.
 *
 * @refuses    FREEZE_LINK_UNKNOWN, also for a link that was used or is older than a week
 * @invariant  a link works once
 */
export async function freezeByLink(
  deps: IdentityDeps,
  request: { readonly token: string },
): Promise<Result<true, 'FREEZE_LINK_UNKNOWN'>> {
  const frozen = await deps.db.decide(async (tx) => {
    const uid = await spendFreezeLink(tx, sha256(request.token), deps.clock.nowMs());
    if (uid === null) return refuse('FREEZE_LINK_UNKNOWN');
    return ok(await freezeInside(tx, deps, uid));
  });
  if (!frozen.ok) return frozen;
  deps.sessions.forget(frozen.value);
  return ok(true);
}

/** @returns the sessions that ended */
async function freezeInside(tx: Tx, deps: IdentityDeps, uid: string): Promise<string[]> {
  const person = await lockPerson(tx, uid);
  if (person?.frozenAtMs === null) await setFrozenAt(tx, uid, deps.clock.nowMs());
  await putPasskeysToSleep(tx, uid);
  await deps.notices.notify(tx, { uid, kind: 'identity.frozen', params: {} });
  await writeTo(tx, deps, uid, 'frozen');
  return endOtherSessions(tx, deps, { uid, keepId: null, by: 'frozen' });
}

export interface StaffFreeze {
  readonly uid: string;
  readonly frozen: boolean;
  readonly reason: string;
  readonly staff: { readonly staffId: string; readonly role: string };
  readonly requestId: string;
}

/**
 * Lets staff freeze a person's account or lift a freeze. Lifting it locks withdrawals for 24 hours.
 *
 * @refuses USER_UNKNOWN | OWN_ACCOUNT | NO_CHANGE
 */
export async function setFrozenByStaff(
  deps: IdentityDeps,
  change: StaffFreeze,
): Promise<Result<true, 'USER_UNKNOWN' | 'NO_CHANGE' | 'OWN_ACCOUNT'>> {
  const done = await deps.db.decide(async (tx) => {
    const nowMs = deps.clock.nowMs();
    const person = await lockPerson(tx, change.uid);
    if (!person) return refuse('USER_UNKNOWN');
    const { staffId } = change.staff;
    if (await deps.audit.isRelated(tx, { staffId, uid: change.uid })) return refuse('OWN_ACCOUNT');
    const wasFrozen = person.frozenAtMs !== null;
    if (wasFrozen === change.frozen) return refuse('NO_CHANGE');
    await setFrozenAt(tx, change.uid, change.frozen ? nowMs : null);
    if (change.frozen) await putPasskeysToSleep(tx, change.uid);
    else await lockAfterChange(tx, deps, { ...person, reason: 'UNFROZEN' });
    const kind = change.frozen ? 'identity.frozen' : 'identity.unfrozen';
    await deps.notices.notify(tx, { uid: change.uid, kind, params: {} });
    await queueMessage(tx, deps, person, change.frozen ? 'frozen' : 'unfrozen');
    await deps.audit.audit(tx, {
      ...change.staff,
      action: 'staffIdentity.setFrozen',
      subject: `user:${change.uid}`,
      reason: change.reason,
      before: { frozen: wasFrozen },
      after: { frozen: change.frozen },
      requestId: change.requestId,
      nowMs,
    });
    const ended = change.frozen
      ? await endOtherSessions(tx, deps, { uid: change.uid, keepId: null, by: 'frozen' })
      : [];
    return ok(ended);
  });
  if (!done.ok) return done;
  deps.sessions.forget(done.value);
  return ok(true);
}
