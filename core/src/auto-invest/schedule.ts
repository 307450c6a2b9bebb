import { DAY_MS, HOUR_MS } from '../calendar/durations.ts';
import { momentOfWallClock, zoneOffsetMs } from '../calendar/zone.ts';

/** On which days something recurs. */
export type Recurrence =
  | { readonly period: 'day' }
  /** 1 is Monday, 7 is Sunday. */
  | { readonly period: 'week'; readonly weekday: number }
  /** 1 to 31; a month without that day has its last one instead. */
  | { readonly period: 'month'; readonly day: number };

/** When a plan runs: a full hour on the clocks of a time zone. */
export type Schedule = Recurrence & {
  /** 0 to 23. */
  readonly hour: number;
  /** For which isZone is true. */
  readonly zone: string;
};

/** What a form says of the days of a plan. @returns null where it leaves out which */
export function recurrenceOf(
  period: 'day' | 'week' | 'month',
  weekday: number | null | undefined,
  day: number | null | undefined,
): Recurrence | null {
  if (period === 'day') return { period };
  if (period === 'week') return weekday ? { period, weekday } : null;
  return day ? { period, day } : null;
}

/**
 * Whether a date is one of them.
 *
 * @param date  whole days since 1970-01-01, of whatever calendar is meant
 */
export function isDate(recurrence: Recurrence, date: number): boolean {
  if (recurrence.period === 'day') return true;
  // The first of January 1970 was a Thursday.
  if (recurrence.period === 'week') return ((((date + 3) % 7) + 7) % 7) + 1 === recurrence.weekday;
  const at = new Date(date * DAY_MS);
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  return at.getUTCDate() === Math.min(recurrence.day, last);
}

/** Enough for the 31st of a month seen from the day after it. */
const DAYS_AHEAD_MAX = 70;

/**
 * The next moment at which a plan runs. Where clocks are put forward over its hour it is the first minute after, where they
 * are put back over it the first of the two times.
 *
 * @returns    after `afterMs`
 * @invariant  asked again from its own answer on, no date is left out and none comes twice
 */
export function nextRunAtMs(schedule: Schedule, afterMs: number): number {
  const today = Math.floor((afterMs + zoneOffsetMs(schedule.zone, afterMs)) / DAY_MS);
  // From yesterday on: a date that a zone left out altogether has its hour on the next one.
  for (let date = today - 1; date <= today + DAYS_AHEAD_MAX; date++) {
    if (!isDate(schedule, date)) continue;
    const atMs = momentOfWallClock(schedule.zone, date * DAY_MS + schedule.hour * HOUR_MS);
    if (atMs > afterMs) return atMs;
  }
  throw new Error('a schedule without a date');
}
