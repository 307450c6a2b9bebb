import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { tellPerson } from '../../messages.ts';
import type { Room } from '../../room.ts';
import { findPerson, lockPerson, setFrozenAt } from '../../store/person.store.ts';
import { endOtherSessions } from '../session/end-sessions.ts';
import { checkLoginPassword, type LoginPasswordRefusal } from './check-login-password.ts';
import { lockAfterChange } from './lock-withdrawals.ts';

/**
 * Stops all money out at once and ends every session, this one too. The person can log in again and look; only staff opens
 * the account again.
 *
 * @refuses LOGIN_WRONG | LOGIN_LOCKED
 */
export async function freezeOwnAccount(
  room: Room,
  request: { readonly uid: string; readonly password: string },
): Promise<Result<true, LoginPasswordRefusal>> {
  const password = await checkLoginPassword(room, request.uid, request.password);
  if (!password.ok) return password;
  const ended = await room.db.tx(async (tx) => {
    const person = await lockPerson(tx, request.uid);
    if (person?.frozenAtMs === null) await setFrozenAt(tx, request.uid, room.clock.nowMs());
    await room.notices.notify(tx, { uid: request.uid, kind: 'identity.frozen', params: {} });
    return endOtherSessions(tx, room, { uid: request.uid, keepId: null, by: 'frozen' });
  });
  room.sessions.forget(ended);
  const person = await findPerson(room.db, request.uid);
  if (person) tellPerson(room, person, 'frozen', {});
  return ok(true);
}

export interface StaffFreeze {
  readonly uid: string;
  readonly frozen: boolean;
  readonly reason: string;
  readonly staff: { readonly staffId: string; readonly role: string };
  readonly requestId: string;
}

/**
 * Freezes or opens a person's account for staff. Opening it locks withdrawals for 24 hours.
 *
 * @refuses USER_UNKNOWN | NO_CHANGE
 */
export async function setFrozenByStaff(
  room: Room,
  change: StaffFreeze,
): Promise<Result<true, 'USER_UNKNOWN' | 'NO_CHANGE'>> {
  const done = await room.db.decide(async (tx) => {
    const nowMs = room.clock.nowMs();
    const person = await lockPerson(tx, change.uid);
    if (!person) return refuse('USER_UNKNOWN');
    const wasFrozen = person.frozenAtMs !== null;
    if (wasFrozen === change.frozen) return refuse('NO_CHANGE');
    await setFrozenAt(tx, change.uid, change.frozen ? nowMs : null);
    if (!change.frozen) await lockAfterChange(tx, room, { ...person, reason: 'UNFROZEN' });
    const kind = change.frozen ? 'identity.frozen' : 'identity.unfrozen';
    await room.notices.notify(tx, { uid: change.uid, kind, params: {} });
    await room.audit.audit(tx, {
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
      ? await endOtherSessions(tx, room, { uid: change.uid, keepId: null, by: 'frozen' })
      : [];
    return ok({ ended, person });
  });
  if (!done.ok) return done;
  room.sessions.forget(done.value.ended);
  tellPerson(room, done.value.person, change.frozen ? 'frozen' : 'unfrozen', {});
  return ok(true);
}
