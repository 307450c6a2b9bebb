import type { Market } from '@bourse/core/trading/market.ts';

type Trail = Market['buyTrail'];

/** What stops have followed to, as a column has it: a price in ticks, the place before which its orders stand, and so on. */
export const trailText = (trail: Trail): string =>
  [...trail.runs()].map(({ ticks, end }) => `${ticks} ${end}`).join(' ');

/**
 * Answers how far the stop of a place has followed.
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
    // What no row says is no state of the core: the comparison with the journal tells.
    return numbers[low * 2] ?? 0;
  };
}
