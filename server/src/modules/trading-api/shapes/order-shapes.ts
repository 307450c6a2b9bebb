import type { OrderNow, TradeNow } from '../../../engine/trading.ts';
import { clientIdOf } from '../orders/client-id.ts';
import type { OrderType, ResponseType } from '../orders/order-request.ts';
import { SELF_TRADE_NAMES } from '../orders/self-trade.ts';
import type { ApiMarket, Placed } from '../ports.ts';
import { baseOf, priceOf, quantityOf, quoteOf, unitsOf, wireSymbol, ZERO } from './decimals.ts';

export type OrderStatus =
  | 'PENDING_NEW'
  | 'NEW'
  | 'PARTIALLY_FILLED'
  | 'FILLED'
  | 'CANCELED'
  | 'EXPIRED'
  | 'EXPIRED_IN_MATCH';
type CloseReason = OrderNow['closeReason'];

const CLOSED: Readonly<Record<NonNullable<CloseReason>, OrderStatus>> = {
  filled: 'FILLED',
  cancelled: 'CANCELED',
  expired: 'EXPIRED',
  selfTrade: 'EXPIRED_IN_MATCH',
  outsideBand: 'EXPIRED',
  listEnded: 'EXPIRED',
  notPlaced: 'EXPIRED',
};

export const statusOf = ({
  closeReason,
  isPending,
  tradedLots,
}: Pick<OrderNow, 'closeReason' | 'isPending' | 'tradedLots'>): OrderStatus => {
  if (closeReason !== null) return CLOSED[closeReason];
  if (isPending) return 'PENDING_NEW';
  return tradedLots > 0 ? 'PARTIALLY_FILLED' : 'NEW';
};

/** The id of an order's list; -1 if it has none. */
export const listIdOf = ({ listId }: Pick<OrderNow, 'listId'>): number => (listId > 0 ? listId : -1);

/** The API's type for this kind of order. */
export function typeOf(order: Pick<OrderNow, 'trigger' | 'isBuy' | 'isMarket' | 'isPostOnly'>): OrderType {
  if (order.trigger === 'none') return order.isMarket ? 'MARKET' : order.isPostOnly ? 'LIMIT_MAKER' : 'LIMIT';
  const isStop = (order.trigger === 'above') === order.isBuy;
  if (order.isMarket) return isStop ? 'STOP_LOSS' : 'TAKE_PROFIT';
  return isStop ? 'STOP_LOSS_LIMIT' : 'TAKE_PROFIT_LIMIT';
}

/** A market order ends at once, but clients of this API expect GTC for it. */
export const timeInForceOf = (order: Pick<OrderNow, 'isMarket' | 'timeInForce'>): string =>
  order.isMarket ? 'GTC' : order.timeInForce.toUpperCase();

/** For an order with a sum of quote instead of a quantity this API shows what has been bought so far. */
const quantityOfOrder = (market: ApiMarket, order: OrderNow): string =>
  quantityOf(market, order.quoteUnits > 0 ? order.tradedLots : order.lots);

/** The fields of an order that every answer has. What an answer does not say is undefined, which JSON leaves out. */
function core(market: ApiMarket, order: OrderNow) {
  return {
    symbol: wireSymbol(market),
    orderId: order.id,
    orderListId: listIdOf(order),
    clientOrderId: clientIdOf(order),
    price: order.isMarket ? ZERO : priceOf(market, order.ticks),
    origQty: quantityOfOrder(market, order),
    executedQty: quantityOf(market, order.tradedLots),
    origQuoteOrderQty: unitsOf(market, BigInt(order.quoteUnits)),
    cummulativeQuoteQty: unitsOf(market, order.tradedUnits),
    status: statusOf(order),
    timeInForce: timeInForceOf(order),
    type: typeOf(order),
    side: order.isBuy ? 'BUY' : 'SELL',
    stopPrice: order.stopTicks > 0 ? priceOf(market, order.stopTicks) : undefined,
    icebergQty: order.displayLots > 0 ? quantityOf(market, order.displayLots) : undefined,
    trailingDelta: order.trailBps > 0 ? order.trailBps : undefined,
    trailingTime: order.trailBps > 0 ? trailingTimeOf(order) : undefined,
    selfTradePreventionMode: SELF_TRADE_NAMES[order.selfTrade],
    // All fields are listed from the start, because adding a field later copies the object.
    transactTime: undefined as number | undefined,
    workingTime: undefined as number | undefined,
    fills: undefined as readonly Fill[] | undefined,
  };
}

interface Fill {
  readonly price: string;
  readonly qty: string;
  readonly commission: string;
  readonly commissionAsset: string;
  readonly tradeId: number;
}

/** When an order began to work; -1 for a stop that waits. */
const workingTimeOf = (order: OrderNow): number => (order.isWaiting ? -1 : order.createdAtMs);

/** Since when a stop has followed the price; -1 if it does not yet. */
export const trailingTimeOf = ({ trackingAtMs }: OrderNow): number => (trackingAtMs > 0 ? trackingAtMs : -1);

/** An order in the answer to a query. */
export const queriedOrder = (market: ApiMarket, order: OrderNow): object => ({
  ...core(market, order),
  stopPrice: priceOf(market, order.stopTicks),
  icebergQty: quantityOf(market, order.displayLots),
  time: order.createdAtMs,
  updateTime: order.updatedAtMs,
  isWorking: !order.isWaiting,
  workingTime: workingTimeOf(order),
});

/** An order in the answer to its cancelling. */
export const cancelledOrder = (market: ApiMarket, order: OrderNow, cancelId: string): object => ({
  ...core(market, order),
  origClientOrderId: clientIdOf(order),
  clientOrderId: cancelId,
  transactTime: order.updatedAtMs,
});

/** An order in the answer to its amending, where some fields have other names. */
export function amendedOrder(market: ApiMarket, order: OrderNow): object {
  const told = core(market, order);
  return {
    symbol: told.symbol,
    orderId: told.orderId,
    orderListId: told.orderListId,
    origClientOrderId: told.clientOrderId,
    clientOrderId: told.clientOrderId,
    price: told.price,
    qty: told.origQty,
    executedQty: told.executedQty,
    preventedQty: ZERO,
    quoteOrderQty: told.origQuoteOrderQty,
    cumulativeQuoteQty: told.cummulativeQuoteQty,
    status: told.status,
    timeInForce: told.timeInForce,
    type: told.type,
    side: told.side,
    workingTime: workingTimeOf(order),
    selfTradePreventionMode: told.selfTradePreventionMode,
  };
}

/** The answer to a new order, as detailed as was asked for. */
export function placedOrder(market: ApiMarket, { order, trades }: Placed, response: ResponseType): object {
  if (response === 'ACK') {
    const { symbol, orderId, orderListId, clientOrderId } = core(market, order);
    return { symbol, orderId, orderListId, clientOrderId, transactTime: order.createdAtMs };
  }
  const result = core(market, order);
  result.transactTime = order.createdAtMs;
  result.workingTime = workingTimeOf(order);
  if (response === 'RESULT') return result;
  result.fills = trades.map((trade) => ({
    price: priceOf(market, trade.ticks),
    qty: quantityOf(market, trade.lots),
    ...commission(
      market,
      trade.takerOrderId === order.id ? trade.takerFeeMinor : trade.makerFeeMinor,
      order.isBuy && trade.isBuyerFeeInBase,
    ),
    tradeId: trade.tradeId,
  }));
  return result;
}

/** A fee and its coin. */
const commission = (market: ApiMarket, minor: bigint, isInBase: boolean) =>
  isInBase
    ? { commission: baseOf(market, minor), commissionAsset: market.base }
    : { commission: quoteOf(market, minor), commissionAsset: market.quote };

/** A trade as an account sees it: twice, if the account was both sides. */
export const ownTrades = (market: ApiMarket, trade: OwnTrade, account: number): object[] => [
  ...(trade.makerAccount === account ? [ownTrade(market, trade, true)] : []),
  ...(trade.takerAccount === account ? [ownTrade(market, trade, false)] : []),
];

/** A trade with the ids of its orders' lists; 0 for none. */
export interface OwnTrade extends TradeNow {
  readonly makerListId: number;
  readonly takerListId: number;
}

function ownTrade(market: ApiMarket, trade: OwnTrade, isMaker: boolean): object {
  const isBuyer = isMaker !== trade.isBuyerTaker;
  return {
    symbol: wireSymbol(market),
    id: trade.tradeId,
    orderId: isMaker ? trade.makerOrder : trade.takerOrder,
    orderListId: listIdOf({ listId: isMaker ? trade.makerListId : trade.takerListId }),
    price: priceOf(market, trade.ticks),
    qty: quantityOf(market, trade.lots),
    quoteQty: quoteOf(market, BigInt(trade.ticks) * BigInt(trade.lots) * market.unitMinor),
    ...commission(market, isMaker ? trade.makerFeeMinor : trade.takerFeeMinor, isBuyer && trade.isBuyerFeeInBase),
    time: trade.atMs,
    isBuyer,
    isMaker,
    isBestMatch: true,
  };
}
