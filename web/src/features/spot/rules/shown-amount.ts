import { formatAmount, groupThousands } from '@bourse/core/money/amount.ts';
import { type Direction, rescale } from '@bourse/core/money/round.ts';
import { parseTyped } from '@bourse/core/money/typed.ts';

/** More decimal places than any coin or price has. */
const ANY_SCALE = 18;

const padded = (text: string, places: number): string => {
  const [whole = '', fraction = ''] = text.split('.');
  return groupThousands(places === 0 && fraction === '' ? whole : `${whole}.${fraction.padEnd(places, '0')}`);
};

/**
 * Typed text as shown while nobody types: grouped, with at least the given decimal places. No digit is lost, and text that is
 * no number stays as it is.
 */
export function shownTyped(text: string, places: number): string {
  const read = parseTyped(text, ANY_SCALE);
  return read.ok ? padded(formatAmount(read.value, ANY_SCALE), places) : text;
}

/** A derived value with its coin's decimal places. Round up what is paid, and down what arrives. */
export function shownDerived(text: string, places: number, direction: Direction): string {
  const read = parseTyped(text, ANY_SCALE);
  return read.ok ? shownMinor(read.value, ANY_SCALE, places, direction) : text;
}

/** Minor units with a coin's shown decimal places, grouped. */
export function shownMinor(minor: bigint, scale: number, places: number, direction: Direction): string {
  return padded(formatAmount(rescale(minor, scale, places, direction), places), places);
}
