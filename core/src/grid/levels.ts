import { ok, type Result, refuse } from '../result.ts';

/** How the levels stand: the same distance apart, or the same proportion. */
export type GridMode = 'arithmetic' | 'geometric';

/** The range of a grid, ticks, and into how many grids it is cut. */
export interface GridRange {
  readonly mode: GridMode;
  readonly lowerTicks: number;
  readonly upperTicks: number;
  readonly grids: number;
}

export const GRIDS_MIN = 2;
export const GRIDS_MAX = 200;
/** The upper bound is at least this many hundredths of the lower one. */
export const RANGE_PERCENT_MIN = 101;

/** GRID_COUNT (grids, min, max), GRID_RANGE_NARROW, GRID_LEVELS_EQUAL (two of them are one tick). */
export type LevelsRefusal = 'GRID_COUNT' | 'GRID_RANGE_NARROW' | 'GRID_LEVELS_EQUAL';

/**
 * The levels of a grid, ticks, the lowest first; there is one more of them than grids. Each is rounded to the nearest tick, half
 * a tick up.
 *
 * @refuses  see LevelsRefusal
 */
export function levelsOf(range: GridRange): Result<readonly number[], LevelsRefusal> {
  const { mode, lowerTicks, upperTicks, grids } = range;
  if (!Number.isInteger(grids) || grids < GRIDS_MIN || grids > GRIDS_MAX) {
    return refuse('GRID_COUNT', { grids, min: GRIDS_MIN, max: GRIDS_MAX });
  }
  if (BigInt(upperTicks) * 100n < BigInt(lowerTicks) * BigInt(RANGE_PERCENT_MIN)) {
    return refuse('GRID_RANGE_NARROW', { min: '1.01' });
  }
  const levelAt = mode === 'arithmetic' ? arithmeticAt(range) : geometricAt(range);
  const levels = Array.from({ length: grids + 1 }, (_, index) => levelAt(index));
  const isRising = levels.every((ticks, index) => index === 0 || ticks > levels[index - 1]!);
  return isRising ? ok(levels) : refuse('GRID_LEVELS_EQUAL', { grids });
}

const arithmeticAt =
  ({ lowerTicks, upperTicks, grids }: GridRange) =>
  (index: number): number =>
    // Below 2^53: ticks are below 2^30, and there are at most 200 grids.
    lowerTicks + Math.floor((2 * index * (upperTicks - lowerTicks) + grids) / (2 * grids));

/** A float of this size is nearer than that to what it stands for: ticks are below 2^30. */
const FLOAT_ERROR = 1e-3;

/**
 * The nearest whole number to L (U/L)^(i/N). A float says which one it is unless it is near the middle between two: there whole
 * numbers decide, which takes long, so every machine says the same.
 */
function geometricAt({ lowerTicks, upperTicks, grids }: GridRange): (index: number) => number {
  const [lower, upper, degree] = [BigInt(lowerTicks), BigInt(upperTicks), BigInt(grids)];
  return (index) => {
    if (index === 0) return lowerTicks;
    if (index === grids) return upperTicks;
    const about = lowerTicks * (upperTicks / lowerTicks) ** (index / grids);
    if (Math.abs(about - Math.floor(about) - 0.5) > FLOAT_ERROR) return Math.round(about);
    // Both sides of 2x - 1 <= 2 L (U/L)^(i/N) < 2x + 1, to the power of N.
    const power = (lower ** BigInt(grids - index) * upper ** BigInt(index)) << degree;
    const isAtMost = (ticks: bigint): boolean => (2n * ticks - 1n) ** degree <= power;
    let ticks = BigInt(Math.round(about));
    while (!isAtMost(ticks)) ticks -= 1n;
    while (isAtMost(ticks + 1n)) ticks += 1n;
    return Number(ticks);
  };
}

const PPM = 1_000_000n;

/**
 * What one grid earns after fees: `p(i+1)(1-f) / (p(i)(1+f)) - 1`, millionths, rounded down.
 *
 * @param feePpm  of each of the two orders
 */
export function netPpm(buyTicks: number, sellTicks: number, feePpm: number): number {
  const fee = BigInt(feePpm);
  const paid = BigInt(buyTicks) * (PPM + fee);
  const received = BigInt(sellTicks) * (PPM - fee);
  const difference = (received - paid) * PPM;
  return Number(difference < 0n ? -((-difference + paid - 1n) / paid) : difference / paid);
}

/** The lowest and the highest of the grids, millionths. */
export function netRange(levels: readonly number[], feePpm: number): { readonly low: number; readonly high: number } {
  const nets = levels.slice(1).map((ticks, index) => netPpm(levels[index]!, ticks, feePpm));
  return { low: Math.min(...nets), high: Math.max(...nets) };
}
