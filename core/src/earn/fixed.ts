import { businessDayOf, startOfBusinessDay } from '../calendar/business-day.ts';
import { MINUTE_MS } from '../calendar/durations.ts';
import { daysInterestMinor, type Tier } from './rate.ts';

/** Until when after its maturity an order is paid. */
const PAID_WITHIN_MS = 30 * MINUTE_MS;

/** The dates of an order with a term. */
export interface FixedDates {
  /** First moment that earns; until then an order can be cancelled for nothing. */
  readonly interestStartMs: number;
  readonly maturesAtMs: number;
  /** By when principal and interest are on the funding account. */
  readonly paidByMs: number;
}

/**
 * The dates of an order: it earns from the next business day on, for exactly its days.
 *
 * @param termDays  one or more
 */
export function fixedDates(atMs: number, termDays: number): FixedDates {
  const start = businessDayOf(atMs) + 1;
  const maturesAtMs = startOfBusinessDay(start + termDays);
  return { interestStartMs: startOfBusinessDay(start), maturesAtMs, paidByMs: maturesAtMs + PAID_WITHIN_MS };
}

/** Whole business days of an order that lie behind a moment, 0 to its term. */
export function daysEarned(dates: Pick<FixedDates, 'interestStartMs' | 'maturesAtMs'>, atMs: number): number {
  const end = businessDayOf(Math.min(atMs, dates.maturesAtMs));
  return Math.max(0, end - businessDayOf(dates.interestStartMs));
}

/** What ending early gives up, and what comes back. */
export interface EarlyEnd {
  readonly returnedMinor: bigint;
  /** Interest of the whole business days so far; nothing of it was paid, so nothing is taken back. */
  readonly forfeitedMinor: bigint;
  readonly daysLeft: number;
}

/**
 * What ending an order before its maturity means.
 *
 * @param tiers  the rows that the order was made with
 */
export function endEarly(
  order: Pick<FixedDates, 'interestStartMs' | 'maturesAtMs'> & {
    readonly principalMinor: bigint;
    readonly tiers: readonly Tier[];
  },
  atMs: number,
): EarlyEnd {
  const term = businessDayOf(order.maturesAtMs) - businessDayOf(order.interestStartMs);
  const days = daysEarned(order, atMs);
  return {
    returnedMinor: order.principalMinor,
    forfeitedMinor: daysInterestMinor(order.principalMinor, order.tiers, days),
    daysLeft: term - days,
  };
}

/**
 * The least rate at which an order is subscribed again by itself, where its owner has said nothing else: nine tenths of the
 * old one.
 *
 * @param effective  a rate of any number of places
 */
export function rateFloor(effective: bigint): bigint {
  return (effective * 9n + 9n) / 10n;
}
