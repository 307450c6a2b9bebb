import { HOUR_MS } from '@bourse/core/calendar/durations.ts';

/** The end of the withdrawal lock that a change now would cause; a lock in force is extended, never shortened. */
export function lockEndMs(nowMs: number, hours: number, inForceUntilMs: number | null): number {
  return Math.max(nowMs + hours * HOUR_MS, inForceUntilMs ?? 0);
}
