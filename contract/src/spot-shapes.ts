import { z } from 'zod';
import { amountOut, timeMs } from './fields.ts';

/** A pair as texts name it: base and quote with a low line between. */
export const symbol = z.string().regex(/^[A-Z0-9]{2,12}_[A-Z0-9]{2,12}$/, { error: 'NOT_A_SYMBOL' });
export const orderId = z.string().regex(/^[1-9][0-9]{0,14}$/, { error: 'NOT_AN_ORDER_ID' });
export const klineInterval = z.enum(['1s', '1m', '5m', '15m', '30m', '1h', '4h', '1d', '1w', '1M']);
export const side = z.enum(['buy', 'sell']);
export const orderType = z.enum(['limit', 'market', 'stop-limit', 'stop-market']);
export const timeInForce = z.enum(['gtc', 'ioc', 'fok']);
/**
 * `pending` waits until another order of its list has traded, `waiting` is a stop that has not woken. Of what ended: `completed` traded everything, `cancelled` was taken back or expired
 * (its `traded` says how much of it traded before), `invalid` expired, or met an order of its own person, before any of it
 * traded.
 */
const orderStatus = z.enum(['pending', 'waiting', 'unfilled', 'partial', 'completed', 'cancelled', 'invalid']);

/** A market: what its prices and quantities are multiples of, and its rules of the moment. Decimal texts. */
export const market = z.object({
  symbol: z.string(),
  /** The number of the market for ever; recent symbols name it. */
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
  /** Scales of the two coins, for sums. */
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

/** An order of a person's. */
export const order = z.object({
  id: z.string(),
  clientId: z.string(),
  symbol: z.string(),
  side,
  type: orderType,
  timeInForce,
  postOnly: z.boolean(),
  /** The worst price that an order at the market takes, or null. */
  price: amountOut.nullable(),
  stopPrice: amountOut.nullable(),
  /** Whether a stop wakes at its price or above, or at it or below; null of what is no stop. */
  wakes: z.enum(['above', 'below']).nullable(),
  /** Null where the order spends a sum of quote. */
  quantity: amountOut.nullable(),
  quoteAmount: amountOut.nullable(),
  /** What the book shows of an iceberg at a time; null where it shows all. */
  displayQuantity: amountOut.nullable(),
  /**
   * How far a stop follows the price, hundredths of a percent; null where it stays. Its `stopPrice` is where it begins to, null
   * where that was at once.
   */
  trailingDelta: z.number().int().nullable(),
  traded: amountOut,
  /** Quote that changed hands, before fees. */
  turnover: amountOut,
  /** Turnover over traded, at the price's scale and two places more, rounded down; null before the first trade. */
  averagePrice: amountOut.nullable(),
  fee: amountOut,
  feeAsset: z.string(),
  status: orderStatus,
  /** Why it ended early. */
  reason: z.enum(['cancelled', 'expired', 'selfTrade', 'outsideBand', 'listEnded', 'notPlaced']).nullable(),
  /** Why it was refused when its turn came, where `reason` is `notPlaced`. */
  refusal: z.string().nullable(),
  /** The orders of a list have one number in common. */
  listId: z.string().nullable(),
  createdAtMs: timeMs,
  updatedAtMs: timeMs,
});

/** A trade as one of its two persons sees it. */
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

/** Sums over every row of a filter, exact to the last unit: one line for each market. */
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
      /** By coin: of buys in the base coin, of sells in the quote coin. */
      fees: z.array(z.object({ fee: amountOut, feeAsset: z.string() })),
    }),
  ),
});
