import { DAY_MS, HOUR_MS } from './durations.ts';
/** Business time is UTC+8 all year, so a business day begins at 16:00 UTC. */
export const BUSINESS_OFFSET_MS = 8 * HOUR_MS;

/**
 * Numbers business days one by one.
 *
 * @param atMs  UTC milliseconds, zero or more
 * @returns     whole days since the business day that began on 1969-12-31T16:00Z
 */
export function businessDayOf(atMs: number): number {
  return Math.floor((atMs + BUSINESS_OFFSET_MS) / DAY_MS);
}

/** UTC milliseconds of the first moment of a business day. @invariant businessDayOf(startOfBusinessDay(d)) = d */
export function startOfBusinessDay(day: number): number {
  return day * DAY_MS - BUSINESS_OFFSET_MS;
}
