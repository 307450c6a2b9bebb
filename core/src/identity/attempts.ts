import { HOUR_MS, MINUTE_MS } from '../calendar/durations.ts';

/** How many wrong tries are allowed, and what follows. */
export interface AttemptPolicy {
  /** This many wrong tries within `windowMs` lock for `lockMs`. */
  readonly lockAfter: number;
  readonly windowMs: number;
  readonly lockMs: number;
  /**
   * This many wrong tries within `finalWindowMs`, counting those before earlier locks too, lock until the secret is set
   * again.
   */
  readonly finalAfter?: number;
  readonly finalWindowMs?: number;
}

/** What is remembered of wrong tries. */
export interface AttemptState {
  /** Oldest first. Tries older than the longest window are forgotten. */
  readonly wrongAtMs: readonly number[];
  readonly lastLockAtMs: number | null;
  readonly lockedUntilMs: number | null;
  readonly isLockedUntilReset: boolean;
}

export interface AttemptStanding {
  readonly isLocked: boolean;
  /** When the lock ends; null when there is no lock, or when waiting does not end it. */
  readonly lockedUntilMs: number | null;
  readonly isLockedUntilReset: boolean;
  /** Wrong tries that count towards the next lock. */
  readonly wrong: number;
  readonly triesLeft: number;
}

export const NO_ATTEMPTS: AttemptState = {
  wrongAtMs: [],
  lastLockAtMs: null,
  lockedUntilMs: null,
  isLockedUntilReset: false,
};

/** Five wrong tries lock for two hours; ten within a day lock until the password is reset. */
export const TRADING_PASSWORD_POLICY: AttemptPolicy = {
  lockAfter: 5,
  windowMs: 24 * HOUR_MS,
  lockMs: 2 * HOUR_MS,
  finalAfter: 10,
  finalWindowMs: 24 * HOUR_MS,
};
/** Ten failed log-ins within an hour lock for an hour. */
export const LOGIN_POLICY: AttemptPolicy = { lockAfter: 10, windowMs: HOUR_MS, lockMs: HOUR_MS };
/**
 * Failed log-ins at one account from all networks together. Somebody has to use a hundred networks before the owner's
 * new browsers are kept out, and even then can try no more than a thousand passwords an hour.
 */
export const STRANGERS_POLICY: AttemptPolicy = { lockAfter: 1_000, windowMs: HOUR_MS, lockMs: HOUR_MS };
/** Failed log-ins after which a puzzle is asked for. */
export const CAPTCHA_AFTER = 5;
/** Six digits, of which three codes are right at any time, can be guessed quickly: they need a brake of their own. */
export const TOTP_POLICY: AttemptPolicy = { lockAfter: 5, windowMs: HOUR_MS, lockMs: 15 * MINUTE_MS };

/** What applies now: a lock that has ended is gone, and tries outside the window no longer count. */
export function standingOf(state: AttemptState, policy: AttemptPolicy, nowMs: number): AttemptStanding {
  const isTimeLocked = state.lockedUntilMs !== null && nowMs < state.lockedUntilMs;
  const wrong = countingTries(state, policy, nowMs);
  return {
    isLocked: isTimeLocked || state.isLockedUntilReset,
    lockedUntilMs: isTimeLocked && !state.isLockedUntilReset ? state.lockedUntilMs : null,
    isLockedUntilReset: state.isLockedUntilReset,
    wrong,
    triesLeft: isTimeLocked || state.isLockedUntilReset ? 0 : Math.max(0, policy.lockAfter - wrong),
  };
}

/**
 * What is remembered after one more wrong try.
 *
 * @invariant a try during a lock is not judged at all, so the caller asks `standingOf` first
 */
export function afterWrongTry(state: AttemptState, policy: AttemptPolicy, nowMs: number): AttemptState {
  const keptMs = Math.max(policy.windowMs, policy.finalWindowMs ?? 0);
  const wrongAtMs = [...state.wrongAtMs.filter((at) => at > nowMs - keptMs), nowMs];
  const next = { ...state, wrongAtMs, lockedUntilMs: null };
  if (policy.finalAfter !== undefined && policy.finalWindowMs !== undefined) {
    const sinceMs = nowMs - policy.finalWindowMs;
    if (wrongAtMs.filter((at) => at > sinceMs).length >= policy.finalAfter)
      return { ...next, isLockedUntilReset: true };
  }
  if (countingTries(next, policy, nowMs) < policy.lockAfter) return next;
  return { ...next, lastLockAtMs: nowMs, lockedUntilMs: nowMs + policy.lockMs };
}

function countingTries(state: AttemptState, policy: AttemptPolicy, nowMs: number): number {
  const sinceMs = Math.max(nowMs - policy.windowMs, state.lastLockAtMs ?? Number.NEGATIVE_INFINITY);
  return state.wrongAtMs.filter((at) => at > sinceMs).length;
}
