import { costOf, type RoundPrice, type RoundScales } from '@bourse/core/launch/price.ts';
import type { RoundBounds } from '../../store/fixing.store.ts';

/** What a round sells by the piece: lots, or tickets. */
export interface Units {
  readonly unitMinor: bigint;
  readonly least: number;
  readonly most: number;
}

/** What the least, the most and one of them cost without a VIP discount. */
export function unitBounds({ unitMinor, least, most }: Units, price: RoundPrice, scales: RoundScales): RoundBounds {
  const cost = (count: number): bigint => costOf(BigInt(count) * unitMinor, price, 0, scales).payMinor;
  return { minMinor: cost(least), maxMinor: cost(most), stepMinor: cost(1) };
}
