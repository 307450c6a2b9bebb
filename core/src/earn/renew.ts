import { hourOf, type RateRow } from './flexible.ts';
import { remainingMinor, statusOf } from './product.ts';
import { effectiveRate } from './rate.ts';
import type { OrderTerms } from './subscribe.ts';

/** What happens to an order with a term at its end: it is over, its principal goes on, or all of it does. */
export type Renews = 'no' | 'principal' | 'all';
/** Why an order does not go on. */
type NotRenewed = 'off' | 'ended' | 'rate' | 'quota' | 'bounds';

/** What its owner has said, and what there is at its end. Amounts are minor units. */
export interface Renewing {
  readonly renews: Renews;
  /** The least rate as a whole at which it goes on, four places of a percent. */
  readonly renewFloor: bigint;
  readonly principalMinor: bigint;
  readonly interestMinor: bigint;
  readonly maturesAtMs: number;
}

export type Renewal =
  | { readonly ok: true; readonly rate: RateRow; readonly amountMinor: bigint }
  | { readonly ok: false; readonly because: NotRenewed };

/**
 * What would go on into the next term. Off the step, what is too much goes to the funding account with the rest.
 */
export function renewedMinor(
  { renews, principalMinor, interestMinor }: Pick<Renewing, 'renews' | 'principalMinor' | 'interestMinor'>,
  { stepMinor }: Pick<OrderTerms, 'stepMinor'>,
): bigint {
  const wantedMinor = principalMinor + (renews === 'all' ? interestMinor : 0n);
  return wantedMinor - (wantedMinor % stepMinor);
}

/**
 * Whether an order goes on into the next term, judged as of its maturity: a renewal is a subscription like any other's, so it takes
 * of what is left of the quota.
 *
 * @param rates  by `fromHour`, the earliest first, also those that are announced
 */
export function judgeRenewal(
  order: Renewing,
  product: OrderTerms & { readonly canRenew: boolean },
  rates: readonly RateRow[],
): Renewal {
  const { renews, renewFloor, maturesAtMs } = order;
  if (renews === 'no') return { ok: false, because: 'off' };
  const amountMinor = renewedMinor(order, product);
  if (!product.canRenew || statusOf(product, maturesAtMs) !== 'IN_PROGRESS') return { ok: false, because: 'ended' };
  const { minMinor, maxOrderMinor, maxPersonMinor, fixedMinor } = product;
  const isAbove = [maxOrderMinor, maxPersonMinor].some((bound) => bound !== null && amountMinor > bound);
  if (amountMinor < minMinor || isAbove || (fixedMinor !== null && fixedMinor !== amountMinor)) {
    return { ok: false, because: 'bounds' };
  }
  const rate = rateAtMaturity(rates, maturesAtMs);
  if (!rate || effectiveRate(amountMinor, rate.tiers, 4) < renewFloor) return { ok: false, because: 'rate' };
  return amountMinor > remainingMinor(product) ? { ok: false, because: 'quota' } : { ok: true, rate, amountMinor };
}

/** The rates with which a term would begin; undefined where there are none yet. */
export const rateAtMaturity = (rates: readonly RateRow[], maturesAtMs: number): RateRow | undefined =>
  rates.filter(({ fromHour }) => fromHour <= hourOf(maturesAtMs)).at(-1);
