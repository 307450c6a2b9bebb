import { abbreviate } from '@bourse/core/money/abbreviate.ts';
import { readAmount } from '@bourse/core/money/amount.ts';
import { amount, WORKING_SCALE } from '../../../lib/format.ts';

const LONG = 1_000_000;

/** A volume: with four places up to a million, then with K, M or B. */
export function abbreviated(text: string | null | undefined): string {
  if (!text) return '--';
  const isShort = (text.split('.')[0] ?? '').length < String(LONG).length;
  return isShort
    ? amount(text, { places: 4, trims: true })
    : abbreviate(readAmount(text, WORKING_SCALE), WORKING_SCALE);
}
