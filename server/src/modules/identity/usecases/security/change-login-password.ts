import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { judgeNewPassword } from '../../../../platform/crypto/new-password.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import type { FactorRefusal, Factors } from '../../identity-shapes.ts';
import { queueMessage } from '../../messages.ts';
import { findCredential, setPasswordHash } from '../../store/credential.store.ts';
import { forgetDevices } from '../../store/device.store.ts';
import { putPasskeysToSleep } from '../../store/passkey.store.ts';
import { findPerson, type Person } from '../../store/person.store.ts';
import { endOtherSessions, renewSecret } from '../session/end-sessions.ts';
import { checkLoginPassword, type LoginPasswordRefusal } from './check-login-password.ts';
import { judgeFactors, refuseMissing, spendFactors } from './judge-factors.ts';
import { lockAfterChange } from './lock-withdrawals.ts';

export type NewPasswordRefusal = 'PASSWORD_WEAK' | 'PASSWORD_SAME';

/**
 * Changes the login password of somebody who knows the old one. Every other session ends, this one gets a new secret,
 * every browser must prove itself again at its next log-in, and withdrawals stop for 24 hours.
 *
 * @returns  the session cookie's new value
 * @refuses  PASSWORD_WEAK | LOGIN_WRONG | LOGIN_LOCKED | PASSWORD_SAME | those of the second factors
 */
export async function changePassword(
  deps: IdentityDeps,
  change: {
    readonly uid: string;
    readonly sessionId: string;
    readonly oldPassword: string;
    readonly newPassword: string;
    readonly factors: Omit<Factors, 'tradingPassword'>;
  },
): Promise<Result<{ secret: string }, NewPasswordRefusal | LoginPasswordRefusal | FactorRefusal>> {
  const person = await findPerson(deps.db, change.uid);
  const credential = await findCredential(deps.db, change.uid);
  if (!person || !credential) throw new Error(`there is no person ${change.uid}`);
  const strength = await judgeNewPassword(change.newPassword, [person.email ?? '', person.phone ?? '']);
  if (!strength.ok) return strength;
  const demand = {
    person,
    sessionId: change.sessionId,
    credential,
    purpose: 'change-password',
    payload: '',
    needed: 1,
    factors: change.factors,
  };
  const missing = refuseMissing(demand);
  if (missing) return missing;
  const old = await checkLoginPassword(deps, change.uid, change.oldPassword);
  if (!old.ok) return old;
  if (change.newPassword === change.oldPassword) return refuse('PASSWORD_SAME');
  const judged = await judgeFactors(deps, demand);
  if (!judged.ok) return judged;
  const passwordHash = await deps.passwords.hash(change.newPassword, change.uid);
  const changed = await deps.db.decide(async (tx) => {
    const spent = await spendFactors(tx, deps, judged.value);
    if (!spent.ok) return spent;
    const ended = await setNewPassword(tx, deps, person, { passwordHash, keepId: change.sessionId });
    return ok({ ended, secret: await renewSecret(tx, change.sessionId) });
  });
  if (!changed.ok) return changed;
  deps.sessions.forget(changed.value.ended);
  deps.sessions.giveGrace(change.sessionId);
  return ok({ secret: changed.value.secret });
}

/** Everything that a new login password entails. @returns the sessions that ended */
export async function setNewPassword(
  tx: Tx,
  deps: IdentityDeps,
  person: Person,
  change: { readonly passwordHash: string; readonly keepId: string | null },
): Promise<string[]> {
  await setPasswordHash(tx, person.uid, change.passwordHash, deps.clock.nowMs());
  await forgetDevices(tx, person.uid, deps.clock.nowMs());
  await putPasskeysToSleep(tx, person.uid);
  await lockAfterChange(tx, deps, { uid: person.uid, createdAtMs: person.createdAtMs, reason: 'PASSWORD_CHANGED' });
  await deps.notices.notify(tx, { uid: person.uid, kind: 'identity.passwordChanged', params: {} });
  await queueMessage(tx, deps, person, 'password-changed');
  return endOtherSessions(tx, deps, { uid: person.uid, keepId: change.keepId, by: 'password' });
}
