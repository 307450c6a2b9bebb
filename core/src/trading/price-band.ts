import { PPM } from '../matching/cost.ts';
import { TICKS_LIMIT } from '../matching/price-levels.ts';

/** A stop may name prices up to this many times the middle, or down to that fraction. Anything beyond is a typing mistake. */
export const STOP_BAND_FACTOR = 5;
const HIGHEST = TICKS_LIMIT - 1;

/** What a market's prices are judged by; each is 0 where there is none. */
export interface BandTerms {
  readonly bandPpm: number;
  readonly referenceTicks: number;
  readonly lastTicks: number;
}

const middleOf = ({ referenceTicks, lastTicks }: BandTerms): number =>
  referenceTicks === 0 ? lastTicks : referenceTicks;
/** How many ticks an order may be away from the middle. */
const awayFrom = (middle: number, bandPpm: number): number => Math.floor((middle * bandPpm) / PPM);

/** The lowest price that an order may name now, ticks. */
export function lowestOrderTicks(terms: BandTerms): number {
  const middle = middleOf(terms);
  return terms.bandPpm === 0 || middle === 0 ? 1 : Math.max(1, middle - awayFrom(middle, terms.bandPpm));
}

/** The highest price that an order may name now, ticks. */
export function highestOrderTicks(terms: BandTerms): number {
  const middle = middleOf(terms);
  return terms.bandPpm === 0 || middle === 0 ? HIGHEST : Math.min(HIGHEST, middle + awayFrom(middle, terms.bandPpm));
}

/** The lowest price that a stop may name, for waking or as its limit, ticks. */
export function lowestStopTicks(terms: BandTerms): number {
  const middle = middleOf(terms);
  return terms.bandPpm === 0 || middle === 0 ? 1 : Math.ceil(middle / STOP_BAND_FACTOR);
}

/** The highest price that a stop may name, for waking or as its limit, ticks. */
export function highestStopTicks(terms: BandTerms): number {
  const middle = middleOf(terms);
  return terms.bandPpm === 0 || middle === 0 ? HIGHEST : Math.min(HIGHEST, middle * STOP_BAND_FACTOR);
}
