import type { StaffRole } from '@bourse/contract/endpoint.ts';
import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { LOGIN_POLICY } from '@bourse/core/identity/attempts.ts';
import { networkRange } from '@bourse/core/identity/network-range.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { sha256 } from '../../../platform/crypto/digest.ts';
import { judgeTotp } from '../../../platform/crypto/totp.ts';
import { newCookieSecret, newId } from '../../../platform/ids/ids.ts';
import { type ApprovalsDeps, NO_PASSWORD, staffTotpPlace } from '../approvals-deps.ts';
import { findStaffByLogin, type Staff, spendStaffStep } from '../store/staff.store.ts';
import {
  endStaffSession,
  findStaffOfCookie,
  findStaffSession,
  insertStaffSession,
  touchStaffSession,
} from '../store/staff-session.store.ts';
import { audit } from './audit.ts';

const TOUCH_AFTER_MS = MINUTE_MS;

export interface StaffLogin {
  readonly login: string;
  readonly password: string;
  readonly totpCode: string;
  readonly ip: string;
  /** The console cookie that the browser has, valid or not. */
  readonly cookie: string | undefined;
  readonly requestId: string;
}
export interface OpenedStaffSession {
  readonly staffId: string;
  readonly login: string;
  readonly role: StaffRole;
  readonly secret: string;
}

/**
 * Logs a member of staff in with password and authenticator code, judged together: which of them was wrong is not told, and
 * a login that nobody has takes as long. Every log-in is recorded, and every wrong one that was judged.
 *
 * Wrong ones are counted by login and network, a browser that this member has used apart from them: whoever guesses from outside
 * locks their own network out and nobody who works here. Wrong ones at ten logins stop every login of a network.
 *
 * @refuses LOGIN_WRONG (triesLeft) | LOGIN_LOCKED (untilMs)
 */
export async function logStaffIn(
  deps: ApprovalsDeps,
  request: StaffLogin,
): Promise<Result<OpenedStaffSession, 'LOGIN_WRONG' | 'LOGIN_LOCKED'>> {
  const nowMs = deps.clock.nowMs();
  const login = request.login.toLowerCase();
  const found = await findStaffByLogin(deps.db, login);
  const staff = found?.passwordHash === NO_PASSWORD ? null : found;
  let step: number | null = null;
  const network = networkRange(request.ip);
  const owner = request.cookie ? await findStaffOfCookie(deps.db, sha256(request.cookie)) : null;
  const isKnown = staff !== null && owner === staff.id;
  const rangeKey = `staff-network:${network}`;
  if (!isKnown) {
    const range = await deps.attempts.standing(rangeKey, LOGIN_POLICY, nowMs);
    if (range.isLocked) return refuse('LOGIN_LOCKED', untilOf(range.lockedUntilMs));
  }
  const key = isKnown ? `staff:${login}:known` : `staff:${login}:${network}`;
  const tried = await deps.attempts.attempt(key, LOGIN_POLICY, nowMs, async () => {
    const isPassword = await deps.passwords.matches(staff?.passwordHash ?? null, request.password, network);
    step = staff && judgeStep(deps, staff, request.totpCode, nowMs);
    return isPassword && step !== null;
  });
  if (tried.outcome === 'locked') return refuse('LOGIN_LOCKED', untilOf(tried.standing.lockedUntilMs));
  if (tried.outcome === 'wrong') {
    if (!isKnown && tried.standing.wrong === 1) await deps.attempts.countWrong(rangeKey, LOGIN_POLICY, nowMs);
    await recordWrong(deps, request, staff, nowMs);
    return refuse('LOGIN_WRONG', { triesLeft: tried.standing.triesLeft });
  }
  if (!staff || step === null) return refuse('LOGIN_WRONG');
  return open(deps, request, staff, step);
}

/** Finds the member of staff whom a console cookie belongs to. */
export async function authenticateStaff(
  deps: ApprovalsDeps,
  request: { readonly cookie: string | undefined; readonly nowMs: number },
): Promise<{ staffId: string; role: StaffRole } | null> {
  if (!request.cookie) return null;
  const session = await findStaffSession(deps.db, sha256(request.cookie), request.nowMs);
  if (!session) return null;
  if (request.nowMs - session.lastSeenAtMs >= TOUCH_AFTER_MS)
    await touchStaffSession(deps.db, session.id, request.nowMs);
  return { staffId: session.staffId, role: session.role };
}

/** Ends the console session of a cookie. */
export async function logStaffOut(deps: ApprovalsDeps, cookie: string | undefined): Promise<void> {
  if (cookie) await deps.db.tx((tx) => endStaffSession(tx, sha256(cookie), deps.clock.nowMs()));
}

async function open(
  deps: ApprovalsDeps,
  request: StaffLogin,
  staff: Staff,
  step: number,
): Promise<Result<OpenedStaffSession, 'LOGIN_WRONG'>> {
  const secret = newCookieSecret();
  const nowMs = deps.clock.nowMs();
  return deps.db.decide(async (tx) => {
    if (!(await spendStaffStep(tx, staff.id, step))) return refuse('LOGIN_WRONG');
    if (request.cookie) await endStaffSession(tx, sha256(request.cookie), nowMs);
    const id = newId(nowMs);
    await insertStaffSession(tx, { id, secretHash: sha256(secret), staffId: staff.id, ip: request.ip, nowMs });
    await audit(tx, {
      staffId: staff.id,
      role: staff.role,
      action: 'staffIdentity.login',
      subject: `staff:${staff.id}`,
      reason: null,
      before: null,
      after: { ip: request.ip },
      requestId: request.requestId,
      nowMs,
    });
    return ok({ staffId: staff.id, login: staff.login, role: staff.role, secret });
  });
}

/** A hundred of a network and hour at most: ten tries of ten logins, then it is locked. */
function recordWrong(deps: ApprovalsDeps, request: StaffLogin, staff: Staff | null, nowMs: number): Promise<void> {
  return deps.db.tx((tx) =>
    audit(tx, {
      staffId: staff?.id ?? 'nobody',
      role: staff?.role ?? 'nobody',
      action: 'staffIdentity.loginFailed',
      subject: staff ? `staff:${staff.id}` : `login:${request.login.toLowerCase()}`,
      reason: null,
      before: null,
      after: { ip: request.ip },
      requestId: request.requestId,
      nowMs,
    }),
  );
}

function judgeStep(deps: ApprovalsDeps, staff: Staff, code: string, nowMs: number): number | null {
  const secret = deps.box.open(staff.totpSecret, staffTotpPlace(staff.login));
  const judged = judgeTotp(secret, code, nowMs, staff.totpLastStep);
  return judged.outcome === 'right' ? judged.step : null;
}

function untilOf(untilMs: number | null): Record<string, number> {
  return untilMs === null ? {} : { untilMs };
}
