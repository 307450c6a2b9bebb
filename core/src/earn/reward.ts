import { mulDiv } from '../money/round.ts';
import type { Price } from '../money/value.ts';
import { ATTO_SCALE, attosOfMinor, YEAR_DAYS } from './rate.ts';

const BPS = 10_000n;

/** The second coin of a hybrid product. */
export interface RewardTerms {
  /** Places of the deposited coin's minor unit. */
  readonly scale: number;
  /** A year's simple rate by worth, hundredths of a percent. */
  readonly rewardBps: number;
  /** USDT for one coin, each the average of the 24 hours before the day; above zero. */
  readonly price: Price;
  readonly rewardPrice: Price;
}

/**
 * A day's reward of a principal: P x price / reward price x rate / 365.
 *
 * @param hoursMinor  the least principals of the day's 24 hours, summed
 * @returns           attos of the reward coin, rounded down
 */
export function rewardDayAtto(hoursMinor: bigint, { scale, rewardBps, price, rewardPrice }: RewardTerms): bigint {
  const up = price.priceUnits * 10n ** BigInt(rewardPrice.priceScale + ATTO_SCALE) * BigInt(rewardBps);
  const down = rewardPrice.priceUnits * 10n ** BigInt(scale + price.priceScale) * BPS * YEAR_DAYS * 24n;
  return mulDiv(hoursMinor, up, down, 'down');
}

/** What of a day's reward the budget and a person's own bound still cover; attos. */
export function coveredAtto(rewardAtto: bigint, leftAtto: bigint, personLeftAtto: bigint | null): bigint {
  const bound = personLeftAtto === null || personLeftAtto > leftAtto ? leftAtto : personLeftAtto;
  return rewardAtto < bound ? rewardAtto : bound;
}

/** Whole minor units of what has come together, and what is carried on. */
export function wholeMinor(atto: bigint, scale: number): { readonly minor: bigint; readonly carryAtto: bigint } {
  const unit = attosOfMinor(scale);
  return { minor: atto / unit, carryAtto: atto % unit };
}

/** A price at a moment; it holds until the next one. */
export interface PricePoint {
  readonly atMs: number;
  readonly price: Price;
}

/**
 * The average of a price, weighted by how long each held.
 *
 * @param points  by time, the earliest first; what was known before `fromMs` holds from there on
 * @param scale   places of the answer
 * @returns       rounded down; null where no price was known at `fromMs`, because then some hours would count for all
 */
export function averagePrice(
  points: readonly PricePoint[],
  { fromMs, toMs, scale }: { readonly fromMs: number; readonly toMs: number; readonly scale: number },
): Price | null {
  const known = points.filter(({ atMs }) => atMs < toMs);
  if (!known[0] || known[0].atMs > fromMs || toMs <= fromMs) return null;
  let weighted = 0n;
  for (const [index, { atMs, price }] of known.entries()) {
    const start = Math.max(atMs, fromMs);
    const end = known[index + 1]?.atMs ?? toMs;
    if (end <= start) continue;
    if (price.priceScale > scale) throw new RangeError('an average has at least the places of its prices');
    weighted += price.priceUnits * 10n ** BigInt(scale - price.priceScale) * BigInt(end - start);
  }
  return { priceUnits: weighted / BigInt(toMs - fromMs), priceScale: scale };
}
