import { networkRange } from '@bourse/core/identity/network-range.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { judgeNewPassword } from '../../../../platform/crypto/new-password.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { newUid } from '../../../../platform/ids/ids.ts';
import { type AccountName, accountName } from '../../account-name.ts';
import type { Caller, IdentityDeps } from '../../identity-deps.ts';
import { spendCode } from '../../store/code.store.ts';
import { insertCredential } from '../../store/credential.store.ts';
import { findPerson, findPersonByAccount, insertPerson } from '../../store/person.store.ts';
import { askingSubject } from '../code/asking-subject.ts';
import { type CodeRefusal, judgeCode } from '../code/judge-code.ts';
import { type OpenedSession, openSession } from '../session/open-session.ts';

const UID_DRAWS_MAX = 20;

export interface Registration {
  readonly account: string;
  readonly code: string;
  readonly password: string;
  /** The uid of the person who invited. */
  readonly inviteCode?: string | undefined;
  readonly caller: Caller;
}
export type RegisterRefusal =
  | CodeRefusal
  | 'PHONE_INVALID'
  | 'ACCOUNT_EXISTS'
  | 'PASSWORD_WEAK'
  | 'INVITE_UNKNOWN'
  | 'FEATURE_OFF';

/**
 * Opens an account for somebody who has the code that was sent to its address, and logs them in.
 *
 * @refuses    FEATURE_OFF for an invitation while LIMIT_REGISTER_SWITCH is off | PHONE_INVALID | PASSWORD_WEAK (reason)
 *             | CODE_WRONG | CODE_EXPIRED | CODE_SPENT | INVITE_UNKNOWN | ACCOUNT_EXISTS, which only somebody with the
 *             right code learns
 * @invariant  one account per e-mail address and per phone number, even if several calls run at the same time
 */
export async function register(
  deps: IdentityDeps,
  registration: Registration,
): Promise<Result<OpenedSession, RegisterRefusal>> {
  const invitedBy = registration.inviteCode ?? null;
  // Checked first, so that no try of a code is lost while invitations are off.
  if (invitedBy !== null && !(await deps.settings.isFeatureOn('LIMIT_REGISTER_SWITCH'))) return refuse('FEATURE_OFF');
  const account = accountName(registration.account);
  if (!account) return refuse('PHONE_INVALID');
  const strength = await judgeNewPassword(registration.password, [account.text]);
  if (!strength.ok) return strength;
  const { channel, text } = account;
  const { subject } = await askingSubject(deps, account, { ...registration.caller, uid: null });
  const use = { subject, purpose: 'register', channel, payload: '', target: text };
  const code = await judgeCode(deps, use, registration.code);
  if (!code.ok) return code;
  if (invitedBy !== null && !(await findPerson(deps.db, invitedBy))) return refuse('INVITE_UNKNOWN');
  const passwordHash = await deps.passwords.hash(registration.password, networkRange(registration.caller.ip));
  const opened = await deps.db.decide(async (tx): Promise<Result<OpenedSession, RegisterRefusal>> => {
    const nowMs = deps.clock.nowMs();
    if (!(await spendCode(tx, code.value, nowMs))) return refuse('CODE_SPENT');
    const uid = await insertUnderFreeUid(tx, account, { locale: registration.caller.locale, invitedBy, nowMs });
    if (uid === null) return refuse('ACCOUNT_EXISTS');
    await insertCredential(tx, { uid, passwordHash, nowMs });
    return ok(await openSession(tx, deps, uid, registration.caller));
  });
  if (opened.ok && opened.value.replacedSessionId) deps.sessions.forget([opened.value.replacedSessionId]);
  return opened;
}

/** Null if the address is taken. */
export async function insertUnderFreeUid(
  tx: Tx,
  account: AccountName,
  rest: { readonly locale: string; readonly invitedBy: string | null; readonly nowMs: number },
): Promise<string | null> {
  const isEmail = account.channel === 'email';
  const contact = { email: isEmail ? account.text : null, phone: isEmail ? null : account.text };
  for (let draw = 0; draw < UID_DRAWS_MAX; draw++) {
    const uid = newUid();
    if (await insertPerson(tx, { uid, ...contact, ...rest })) return uid;
    if (await findPersonByAccount(tx, account.text)) return null;
  }
  throw new Error('no free account number was found');
}
