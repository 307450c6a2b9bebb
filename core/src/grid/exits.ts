import { ok, type Result, refuse } from '../result.ts';

/** Prices at which a grid ends by itself, ticks; null for none. */
export interface GridExits {
  readonly takeProfitTicks: number | null;
  readonly stopLossTicks: number | null;
}

/** What prices a market has had since it was looked at the last time, ticks. */
export interface PriceSpan {
  readonly lowTicks: number;
  readonly highTicks: number;
}

export type ExitRefusal = 'GRID_TAKE_PROFIT' | 'GRID_STOP_LOSS';

/**
 * Whether exits are outside the range, and not reached already.
 *
 * @param lastTicks  the last price, 0 where there is none
 * @refuses          GRID_TAKE_PROFIT | GRID_STOP_LOSS
 */
export function judgeExits(
  { takeProfitTicks, stopLossTicks }: GridExits,
  { lowerTicks, upperTicks }: { readonly lowerTicks: number; readonly upperTicks: number },
  lastTicks: number,
): Result<true, ExitRefusal> {
  if (takeProfitTicks !== null && (takeProfitTicks <= upperTicks || (lastTicks > 0 && takeProfitTicks <= lastTicks))) {
    return refuse('GRID_TAKE_PROFIT');
  }
  if (stopLossTicks !== null && (stopLossTicks >= lowerTicks || (lastTicks > 0 && stopLossTicks >= lastTicks))) {
    return refuse('GRID_STOP_LOSS');
  }
  return ok(true);
}

/** Which exit prices have reached; the stop loss where both were: which one came first nobody can say any more. */
export function reachedExit(exits: GridExits, { lowTicks, highTicks }: PriceSpan): 'TP' | 'SL' | null {
  if (exits.stopLossTicks !== null && lowTicks <= exits.stopLossTicks) return 'SL';
  return exits.takeProfitTicks !== null && highTicks >= exits.takeProfitTicks ? 'TP' : null;
}

/** From which side a price waits to be reached; null where it is the price of now. */
export const sideOfTrigger = (triggerTicks: number, lastTicks: number): 'above' | 'below' | null =>
  triggerTicks === lastTicks ? null : triggerTicks > lastTicks ? 'above' : 'below';

/** Whether prices have reached a trigger. */
export const isTriggered = (
  { triggerTicks, side }: { readonly triggerTicks: number; readonly side: 'above' | 'below' },
  { lowTicks, highTicks }: PriceSpan,
): boolean => (side === 'above' ? highTicks >= triggerTicks : lowTicks <= triggerTicks);
