import { HOUR_MS } from '@bourse/core/calendar/durations.ts';

/** Until when withdrawals would stop after a change now; a lock in force is extended, never shortened. */
export function lockEndMs(nowMs: number, hours: number, inForceUntilMs: number | null): number {
  return Math.max(nowMs + hours * HOUR_MS, inForceUntilMs ?? 0);
}
