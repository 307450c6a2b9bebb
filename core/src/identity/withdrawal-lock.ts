import { DAY_MS, HOUR_MS } from '../calendar/durations.ts';

/** Security changes that stop withdrawals for a while. */
export type LockReason =
  | 'PASSWORD_CHANGED'
  | 'TRADING_PASSWORD_CHANGED'
  | 'EMAIL_REPLACED'
  | 'PHONE_REPLACED'
  | 'TOTP_REMOVED'
  | 'PASSKEY_REMOVED'
  | 'FACTORS_RESET'
  | 'UNFROZEN'
  | 'WHITELIST_OFF'
  | 'FIRST_BINDING';

/** Until when money may not leave, and the change that caused it. */
export interface WithdrawalLock {
  readonly untilMs: number;
  readonly reason: LockReason;
}

export const CHANGE_LOCK_HOURS = 24;
export const EMAIL_LOCK_HOURS = 72;
/** Support returned the account on a document alone, so its rightful owner gets three days to object. */
const RECOVERY_LOCK_HOURS = 72;
const FIRST_BINDING_LOCK_HOURS = 6;

/**
 * For how many hours a change stops withdrawals.
 *
 * @param accountAgeMs  first bindings of an account younger than a day lock nothing: it is being set up
 */
export function lockHours(reason: LockReason, accountAgeMs: number): number {
  if (reason === 'FIRST_BINDING') return accountAgeMs < DAY_MS ? 0 : FIRST_BINDING_LOCK_HOURS;
  if (reason === 'FACTORS_RESET') return RECOVERY_LOCK_HOURS;
  return reason === 'EMAIL_REPLACED' ? EMAIL_LOCK_HOURS : CHANGE_LOCK_HOURS;
}

/**
 * The lock in force after another change.
 *
 * @invariant the end never moves to an earlier time; nobody can shorten a lock
 */
export function extendLock(
  current: WithdrawalLock | null,
  change: { readonly reason: LockReason; readonly hours: number; readonly nowMs: number },
): WithdrawalLock | null {
  const inForce = current !== null && current.untilMs > change.nowMs ? current : null;
  if (change.hours <= 0) return inForce;
  const untilMs = change.nowMs + change.hours * HOUR_MS;
  return inForce !== null && inForce.untilMs >= untilMs ? inForce : { untilMs, reason: change.reason };
}
