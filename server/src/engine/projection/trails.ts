import type { Market } from '@bourse/core/trading/market.ts';

type Trail = Market['buyTrail'];

/**
 * How far stops have followed the price, as a column stores it: a price in ticks, the place before which its orders
 * are, and so on.
 */
export const trailText = (trail: Trail): string =>
  [...trail.runs()].map(({ ticks, end }) => `${ticks} ${end}`).join(' ');

/**
 * Returns a function that says how far the stop at a place has followed the price.
 *
 * @param text  what `trailText` wrote
 */
export function trailReader(text: string): (place: number) => number {
  const numbers = text === '' ? [] : text.split(' ').map(Number);
  return (place) => {
    let low = 0;
    let high = numbers.length / 2;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (numbers[middle * 2 + 1]! > place) high = middle;
      else low = middle + 1;
    }
    // A missing value cannot come from the core; the comparison with the journal will find it.
    return numbers[low * 2] ?? 0;
  };
}
