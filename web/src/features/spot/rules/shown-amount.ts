import { formatAmount, groupThousands } from '@bourse/core/money/amount.ts';
import { type Direction, rescale } from '@bourse/core/money/round.ts';
import { parseTyped } from '@bourse/core/money/typed.ts';

/** More places than any coin or price has. */
const ANY_SCALE = 18;

const padded = (text: string, places: number): string => {
  const [whole = '', fraction = ''] = text.split('.');
  return groupThousands(places === 0 && fraction === '' ? whole : `${whole}.${fraction.padEnd(places, '0')}`);
};

/**
 * What was typed as it stands in a field that nobody is typing in: grouped, with at least so many places. No digit is lost, and
 * what is no number stays as it is.
 */
export function shownTyped(text: string, places: number): string {
  const read = parseTyped(text, ANY_SCALE);
  return read.ok ? padded(formatAmount(read.value, ANY_SCALE), places) : text;
}

/** What followed from another field, at the places of its coin; what is paid is rounded up, what comes is rounded down. */
export function shownDerived(text: string, places: number, direction: Direction): string {
  const read = parseTyped(text, ANY_SCALE);
  return read.ok ? shownMinor(read.value, ANY_SCALE, places, direction) : text;
}

/** Minor units at the places of a coin, grouped. */
export function shownMinor(minor: bigint, scale: number, places: number, direction: Direction): string {
  return padded(formatAmount(rescale(minor, scale, places, direction), places), places);
}
