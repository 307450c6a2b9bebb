import type { CallOutput } from '../../../lib/client.ts';
import type { Range } from '../api/queries.ts';

export const RANGES = ['6m', '1y', '2y', '3y'] as const satisfies readonly Range[];
/** Never the one with the best number: a year, and less where a coin is younger. */
const FIRST: Range = '1y';

type Ranges = CallOutput<'autoInvest.ranges'>;

export const isAvailable = ({ rows }: Pick<Ranges, 'rows'>, range: Range): boolean =>
  rows.some((row) => row.range === range && row.isAvailable);

/** The range that is looked at: the chosen one, or the first, or the longest that there is below it; null for none. */
export function rangeToShow(ranges: Pick<Ranges, 'rows'>, chosen: Range | null): Range | null {
  const wanted = chosen ?? FIRST;
  return RANGES.slice(0, RANGES.indexOf(wanted) + 1).findLast((range) => isAvailable(ranges, range)) ?? null;
}
