import { type BandTerms, highestOrderTicks, lowestOrderTicks } from '../trading/price-band.ts';

/** How far above the index a run buys at most, percent. */
export const GUARD_PERCENT = 1;

/**
 * The worst price that a run takes: the index and one percent, rounded down to a tick, and inside the band of its market.
 *
 * @param indexTicks  the index of the moment, 1 at least
 * @returns           ticks, or null where every price that the market takes is above that: then nothing is bought
 */
export function guardTicks(indexTicks: number, band: BandTerms): number | null {
  const guard = Math.floor((indexTicks * (100 + GUARD_PERCENT)) / 100);
  if (guard < lowestOrderTicks(band)) return null;
  return Math.min(guard, highestOrderTicks(band));
}

/** From so many percent of its money on a purchase counts as whole. */
const WHOLE_PERCENT = 99n;

/**
 * Whether a purchase is whole: 99 % of its money was spent, or what is left does not buy another lot at the worst price.
 *
 * @param lotMinor  what one lot costs at that price, quote minor units
 */
export const isWhole = (spentMinor: bigint, plannedMinor: bigint, lotMinor: bigint): boolean =>
  spentMinor * 100n >= plannedMinor * WHOLE_PERCENT || (spentMinor > 0n && plannedMinor - spentMinor < lotMinor);
