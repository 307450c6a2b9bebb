import { mulDiv } from '@bourse/core/money/round.ts';
import { addText, EXACT_SCALE, exact, plain } from '../../balances/public.ts';

const ONE = 10n ** BigInt(EXACT_SCALE);

/** Two decimal texts multiplied, rounded down. */
const timesText = (left: string, right: string): string => plain(mulDiv(exact(left), exact(right), ONE, 'down'));

/** Everything that a grid has, in its quote coin by the price of now; null where there is none. */
export function worthAll(grid: {
  readonly quoteNow: string;
  readonly baseNow: string;
  readonly lastPrice: string | null;
}): string | null {
  return grid.lastPrice === null ? null : addText(grid.quoteNow, timesText(grid.baseNow, grid.lastPrice));
}
