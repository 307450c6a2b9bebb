import { formatAmount, readAmount } from '@bourse/core/money/amount.ts';

/** Decimal places for comparing and adding amounts of different coins, prices and rates; no coin has more. */
export const EXACT_SCALE = 18;

/** A decimal text as an integer at EXACT_SCALE. */
export const exact = (text: string): bigint => readAmount(text, EXACT_SCALE);
/** Such an integer as canonical decimal text. */
export const plain = (minor: bigint): string => formatAmount(minor, EXACT_SCALE);

export const isZero = (text: string): boolean => exact(text) === 0n;
export const addText = (...texts: readonly string[]): string =>
  plain(texts.reduce((sum, text) => sum + exact(text), 0n));
export const subtractText = (from: string, text: string): string => plain(exact(from) - exact(text));

/** Compares two decimal texts for sorting: -1, 0 or 1. */
export function compareText(left: string, right: string): -1 | 0 | 1 {
  const difference = exact(left) - exact(right);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The smallest of several amounts. */
export const minText = (first: string, ...rest: readonly string[]): string =>
  rest.reduce((least, text) => (compareText(text, least) < 0 ? text : least), first);

export const signOf = (text: string): 'up' | 'down' | 'none' => {
  const sign = compareText(text, '0');
  return sign > 0 ? 'up' : sign < 0 ? 'down' : 'none';
};
