import { HOUR_MS } from '@bourse/core/calendar/durations.ts';

/** The end of the lock that a change now would cause. An existing lock may become longer but never shorter. */
export function lockEndMs(nowMs: number, hours: number, inForceUntilMs: number | null): number {
  return Math.max(nowMs + hours * HOUR_MS, inForceUntilMs ?? 0);
}
