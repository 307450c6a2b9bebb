import { formatFixed } from './amount.ts';
import { EMPTY } from './display.ts';

const STEPS = [
  { suffix: 'Q', exponent: 15 },
  { suffix: 'T', exponent: 12 },
  { suffix: 'B', exponent: 9 },
  { suffix: 'M', exponent: 6 },
  { suffix: 'K', exponent: 3 },
] as const;
const ABBREVIATED_PLACES = 3;

/**
 * A large number as K, M, B, T or Q (1e3 to 1e15) with three places, rounded DOWN; `--` when there is none. Never used
 * where a person confirms something.
 *
 * @param minor  minor units, any sign, or null for "not known"
 * @param scale  places of the minor unit
 */
export function abbreviate(minor: bigint | null | undefined, scale: number): string {
  if (minor === null || minor === undefined) return EMPTY;
  const size = minor < 0n ? -minor : minor;
  for (const { suffix, exponent } of STEPS) {
    if (size < 10n ** BigInt(exponent + scale)) continue;
    // Places that the screen will not show are dropped first, so that the formatter's scale limit is not exceeded.
    const kept = minor / 10n ** BigInt(exponent + scale - ABBREVIATED_PLACES);
    return `${formatFixed(kept, ABBREVIATED_PLACES, ABBREVIATED_PLACES)}${suffix}`;
  }
  return formatFixed(minor, scale, ABBREVIATED_PLACES);
}
