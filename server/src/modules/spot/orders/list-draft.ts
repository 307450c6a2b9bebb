import { ok, type Refusal, type Result, refuse } from '@bourse/core/result.ts';
import type { Contingency, IdUse, PlaceCommand, PlaceListCommand } from '@bourse/core/trading/command.ts';
import type { TradingRefusal } from '@bourse/core/trading/event.ts';
import type { Market } from '../markets/market.ts';
import { type DraftRefusal, draftOrder, type OrderAsk } from './order-draft.ts';

/** Orders whose fates hang together, as somebody asks for them: the alternatives, or the working order and what waits for it. */
export interface ListAsk {
  readonly contingency: Contingency;
  readonly orders: readonly OrderAsk[];
  /** The caller's own id of the list, up to 36 visible ASCII characters; empty for none. */
  readonly clientId: string;
  readonly idUse?: IdUse;
}

/**
 * Cuts each order of a list to the grid of the market.
 *
 * @param lastTicks  what stop prices are compared with, 0 for none
 * @refuses          as draftOrder; `order` in the details counts the orders from 0
 */
export function draftList(
  market: Market,
  account: number,
  { contingency, orders, clientId, idUse = 'once' }: ListAsk,
  lastTicks: number,
): Result<PlaceListCommand, DraftRefusal> {
  const commands: PlaceCommand[] = [];
  for (const [at, order] of orders.entries()) {
    const drafted = draftOrder(market, account, order, lastTicks);
    if (!drafted.ok) return refuse(drafted.refusal.code, { ...drafted.refusal.details, order: at });
    commands.push(drafted.value);
  }
  return ok({ kind: 'placeList', contingency, orders: commands, clientId, idUse });
}

/**
 * Which order of a list the trading core refused, counted from 0: it answers one command, and names none. What waits for its turn
 * is judged by the wider band of stops, so the first order is asked first.
 */
export function refusedOrder({ orders }: PlaceListCommand, { code, details }: Refusal<TradingRefusal>): number {
  const number = (name: string): number => Number(details?.[name] ?? 0);
  const isIt: Partial<Record<TradingRefusal, (order: PlaceCommand) => boolean>> = {
    OUTSIDE_BAND: ({ ticks, stopTicks }) =>
      [ticks, stopTicks].some((each) => each > 0 && (each < number('minTicks') || each > number('maxTicks'))),
    BELOW_MIN_NOTIONAL: ({ ticks, stopTicks, lots }) =>
      [ticks * lots, stopTicks * lots].includes(number('notionalUnits')),
    STOP_WOULD_TRIGGER: ({ trigger, stopTicks }) =>
      trigger === 'above' ? number('lastTicks') >= stopTicks : trigger === 'below' && number('lastTicks') <= stopTicks,
  };
  return Math.max(
    0,
    orders.findIndex((order) => isIt[code]?.(order) ?? false),
  );
}
