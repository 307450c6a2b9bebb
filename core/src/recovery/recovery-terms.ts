import { businessDayOf, startOfBusinessDay } from '../calendar/business-day.ts';
import { DAY_MS } from '../calendar/durations.ts';
import { USDT_SCALE } from '../money/value.ts';

/** What a recovery costs and how long it may take. */
export const RECOVERY = {
  /** How many cases of a missing memo within a year are free. */
  freeCases: 3,
  yearMs: 365 * DAY_MS,
  /** The fee for the work, USDT minor units. Where coins are sent, the network's fee is added. */
  feeMinor: 10n * 10n ** BigInt(USDT_SCALE),
  businessDays: 5,
  /** How long others can object where nothing shows that it is the sender who asks. */
  objectionMs: 7 * DAY_MS,
  /** A second member of staff decides from this value on, USDT minor units. */
  secondFromMinor: 5_000n * 10n ** BigInt(USDT_SCALE),
} as const;

/**
 * Whether the case is free: the memo is missing, and there were fewer than the free number of such cases within a year.
 */
export const isFreeRecovery = (problem: string, earlierCases: number): boolean =>
  problem === 'MEMO_MISSING' && earlierCases < RECOVERY.freeCases;

const WEEK = 7;
/** Day 0 began on 1969-12-31T16:00Z and was a Thursday. */
const weekday = (day: number): number => (day + 4) % WEEK;
const isWorkday = (day: number): boolean => weekday(day) !== 0 && weekday(day) !== 6;

/**
 * The last moment of the working day that comes so many working days after the one of `fromMs`. Working days are Monday
 * to Friday in business time.
 *
 * @param fromMs  UTC milliseconds, zero or more
 * @param days    one or more
 * @returns       UTC milliseconds
 */
export function endOfWorkday(fromMs: number, days: number): number {
  let day = businessDayOf(fromMs);
  for (let left = days; left > 0; ) {
    day++;
    if (isWorkday(day)) left--;
  }
  return startOfBusinessDay(day + 1) - 1;
}
