import type { PlaceCommand } from '@bourse/core/trading/command.ts';
import type { Outcome, TradeEvent, TradingEvent } from '@bourse/core/trading/event.ts';
import type { Answer, OrderNow } from '../../../engine/trading.ts';

type EventOf<Kind extends TradingEvent['kind']> = Extract<TradingEvent, { kind: Kind }>;

/** The first event of a kind in an outcome. */
export function eventOf<Kind extends TradingEvent['kind']>(outcome: Outcome, kind: Kind): EventOf<Kind> | undefined {
  return outcome.find((event): event is EventOf<Kind> => event.kind === kind);
}

/** The trades of an order in an outcome, in the order in which they happened. */
export const tradesOf = (outcome: Outcome, orderId: number): TradeEvent[] =>
  outcome.filter(
    (event): event is TradeEvent =>
      event.kind === 'trade' && (event.takerOrderId === orderId || event.makerOrderId === orderId),
  );

/** The list that an order belongs to, and whether the order waited for its turn when it was accepted. */
interface PlaceInList {
  readonly listId: number;
  readonly isPending: boolean;
}
const IN_NO_LIST: PlaceInList = { listId: 0, isPending: false };

/** An order that was just accepted, as its row will be. */
export function orderOfOutcome(
  command: PlaceCommand,
  orderId: number,
  { outcome, atMs }: Pick<Answer, 'outcome' | 'atMs'>,
  place = IN_NO_LIST,
): OrderNow {
  const trades = tradesOf(outcome, orderId);
  const closed = outcome.find((event) => event.kind === 'closed' && event.orderId === orderId);
  const isAwake = outcome.some((event) => event.kind === 'triggered' && event.orderId === orderId);
  const isPending =
    place.isPending && !outcome.some((event) => event.kind === 'activated' && event.orderId === orderId);
  const isTracking = outcome.some((event) => event.kind === 'tracking' && event.orderId === orderId);
  const feeOf = (trade: TradeEvent) => (trade.takerOrderId === orderId ? trade.takerFeeMinor : trade.makerFeeMinor);
  return {
    id: orderId,
    account: command.account,
    market: command.market,
    isBuy: command.side === 'buy',
    isMarket: command.type === 'market',
    timeInForce: command.timeInForce,
    isPostOnly: command.postOnly,
    trigger: command.trigger,
    isWaiting: isPending || (command.trigger !== 'none' && !isAwake),
    ticks: command.ticks,
    stopTicks: command.stopTicks,
    lots: command.lots,
    quoteUnits: command.quoteUnits,
    displayLots: command.displayLots ?? 0,
    trailBps: command.trailBps ?? 0,
    trackingAtMs: isTracking ? atMs : 0,
    clientId: command.clientId,
    feeFrom: command.feeFrom,
    selfTrade: command.selfTrade,
    tradedLots: trades.reduce((sum, { lots }) => sum + lots, 0),
    tradedUnits: trades.reduce((sum, { ticks, lots }) => sum + BigInt(ticks) * BigInt(lots), 0n),
    feeMinor: trades.reduce((sum, trade) => sum + feeOf(trade), 0n),
    closeReason: closed?.kind === 'closed' ? closed.reason : null,
    closeRefusal: (closed?.kind === 'closed' && closed.refusal) || null,
    listId: place.listId,
    isPending,
    createdAtMs: atMs,
    updatedAtMs: atMs,
  };
}

/**
 * Whether an order is what this command asks for. The side from which a stop wakes is left out, because we derive it
 * ourselves.
 */
export const isOrderOf = (order: OrderNow, command: PlaceCommand): boolean =>
  order.market === command.market &&
  order.isBuy === (command.side === 'buy') &&
  order.isMarket === (command.type === 'market') &&
  order.timeInForce === command.timeInForce &&
  order.isPostOnly === command.postOnly &&
  (order.ticks === command.ticks || isWorstOfTrail(command)) &&
  order.stopTicks === command.stopTicks &&
  // Orders from before there was a choice are stored as `refuse`, which matches any choice.
  (order.selfTrade === 'refuse' || order.selfTrade === command.selfTrade) &&
  order.lots === command.lots &&
  order.quoteUnits === command.quoteUnits &&
  order.displayLots === (command.displayLots ?? 0) &&
  order.trailBps === (command.trailBps ?? 0);

/**
 * For a trailing stop that buys at the market, `ticks` was computed from the price at the time, so it cannot be
 * compared.
 */
const isWorstOfTrail = ({ type, side, trailBps = 0 }: PlaceCommand): boolean =>
  trailBps > 0 && type === 'market' && side === 'buy';
