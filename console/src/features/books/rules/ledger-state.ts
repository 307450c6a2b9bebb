/** The books are compared once a minute: without a result for this long something has stopped. */
const LATE_MS = 5 * 60_000;

/** What the last comparison of the books says now; `none` before the first, `late` where the next should long be there. */
export function ledgerState(
  last: { readonly endedAtMs: number; readonly balanced: boolean } | null,
  nowMs: number,
): 'balanced' | 'broken' | 'late' | 'none' {
  if (last === null) return 'none';
  if (!last.balanced) return 'broken';
  return nowMs - last.endedAtMs > LATE_MS ? 'late' : 'balanced';
}
