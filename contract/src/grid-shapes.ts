import { z } from 'zod';
import { amountOut, amountText, timeMs, whole } from './fields.ts';
import { side, symbol } from './spot-shapes.ts';

/** How the levels stand: the same distance apart, or the same proportion. */
export const gridMode = z.enum(['arithmetic', 'geometric']);

/**
 * `TO_RUN` waits for its trigger price, its money set aside. `SUSPENDED`: its market is halted, its orders stay, and it goes on
 * when the market does. The three ways to stop, and `FAILED`, are ends: the money is in the spot account again once `isEnding`
 * is false.
 */
export const gridState = z.enum([
  'TO_RUN',
  'RUNNING',
  'SUSPENDED',
  'STOPPED_MANUAL',
  'STOPPED_TP',
  'STOPPED_SL',
  'FAILED',
]);

/**
 * Why a grid failed or was stopped by somebody else. `SLIPPAGE`: buying at the start would have cost more than half a percent above
 * the price. `PRICE_LEFT`: the price left the range before it could start. `FROZEN`: the account was frozen before it could
 * start. `REFUSED`: the market refused one of its orders. `STAFF`: staff stopped it.
 */
export const gridReason = z.enum(['SLIPPAGE', 'PRICE_LEFT', 'FROZEN', 'REFUSED', 'STAFF']);

/** A grid strategy of a person's. Prices, quantities and sums are decimal texts. */
export const strategy = z.object({
  id: z.string(),
  /** The person's first grid is 1. */
  number: z.number().int(),
  symbol: z.string(),
  base: z.string(),
  quote: z.string(),
  mode: gridMode,
  lower: amountOut,
  upper: amountOut,
  /** Grids between the two: there is one level more. */
  grids: z.number().int(),
  state: gridState,
  /** It is buying what it needs, or placing its first orders. */
  isStarting: z.boolean(),
  /** It takes its orders back, sells, or returns the money. */
  isEnding: z.boolean(),
  /** The price is outside the range: nothing trades until it comes back. */
  isIdle: z.boolean(),
  /** Its market is halted: orders stay, and nothing starts or trades until it opens. False once the grid ends. */
  isHalted: z.boolean(),
  reason: gridReason.nullable(),
  /** What was put in. */
  investedQuote: amountOut,
  investedBase: amountOut,
  /** The same in the quote coin, the base coin by the price at the start; what figures are measured against. */
  investment: amountOut,
  /** What each order buys or sells; null until it starts. */
  quantity: amountOut.nullable(),
  trigger: amountOut.nullable(),
  takeProfit: amountOut.nullable(),
  stopLoss: amountOut.nullable(),
  /** Whether the base coin is sold at the market where it stops by itself. */
  sellsOnStop: z.boolean(),
  startPrice: amountOut.nullable(),
  /** The last price of the market, or what figures were closed by where it has ended; null before the first trade. */
  lastPrice: amountOut.nullable(),
  /** What it has now. */
  quoteNow: amountOut,
  baseNow: amountOut,
  /** What came back where it has ended; null before. */
  returned: z.object({ quote: amountOut, base: amountOut }).nullable(),
  /** Matched pairs: a buy, and the sell one level above it. */
  pairs: z.number().int(),
  /** What matched pairs earned, after fees. */
  gridProfit: amountOut,
  /** Everything at the last price, less the investment. */
  total: amountOut,
  /** `total` less `gridProfit`: what has not been sold, and the costs of the start. */
  floating: amountOut,
  /** `total` in percent of the investment, two places. */
  totalPercent: amountOut,
  /** The same for a year at this pace, two places; null in its first 24 hours. */
  annualisedPercent: amountOut.nullable(),
  /**
   * What a grid earns after fees, percent with four places: the lowest and the highest of its levels; null for one whose
   * record has no levels that could be.
   */
  perGridPercent: z.object({ low: amountOut, high: amountOut }).nullable(),
  createdAtMs: timeMs,
  startedAtMs: timeMs.nullable(),
  endedAtMs: timeMs.nullable(),
});

/** One level and what stands at it now. */
export const gridLevel = z.object({
  index: z.number().int(),
  price: amountOut,
  /**
   * `open`: its order is in the book. `waiting`: its price is further from the market than orders may be now, so its order is
   * placed when the market comes nearer. `empty`: the one level without an order, where the price is. `none`: before the start
   * and after the end.
   */
  state: z.enum(['open', 'waiting', 'empty', 'none']),
  side: side.nullable(),
  quantity: amountOut,
  /** How much of it has traded. A part waits for the rest before the next order is placed. */
  traded: amountOut,
});

/** An order of a grid that has traded as a whole; buying at the start and selling at the end are fills without a level. */
export const gridFill = z.object({
  id: z.string(),
  orderId: z.string(),
  kind: z.enum(['start', 'level', 'stop']),
  level: z.number().int().nullable(),
  side,
  /** The price on average. */
  price: amountOut,
  quantity: amountOut,
  /** What was paid or received for it, before the fee. */
  amount: amountOut,
  /** In the quote coin. */
  fee: amountOut,
  /** What the pair earned that it completes, after both fees; null for one that completes none. */
  profit: amountOut.nullable(),
  atMs: timeMs,
});

/** What a grid would have done with the prices of the past, and what that leaves out. */
export const backtest = z.object({
  fromMs: timeMs,
  toMs: timeMs,
  /** How fine the prices were that were used. */
  interval: z.enum(['1m', '5m', '15m', '1h']),
  startPrice: amountOut,
  endPrice: amountOut,
  quantity: amountOut,
  fills: z.number().int(),
  pairs: z.number().int(),
  gridProfit: amountOut,
  total: amountOut,
  floating: amountOut,
  totalPercent: amountOut,
  fees: amountOut,
  /** What holding everything in the base coin from the start would have brought, percent. */
  holdPercent: amountOut,
  /** Share of the time in which the price was outside the range, percent. */
  idlePercent: amountOut,
  /** The value of everything, some two hundred points. */
  points: z.array(z.tuple([timeMs, amountOut])),
  /**
   * `queue`: that others stand before it at the same price. `delay`: the time that an order takes. `slippage`: that buying at
   * the start moves the price. `within`: the way of the price within one of its steps, which is taken as open, the nearer end,
   * the other end, close.
   */
  leavesOut: z.array(z.enum(['queue', 'delay', 'slippage', 'within'])),
});

/** What a grid is made of. */
export const gridParts = {
  symbol,
  mode: gridMode,
  lower: amountText,
  upper: amountText,
  grids: whole(10_000),
};
