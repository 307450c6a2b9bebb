import { BUSINESS_OFFSET_MS } from './business-day.ts';

/**
 * Names the business month of a moment.
 *
 * @param atMs  UTC milliseconds, zero or more
 * @returns     such as `2026-11`
 */
export function businessMonthOf(atMs: number): string {
  return new Date(atMs + BUSINESS_OFFSET_MS).toISOString().slice(0, 7);
}
