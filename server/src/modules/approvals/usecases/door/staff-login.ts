import type { StaffRole } from '@bourse/contract/endpoint.ts';
import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { networkRange } from '@bourse/core/identity/network-range.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { sha256 } from '../../../../platform/crypto/digest.ts';
import { newCookieSecret, newId } from '../../../../platform/ids/ids.ts';
import type { PasskeyAsk } from '../../../../platform/passkeys/passkeys.ts';
import type { PuzzleAnswer } from '../../../../platform/puzzles/puzzles.ts';
import { type ApprovalsDeps, NO_PASSWORD } from '../../approvals-deps.ts';
import { countStaffKeys } from '../../queries/passkey.query.ts';
import { findStaffByLogin, lockPasswordHash, type Staff } from '../../store/staff.store.ts';
import {
  endStaffSession,
  findStaffOfCookie,
  findStaffSession,
  insertStaffSession,
  touchStaffSession,
} from '../../store/staff-session.store.ts';
import { audit } from '../audit.ts';
import { burnChallenge, type JudgedFactor, judgeFactor, type StaffFactor, spendFactor } from '../keys/judge-factor.ts';
import { judgeTry, type TryRefusal } from './judge-try.ts';
import { browserOf, giveBrowser } from './known-browser.ts';
import { recordRefused } from './record-refused.ts';

const TOUCH_AFTER_MS = MINUTE_MS;

export interface StaffLogin extends StaffFactor, PuzzleAnswer {
  readonly login: string;
  readonly password: string;
  readonly ip: string;
  /** The browser's console cookie, which may be invalid. */
  readonly cookie: string | undefined;
  /** What the browser got at an earlier log-in, which may be invalid. */
  readonly browser: string | undefined;
  readonly requestId: string;
}
/** The member to whom a session of the console belongs. */
export interface KnownStaff {
  readonly staffId: string;
  readonly role: StaffRole;
  /** True if this session may only register a key, and then ends. */
  readonly needsKey: boolean;
}
interface OpenedStaffSession extends KnownStaff {
  readonly login: string;
  readonly secret: string;
  /** The value by which this browser is known at later log-ins. */
  readonly browser: string;
}

const loginUse = (login: string): string => `staff-login:${login.toLowerCase()}`;

/** What a key must sign to log in. It names no key, so nobody learns who has one or whether the login exists. */
export const askForLogin = (deps: ApprovalsDeps, login: string): PasskeyAsk =>
  deps.passkeys.ask(loginUse(login), [], deps.clock.nowMs());

/**
 * Logs a member of staff in with the password and either a key or the authenticator's code. They are judged together,
 * so that nobody learns which was wrong, and an unknown login takes as long. Every log-in and every wrong try that was
 * judged is recorded.
 *
 * Where keys are required, a member who has one must use it; one who has none may come in with a code, but only to
 * register one.
 *
 * @refuses LOGIN_NEEDS_KEY | those of judgeTry
 */
export async function logStaffIn(
  deps: ApprovalsDeps,
  request: StaffLogin,
): Promise<Result<OpenedStaffSession, TryRefusal | 'LOGIN_NEEDS_KEY'>> {
  const login = request.login.toLowerCase();
  const found = await findStaffByLogin(deps.db, login);
  const staff = found?.passwordHash === NO_PASSWORD ? null : found;
  let factor: JudgedFactor | null = null;
  const use = loginUse(login);
  const network = networkRange(request.ip);
  const browser = await knownBrowser(deps, staff, request);
  const tried = await judgeTry(deps, { login, network, browser, puzzle: request }, async () => {
    const isPassword = await deps.passwords.matches(staff?.passwordHash ?? null, request.password, network);
    factor = await judgeFactor(deps, staff, request, { use, requestId: request.requestId });
    const isRight = isPassword && factor !== null;
    if (!isRight) await burnChallenge(deps, request.passkey, use);
    return isRight;
  });
  if (!tried.ok) {
    if (tried.refusal.code === 'LOGIN_WRONG') await recordRefused(deps, request, staff);
    return tried;
  }
  if (!staff || factor === null) return refuse('LOGIN_WRONG');
  if (await lacksKey(deps, staff, factor)) {
    await recordRefused(deps, request, staff);
    return refuse('LOGIN_NEEDS_KEY');
  }
  const opened = await open(deps, request, staff, factor);
  if (!opened.ok) await recordRefused(deps, request, staff);
  return opened;
}

/** Finds the member of staff to whom a console cookie belongs. */
export async function authenticateStaff(
  deps: ApprovalsDeps,
  request: { readonly cookie: string | undefined; readonly nowMs: number },
): Promise<KnownStaff | null> {
  if (!request.cookie) return null;
  const session = await findStaffSession(deps.db, sha256(request.cookie), request.nowMs);
  if (!session) return null;
  if (request.nowMs - session.lastSeenAtMs >= TOUCH_AFTER_MS)
    await touchStaffSession(deps.db, session.id, request.nowMs);
  return { staffId: session.staffId, role: session.role, needsKey: deps.requiresKey && !session.byKey };
}

/** Ends the console session of a cookie. */
export async function logStaffOut(deps: ApprovalsDeps, cookie: string | undefined): Promise<void> {
  if (cookie) await deps.db.tx((tx) => endStaffSession(tx, sha256(cookie), deps.clock.nowMs()));
}

async function open(
  deps: ApprovalsDeps,
  request: StaffLogin,
  staff: Staff,
  factor: JudgedFactor,
): Promise<Result<OpenedStaffSession, 'LOGIN_WRONG'>> {
  const secret = newCookieSecret();
  const byKey = factor.kind === 'key';
  const nowMs = deps.clock.nowMs();
  return deps.db.decide(async (tx) => {
    // The password may have been reset by two super admins meanwhile.
    if ((await lockPasswordHash(tx, staff.id)) !== staff.passwordHash) return refuse('LOGIN_WRONG');
    if (!(await spendFactor(tx, staff, factor, nowMs))) return refuse('LOGIN_WRONG');
    if (request.cookie) await endStaffSession(tx, sha256(request.cookie), nowMs);
    const id = newId(nowMs);
    await insertStaffSession(tx, { id, secretHash: sha256(secret), staffId: staff.id, ip: request.ip, byKey, nowMs });
    await audit(tx, {
      staffId: staff.id,
      role: staff.role,
      action: 'staffIdentity.login',
      subject: `staff:${staff.id}`,
      reason: null,
      before: null,
      after: { ip: request.ip, key: factor.kind === 'key' ? factor.name : null },
      requestId: request.requestId,
      nowMs,
    });
    const needsKey = deps.requiresKey && !byKey;
    return ok({
      staffId: staff.id,
      login: staff.login,
      role: staff.role,
      needsKey,
      secret,
      browser: giveBrowser(deps, staff),
    });
  });
}

/** The asking browser, if this member has logged in with it before; null otherwise. */
async function knownBrowser(deps: ApprovalsDeps, staff: Staff | null, request: StaffLogin): Promise<string | null> {
  const owner = request.cookie ? await findStaffOfCookie(deps.db, sha256(request.cookie)) : null;
  if (staff === null) return null;
  return browserOf(deps, staff, request.browser) ?? (owner === staff.id ? 'known' : null);
}

/** A member who has a key must use it, so that nobody can get in with less. */
async function lacksKey(deps: ApprovalsDeps, staff: Staff, factor: JudgedFactor): Promise<boolean> {
  return deps.requiresKey && factor.kind === 'code' && (await countStaffKeys(deps.db, staff.id)) > 0;
}
