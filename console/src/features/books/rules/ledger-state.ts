import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';

/** The books are compared once a minute, so after this long without a result something has stopped. */
const LATE_MS = 5 * MINUTE_MS;

/** The state of the books by the last comparison; `none` before the first, `late` where the next one is overdue. */
export function ledgerState(
  last: { readonly endedAtMs: number; readonly balanced: boolean } | null,
  nowMs: number,
): 'balanced' | 'broken' | 'late' | 'none' {
  if (last === null) return 'none';
  if (!last.balanced) return 'broken';
  return nowMs - last.endedAtMs > LATE_MS ? 'late' : 'balanced';
}
