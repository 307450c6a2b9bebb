const WHOLE_BPS = 10_000;

/** A part of what was bought, and when it may leave. */
export interface UnlockRow {
  readonly unlockAtMs: number;
  /** Hundredths of a percent of what was bought, above zero. */
  readonly shareBps: number;
}

export type ScheduleRefusal = 'SCHEDULE_EMPTY' | 'SCHEDULE_ORDER' | 'SCHEDULE_SHARE' | 'SCHEDULE_SUM';

/**
 * Judges the rows that staff have typed.
 *
 * @refuses  SCHEDULE_EMPTY | SCHEDULE_ORDER, a row not later than the one before | SCHEDULE_SHARE, no whole number of 1 to
 *           10,000 | SCHEDULE_SUM, details `sumBps`; details: `row`, counted from 1
 */
export function judgeSchedule(
  rows: readonly UnlockRow[],
): { readonly code: ScheduleRefusal; readonly details: Readonly<Record<string, number>> } | null {
  if (rows.length === 0) return { code: 'SCHEDULE_EMPTY', details: {} };
  let sumBps = 0;
  for (const [index, { unlockAtMs, shareBps }] of rows.entries()) {
    const details = { row: index + 1 };
    if (!Number.isInteger(shareBps) || shareBps < 1 || shareBps > WHOLE_BPS) {
      return { code: 'SCHEDULE_SHARE', details };
    }
    if (index > 0 && unlockAtMs <= rows[index - 1]!.unlockAtMs) return { code: 'SCHEDULE_ORDER', details };
    sumBps += shareBps;
  }
  return sumBps === WHOLE_BPS ? null : { code: 'SCHEDULE_SUM', details: { sumBps } };
}

/**
 * What each row of a schedule releases: its share rounded DOWN, and the last row all that is left.
 *
 * @param totalMinor  tokens that were bought, minor units, zero or more
 * @invariant         the parts sum to the total, and none is below zero
 */
export function unlockParts(totalMinor: bigint, rows: readonly UnlockRow[]): readonly bigint[] {
  let leftMinor = totalMinor;
  return rows.map(({ shareBps }, index) => {
    const isLast = index === rows.length - 1;
    const partMinor = isLast ? leftMinor : (totalMinor * BigInt(shareBps)) / BigInt(WHOLE_BPS);
    leftMinor -= partMinor;
    return partMinor;
  });
}
