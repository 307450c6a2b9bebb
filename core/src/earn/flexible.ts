import { businessDayOf, startOfBusinessDay } from '../calendar/business-day.ts';
import { HOUR_MS, MINUTE_MS } from '../calendar/durations.ts';
import { attosOfMinor, hourAtto, type Tier } from './rate.ts';

/** A day's interest is credited five minutes after the day. */
const CREDIT_AFTER_MS = 5 * MINUTE_MS;

/** Rates from a full hour on, until the next row's hour. */
export interface RateRow {
  /** The row's name, so that a statement can point at it. */
  readonly id: string;
  /** Whole hours since 1970-01-01T00:00Z. */
  readonly fromHour: number;
  readonly tiers: readonly Tier[];
}

/** What a flexible product says of how its positions grow. */
export interface FlexibleTerms {
  /** Places of the coin's minor unit. */
  readonly scale: number;
  /** By `fromHour`, the earliest first; the first row covers the earliest hour that is asked for. */
  readonly rates: readonly RateRow[];
  /** The most that interest may grow a position to; null for no bound. */
  readonly maxMinor: bigint | null;
}

/**
 * A flexible position. An hour earns on the least principal that stood in it, at the rate of its first moment; what is earned
 * is a function of when the principal changed, so a server that was away for days finds the same units as one that ran.
 */
export interface FlexiblePosition {
  readonly principalMinor: bigint;
  /** The first hour that is not counted, whole hours since 1970-01-01T00:00Z. */
  readonly hour: number;
  /** The least principal of that hour so far. */
  readonly leastMinor: bigint;
  /** Part of the principal that its owner has redeemed, and that still earns: to the end of that hour, or as `lateMinor`. */
  readonly leavingMinor: bigint;
  /** Part of `leavingMinor` whose payment has failed: it earns until it is paid. */
  readonly lateMinor: bigint;
  /** Interest since the last credit, and what was left then; attos of a coin. */
  readonly accruedAtto: bigint;
  /** The least principals of that day's hours so far, summed. */
  readonly hoursMinor: bigint;
  /** The business day whose interest is credited next. */
  readonly day: number;
  /** Whether interest grows the position, or goes to the funding account. */
  readonly compounds: boolean;
}

/** Hours in a row that earned the same. */
export interface Segment {
  readonly fromHour: number;
  readonly hours: number;
  readonly leastMinor: bigint;
  readonly rateId: string;
  readonly hourAtto: bigint;
}

/** A day's interest. */
export interface DayCredit {
  readonly day: number;
  readonly atMs: number;
  /** What the day and what was left before came to, attos of a coin. */
  readonly accruedAtto: bigint;
  /** The least principals of its hours, summed: what a reward of the day is of. */
  readonly hoursMinor: bigint;
  /** To the position, and to the funding account; minor units. */
  readonly compoundedMinor: bigint;
  readonly paidMinor: bigint;
  /** Less than a minor unit, and carried on. */
  readonly carryAtto: bigint;
}

export interface Advanced {
  readonly position: FlexiblePosition;
  readonly segments: readonly Segment[];
  readonly credits: readonly DayCredit[];
}

/** Whole hours since 1970-01-01T00:00Z. */
export function hourOf(atMs: number): number {
  return Math.floor(atMs / HOUR_MS);
}

/** The first hour that earns on what is put in at a moment: the next full one, at the first moment of an hour that one. */
export function firstHourOf(atMs: number): number {
  return Math.ceil(atMs / HOUR_MS);
}

/** When a business day's interest is credited: 00:05 of the next day. */
export function creditAtMs(day: number): number {
  return startOfBusinessDay(day + 1) + CREDIT_AFTER_MS;
}

/**
 * Opens a position. It earns from the next full hour on; at the first moment of an hour, from that hour on.
 *
 * @param amountMinor  above zero
 */
export function openFlexible(amountMinor: bigint, atMs: number, compounds: boolean): FlexiblePosition {
  return {
    principalMinor: amountMinor,
    hour: hourOf(atMs),
    leastMinor: isFirstMoment(atMs) ? amountMinor : 0n,
    leavingMinor: 0n,
    lateMinor: 0n,
    accruedAtto: 0n,
    hoursMinor: 0n,
    // Before five past midnight the day before is still to be credited, and has nothing.
    day: businessDayOf(atMs - CREDIT_AFTER_MS),
    compounds,
  };
}

/**
 * Counts a position's hours and credits its days, up to a moment. Whoever changes a position does this first, in the same
 * transaction, so it does not matter when the job that credits a day has run.
 *
 * @param toMs  not before what was counted already
 * @returns     the segments that were counted, and the credits of days on which something stood in it, each in order
 * @invariant   the same whether asked once or at every moment between; a day's credit is what its segments sum to and the
 *              carry before, less the carry after
 */
export function advanceFlexible(position: FlexiblePosition, terms: FlexibleTerms, toMs: number): Advanced {
  const segments: Segment[] = [];
  const credits: DayCredit[] = [];
  let now = position;
  while (creditAtMs(now.day) <= toMs) {
    now = countHours(now, terms, hourOf(startOfBusinessDay(now.day + 1)), segments);
    const credited = creditDay(now, terms);
    if (credited.credit.accruedAtto + credited.credit.hoursMinor > 0n) credits.push(credited.credit);
    now = credited.position;
  }
  now = countHours(now, terms, hourOf(toMs), segments);
  return { position: now, segments, credits };
}

/** Counts whole hours up to, and without, `toHour`. */
function countHours(
  from: FlexiblePosition,
  terms: FlexibleTerms,
  toHour: number,
  segments: Segment[],
): FlexiblePosition {
  let now = from;
  while (now.hour < toHour) {
    const { row, untilHour } = rateAt(terms.rates, now.hour);
    // What happened in the first hour is over with it; the hours after it are alike until a rate changes.
    const isAlike = now.leastMinor === now.principalMinor && now.leavingMinor === now.lateMinor;
    const hours = isAlike ? Math.min(toHour, untilHour) - now.hour : 1;
    const earned = hourAtto(now.leastMinor, terms.scale, row.tiers);
    addSegment(segments, { fromHour: now.hour, hours, leastMinor: now.leastMinor, rateId: row.id, hourAtto: earned });
    const principalMinor = now.principalMinor - now.leavingMinor + now.lateMinor;
    now = {
      ...now,
      principalMinor,
      leastMinor: principalMinor,
      leavingMinor: now.lateMinor,
      hour: now.hour + hours,
      accruedAtto: now.accruedAtto + earned * BigInt(hours),
      hoursMinor: now.hoursMinor + now.leastMinor * BigInt(hours),
    };
  }
  return now;
}

/** Hours without a principal earn nothing and are no line of a statement. */
function addSegment(segments: Segment[], segment: Segment): void {
  if (segment.leastMinor > 0n) segments.push(segment);
}

function rateAt(rates: readonly RateRow[], hour: number): { readonly row: RateRow; readonly untilHour: number } {
  const next = rates.findIndex(({ fromHour }) => fromHour > hour);
  const row = rates[(next === -1 ? rates.length : next) - 1];
  if (!row) throw new RangeError(`no rate at hour ${hour}`);
  return { row, untilHour: rates[next]?.fromHour ?? Number.POSITIVE_INFINITY };
}

function creditDay(now: FlexiblePosition, terms: FlexibleTerms) {
  const unit = attosOfMinor(terms.scale);
  const creditMinor = now.accruedAtto / unit;
  const carryAtto = now.accruedAtto % unit;
  const stays = now.compounds && now.principalMinor - now.leavingMinor > 0n;
  const compoundedMinor = stays ? atMost(creditMinor, roomOf(now, terms)) : 0n;
  const credit: DayCredit = {
    day: now.day,
    atMs: creditAtMs(now.day),
    accruedAtto: now.accruedAtto,
    hoursMinor: now.hoursMinor,
    compoundedMinor,
    paidMinor: creditMinor - compoundedMinor,
    carryAtto,
  };
  const principalMinor = now.principalMinor + compoundedMinor;
  // Five past is within an hour that has begun, so what it brings earns from the next one on.
  const position = { ...now, principalMinor, accruedAtto: carryAtto, hoursMinor: 0n, day: now.day + 1 };
  return { credit, position };
}

function roomOf({ principalMinor, leavingMinor }: FlexiblePosition, { maxMinor }: FlexibleTerms): bigint | null {
  if (maxMinor === null) return null;
  const room = maxMinor - (principalMinor - leavingMinor);
  return room > 0n ? room : 0n;
}

const atMost = (amountMinor: bigint, boundMinor: bigint | null): bigint =>
  boundMinor === null || amountMinor < boundMinor ? amountMinor : boundMinor;

/**
 * Adds to a position, or takes from it at once. An addition earns from the next full hour on; what is taken has not stood in
 * this hour. Where the clock was set back it changes in the hour that is counted to, as if that one ran.
 *
 * @param position     advanced to `atMs`
 * @param changeMinor  plus adds, minus takes at most what does not leave already
 */
export function changePrincipal(position: FlexiblePosition, atMs: number, changeMinor: bigint): FlexiblePosition {
  assertAdvanced(position, atMs);
  const principalMinor = position.principalMinor + changeMinor;
  if (principalMinor < position.leavingMinor) throw new RangeError('more is taken than is there');
  const isLess = principalMinor < position.leastMinor;
  return {
    ...position,
    principalMinor,
    leastMinor: isFirstMomentOf(position, atMs) || isLess ? principalMinor : position.leastMinor,
  };
}

/**
 * Marks a part of a position as leaving with the end of this hour, which it still earns. Where the clock was set back that is the
 * end of the hour that is counted to.
 *
 * @param amountMinor  above zero, at most what does not leave already
 */
export function leaveWithHour(position: FlexiblePosition, atMs: number, amountMinor: bigint): FlexiblePosition {
  assertAdvanced(position, atMs);
  const leavingMinor = position.leavingMinor + amountMinor;
  if (leavingMinor > position.principalMinor) throw new RangeError('more leaves than is there');
  return { ...position, leavingMinor };
}

/**
 * A redemption that was to be paid later could not be: it stands in the position again, without being its owner's to redeem
 * once more. The hour of the failure counts like any hour through which it stands, so that nobody loses one by it. Where the
 * clock was set back it stands from the end of the hour that is counted to, because it may not have left that one yet.
 *
 * @param amountMinor  above zero; has left with its hour
 */
export function comeBackLate(position: FlexiblePosition, atMs: number, amountMinor: bigint): FlexiblePosition {
  assertAdvanced(position, atMs);
  const isOfThisHour = position.hour === hourOf(atMs);
  return {
    ...position,
    principalMinor: position.principalMinor + amountMinor,
    leastMinor: position.leastMinor + (isOfThisHour ? amountMinor : 0n),
    leavingMinor: position.leavingMinor + amountMinor,
    lateMinor: position.lateMinor + amountMinor,
  };
}

/**
 * What had come back late is paid at last: it has not stood in this hour.
 *
 * @param amountMinor  at most what is late
 */
export function payLate(position: FlexiblePosition, atMs: number, amountMinor: bigint): FlexiblePosition {
  if (amountMinor > position.lateMinor) throw new RangeError('more is paid than is late');
  const without = {
    ...position,
    leavingMinor: position.leavingMinor - amountMinor,
    lateMinor: position.lateMinor - amountMinor,
  };
  return changePrincipal(without, atMs, -amountMinor);
}

function assertAdvanced({ hour, day }: FlexiblePosition, atMs: number): void {
  if (hour < hourOf(atMs) || creditAtMs(day) <= atMs) throw new RangeError('a position is advanced before it changes');
}

const isFirstMoment = (atMs: number): boolean => atMs % HOUR_MS === 0;

/** A moment of an hour before, by a clock that was set back, is the first one of no hour that is counted. */
const isFirstMomentOf = ({ hour }: FlexiblePosition, atMs: number): boolean =>
  isFirstMoment(atMs) && hour === hourOf(atMs);
