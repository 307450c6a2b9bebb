import { ok, type Result, refuse } from '../result.ts';
import { GRIDS_MIN, type GridMode, levelsOf, netRange } from './levels.ts';

/** How far back suggestions look, days. */
export const SUGGEST_DAYS = 30;
/** Hours of prices without which nothing is suggested. */
const SUGGEST_HOURS_MIN = 72;
/** What each grid of a suggestion earns at least after fees, millionths. */
const NET_PPM_MIN = 5_000;
/** More than this nobody can look at. */
const SUGGESTED_MAX = 100;
const [LOW_PERCENT, HIGH_PERCENT] = [5, 95];

/** What of a distribution is below a value: the nearest rank. @param sorted rising, not empty */
const quantile = (sorted: readonly number[], percent: number): number =>
  sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)]!;

/**
 * Parameters from past prices: a range that held the price nine tenths of the time, cut as finely as half a percent for each grid
 * allows. It forecasts nothing.
 *
 * @param closes  closing prices of hours, ticks, in any order
 * @refuses       GRID_NO_HISTORY: there are too few of them, or they moved too little for two grids
 */
export function suggestGrid(
  closes: readonly number[],
  mode: GridMode,
  feePpm: number,
): Result<{ readonly lowerTicks: number; readonly upperTicks: number; readonly grids: number }, 'GRID_NO_HISTORY'> {
  if (closes.length < SUGGEST_HOURS_MIN) return refuse('GRID_NO_HISTORY', { hours: closes.length });
  const sorted = [...closes].sort((one, other) => one - other);
  const [lowerTicks, upperTicks] = [quantile(sorted, LOW_PERCENT), quantile(sorted, HIGH_PERCENT)];
  let [grids, tooMany] = [0, SUGGESTED_MAX + 1];
  // More grids earn less each, so the most that earn enough are found by halving.
  while (tooMany - grids > 1) {
    const middle = Math.max(GRIDS_MIN, (grids + tooMany) >> 1);
    const levels = levelsOf({ mode, lowerTicks, upperTicks, grids: middle });
    const isEnough = levels.ok && netRange(levels.value, feePpm).low >= NET_PPM_MIN;
    if (isEnough) grids = middle;
    else tooMany = middle;
    if (!isEnough && middle === GRIDS_MIN) break;
  }
  return grids < GRIDS_MIN
    ? refuse('GRID_NO_HISTORY', { hours: closes.length })
    : ok({ lowerTicks, upperTicks, grids });
}
