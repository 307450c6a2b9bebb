import { z } from 'zod';
import { endpoint, PER_SECOND_MS } from './endpoint.ts';
import {
  amountOut,
  amountText,
  assetCode,
  clientRequestId,
  cursor,
  flag,
  jsonText,
  none,
  page,
  pageLimit,
  timeMs,
  timeText,
  whole,
} from './fields.ts';
import {
  kline,
  klineInterval,
  level,
  market,
  order,
  orderId,
  orderType,
  ownTrade,
  print,
  side,
  symbol,
  ticker,
  timeInForce,
  totals,
} from './spot-shapes.ts';

/** Refusals of the trading core and of a market's grid; prices, quantities and sums in the details are decimal text. */
const PLACE_REFUSALS = [
  'MARKET_NOT_FOUND',
  'MARKET_HALTED',
  'INVALID_ORDER',
  'PRICE_REQUIRED',
  'QUANTITY_REQUIRED',
  'STOP_PRICE_REQUIRED',
  'OFF_TICK',
  'OFF_LOT',
  'PRICE_TOO_HIGH',
  'QUANTITY_TOO_LARGE',
  'OUTSIDE_BAND',
  /** For a stop, or an order of a list whose turn has not come; these have a wider band. */
  'WAITING_OUTSIDE_BAND',
  'BELOW_MIN_NOTIONAL',
  'TOO_MANY_ORDERS',
  'STOP_WOULD_TRIGGER',
  'POST_ONLY_WOULD_MATCH',
  'TOO_MANY_PARTS',
  'TRAIL_OUT_OF_RANGE',
  'INSUFFICIENT_BALANCE',
  'ACCOUNT_FROZEN',
  'ETF_PREMIUM_TOO_HIGH',
] as const;

const orderFilter = {
  symbol: symbol.optional(),
  side: side.optional(),
  type: orderType.optional(),
  fromMs: timeText.optional(),
  toMs: timeText.optional(),
};
const paged = { before: cursor.optional(), limit: pageLimit.optional() };

/** The fields of an order; which of them it needs depends on its type. */
const orderParts = {
  side,
  type: orderType,
  timeInForce: timeInForce.optional(),
  postOnly: flag.optional(),
  /**
   * The worst price of a market order. A stop that buys at the market and names none accepts up to 5 % above its stop price.
   */
  price: amountText.optional(),
  stopPrice: amountText.optional(),
  quantity: amountText.optional(),
  /** A market order's sum instead of a quantity: the quote to spend, or to take in. */
  quoteAmount: amountText.optional(),
  /** Makes a resting limit order an iceberg: how much of it the book shows at a time, at least a 25th of it. */
  displayQuantity: amountText.optional(),
  /**
   * Makes a stop follow the price, from 10 to 2000 hundredths of a percent: a sell wakes that far below the highest price
   * since it began, a buy that far above the lowest. It begins at once, or at `stopPrice`, which is optional here.
   */
  trailingDelta: whole(10_000).optional(),
};
const orderFields = { clientRequestId, symbol, ...orderParts };
/**
 * `oco`: the first that trades or wakes ends the other. `oto`, `otoco`: one or two orders wait until the first has traded.
 */
const contingency = z.enum(['oco', 'oto', 'otoco']);
const orderOfList = z.strictObject({
  ...orderParts,
  /** From which side a stop's price is reached; if left out, from where the market is now. */
  wakes: z.enum(['above', 'below']).optional(),
});
/** One order of a list, as a caller sends it. */
export type OrderOfList = z.input<typeof orderOfList>;

export const spot = {
  markets: endpoint({
    method: 'GET',
    path: '/open/spot/markets',
    summary: 'Every market with its tick, lot, minimum and state',
    access: 'anyone',
    input: none,
    output: z.object({ rows: z.array(market) }),
    refusals: [],
  }),
  ranking: endpoint({
    method: 'POST',
    path: '/open/home/page/ups/and/downs/ranking',
    summary: 'Markets by what they gained, lost or turned over in 24 hours; also a live topic',
    access: 'anyone',
    input: z.strictObject({ by: z.enum(['gain', 'loss', 'turnover']).optional(), limit: whole(100).optional() }),
    output: z.object({ rows: z.array(ticker) }),
    refusals: [],
  }),
  quotations: endpoint({
    method: 'POST',
    path: '/open/coinw/trade/quotations',
    summary: 'The last 24 hours of each market; also a live topic',
    access: 'anyone',
    input: z.strictObject({ symbol: symbol.optional() }),
    output: z.object({ rows: z.array(ticker) }),
    refusals: ['MARKET_NOT_FOUND'],
  }),
  klineData: endpoint({
    method: 'POST',
    path: '/open/coinw/kline/data',
    summary: 'The chart of a market, oldest first; also a live topic',
    access: 'anyone',
    input: z.strictObject({
      symbol,
      interval: klineInterval,
      /** Only steps that open before this; all up to now if left out. */
      toMs: timeText.optional(),
      limit: whole(1_000).optional(),
    }),
    output: z.object({ symbol: z.string(), interval: klineInterval, rows: z.array(kline) }),
    refusals: ['MARKET_NOT_FOUND'],
  }),
  tradeLimitFills: endpoint({
    method: 'POST',
    path: '/spot-all/trade_limit_fills',
    summary: 'The latest trades of a market, newest first; also a live topic',
    access: 'anyone',
    input: z.strictObject({ symbol, limit: pageLimit.optional() }),
    output: z.object({ symbol: z.string(), rows: z.array(print) }),
    refusals: ['MARKET_NOT_FOUND'],
  }),
  depth: endpoint({
    method: 'GET',
    path: '/open/spot/depth',
    summary: 'The order book: what a live book begins with',
    access: 'anyone',
    input: z.strictObject({ symbol, limit: whole(1_000).optional() }),
    output: z.object({
      symbol: z.string(),
      /** The next delta to apply is the one that begins at or before this and ends after it. */
      sequence: z.number().int(),
      bids: z.array(level),
      asks: z.array(level),
    }),
    refusals: ['MARKET_NOT_FOUND'],
  }),
  leveragedToken: endpoint({
    method: 'GET',
    path: '/open/spot/leveraged-token',
    summary: 'Net asset value, real leverage and premium of a leveraged token',
    access: 'anyone',
    input: z.strictObject({ symbol }),
    output: z.object({
      symbol: z.string(),
      underlying: z.string(),
      targetLeverage: amountOut,
      nav: amountOut,
      realLeverage: amountOut,
      /** The premium of the last price over the net asset value; null before the first trade. */
      premiumPercent: amountOut.nullable(),
      lastRebalanceAtMs: timeMs.nullable(),
      nextRebalanceAtMs: timeMs,
      dailyFeePercent: amountOut,
      /** How many tokens become one, and when; null where no merge is announced. */
      merge: z.object({ ratio: z.number().int(), atMs: timeMs }).nullable(),
    }),
    refusals: ['MARKET_NOT_FOUND'],
  }),
  fees: endpoint({
    method: 'GET',
    path: '/open/spot/fees',
    summary: 'What the person pays as maker and as taker',
    access: 'user',
    input: none,
    output: z.object({ level: z.number().int(), makerPpm: z.number().int(), takerPpm: z.number().int() }),
    refusals: [],
  }),
  balances: endpoint({
    method: 'GET',
    path: '/open/spot/balances',
    summary: 'The coins of the spot account: available and held by orders',
    access: 'user',
    input: z.strictObject({ symbol: symbol.optional() }),
    output: z.object({ rows: z.array(z.object({ asset: z.string(), available: amountOut, held: amountOut })) }),
    refusals: ['MARKET_NOT_FOUND'],
  }),
  place: endpoint({
    method: 'POST',
    path: '/open/spot/orders',
    summary: 'Places an order; a repeat with the same clientRequestId answers the first one',
    access: 'user',
    input: z.strictObject(orderFields),
    output: z.object({ order, replayed: z.boolean() }),
    refusals: PLACE_REFUSALS,
    rate: { max: 100, windowMs: PER_SECOND_MS },
    idempotent: true,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/open/spot/orders/cancel',
    summary: 'Cancels an open order, and with it the list that it is of',
    access: 'user',
    input: z.strictObject({ orderId }),
    output: z.object({ order }),
    refusals: ['ORDER_NOT_FOUND'],
    rate: { max: 100, windowMs: PER_SECOND_MS },
  }),
  cancelAll: endpoint({
    method: 'POST',
    path: '/open/spot/orders/cancel-all',
    summary: 'Cancels every open order, in one market or in all',
    access: 'user',
    input: z.strictObject({ symbol: symbol.optional() }),
    output: z.object({ cancelled: z.number().int() }),
    refusals: ['MARKET_NOT_FOUND'],
    rate: { max: 5, windowMs: PER_SECOND_MS },
  }),
  replace: endpoint({
    method: 'POST',
    path: '/open/spot/orders/replace',
    summary:
      'Cancels an order and places another. A halt or a price outside the band leaves the first; after another refusal the cancel may stand',
    access: 'user',
    input: z.strictObject({ orderId, ...orderFields }),
    output: z.object({ order, replayed: z.boolean() }),
    refusals: ['ORDER_NOT_FOUND', 'ORDER_IN_LIST', ...PLACE_REFUSALS],
    rate: { max: 100, windowMs: PER_SECOND_MS },
    idempotent: true,
  }),
  placeList: endpoint({
    method: 'POST',
    path: '/open/spot/orders/lists',
    summary: 'Places orders that hang together: alternatives, or what is placed when a first order has traded',
    access: 'user',
    input: z.strictObject({
      clientRequestId,
      symbol,
      contingency,
      orders: jsonText(z.array(orderOfList).min(2).max(3)),
    }),
    output: z.object({ listId: z.string(), orders: z.array(order), replayed: z.boolean() }),
    // `order` in the details says which order was refused, counted from 0.
    refusals: ['INVALID_ORDER_LIST', ...PLACE_REFUSALS],
    rate: { max: 100, windowMs: PER_SECOND_MS },
    idempotent: true,
  }),
  orderList: endpoint({
    method: 'GET',
    path: '/open/spot/orders/list',
    summary: 'Orders that hang together, by the id of their list or by the clientRequestId that it was asked for with',
    access: 'user',
    input: z.strictObject({ listId: orderId.optional(), clientRequestId: clientRequestId.optional() }),
    output: z.object({ listId: z.string(), contingency, orders: z.array(order) }),
    refusals: ['ORDER_NOT_FOUND'],
  }),
  order: endpoint({
    method: 'GET',
    path: '/open/spot/order',
    summary: 'One order, by its id or by the clientRequestId that it was asked for with',
    access: 'user',
    input: z.strictObject({ orderId: orderId.optional(), clientRequestId: clientRequestId.optional() }),
    output: order,
    refusals: ['ORDER_NOT_FOUND'],
  }),
  openOrders: endpoint({
    method: 'GET',
    path: '/open/spot/orders/open',
    summary: 'Open orders and waiting stops, newest first',
    access: 'user',
    input: z.strictObject({ ...orderFilter, ...paged }),
    output: page(order),
    refusals: ['MARKET_NOT_FOUND'],
  }),
  orderHistory: endpoint({
    method: 'GET',
    path: '/open/spot/orders/history',
    summary: 'Orders that ended, newest first',
    access: 'user',
    input: z.strictObject({
      ...orderFilter,
      status: z.enum(['completed', 'cancelled', 'invalid']).optional(),
      ...paged,
    }),
    output: page(order),
    refusals: ['MARKET_NOT_FOUND'],
  }),
  trades: endpoint({
    method: 'GET',
    path: '/open/spot/trades',
    summary: 'The person’s trades, newest first',
    access: 'user',
    input: z.strictObject({ ...orderFilter, orderId: orderId.optional(), ...paged }),
    output: page(ownTrade),
    refusals: ['MARKET_NOT_FOUND'],
  }),
  totals: endpoint({
    method: 'GET',
    path: '/open/spot/totals',
    summary: 'Sums and averages over every trade of a filter, to the last unit',
    access: 'user',
    input: z.strictObject({ ...orderFilter, orderId: orderId.optional() }),
    output: totals,
    refusals: ['MARKET_NOT_FOUND'],
  }),
  etfBonusOrders: endpoint({
    method: 'GET',
    path: '/open/spot/etf-bonus-orders',
    summary: 'Orders that were paid with an ETF bonus',
    access: 'user',
    input: z.strictObject({ asset: assetCode.optional(), ...paged }),
    output: page(order),
    refusals: [],
  }),
} as const;
