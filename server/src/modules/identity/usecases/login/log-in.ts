import { type AttemptStanding, CAPTCHA_AFTER, LOGIN_POLICY, STRANGERS_POLICY } from '@bourse/core/identity/attempts.ts';
import { maskAccount } from '@bourse/core/identity/mask.ts';
import { networkRange } from '@bourse/core/identity/network-range.ts';
import { deviceOf } from '@bourse/core/identity/user-agent.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { keyedHash, sha256 } from '../../../../platform/crypto/digest.ts';
import type { Queryable } from '../../../../platform/db/db.ts';
import { newId } from '../../../../platform/ids/ids.ts';
import { type AccountName, accountName } from '../../account-name.ts';
import type { Caller, IdentityDeps } from '../../identity-deps.ts';
import { spendCode } from '../../store/code.store.ts';
import { findCredential, holdPassword, spendTotpStep } from '../../store/credential.store.ts';
import { findDeviceId } from '../../store/device.store.ts';
import { insertLoginEvent } from '../../store/login-event.store.ts';
import { findPersonByAccount } from '../../store/person.store.ts';
import { findLivingSession } from '../../store/session.store.ts';
import { askingSubject } from '../code/asking-subject.ts';
import { type CodeRefusal, judgeCode } from '../code/judge-code.ts';
import { judgeTotpCode, type TotpRefusal } from '../security/judge-totp.ts';
import { type OpenedSession, openSession } from '../session/open-session.ts';
import { tellOfNewDevice } from './announce-login.ts';

export interface LoginRequest {
  readonly account: string;
  readonly password: string;
  readonly code?: string | undefined;
  readonly totpCode?: string | undefined;
  readonly captchaId?: string | undefined;
  readonly captchaAnswer?: string | undefined;
  readonly caller: Caller;
}
type PasswordRefusal = 'LOGIN_WRONG' | 'LOGIN_LOCKED' | 'CAPTCHA_REQUIRED' | 'CAPTCHA_WRONG';
type SecondRefusal = 'LOGIN_CODE_REQUIRED' | 'TOTP_REQUIRED' | CodeRefusal | TotpRefusal;

/**
 * The account that somebody tries to log in to. It may not exist: a try is then counted, hashed and recorded like any
 * other.
 */
interface Candidate {
  readonly account: AccountName;
  readonly uid: string | null;
  readonly passwordHash: string | null;
  readonly isTotpBound: boolean;
  /** The remembered device of this person that is asking; null if it is not remembered. */
  readonly deviceId: string | null;
}

/**
 * Logs in: password, then a code if the device is new, then the authenticator if one is bound. Every log-in opens a new
 * session. An account that does not exist gets the same answer after the same work.
 *
 * Failures are counted per account and network, and separately for each remembered device: somebody who guesses locks
 * their own network out, not the owner. Failures at many accounts from one network range stop unknown devices there,
 * and very many at one account stop unknown devices everywhere.
 *
 * @refuses LOGIN_WRONG (triesLeft) | LOGIN_LOCKED (untilMs) | CAPTCHA_REQUIRED | CAPTCHA_WRONG | LOGIN_CODE_REQUIRED
 *          (channel, sentTo, totp) | TOTP_REQUIRED | CODE_WRONG | CODE_EXPIRED | CODE_SPENT | TOTP_WRONG | TOTP_REPLAYED
 */
export async function logIn(
  deps: IdentityDeps,
  request: LoginRequest,
): Promise<Result<OpenedSession, PasswordRefusal | SecondRefusal>> {
  const candidate = await candidateOf(deps, request);
  const password = await judgePassword(deps, request, candidate);
  if (!password.ok) return password;
  return judgeRest(deps, request, candidate, password.value);
}

async function candidateOf(deps: IdentityDeps, request: LoginRequest): Promise<Candidate> {
  const account = accountName(request.account) ?? { text: request.account, channel: 'sms' };
  const person = await findPersonByAccount(deps.db, account.text);
  // The same two reads for an account that does not exist, so that the time does not tell.
  const credential = await findCredential(deps.db, person?.uid ?? '');
  return {
    account,
    uid: person?.uid ?? null,
    passwordHash: credential?.passwordHash ?? null,
    isTotpBound: credential?.totpSecret != null,
    deviceId: await knownDevice(deps.db, deps, request.caller, person?.uid ?? ''),
  };
}

/** Identifies the asking browser if this person has used it; null otherwise. */
async function knownDevice(q: Queryable, deps: IdentityDeps, caller: Caller, uid: string): Promise<string | null> {
  const token = caller.deviceToken;
  const remembered = token === null ? null : await findDeviceId(q, uid, sha256(token));
  return remembered ?? (await deviceOfSession(q, deps, caller, uid));
}

/**
 * A browser that is logged in to this account is known even if it refused the device cookie. A browser that was let in
 * by a one-time value is not, because it has proved nothing.
 */
async function deviceOfSession(q: Queryable, deps: IdentityDeps, caller: Caller, uid: string): Promise<string | null> {
  if (!caller.sessionCookie) return null;
  const session = await findLivingSession(q, sha256(caller.sessionCookie), deps.clock.nowMs());
  return session !== null && session.deviceId !== null && session.uid === uid ? session.id : null;
}

async function judgePassword(
  deps: IdentityDeps,
  request: LoginRequest,
  candidate: Candidate,
): Promise<Result<string, PasswordRefusal>> {
  const nowMs = deps.clock.nowMs();
  const rangeKey = `range:${networkRange(request.caller.ip)}`;
  const rangePolicy = { ...LOGIN_POLICY, lockAfter: deps.limits.rangeAccountsMax };
  const range = await deps.attempts.standing(rangeKey, rangePolicy, nowMs);
  const isKnown = candidate.deviceId !== null;
  if (!isKnown && range.isLocked) return refuseLocked(deps, request, candidate, range.lockedUntilMs);
  const tried = isKnown
    ? await judgeTry(deps, request, candidate, attemptKey(deps, candidate), false)
    : await judgeStranger(deps, request, candidate, range.wrong >= CAPTCHA_AFTER);
  if (tried.outcome === 'not-judged') return tried.gate;
  if (tried.outcome === 'right') return ok(candidate.uid!);
  if (tried.outcome === 'locked') return refuseLocked(deps, request, candidate, tried.standing.lockedUntilMs);
  if (tried.standing.wrong === 1 && !isKnown) await deps.attempts.countWrong(rangeKey, rangePolicy, nowMs);
  await record(deps, request, candidate, 'wrong');
  const { triesLeft, lockedUntilMs } = tried.standing;
  return refuse('LOGIN_WRONG', lockedUntilMs === null ? { triesLeft } : { triesLeft, untilMs: lockedUntilMs });
}

type Gate = Result<never, 'CAPTCHA_REQUIRED' | 'CAPTCHA_WRONG'>;
type Tried =
  | { readonly outcome: 'right' }
  | { readonly outcome: 'wrong' | 'locked'; readonly standing: AttemptStanding }
  | { readonly outcome: 'not-judged'; readonly gate: Gate };

/** One try, counted under one key. A puzzle is asked for if one is due already, or after some wrong tries. */
async function judgeTry(
  deps: IdentityDeps,
  request: LoginRequest,
  candidate: Candidate,
  key: string,
  isPuzzleDue: boolean,
): Promise<Tried> {
  let gate: Result<true, 'CAPTCHA_REQUIRED' | 'CAPTCHA_WRONG'> = ok(true);
  const tried = await deps.attempts.attempt(key, LOGIN_POLICY, deps.clock.nowMs(), async (standing) => {
    if (isPuzzleDue || standing.wrong >= CAPTCHA_AFTER) gate = await deps.puzzles.judge(request, deps.clock.nowMs());
    return gate.ok
      ? deps.passwords.matches(candidate.passwordHash, request.password, networkRange(request.caller.ip))
      : null;
  });
  return tried.outcome === 'not-judged' ? { outcome: 'not-judged', gate: gate as Gate } : tried;
}

/**
 * One try by a browser that this person has not used. It counts for its network and for all strangers together: after
 * the first few wrong tries everybody must solve a puzzle, and after more than a single network could make, all
 * strangers are locked out.
 */
async function judgeStranger(
  deps: IdentityDeps,
  request: LoginRequest,
  candidate: Candidate,
  isPuzzleDue: boolean,
): Promise<Tried> {
  const key = attemptKey(deps, candidate);
  let own: Tried | null = null;
  const all = await deps.attempts.attempt(key, STRANGERS_POLICY, deps.clock.nowMs(), async ({ wrong }) => {
    const ownKey = `${key}:${networkRange(request.caller.ip)}`;
    own = await judgeTry(deps, request, candidate, ownKey, isPuzzleDue || wrong >= CAPTCHA_AFTER);
    return own.outcome === 'right' ? true : own.outcome === 'wrong' ? false : null;
  });
  return all.outcome === 'locked' ? { outcome: 'locked', standing: all.standing } : own!;
}

/**
 * Counts under a hash, because tries at accounts that do not exist must not fill our tables with other people's
 * addresses.
 */
function attemptKey(deps: IdentityDeps, candidate: Candidate): string {
  const account = keyedHash(deps.hashKey, 'login', candidate.account.text).toString('base64url');
  return candidate.deviceId === null ? `login:${account}` : `login:${account}:${candidate.deviceId}`;
}

async function refuseLocked(deps: IdentityDeps, request: LoginRequest, candidate: Candidate, untilMs: number | null) {
  await record(deps, request, candidate, 'locked');
  return refuse('LOGIN_LOCKED', untilMs === null ? {} : { untilMs });
}

async function judgeRest(
  deps: IdentityDeps,
  request: LoginRequest,
  candidate: Candidate,
  uid: string,
): Promise<Result<OpenedSession, SecondRefusal | 'LOGIN_WRONG'>> {
  const isNew = candidate.deviceId === null;
  const { channel, text } = candidate.account;
  const codeRequired = () =>
    refuse('LOGIN_CODE_REQUIRED', { channel, sentTo: maskAccount(text), totp: candidate.isTotpBound });
  if (isNew && request.code === undefined) return codeRequired();
  if (candidate.isTotpBound && request.totpCode === undefined) return refuse('TOTP_REQUIRED');

  const { subject } = await askingSubject(deps, candidate.account, { ...request.caller, uid });
  const use = { subject, purpose: 'login', channel, payload: '', target: text };
  const code = isNew ? await judgeCode(deps, use, request.code!) : null;
  if (code && !code.ok) return refuseCode(deps, request, candidate, code);
  // Judged last: somebody who has only the password must not use up the tries of the authenticator, which its owner
  // needs everywhere.
  const step = candidate.isTotpBound ? await judgeTotpCode(deps, uid, request.totpCode!, 'door') : null;
  if (step && !step.ok) return refuseCode(deps, request, candidate, step);

  const opened = await deps.db.decide(async (tx): Promise<Result<OpenedSession, SecondRefusal | 'LOGIN_WRONG'>> => {
    // The password may have been changed meanwhile, perhaps because its owner took the account back.
    if (!(await holdPassword(tx, uid, candidate.passwordHash!)))
      return refuse('LOGIN_WRONG', { triesLeft: LOGIN_POLICY.lockAfter });
    if (!isNew && (await knownDevice(tx, deps, request.caller, uid)) === null) return codeRequired();
    if (step?.ok && !(await spendTotpStep(tx, uid, step.value))) return refuse('TOTP_REPLAYED');
    if (code?.ok && !(await spendCode(tx, code.value, deps.clock.nowMs()))) return refuse('CODE_SPENT');
    const session = await openSession(tx, deps, uid, request.caller);
    if (isNew) await tellOfNewDevice(tx, deps, uid, request.caller);
    return ok(session);
  });
  if (!opened.ok) return opened;
  if (opened.value.replacedSessionId) deps.sessions.forget([opened.value.replacedSessionId]);
  return opened;
}

/** Whoever gets here knows the password, so the failure is recorded for the owner to see. */
async function refuseCode<Refused>(
  deps: IdentityDeps,
  request: LoginRequest,
  candidate: Candidate,
  refused: Refused,
): Promise<Refused> {
  await record(deps, request, candidate, 'wrong');
  return refused;
}

function record(
  deps: IdentityDeps,
  request: LoginRequest,
  candidate: Candidate,
  outcome: 'wrong' | 'locked',
): Promise<void> {
  const { browser, os } = deviceOf(request.caller.userAgent);
  const { ip, country } = request.caller;
  const atMs = deps.clock.nowMs();
  const event = { id: newId(atMs), uid: candidate.uid, atMs, ip, country, device: `${browser}, ${os}`, outcome };
  return insertLoginEvent(deps.db, event);
}
