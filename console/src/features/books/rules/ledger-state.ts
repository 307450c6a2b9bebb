import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';

/** The books are compared once a minute: without a result for this long something has stopped. */
const LATE_MS = 5 * MINUTE_MS;

/** What the last comparison of the books says now; `none` before the first, `late` where the next should long be there. */
export function ledgerState(
  last: { readonly endedAtMs: number; readonly balanced: boolean } | null,
  nowMs: number,
): 'balanced' | 'broken' | 'late' | 'none' {
  if (last === null) return 'none';
  if (!last.balanced) return 'broken';
  return nowMs - last.endedAtMs > LATE_MS ? 'late' : 'balanced';
}
