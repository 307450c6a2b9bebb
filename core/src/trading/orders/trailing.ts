/** How far behind the best price a stop may follow, hundredths of a percent. */
export const TRAIL_BPS_MIN = 10;
export const TRAIL_BPS_MAX = 2_000;
const WHOLE_BPS = 10_000;

/**
 * Where a stop wakes that follows the price.
 *
 * @param bestTicks  the highest price since it began for a sell, the lowest for a buy
 * @returns          a sell wakes here and below, a buy here and above
 */
export const wakeTicksOf = (bestTicks: number, bps: number, isBuy: boolean): number =>
  isBuy
    ? Math.ceil((bestTicks * (WHOLE_BPS + bps)) / WHOLE_BPS)
    : Math.floor((bestTicks * (WHOLE_BPS - bps)) / WHOLE_BPS);
