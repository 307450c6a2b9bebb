import { mulDiv } from '../money/round.ts';
import type { Side, Trigger } from '../trading/command.ts';
import { TICKS_MAX } from '../trading/grid.ts';

const PERCENT = 100n;
/** How far above its stop price a stop may buy at the market. Money for that much is held until it wakes. */
export const STOP_BUY_WORST_PERCENT = 5n;

/**
 * The worst price of a stop that buys at the market: five percent above its stop price, rounded up to a tick.
 *
 * @param stopTicks  above 0
 */
export function worstStopBuyTicks(stopTicks: number): number {
  const worst = mulDiv(BigInt(stopTicks), PERCENT + STOP_BUY_WORST_PERCENT, PERCENT, 'up');
  return worst > BigInt(TICKS_MAX) ? TICKS_MAX : Number(worst);
}

/**
 * When a stop wakes: `above` where the last price must rise to it, `below` where it must fall to it.
 *
 * @param lastTicks  the last price, or the reference price before the first trade. Where it is 0, because there is
 *                   neither, a stop buys a rising price and sells a falling one
 */
export function triggerOf(stopTicks: number, lastTicks: number, side: Side): Exclude<Trigger, 'none'> {
  if (lastTicks === 0) return side === 'buy' ? 'above' : 'below';
  return stopTicks >= lastTicks ? 'above' : 'below';
}
