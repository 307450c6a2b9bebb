const HOUR_MS = 3_600_000;

/** Until when withdrawals would stop after a change now; a lock in force is extended, never shortened. */
export function lockEndMs(nowMs: number, hours: number, inForceUntilMs: number | null): number {
  return Math.max(nowMs + hours * HOUR_MS, inForceUntilMs ?? 0);
}
