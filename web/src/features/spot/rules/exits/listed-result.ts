import { readAmount } from '@bourse/core/money/amount.ts';
import { gridOf, type Market, type Order } from '../market.ts';
import { feeUp } from '../order-check.ts';
import { typedTicks } from '../order-draft.ts';
import { boughtBackResult, soldResult, worthAt } from './check-exits.ts';

/**
 * The result of a waiting order together with the order that it waits for, after both fees; minor units of quote.
 *
 * @param order    the one that waits
 * @param working  the one that it waits for
 * @returns        null where one of them has no price yet, or both have the same side
 */
export function listedResult(order: Order, working: Order, market: Market, feePpm: number): bigint | null {
  const grid = gridOf(market);
  const fill = order.type === 'stop-limit' || order.type === 'limit' ? order.price : order.stopPrice;
  const ticks = fill === null ? null : typedTicks(fill, grid);
  const workingTicks = working.price === null ? null : typedTicks(working.price, grid);
  if (ticks === null || workingTicks === null || order.side === working.side) return null;
  if (order.quantity === null || working.quantity === null) return null;
  const quantityMinor = readAmount(working.quantity, grid.baseScale);
  if (working.side === 'buy') {
    const baseMinor = quantityMinor - feeUp(quantityMinor, feePpm);
    return soldResult({ baseMinor, costMinor: worthAt(quantityMinor, workingTicks, grid, 'up') }, ticks, feePpm, grid);
  }
  const gross = worthAt(quantityMinor, workingTicks, grid, 'down');
  const againMinor = readAmount(order.quantity, grid.baseScale);
  return boughtBackResult(
    { netMinor: gross - feeUp(gross, feePpm), baseMinor: quantityMinor, againMinor },
    ticks,
    feePpm,
    grid,
  );
}
