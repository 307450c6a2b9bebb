import { BUSINESS_OFFSET_MS, businessDayOf, startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { coverEndsOn, type Due } from '@bourse/core/earn/cover.ts';
import type { RateRow } from '@bourse/core/earn/flexible.ts';
import type { Queryable } from '../../platform/db/db.ts';
import { tiersOf } from './order-out.ts';
import { tiersAt } from './product-out.ts';
import { type EarnProduct, findRates } from './queries/product.query.ts';
import {
  type DayOfTerms,
  findTermRates,
  type ProductMoney,
  sumDayInterest,
  sumTermInterest,
} from './queries/staff-product.query.ts';

/** How far ahead a product's cover is computed. */
const LOOKED_DAYS = 365;

export interface Cover {
  readonly perDayMinor: bigint;
  /** The first moment at which a day cannot be credited in full; null if there is none within a year. */
  readonly endsAtMs: number | null;
}

/** How long the cover of a product's interest will last at the present pace. */
export async function coverOf(
  q: Queryable,
  product: EarnProduct,
  { coverMinor }: Pick<ProductMoney, 'coverMinor'>,
  nowMs: number,
): Promise<Cover> {
  const today = businessDayOf(nowMs);
  const rates = (await findRates(q, [product.id])).get(product.id)!;
  const perDayMinor = await sumDayInterest(q, product.id, tiersAt(rates, nowMs));
  const dues: readonly Due[] = await termsEnding(q, product, rates, startOfBusinessDay(today + LOOKED_DAYS));
  const endsOn = coverEndsOn({ coverMinor, perDayMinor, dues }, today, LOOKED_DAYS);
  return { perDayMinor, endsAtMs: endsOn === null ? null : startOfBusinessDay(endsOn + 1) };
}

/** The terms of a product that end until a moment, by the business day on which they are credited. */
export async function termsEnding(
  q: Queryable,
  { id: productId, termDays }: EarnProduct,
  rates: readonly RateRow[],
  untilMs: number,
): Promise<readonly DayOfTerms[]> {
  const days: DayOfTerms[] = [];
  for (const rateId of await findTermRates(q, productId)) {
    const ask = { productId, rateId, tiers: tiersOf(rates, rateId), termDays, untilMs, offsetMs: BUSINESS_OFFSET_MS };
    days.push(...(await sumTermInterest(q, ask)));
  }
  return days;
}
