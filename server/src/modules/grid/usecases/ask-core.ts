import { orderName } from '@bourse/core/grid/cell.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Command, PlaceCommand } from '@bourse/core/trading/command.ts';
import type { Answer } from '../../../engine/trading.ts';
import { isDatabaseAway } from '../../../platform/db/db.ts';
import type { GridDeps } from '../grid-deps.ts';
import type { CellRow } from '../queries/cell.query.ts';

/**
 * Asks the trading core once. Every command of a grid has its own id, so that it can be repeated while its outcome is
 * unknown.
 *
 * @refuses AGAIN: nothing was done, or the outcome is unknown
 */
export async function askCore({ spot }: GridDeps, command: Command): Promise<Result<Answer, 'AGAIN'>> {
  try {
    const answer = await spot.trading.submit(command);
    return answer.ok ? answer : refuse('AGAIN');
  } catch (error) {
    if (isDatabaseAway(error)) return refuse('AGAIN');
    throw error;
  }
}

/** Waits until the rows include what was answered. @refuses AGAIN */
export async function awaitRows({ spot }: GridDeps, sequence: number): Promise<Result<true, 'AGAIN'>> {
  try {
    await spot.trading.waitForRows(sequence);
    return ok(true);
  } catch (error) {
    if (isDatabaseAway(error)) return refuse('AGAIN');
    throw error;
  }
}

/** What all orders of grids have in common. Fees come on top, so that a grid sells exactly what it bought. */
const ORDER = {
  kind: 'place',
  postOnly: false,
  quoteUnits: 0,
  trigger: 'none',
  stopTicks: 0,
  feeFrom: 'quote',
  selfTrade: 'expireTaker',
  idUse: 'once',
} as const;

/** The order of a cell. It always has the same client id, so that a repeat is the same order. */
export const cellCommand = (cell: CellRow): PlaceCommand => ({
  ...ORDER,
  account: cell.account,
  market: cell.market,
  side: cell.side,
  type: 'limit',
  timeInForce: 'gtc',
  ticks: cell.ticks,
  lots: cell.lots - cell.doneLots,
  clientId: orderName(cell),
});

interface OwnOrder {
  readonly account: number;
  readonly market: number;
  readonly lots: number;
  readonly clientId: string;
}

/** The purchase at the start: everything, at no higher price than this, or nothing. */
export const startCommand = (order: OwnOrder & { readonly worstTicks: number }): PlaceCommand => ({
  ...ORDER,
  account: order.account,
  market: order.market,
  side: 'buy',
  type: 'limit',
  timeInForce: 'fok',
  ticks: order.worstTicks,
  lots: order.lots,
  clientId: order.clientId,
});

/** The sale at the end, at the market. */
export const stopCommand = (order: OwnOrder): PlaceCommand => ({
  ...ORDER,
  account: order.account,
  market: order.market,
  side: 'sell',
  type: 'market',
  timeInForce: 'ioc',
  ticks: 0,
  lots: order.lots,
  clientId: order.clientId,
});
