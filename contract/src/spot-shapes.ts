import { z } from 'zod';
import { amountOut, timeMs } from './fields.ts';

/** A pair of coins as text: base and quote, joined by an underscore. */
export const symbol = z.string().regex(/^[A-Z0-9]{2,12}_[A-Z0-9]{2,12}$/, { error: 'NOT_A_SYMBOL' });
export const orderId = z.string().regex(/^[1-9][0-9]{0,14}$/, { error: 'NOT_AN_ORDER_ID' });
export const klineInterval = z.enum(['1s', '1m', '5m', '15m', '30m', '1h', '4h', '1d', '1w', '1M']);
export const side = z.enum(['buy', 'sell']);
export const orderType = z.enum(['limit', 'market', 'stop-limit', 'stop-market']);
export const timeInForce = z.enum(['gtc', 'ioc', 'fok']);
/**
 * Open orders: `pending` waits until another order of its list has traded, `waiting` is a stop that has not woken. Ended
 * orders: `completed` traded wholly; `cancelled` was cancelled or expired (`traded` says how much of it traded before);
 * `invalid` expired, or met an order of the same person, before any of it traded.
 */
const orderStatus = z.enum(['pending', 'waiting', 'unfilled', 'partial', 'completed', 'cancelled', 'invalid']);

/** A market: the steps of its prices and quantities, and its current rules. Decimal texts. */
export const market = z.object({
  symbol: z.string(),
  /** The market's permanent number; the list of recent markets stores it. */
  tmId: z.number().int(),
  base: z.string(),
  quote: z.string(),
  /** `etf` is a leveraged token. */
  kind: z.enum(['spot', 'etf']),
  priceScale: z.number().int(),
  tick: amountOut,
  quantityScale: z.number().int(),
  lot: amountOut,
  minNotional: amountOut,
  /** How far an order's price may be from the reference price; null for no band. */
  bandPercent: amountOut.nullable(),
  status: z.enum(['open', 'halted']),
  /** Decimal places of the two coins, for sums. */
  baseScale: z.number().int(),
  quoteScale: z.number().int(),
});

/** The last 24 hours of a market. Prices are null until the first trade. */
export const ticker = z.object({
  symbol: z.string(),
  last: amountOut.nullable(),
  open24h: amountOut.nullable(),
  high24h: amountOut.nullable(),
  low24h: amountOut.nullable(),
  changePercent: amountOut.nullable(),
  baseVolume24h: amountOut,
  quoteVolume24h: amountOut,
  bid: amountOut.nullable(),
  ask: amountOut.nullable(),
  atMs: timeMs,
});

/** One price level: price and quantity. */
export const level = z.tuple([amountOut, amountOut]);

/** A trade as everybody sees it. */
export const print = z.object({
  id: z.string(),
  price: amountOut,
  quantity: amountOut,
  /** The taker's side. */
  side,
  atMs: timeMs,
});

/** Opening time, open, high, low, close, base volume, quote volume, number of trades. */
export const kline = z.tuple([
  timeMs,
  amountOut,
  amountOut,
  amountOut,
  amountOut,
  amountOut,
  amountOut,
  z.number().int(),
]);

/** An order as its person sees it. */
export const order = z.object({
  id: z.string(),
  clientId: z.string(),
  symbol: z.string(),
  side,
  type: orderType,
  timeInForce,
  postOnly: z.boolean(),
  /** The worst price that a market order accepts, or null. */
  price: amountOut.nullable(),
  stopPrice: amountOut.nullable(),
  /** Whether a stop wakes at its price or above, or at its price or below; null for other orders. */
  wakes: z.enum(['above', 'below']).nullable(),
  /** Null where the order names a sum of quote instead. */
  quantity: amountOut.nullable(),
  quoteAmount: amountOut.nullable(),
  /** How much of an iceberg the book shows at a time; null where all is shown. */
  displayQuantity: amountOut.nullable(),
  /**
   * How far a stop follows the price, hundredths of a percent; null where it does not. The stop begins to follow at its
   * `stopPrice`; null there means that it began at once.
   */
  trailingDelta: z.number().int().nullable(),
  traded: amountOut,
  /** The quote that changed hands, before fees. */
  turnover: amountOut,
  /** Turnover divided by traded quantity, with two places more than a price, rounded down; null before the first trade. */
  averagePrice: amountOut.nullable(),
  fee: amountOut,
  feeAsset: z.string(),
  status: orderStatus,
  /** Why it ended early. */
  reason: z.enum(['cancelled', 'expired', 'selfTrade', 'outsideBand', 'listEnded', 'notPlaced']).nullable(),
  /** Why it was refused when its turn came, where `reason` is `notPlaced`. */
  refusal: z.string().nullable(),
  /** The same for all orders of a list. */
  listId: z.string().nullable(),
  createdAtMs: timeMs,
  updatedAtMs: timeMs,
});

/** A trade as one of its two people sees it. */
export const ownTrade = z.object({
  id: z.string(),
  orderId: z.string(),
  symbol: z.string(),
  side,
  price: amountOut,
  quantity: amountOut,
  turnover: amountOut,
  fee: amountOut,
  feeAsset: z.string(),
  isMaker: z.boolean(),
  atMs: timeMs,
});

/** Sums over all rows that match a filter, exact to the last unit; one line per market. */
export const totals = z.object({
  rows: z.array(
    z.object({
      symbol: z.string(),
      count: z.number().int(),
      bought: amountOut,
      sold: amountOut,
      boughtTurnover: amountOut,
      soldTurnover: amountOut,
      averageBuyPrice: amountOut.nullable(),
      averageSellPrice: amountOut.nullable(),
      /** By coin: fees of buys are in the base coin, of sells in the quote coin. */
      fees: z.array(z.object({ fee: amountOut, feeAsset: z.string() })),
    }),
  ),
});
