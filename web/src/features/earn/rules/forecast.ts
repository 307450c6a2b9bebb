import { businessDayOf, startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { fixedDates } from '@bourse/core/earn/fixed.ts';
import { creditAtMs, firstHourOf } from '@bourse/core/earn/flexible.ts';
import { daysInterestMinor, effectiveRate, slicesOf, type Tier } from '@bourse/core/earn/rate.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import type { Offer } from '../api/queries.ts';
import { bpsText, tiersOf } from './offer.ts';

/** One slice of an amount and what it earns; amounts in coins. */
export interface ForecastSlice {
  readonly from: string;
  /** Null for the last one. */
  readonly upTo: string | null;
  readonly rate: string;
  readonly within: string;
  readonly perDay: string;
  /** How much of the amount lies in it: 0 to 100. */
  readonly percent: number;
}

export interface Forecast {
  readonly rate: string;
  /** The amount that earns it. */
  readonly whole: string;
  readonly perDay: string;
  /** What the whole term brings; null without a term. */
  readonly atMaturity: string | null;
  readonly slices: readonly ForecastSlice[];
}

/**
 * What an amount earns, slice by slice.
 *
 * @param minor  above zero
 */
export function forecastOf(offer: Offer, minor: bigint): Forecast {
  const tiers = tiersOf(offer);
  const text = (amount: bigint) => formatAmount(amount, offer.ledgerScale);
  const one = (rateBps: number): readonly Tier[] => [{ upToMinor: null, rateBps }];
  return {
    rate: bpsText(effectiveRate(minor, tiers, 2)),
    whole: text(minor),
    perDay: text(daysInterestMinor(minor, tiers, 1)),
    atMaturity: offer.termDays === 0 ? null : text(daysInterestMinor(minor, tiers, offer.termDays)),
    slices: slicesOf(minor, tiers).map(({ fromMinor, upToMinor, rateBps, inMinor }) => ({
      from: text(fromMinor),
      upTo: upToMinor === null ? null : text(upToMinor),
      rate: bpsText(rateBps),
      within: text(inMinor),
      perDay: text(daysInterestMinor(inMinor, one(rateBps), 1)),
      percent: Number((inMinor * 10_000n) / minor) / 100,
    })),
  };
}

/** The dates of an order that is made now. */
export type Dates =
  | { readonly isHourly: true; readonly startsMs: number; readonly firstCreditMs: number }
  | { readonly isHourly: false; readonly startsMs: number; readonly maturesAtMs: number; readonly paidByMs: number };

export function datesOf({ termDays }: Pick<Offer, 'termDays'>, nowMs: number): Dates {
  if (termDays > 0) {
    const { interestStartMs, maturesAtMs, paidByMs } = fixedDates(nowMs, termDays);
    return { isHourly: false, startsMs: interestStartMs, maturesAtMs, paidByMs };
  }
  const startsMs = firstHourOf(nowMs) * HOUR_MS;
  return { isHourly: true, startsMs, firstCreditMs: creditAtMs(businessDayOf(startsMs)) };
}

/** By when what is redeemed now and not at once is there: eight o'clock of the next business day. */
export const standardByMs = (nowMs: number): number => startOfBusinessDay(businessDayOf(nowMs) + 1) + 8 * HOUR_MS;
