import { ok, type Refusal, type Result, refuse } from '@bourse/core/result.ts';
import type { Contingency, IdUse, PlaceCommand, PlaceListCommand } from '@bourse/core/trading/command.ts';
import type { TradingRefusal } from '@bourse/core/trading/event.ts';
import type { Market } from '../markets/market.ts';
import { type DraftRefusal, draftOrder, type OrderAsk } from './order-draft.ts';

/** Orders that depend on each other, as asked for: alternatives, or a working order with what waits for it. */
export interface ListAsk {
  readonly contingency: Contingency;
  readonly orders: readonly OrderAsk[];
  /** The caller's own id for the list, up to 36 visible ASCII characters; empty for none. */
  readonly clientId: string;
  readonly idUse?: IdUse;
}

/**
 * Converts each order of a list to the market's ticks and lots.
 *
 * @param lastTicks  the last price, with which stop prices are compared; 0 for none
 * @refuses          as draftOrder; `order` in the details is the index of the order
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
 * The index of the order that the trading core refused. The core answers the command as a whole and names no order.
 * Orders that wait for their turn have the wider band of stops, so the first order is checked first.
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
