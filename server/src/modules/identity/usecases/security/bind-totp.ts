import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { judgeTotp, newTotpSecret, otpauthAddress } from '../../../../platform/crypto/totp.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import type { FactorRefusal, Factors } from '../../identity-shapes.ts';
import { queueMessage } from '../../messages.ts';
import { bindPendingTotp, findCredential, removeTotp, setPendingTotp } from '../../store/credential.store.ts';
import { findPerson } from '../../store/person.store.ts';
import { endOtherSessions, renewSecret } from '../session/end-sessions.ts';
import { checkLoginPassword, type LoginPasswordRefusal } from './check-login-password.ts';
import { judgeFactors, refuseMissing, spendFactors } from './judge-factors.ts';
import { forgetWrongTotp, totpPlace } from './judge-totp.ts';
import { lockAfterChange } from './lock-withdrawals.ts';

const PENDING_MS = 10 * MINUTE_MS;

/**
 * Makes an authenticator secret that must be confirmed with its first code within ten minutes.
 *
 * @refuses TOTP_ALREADY_BOUND
 */
export async function startTotp(
  deps: IdentityDeps,
  uid: string,
): Promise<Result<{ secret: string; otpauth: string; expiresAtMs: number }, 'TOTP_ALREADY_BOUND'>> {
  const { person, credential } = await loaded(deps, uid);
  if (credential.totpSecret !== null) return refuse('TOTP_ALREADY_BOUND');
  const secret = newTotpSecret();
  const expiresAtMs = deps.clock.nowMs() + PENDING_MS;
  await setPendingTotp(deps.db, uid, deps.box.seal(secret, totpPlace(uid)), expiresAtMs);
  const label = person.email ?? person.phone ?? uid;
  return ok({ secret, otpauth: otpauthAddress({ issuer: deps.issuer, label, secret }), expiresAtMs });
}

/**
 * Binds the new secret after its first code and a code by e-mail or phone.
 *
 * @returns  the session cookie's new value
 * @refuses  TOTP_ALREADY_BOUND | TOTP_NOT_STARTED | TOTP_WRONG | those of the codes
 */
export async function bindTotp(
  deps: IdentityDeps,
  change: {
    readonly uid: string;
    readonly sessionId: string;
    readonly totpCode: string;
    readonly factors: Pick<Factors, 'emailCode' | 'smsCode'>;
  },
): Promise<Result<{ secret: string }, 'TOTP_ALREADY_BOUND' | 'TOTP_NOT_STARTED' | FactorRefusal>> {
  const { person, credential } = await loaded(deps, change.uid);
  if (credential.totpSecret !== null) return refuse('TOTP_ALREADY_BOUND');
  const { totpPending, totpPendingUntilMs } = credential;
  const nowMs = deps.clock.nowMs();
  if (totpPending === null || totpPendingUntilMs === null || totpPendingUntilMs <= nowMs)
    return refuse('TOTP_NOT_STARTED');
  const demand = {
    person,
    sessionId: change.sessionId,
    credential,
    purpose: 'bind-totp',
    payload: '',
    needed: 1,
    factors: change.factors,
  };
  const missing = refuseMissing(demand);
  if (missing) return missing;
  const first = judgeTotp(deps.box.open(totpPending, totpPlace(change.uid)), change.totpCode, nowMs, null);
  if (first.outcome !== 'right') return refuse('TOTP_WRONG');
  const judged = await judgeFactors(deps, demand);
  if (!judged.ok) return judged;
  const bound = await deps.db.decide(async (tx): Promise<Result<Changed, FactorRefusal | 'TOTP_ALREADY_BOUND'>> => {
    const spent = await spendFactors(tx, deps, judged.value);
    if (!spent.ok) return spent;
    if (!(await bindPendingTotp(tx, change.uid, totpPending, first.step))) return refuse('TOTP_ALREADY_BOUND');
    await forgetWrongTotp(tx, deps, change.uid);
    await lockAfterChange(tx, deps, { ...person, reason: 'FIRST_BINDING' });
    await deps.notices.notify(tx, { uid: change.uid, kind: 'identity.totpBound', params: {} });
    await queueMessage(tx, deps, person, 'totp-bound');
    const ended = await endOtherSessions(tx, deps, { uid: change.uid, keepId: change.sessionId, by: 'factor' });
    return ok({ ended, secret: await renewSecret(tx, change.sessionId) });
  });
  return forgetEnded(deps, bound, change.sessionId);
}

/**
 * Removes the authenticator after the login password, its own code and a code by e-mail or phone.
 *
 * @returns  the session cookie's new value
 * @refuses  TOTP_NOT_BOUND | LOGIN_WRONG | LOGIN_LOCKED | those of the second factors
 */
export async function unbindTotp(
  deps: IdentityDeps,
  change: {
    readonly uid: string;
    readonly sessionId: string;
    readonly loginPassword: string;
    readonly factors: Omit<Factors, 'tradingPassword'>;
  },
): Promise<Result<{ secret: string }, 'TOTP_NOT_BOUND' | LoginPasswordRefusal | FactorRefusal>> {
  const { person, credential } = await loaded(deps, change.uid);
  if (credential.totpSecret === null) return refuse('TOTP_NOT_BOUND');
  const { factors } = change;
  const demand = {
    person,
    sessionId: change.sessionId,
    credential,
    purpose: 'unbind-totp',
    payload: '',
    needed: 2,
    factors,
  };
  const missing = refuseMissing(demand);
  if (missing) return missing;
  const password = await checkLoginPassword(deps, change.uid, change.loginPassword);
  if (!password.ok) return password;
  const judged = await judgeFactors(deps, demand);
  if (!judged.ok) return judged;
  const removed = await deps.db.decide(async (tx) => {
    const spent = await spendFactors(tx, deps, judged.value);
    if (!spent.ok) return spent;
    await removeTotp(tx, change.uid);
    await lockAfterChange(tx, deps, { ...person, reason: 'TOTP_REMOVED' });
    await deps.notices.notify(tx, { uid: change.uid, kind: 'identity.totpRemoved', params: {} });
    await queueMessage(tx, deps, person, 'totp-removed');
    const ended = await endOtherSessions(tx, deps, { uid: change.uid, keepId: change.sessionId, by: 'factor' });
    return ok({ ended, secret: await renewSecret(tx, change.sessionId) });
  });
  return forgetEnded(deps, removed, change.sessionId);
}

interface Changed {
  readonly ended: readonly string[];
  readonly secret: string;
}

function forgetEnded<Code extends string>(
  deps: IdentityDeps,
  changed: Result<Changed, Code>,
  sessionId: string,
): Result<{ secret: string }, Code> {
  if (!changed.ok) return changed;
  deps.sessions.forget(changed.value.ended);
  deps.sessions.giveGrace(sessionId);
  return ok({ secret: changed.value.secret });
}

async function loaded(deps: IdentityDeps, uid: string) {
  const person = await findPerson(deps.db, uid);
  const credential = await findCredential(deps.db, uid);
  if (!person || !credential) throw new Error(`there is no person ${uid}`);
  return { person, credential };
}
