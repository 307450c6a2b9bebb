import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../calendar/durations.ts';
import { mulDiv } from '../../money/round.ts';
import { costOf, type Fraction, type RoundPrice, type RoundScales } from '../price.ts';

const WHOLE_BPS = 10_000n;

/** The market’s price is the average of an hour. */
export const PROTECTION_SAMPLES = HOUR_MS / MINUTE_MS;
/** How many of its minutes may be missing: one in twenty. */
export const PROTECTION_MISSING_MOST = PROTECTION_SAMPLES / 20;

/** The hours from the first delivery on that could tell the market’s price: the first in which enough minutes have one counts. */
export function protectionHour(deliveryMs: number, nth: number): { readonly fromMs: number; readonly toMs: number } {
  const fromMs = Math.floor(deliveryMs / MINUTE_MS) * MINUTE_MS + nth * HOUR_MS;
  return { fromMs, toMs: fromMs + HOUR_MS };
}

/** How many of those hours are known at a moment: the last price of an hour is recorded within a minute. */
export const hoursKnown = (deliveryMs: number, nowMs: number): number =>
  Math.max(0, Math.floor((nowMs - MINUTE_MS - protectionHour(deliveryMs, 0).fromMs) / HOUR_MS));

/** A day after the first delivery protections are promised to be there. From then on staff may decide where no hour has told the price. */
export const PROTECTION_DAY_HOURS = DAY_MS / HOUR_MS;
/** How many hours before the first delivery they look back at most: samples are kept about as long. */
export const PROTECTION_BACK_HOURS = 30 * PROTECTION_DAY_HOURS;

type Samples = readonly (bigint | null)[];

/** How many minutes of each of some hours have a price. */
const toldOf = (samplesE8: Samples): readonly number[] =>
  Array.from({ length: Math.floor(samplesE8.length / PROTECTION_SAMPLES) }, (_, hour) => {
    const minutes = samplesE8.slice(hour * PROTECTION_SAMPLES, (hour + 1) * PROTECTION_SAMPLES);
    return minutes.filter((sample) => sample !== null).length;
  });

/** The first of some hours that tells the market's price; null where none does. @param samplesE8  one for each minute of them */
export function firstTold(samplesE8: Samples): number | null {
  const hour = toldOf(samplesE8).findIndex((count) => PROTECTION_SAMPLES - count <= PROTECTION_MISSING_MOST);
  return hour < 0 ? null : hour;
}

/** The last of some hours in which any minute has a price; null where none has. */
export function lastTold(samplesE8: Samples): number | null {
  const hour = toldOf(samplesE8).findLastIndex((count) => count > 0);
  return hour < 0 ? null : hour;
}

/** How much of the loss is made good: hundredths of a percent, 10,000 for all of it. */
export interface Protection {
  readonly timesBps: number;
}

/**
 * What the project gives back where the market is below what was paid at the first delivery: so many times the difference, rounded
 * DOWN; nothing where the market is not below. What the tokens are worth is rounded UP, to one minor unit where they are worth
 * nothing: what was paid was rounded up as well, and all that is given is never above what `protectionWorst` says.
 *
 * @param paidMinor  what was paid for `quantityMinor`, minor units of the paying coin
 * @param market     the market's price of a whole token, whole paying coins; zero where it is worth nothing
 * @invariant        the credit is zero or more, and less than `timesBps` of what was paid
 */
export function protectionOf(
  paidMinor: bigint,
  quantityMinor: bigint,
  market: Fraction,
  { timesBps }: Protection,
  scales: RoundScales,
): { readonly worthMinor: bigint; readonly creditMinor: bigint } {
  const marketMinor = mulDiv(
    quantityMinor * 10n ** BigInt(scales.payScale),
    market.numerator,
    market.denominator * 10n ** BigInt(scales.tokenScale),
    'up',
  );
  const worthMinor = marketMinor === 0n ? 1n : marketMinor;
  const lossMinor = worthMinor >= paidMinor ? 0n : paidMinor - worthMinor;
  return { worthMinor, creditMinor: (lossMinor * BigInt(timesBps)) / WHOLE_BPS };
}

/** The most that a project can owe for it: all that it sells, at its price, and a market of next to nothing. Rounded UP. */
export function protectionWorst(
  rounds: readonly { readonly quotaMinor: bigint; readonly price: RoundPrice | null }[],
  { timesBps }: Protection,
  scales: RoundScales,
): bigint {
  const costMinor = rounds.reduce(
    (sum, { quotaMinor, price }) => sum + (price ? costOf(quotaMinor, price, 0, scales).payMinor : 0n),
    0n,
  );
  return mulDiv(costMinor, BigInt(timesBps), WHOLE_BPS, 'up');
}

/** A boost’s reward, and a protection, are there within a day; staff hear of one that is not half a day before. */
export const REWARD_WITHIN_MS = DAY_MS;
export const LATE_AFTER_MS = DAY_MS / 2;
