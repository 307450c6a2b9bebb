import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { networkRange } from '@bourse/core/identity/network-range.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { keyedHash } from '../../../../platform/crypto/digest.ts';
import { judgeNewPassword } from '../../../../platform/crypto/new-password.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type {
  JudgedPasskey,
  PasskeyAsk,
  PasskeyProof,
  PasskeyRefusal,
} from '../../../../platform/passkeys/passkeys.ts';
import { type AccountName, accountName, accountSubject } from '../../account-name.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { spendCode } from '../../store/code.store.ts';
import { type Credential, findCredential, spendTotpStep } from '../../store/credential.store.ts';
import { findPasskey, findStandingPasskeys, spendPasskey } from '../../store/passkey.store.ts';
import { findPersonByAccount } from '../../store/person.store.ts';
import { type AskingBrowser, askingSubject } from '../code/asking-subject.ts';
import { type CodeRefusal, judgeCode } from '../code/judge-code.ts';
import { judgeOnce } from '../passkey/judge-passkey.ts';
import { type NewPasswordRefusal, setNewPassword } from './change-login-password.ts';
import { judgeTotpCode, type TotpRefusal } from './judge-totp.ts';

/**
 * How old a passkey must be before a reset asks for it: as long as the mail about a new passkey can freeze the account.
 * So nobody is asked for a passkey that an intruder has just added.
 */
const STANDS_AFTER_MS = 7 * DAY_MS;

type FactorRefusal = TotpRefusal | 'TOTP_REQUIRED' | PasskeyRefusal | 'PASSKEY_REQUIRED';
type SpentFactor =
  | { readonly kind: 'none' }
  | { readonly kind: 'totp'; readonly step: number }
  | { readonly kind: 'passkey'; readonly passkey: JudgedPasskey };

interface GivenFactors {
  readonly totpCode?: string | undefined;
  readonly passkey?: PasskeyProof | undefined;
}

/**
 * What a passkey must sign for a reset. It names no passkey and writes nothing, so that nobody learns whether there is
 * an account or a passkey.
 */
export function askPasskeyToReset(deps: IdentityDeps, typed: string): PasskeyAsk {
  return deps.passkeys.ask(resetUse(deps, nameOf(typed)), [], deps.clock.nowMs());
}

/**
 * Sets a new login password for somebody who has the code and, if the account has them, the authenticator or a passkey.
 * Every session ends, every browser must prove itself again, and withdrawals stop for 24 hours. For an account that
 * does not exist the answer is that of a wrong code.
 *
 * A passkey is asked for and accepted only if it was made at least a week ago and used since the last new password. So
 * a passkey that an intruder has made, just now or before the owner took the account back, neither locks the owner out
 * nor lets the intruder in.
 *
 * @refuses PASSWORD_WEAK | CODE_WRONG | CODE_EXPIRED | CODE_SPENT | TOTP_REQUIRED | TOTP_WRONG | TOTP_REPLAYED |
 *          PASSKEY_REQUIRED (totp) | PASSKEY_WRONG | PASSKEY_EXPIRED | PASSKEY_SPENT | PASSWORD_SAME
 */
export async function resetPassword(
  deps: IdentityDeps,
  reset: {
    readonly account: string;
    readonly code: string;
    readonly password: string;
    /** The person's address; their own wrong tries from there are forgotten. */
    readonly ip: string;
  } & GivenFactors &
    AskingBrowser,
): Promise<Result<true, CodeRefusal | NewPasswordRefusal | FactorRefusal | 'PASSKEY_SPENT'>> {
  const account = nameOf(reset.account);
  const strength = await judgeNewPassword(reset.password, [account.text]);
  if (!strength.ok) return strength;
  const person = await findPersonByAccount(deps.db, account.text);
  const { subject } = await askingSubject(deps, account, { ...reset, uid: person?.uid ?? null });
  const use = { subject, purpose: 'reset-password', channel: account.channel, payload: '', target: account.text };
  const code = await judgeCode(deps, use, reset.code);
  if (!code.ok) return code;
  const credential = person && (await findCredential(deps.db, person.uid));
  if (!person || !credential) return refuse('CODE_EXPIRED');
  const factor = await judgeFactor(deps, { uid: person.uid, account, credential, given: reset });
  if (!factor.ok) return factor;
  if (await deps.passwords.matches(credential.passwordHash, reset.password)) return refuse('PASSWORD_SAME');
  const passwordHash = await deps.passwords.hash(reset.password);
  const done = await deps.db.decide(
    async (tx): Promise<Result<string[], 'CODE_SPENT' | 'TOTP_REPLAYED' | 'PASSKEY_SPENT'>> => {
      if (!(await spendCode(tx, code.value, deps.clock.nowMs()))) return refuse('CODE_SPENT');
      const spent = await spendFactor(tx, deps, { uid: person.uid, factor: factor.value });
      if (!spent.ok) return spent;
      await forgetFailedLogins(tx, deps, { uid: person.uid, account, ip: reset.ip });
      return ok(await setNewPassword(tx, deps, person, { passwordHash, keepId: null }));
    },
  );
  if (!done.ok) return done;
  deps.sessions.forget(done.value);
  return ok(true);
}

/** If the account has both factors, either is enough. */
async function judgeFactor(
  deps: IdentityDeps,
  of: {
    readonly uid: string;
    readonly account: AccountName;
    readonly credential: Credential;
    readonly given: GivenFactors;
  },
): Promise<Result<SpentFactor, FactorRefusal>> {
  const { uid, account, credential, given } = of;
  const standing = await findStandingPasskeys(deps.db, { uid, addedBeforeMs: deps.clock.nowMs() - STANDS_AFTER_MS });
  const hasTotp = credential.totpSecret !== null;
  if (given.passkey && standing.length > 0) {
    const found = standing.includes(given.passkey.credentialId)
      ? await findPasskey(deps.db, given.passkey.credentialId)
      : null;
    const judged = await judgeOnce(deps, given.passkey, found, resetUse(deps, account));
    return judged.ok ? ok({ kind: 'passkey', passkey: judged.value }) : judged;
  }
  if (hasTotp && given.totpCode !== undefined) {
    const step = await judgeTotpCode(deps, uid, given.totpCode, 'door');
    return step.ok ? ok({ kind: 'totp', step: step.value }) : step;
  }
  if (standing.length > 0) return refuse('PASSKEY_REQUIRED', { totp: hasTotp });
  return hasTotp ? refuse('TOTP_REQUIRED') : ok({ kind: 'none' });
}

async function spendFactor(
  tx: Tx,
  deps: IdentityDeps,
  { uid, factor }: { readonly uid: string; readonly factor: SpentFactor },
): Promise<Result<true, 'TOTP_REPLAYED' | 'PASSKEY_SPENT'>> {
  switch (factor.kind) {
    case 'none':
      return ok(true);
    case 'totp':
      return (await spendTotpStep(tx, uid, factor.step)) ? ok(true) : refuse('TOTP_REPLAYED');
    case 'passkey':
      return (await spendPasskey(tx, factor.passkey, deps.clock.nowMs())) ? ok(true) : refuse('PASSKEY_SPENT');
  }
}

/** If what was typed cannot be an account, it is searched for as it is: nobody is found, after the same work. */
const nameOf = (typed: string): AccountName => accountName(typed) ?? { text: typed, channel: 'sms' };

const resetUse = (deps: IdentityDeps, account: AccountName): string => `reset:${accountSubject(deps.hashKey, account)}`;

/** A person who has just proved the address should not have to wait because of others' guesses. */
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
