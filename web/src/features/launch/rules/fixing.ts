import { averageOf, FIXED_SCALE, fixedUnits, SAMPLES } from '@bourse/core/launch/price/fixing.ts';
import { formatAmount, parseAmount } from '@bourse/core/money/amount.ts';
import type { CallOutput } from '../../../lib/client.ts';
import type { Round } from '../api/queries.ts';

export type FixedRound = Round & { readonly fixing: NonNullable<Round['fixing']> };
export const isFixed = (round: Round): round is FixedRound => round.fixing !== null;

/** The minutes of a day, of which each has a sample. */
export const MINUTES = SAMPLES;

export type PriceSamples = CallOutput<'launch.priceSamples'>;

/** What was computed again in this browser, and whether it is what the exchange says. */
export interface CheckedPrice {
  readonly agrees: boolean;
  readonly count: number;
  readonly sum: string;
  /** Null where too many minutes are missing. */
  readonly basePrice: string | null;
}

const SAMPLE_SCALE = 8;

/**
 * Computes a price again from its samples alone, by the function that fixed it.
 *
 * @param shown  what the page says of it, which must be the same
 */
export function checkPrice(
  { samples, offered, basePrice }: PriceSamples,
  shown: { readonly basePrice: string | null; readonly offered: string },
): CheckedPrice {
  const read = (text: string, scale: number): bigint => {
    const parsed = parseAmount(text, scale);
    if (!parsed.ok) throw new Error(`${text} is no amount`);
    return parsed.value;
  };
  const average = averageOf(samples.map((sample) => (sample === null ? null : read(sample, SAMPLE_SCALE))));
  const offer = { baseUnits: read(shown.offered, FIXED_SCALE), baseScale: FIXED_SCALE };
  const units = samples.length === SAMPLES ? fixedUnits(offer, average) : null;
  const again = units === null ? null : formatAmount(units, FIXED_SCALE);
  return {
    agrees: offered === shown.offered && again === basePrice && again === shown.basePrice,
    count: average.count,
    sum: formatAmount(average.sumE8, SAMPLE_SCALE),
    basePrice: again,
  };
}
