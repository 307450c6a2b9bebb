import { PASSKEYS_MAX } from '@bourse/contract/identity-passkeys.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { keyedHash } from '../../../../platform/crypto/digest.ts';
import { newId } from '../../../../platform/ids/ids.ts';
import type { PasskeyAsk, PasskeyMade } from '../../../../platform/passkeys/passkeys.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import type { FactorRefusal, Factors } from '../../identity-shapes.ts';
import { queueMessage } from '../../messages.ts';
import { countPasskeys } from '../../queries/passkey.query.ts';
import { findCredential } from '../../store/credential.store.ts';
import { deletePasskey, insertPasskey, listPasskeyNames, spendChallenge } from '../../store/passkey.store.ts';
import { findPerson, lockPerson } from '../../store/person.store.ts';
import { checkLoginPassword, type LoginPasswordRefusal } from '../security/check-login-password.ts';
import { judgeFactors, refuseMissing, spendFactors } from '../security/judge-factors.ts';
import { lockAfterChange } from '../security/lock-withdrawals.ts';
import { endOtherSessions, renewSecret } from '../session/end-sessions.ts';
import { burnChallenge, checkUse } from './judge-passkey.ts';

interface Change {
  readonly uid: string;
  readonly sessionId: string;
  readonly loginPassword: string;
  readonly factors: Omit<Factors, 'tradingPassword'>;
}
type ChangeRefusal = LoginPasswordRefusal | FactorRefusal;

export interface PasskeyStart {
  readonly rpId: string;
  readonly rpName: string;
  readonly challenge: string;
  readonly userHandle: string;
  readonly userName: string;
  readonly credentialIds: string[];
  readonly expiresAtMs: number;
}

const makeUse = (uid: string): string => `make:${uid}`;

/**
 * What a browser needs to make a new passkey, valid for ten minutes. The authenticator knows the account only by a
 * hash.
 *
 * @refuses PASSKEYS_FULL (max)
 */
export async function startPasskey(deps: IdentityDeps, uid: string): Promise<Result<PasskeyStart, 'PASSKEYS_FULL'>> {
  const person = await findPerson(deps.db, uid);
  if (!person) throw new Error(`there is no person ${uid}`);
  const credentialIds = await listPasskeyNames(deps.db, uid);
  if (credentialIds.length >= PASSKEYS_MAX) return refuse('PASSKEYS_FULL', { max: PASSKEYS_MAX });
  return ok({
    ...deps.passkeys.start(makeUse(uid), deps.clock.nowMs()),
    userHandle: keyedHash(deps.hashKey, 'passkey', uid).toString('base64url'),
    userName: person.email ?? person.phone ?? uid,
    credentialIds,
  });
}

/**
 * Adds a passkey after the login password and two second factors, or as many as are bound: many, because the passkey
 * alone will open the account. Other sessions end.
 *
 * @returns    the session cookie's new value
 * @refuses    PASSKEYS_FULL | PASSKEY_EXISTS | PASSKEY_WRONG | PASSKEY_EXPIRED | PASSKEY_SPENT | LOGIN_WRONG |
 *             LOGIN_LOCKED | those of the second factors
 * @invariant  a passkey belongs to one person, and nobody has more than the maximum, even if several calls run at the
 *             same time
 */
export async function addPasskey(
  deps: IdentityDeps,
  change: Change & { readonly name: string; readonly made: PasskeyMade },
): Promise<Result<{ secret: string }, 'PASSKEYS_FULL' | 'PASSKEY_EXISTS' | ChangeRefusal>> {
  const { uid } = change;
  const made = await deps.passkeys.judgeMade(change.made, makeUse(uid), deps.clock.nowMs());
  if (!made.ok) {
    await burnChallenge(deps, change.made, makeUse(uid));
    return made;
  }
  const allowed = await judgeChange(deps, change, { purpose: 'add-passkey', needed: 2 });
  if (!allowed.ok) return allowed;
  const { person, judged } = allowed.value;
  const nowMs = deps.clock.nowMs();
  const added = await deps.db.decide(
    async (tx): Promise<Result<Changed, 'PASSKEYS_FULL' | 'PASSKEY_EXISTS' | FactorRefusal>> => {
      const spent = await spendFactors(tx, deps, judged);
      if (!spent.ok) return spent;
      if (!(await spendChallenge(tx, made.value))) return refuse('PASSKEY_SPENT');
      await lockPerson(tx, uid);
      if ((await countPasskeys(tx, uid)) >= PASSKEYS_MAX) return refuse('PASSKEYS_FULL', { max: PASSKEYS_MAX });
      const row = { ...made.value, id: newId(nowMs), uid, name: change.name, nowMs };
      if (!(await insertPasskey(tx, row))) return refuse('PASSKEY_EXISTS');
      await lockAfterChange(tx, deps, { ...person, reason: 'FIRST_BINDING' });
      await deps.notices.notify(tx, { uid, kind: 'identity.passkeyAdded', params: { name: change.name } });
      await queueMessage(tx, deps, person, 'passkey-added', { name: change.name });
      const ended = await endOtherSessions(tx, deps, { uid, keepId: change.sessionId, by: 'factor' });
      return ok({ ended, secret: await renewSecret(tx, change.sessionId) });
    },
  );
  return forgetEnded(deps, added, change.sessionId);
}

/**
 * Removes a passkey after the login password and one second factor, so that a person who has lost it can still do so;
 * withdrawals stop for a while.
 *
 * @returns  the session cookie's new value
 * @refuses  PASSKEY_UNKNOWN | LOGIN_WRONG | LOGIN_LOCKED | those of the second factors
 */
export async function removePasskey(
  deps: IdentityDeps,
  change: Change & { readonly passkeyId: string },
): Promise<Result<{ secret: string }, 'PASSKEY_UNKNOWN' | ChangeRefusal>> {
  const { uid } = change;
  const allowed = await judgeChange(deps, change, { purpose: 'remove-passkey', needed: 1 });
  if (!allowed.ok) return allowed;
  const { person, judged } = allowed.value;
  const removed = await deps.db.decide(async (tx): Promise<Result<Changed, 'PASSKEY_UNKNOWN' | FactorRefusal>> => {
    const spent = await spendFactors(tx, deps, judged);
    if (!spent.ok) return spent;
    const name = await deletePasskey(tx, { uid, id: change.passkeyId });
    if (name === null) return refuse('PASSKEY_UNKNOWN');
    await lockAfterChange(tx, deps, { ...person, reason: 'PASSKEY_REMOVED' });
    await deps.notices.notify(tx, { uid, kind: 'identity.passkeyRemoved', params: { name } });
    await queueMessage(tx, deps, person, 'passkey-removed', { name });
    const ended = await endOtherSessions(tx, deps, { uid, keepId: change.sessionId, by: 'factor' });
    return ok({ ended, secret: await renewSecret(tx, change.sessionId) });
  });
  return forgetEnded(deps, removed, change.sessionId);
}

/**
 * What one of the person's passkeys must sign in place of a code.
 *
 * @refuses PASSKEY_NOT_BOUND
 */
export async function askPasskey(deps: IdentityDeps, uid: string): Promise<Result<PasskeyAsk, 'PASSKEY_NOT_BOUND'>> {
  const credentialIds = await listPasskeyNames(deps.db, uid);
  if (credentialIds.length === 0) return refuse('PASSKEY_NOT_BOUND');
  return ok(deps.passkeys.ask(checkUse(uid), credentialIds, deps.clock.nowMs()));
}

interface Changed {
  readonly ended: readonly string[];
  readonly secret: string;
}

async function judgeChange(
  deps: IdentityDeps,
  change: Change,
  { purpose, needed }: { readonly purpose: 'add-passkey' | 'remove-passkey'; readonly needed: number },
) {
  const person = await findPerson(deps.db, change.uid);
  const credential = await findCredential(deps.db, change.uid);
  if (!person || !credential) throw new Error(`there is no person ${change.uid}`);
  const demand = {
    person,
    sessionId: change.sessionId,
    credential,
    purpose,
    payload: '',
    needed,
    factors: change.factors,
  };
  const missing = refuseMissing(demand);
  if (missing) return missing;
  const password = await checkLoginPassword(deps, change.uid, change.loginPassword);
  if (!password.ok) return password;
  const judged = await judgeFactors(deps, demand);
  return judged.ok ? ok({ person, judged: judged.value }) : judged;
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
