import { z } from 'zod';
import { amountText, clientRequestId, cursor, flag, pageLimit, timeText, whole } from './fields.ts';
import { orderType, side, symbol, timeInForce } from './spot-shapes.ts';

/** Refusals of the trading core and of a market's grid; prices, quantities and sums in the details are decimal text. */
export const PLACE_REFUSALS = [
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

export const orderFilter = {
  symbol: symbol.optional(),
  side: side.optional(),
  type: orderType.optional(),
  fromMs: timeText.optional(),
  toMs: timeText.optional(),
};

export const paged = { before: cursor.optional(), limit: pageLimit.optional() };

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

export const orderFields = { clientRequestId, symbol, ...orderParts };

/**
 * `oco`: the first that trades or wakes ends the other. `oto`, `otoco`: one or two orders wait until the first has traded.
 */
export const contingency = z.enum(['oco', 'oto', 'otoco']);

export const orderOfList = z.strictObject({
  ...orderParts,
  /** From which side a stop's price is reached; if left out, from where the market is now. */
  wakes: z.enum(['above', 'below']).optional(),
});

/** One order of a list, as a caller sends it. */
export type OrderOfList = z.input<typeof orderOfList>;
