/**
 * Interest counted as the rules write it, hour by hour in whole numbers, and with nothing of the product: it imports no code of
 * the core, so that a fault there cannot be here as well.
 */
const HOUR = 3_600_000;
const BUSINESS_OFFSET = 8 * HOUR;
const DAY = 24 * HOUR;
const FIVE_MINUTES = 300_000;

/** `[up to, rate]`: the last row has no bound; minor units, and hundredths of a percent. */
export type Row = readonly [upTo: bigint | null, bps: bigint];
/** Rates that begin at a full hour. */
export interface Rates {
  readonly fromMs: number;
  readonly rows: readonly Row[];
}
/** What its owner did: `put` opens or adds, `take` is paid at once, `leave` is paid tomorrow. */
export interface Deed {
  readonly atMs: number;
  readonly what: 'put' | 'take' | 'leave';
  readonly minor: bigint;
}
/** What a business day came to. */
export interface Day {
  readonly day: number;
  readonly creditedMinor: bigint;
  readonly carryAtto: bigint;
  /** The principals of its hours, summed. */
  readonly hoursMinor: bigint;
}

/** The business day of a moment: it begins at midnight UTC+8. */
export const dayOf = (atMs: number): number => Math.floor((atMs + BUSINESS_OFFSET) / DAY);
export const dayStart = (day: number): number => day * DAY - BUSINESS_OFFSET;

/** Each slice of a principal times its rate. */
function weigh(principal: bigint, rows: readonly Row[]): bigint {
  let sum = 0n;
  let below = 0n;
  for (const [upTo, bps] of rows) {
    const top = upTo === null || principal < upTo ? principal : upTo;
    if (top > below) sum += (top - below) * bps;
    if (upTo !== null) below = upTo;
  }
  return sum;
}

/** Amount x rate / 365 x days, rounded down once. */
export const termMinor = (principal: bigint, rows: readonly Row[], days: number): bigint =>
  (weigh(principal, rows) * BigInt(days)) / (10_000n * 365n);

const ratesAt = (rates: readonly Rates[], atMs: number): readonly Row[] =>
  rates.reduce((found, each) => (each.fromMs <= atMs ? each : found), rates[0]!).rows;

/**
 * The days of an order without a term whose interest grows it: each hour on the least principal that stood in it, at the rates
 * of its first moment, amount x rate / 8760 with eighteen places; at five past midnight what is whole is credited.
 *
 * @param places  of the coin
 * @param deeds   by time, none at a full hour
 * @param toMs    whole days up to here
 */
export function countDays(places: number, rates: readonly Rates[], deeds: readonly Deed[], toMs: number): Day[] {
  const unit = 10n ** BigInt(18 - places);
  const days: Day[] = [];
  let [principal, accrued, hours] = [0n, 0n, 0n];
  for (let at = Math.floor(deeds[0]!.atMs / HOUR) * HOUR; at <= toMs; at += HOUR) {
    const here = deeds.filter(({ atMs }) => atMs > at && atMs < at + HOUR);
    const sumOf = (what: Deed['what'], by: number) =>
      here.reduce((sum, deed) => (deed.what === what && deed.atMs <= by ? sum + deed.minor : sum), 0n);
    if ((at + BUSINESS_OFFSET) % DAY === 0 && at > deeds[0]!.atMs) {
      const credited = accrued / unit;
      if (at + FIVE_MINUTES > toMs) break;
      days.push({ day: dayOf(at) - 1, creditedMinor: credited, carryAtto: accrued % unit, hoursMinor: hours });
      accrued %= unit;
      hours = 0n;
      // Credited within this hour, of which the least was before.
      const least = principal;
      principal += credited;
      accrued += (weigh(least, ratesAt(rates, at)) * unit) / (10_000n * 8_760n);
      hours += least;
      if (here.length > 0) throw new RangeError('deeds within the hour of a credit are not counted by hand');
      continue;
    }
    const stands = here.map(({ atMs }) => principal + sumOf('put', atMs) - sumOf('take', atMs));
    const least = stands.reduce((min, each) => (each < min ? each : min), principal);
    accrued += (weigh(least, ratesAt(rates, at)) * unit) / (10_000n * 8_760n);
    hours += least;
    principal += sumOf('put', at + HOUR) - sumOf('take', at + HOUR) - sumOf('leave', at + HOUR);
  }
  return days;
}

/**
 * A day of a second coin: P x price / reward price x rate / 365 with eighteen places, where P is the average of the day's hours
 * and both prices are the average of the 24 hours before the day.
 *
 * @param places  of the order's coin
 * @param prices  of the 24 hours, each with eight places: of the order's coin, and of the second one
 */
export function rewardAtto(
  hoursMinor: bigint,
  places: number,
  bps: bigint,
  prices: readonly (readonly [price: bigint, rewardPrice: bigint])[],
): bigint {
  const averageOf = (which: 0 | 1) => (prices.reduce((sum, both) => sum + both[which], 0n) * 10n ** 10n) / 24n;
  const up = hoursMinor * bps * averageOf(0) * 10n ** 18n;
  return up / (24n * 365n * 10_000n * averageOf(1) * 10n ** BigInt(places));
}
