import { networkRange } from '@bourse/core/identity/network-range.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { keyedHash } from '../../../../platform/crypto/digest.ts';
import { judgeNewPassword } from '../../../../platform/crypto/new-password.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { type AccountName, accountName } from '../../account-name.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import type { FactorRefusal, Factors } from '../../identity-shapes.ts';
import { queueMessage } from '../../messages.ts';
import { spendCode } from '../../store/code.store.ts';
import { findCredential, setPasswordHash, spendTotpStep } from '../../store/credential.store.ts';
import { forgetDevices } from '../../store/device.store.ts';
import { putPasskeysToSleep } from '../../store/passkey.store.ts';
import { findPerson, findPersonByAccount, type Person } from '../../store/person.store.ts';
import { type AskingBrowser, askingSubject } from '../code/asking-subject.ts';
import { type CodeRefusal, judgeCode } from '../code/judge-code.ts';
import { endOtherSessions, renewSecret } from '../session/end-sessions.ts';
import { checkLoginPassword, type LoginPasswordRefusal } from './check-login-password.ts';
import { judgeFactors, refuseMissing, spendFactors } from './judge-factors.ts';
import { judgeTotpCode, type TotpRefusal } from './judge-totp.ts';
import { lockAfterChange } from './lock-withdrawals.ts';

type NewPasswordRefusal = 'PASSWORD_WEAK' | 'PASSWORD_SAME';

/**
 * Changes the login password of somebody who knows the old one. Every other session ends, this one gets a new secret, every
 * browser has to prove itself again at its next log-in, and withdrawals stop for 24 hours.
 *
 * @returns the session cookie's new value
 * @refuses PASSWORD_WEAK | LOGIN_WRONG | LOGIN_LOCKED | PASSWORD_SAME | those of the second factors
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

/**
 * Sets a new login password for whoever holds the code, and the authenticator where one is bound. Every session ends, every
 * browser has to prove itself again, and withdrawals stop for 24 hours. That an account does not exist shows as a wrong code.
 *
 * @refuses PASSWORD_WEAK | CODE_WRONG | CODE_EXPIRED | CODE_SPENT | TOTP_REQUIRED | TOTP_WRONG | TOTP_REPLAYED | PASSWORD_SAME
 */
export async function resetPassword(
  deps: IdentityDeps,
  reset: {
    readonly account: string;
    readonly code: string;
    readonly password: string;
    readonly totpCode?: string | undefined;
    /** Where the person is: their own wrong tries from there are forgotten. */
    readonly ip: string;
  } & AskingBrowser,
): Promise<Result<true, CodeRefusal | NewPasswordRefusal | TotpRefusal | 'TOTP_REQUIRED'>> {
  const account = accountName(reset.account) ?? { text: reset.account, channel: 'sms' };
  const strength = await judgeNewPassword(reset.password, [account.text]);
  if (!strength.ok) return strength;
  const person = await findPersonByAccount(deps.db, account.text);
  const { subject } = await askingSubject(deps, account, { ...reset, uid: person?.uid ?? null });
  const use = { subject, purpose: 'reset-password', channel: account.channel, payload: '', target: account.text };
  const code = await judgeCode(deps, use, reset.code);
  if (!code.ok) return code;
  const credential = person && (await findCredential(deps.db, person.uid));
  if (!person || !credential) return refuse('CODE_EXPIRED');
  if (credential.totpSecret !== null && reset.totpCode === undefined) return refuse('TOTP_REQUIRED');
  const step = credential.totpSecret === null ? null : await judgeTotpCode(deps, person.uid, reset.totpCode!);
  if (step && !step.ok) return step;
  if (await deps.passwords.matches(credential.passwordHash, reset.password)) return refuse('PASSWORD_SAME');
  const passwordHash = await deps.passwords.hash(reset.password);
  const done = await deps.db.decide(async (tx): Promise<Result<string[], 'CODE_SPENT' | 'TOTP_REPLAYED'>> => {
    if (!(await spendCode(tx, code.value, deps.clock.nowMs()))) return refuse('CODE_SPENT');
    if (step?.ok && !(await spendTotpStep(tx, person.uid, step.value))) return refuse('TOTP_REPLAYED');
    await forgetFailedLogins(tx, deps, { uid: person.uid, account, ip: reset.ip });
    return ok(await setNewPassword(tx, deps, person, { passwordHash, keepId: null }));
  });
  if (!done.ok) return done;
  deps.sessions.forget(done.value);
  return ok(true);
}

/** @returns the sessions that ended */
async function setNewPassword(
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

/** A person who has just proved the address does not wait for the guesses of others. */
async function forgetFailedLogins(
  tx: Tx,
  deps: IdentityDeps,
  { uid, account, ip }: { readonly uid: string; readonly account: AccountName; readonly ip: string },
): Promise<void> {
  const hashed = keyedHash(deps.hashKey, 'login', account.text).toString('base64url');
  await deps.attempts.clear(tx, `login:${hashed}`);
  await deps.attempts.clear(tx, `login:${hashed}:${networkRange(ip)}`);
  await deps.attempts.clear(tx, `password:${uid}`);
}
