import { DAY_MS } from '../calendar/durations.ts';

/**
 * For how many days a purchase may stay inside: for verified merchants, for everybody, and for two levels of raised
 * risk.
 */
export const LOCK_DAYS = [0, 1, 3, 7] as const;
export type LockDays = (typeof LOCK_DAYS)[number];

/** The level of people for whom staff have set no other. */
export const LOCK_DAYS_DEFAULT: LockDays = 1;

/**
 * When what was bought may leave.
 *
 * @param completedAtMs  when the purchase was completed
 * @returns              exactly so many times 24 hours later, whatever the calendar says
 */
export function unlockAtMs(completedAtMs: number, days: LockDays): number {
  return completedAtMs + days * DAY_MS;
}
