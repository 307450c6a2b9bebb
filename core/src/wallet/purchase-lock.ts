import { DAY_MS } from '../calendar/durations.ts';

/** For how many days a purchase must stay: 0 for verified merchants, 1 for everybody else, 3 and 7 for raised risk. */
export const LOCK_DAYS = [0, 1, 3, 7] as const;
export type LockDays = (typeof LOCK_DAYS)[number];

/** The level of people for whom staff have not set another. */
export const LOCK_DAYS_DEFAULT: LockDays = 1;

/**
 * When purchased coins may leave.
 *
 * @param completedAtMs  when the purchase was completed
 * @returns              exactly `days` times 24 hours later, whatever the calendar says
 */
export function unlockAtMs(completedAtMs: number, days: LockDays): number {
  return completedAtMs + days * DAY_MS;
}
