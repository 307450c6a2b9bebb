import { abbreviate } from '@bourse/core/money/abbreviate.ts';
import { formatFixed } from '@bourse/core/money/amount.ts';
import { EXACT_SCALE } from '../../balances/public.ts';
import { short } from './trend-line.ts';

const ONE = 10n ** BigInt(EXACT_SCALE);

/** A price with enough decimal places to tell it from the next label: the lower the price, the more places. */
export const priceLabel = (value: bigint): string => {
  if (value >= 1_000n * ONE) return short(abbreviate(value, EXACT_SCALE));
  return formatFixed(value, EXACT_SCALE, value >= 10n * ONE ? 2 : value * 100n >= ONE ? 4 : 8);
};
