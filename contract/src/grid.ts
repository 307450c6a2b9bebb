import { z } from 'zod';
import { endpoint, PER_HOUR_MS, PER_MINUTE_MS } from './endpoint.ts';
import {
  amountOut,
  amountText,
  clientRequestId,
  cursor,
  flag,
  none,
  page,
  pageLimit,
  timeMs,
  uuid,
  whole,
} from './fields.ts';
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
const strategy = z.object({
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
const gridLevel = z.object({
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
const gridFill = z.object({
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
const backtest = z.object({
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
const gridParts = {
  symbol,
  mode: gridMode,
  lower: amountText,
  upper: amountText,
  grids: whole(10_000),
};

/** In the order of the checks, after those of the amounts' text. Prices and sums in the details are decimal text. */
const PLAN_REFUSALS = [
  'MARKET_NOT_FOUND',
  /** No grids are made in this market, because its coin is a leveraged token. A market that is halted is MARKET_HALTED. */
  'GRID_MARKET_CLOSED',
  'OFF_TICK',
  'PRICE_TOO_HIGH',
  'AMOUNT_ZERO',
  'AMOUNT_PLACES',
  'AMOUNT_TOO_LARGE',
  /** grids, min, max */
  'GRID_COUNT',
  /** Upper divided by lower is below `min`. */
  'GRID_RANGE_NARROW',
  /** Two levels are the same price after rounding to the tick. */
  'GRID_LEVELS_EQUAL',
  /** The lowest net profit per grid, `percent`, is not above zero. */
  'GRID_NO_PROFIT',
  /** The market has not traded yet. */
  'GRID_NO_PRICE',
  /** What is put in is too little for one lot or for the market's minimum in each order; `needed` of the quote coin. */
  'GRID_INVESTMENT_LOW',
  'GRID_INVESTMENT_HIGH',
] as const;
const EXIT_REFUSALS = [
  /** Not above `upper`, or not above the price of now. */
  'GRID_TAKE_PROFIT',
  /** Not below `lower`, or not below the price of now. */
  'GRID_STOP_LOSS',
] as const;

/** What server and browser promise each other about grid strategies. */
export const grid = {
  suggestion: endpoint({
    method: 'GET',
    path: '/open/grid/suggestion',
    summary: 'Parameters from the prices of the last thirty days: no forecast',
    access: 'anyone',
    input: z.strictObject({ symbol, mode: gridMode }),
    output: z.object({
      lower: amountOut,
      upper: amountOut,
      grids: z.number().int(),
      perGridPercent: z.object({ low: amountOut, high: amountOut }),
      /** The least that one order per level of the market's minimum takes, in the quote coin. */
      investmentMin: amountOut,
      fromMs: timeMs,
      toMs: timeMs,
      lastPrice: amountOut,
    }),
    /** GRID_NO_HISTORY: there are fewer than three days of prices, or too little movement. */
    refusals: ['MARKET_NOT_FOUND', 'GRID_MARKET_CLOSED', 'GRID_NO_HISTORY'],
    rate: { max: 60, windowMs: PER_MINUTE_MS },
    feature: 'GRID_CLOSE',
  }),
  backtest: endpoint({
    method: 'GET',
    path: '/open/grid/backtest',
    summary: 'What a grid would have done with the stored prices of the past days, fees included',
    access: 'anyone',
    input: z.strictObject({ ...gridParts, investment: amountText, days: whole(90).optional() }),
    output: backtest,
    refusals: [...PLAN_REFUSALS, 'GRID_NO_HISTORY', 'GRID_PRICE_OUTSIDE'],
    rate: { max: 60, windowMs: PER_MINUTE_MS },
    feature: 'GRID_CLOSE',
  }),
  create: endpoint({
    method: 'POST',
    path: '/open/grid/create',
    summary: 'Makes a grid: its money is set aside at once, and it starts now or at its trigger price',
    access: 'user',
    input: z.strictObject({
      clientRequestId,
      ...gridParts,
      /** Of the quote coin. */
      investment: amountText,
      /** Of the base coin, which it then need not buy. */
      investmentBase: amountText.optional(),
      trigger: amountText.optional(),
      takeProfit: amountText.optional(),
      stopLoss: amountText.optional(),
      /** True where it is left out and there is a stop loss. */
      sellsOnStop: flag.optional(),
    }),
    output: z.object({ grid: strategy, replayed: z.boolean() }),
    refusals: [
      ...PLAN_REFUSALS,
      ...EXIT_REFUSALS,
      /** Without a trigger price the price must be in the range; `price`, `lower`, `upper`. */
      'GRID_PRICE_OUTSIDE',
      /** Not inside the range. */
      'GRID_TRIGGER',
      /** `max` run or wait already. */
      'GRID_TOO_MANY',
      'MARKET_HALTED',
      'ACCOUNT_FROZEN',
      'INSUFFICIENT_BALANCE',
    ],
    // Each has an account of the trading core for ever, also once it has ended.
    rate: { max: 120, windowMs: PER_HOUR_MS },
    idempotent: true,
    feature: 'GRID_CLOSE',
  }),
  summary: endpoint({
    method: 'GET',
    path: '/open/grid/summary',
    summary: "What a person's grids have and have earned, in USDT",
    access: 'user',
    input: none,
    output: z.object({
      running: z.number().int(),
      waiting: z.number().int(),
      ended: z.number().int(),
      /** Of those that have not ended; null where a coin has no price. */
      investedUsdt: amountOut.nullable(),
      valueUsdt: amountOut.nullable(),
      /** Of all there ever were. */
      gridProfitUsdt: amountOut.nullable(),
      totalUsdt: amountOut.nullable(),
    }),
    refusals: [],
  }),
  list: endpoint({
    method: 'GET',
    path: '/open/grid/list',
    summary: "A person's grids: those that run or wait, or those that are over, the newest first",
    access: 'user',
    input: z.strictObject({
      open: flag.optional(),
      symbol: symbol.optional(),
      before: cursor.optional(),
      limit: pageLimit.optional(),
    }),
    output: page(strategy),
    refusals: ['MARKET_NOT_FOUND'],
  }),
  one: endpoint({
    method: 'GET',
    path: '/open/grid/one',
    summary: 'One grid with its levels and the orders that stand at them',
    access: 'user',
    input: z.strictObject({ gridId: uuid }),
    output: strategy.extend({ levels: z.array(gridLevel) }),
    refusals: ['GRID_UNKNOWN'],
  }),
  fills: endpoint({
    method: 'GET',
    path: '/open/grid/fills',
    summary: 'The orders of a grid that have traded, the newest first',
    access: 'user',
    input: z.strictObject({ gridId: uuid, before: cursor.optional(), limit: pageLimit.optional() }),
    output: page(gridFill),
    refusals: ['GRID_UNKNOWN'],
  }),
  setExits: endpoint({
    method: 'POST',
    path: '/open/grid/exits',
    summary:
      'Sets take profit and stop loss anew; one that is left out is taken away. Nothing else of a grid is ever changed',
    access: 'user',
    input: z.strictObject({
      gridId: uuid,
      takeProfit: amountText.optional(),
      stopLoss: amountText.optional(),
      /** As it was where it is left out. */
      sellsOnStop: flag.optional(),
    }),
    output: z.object({ grid: strategy }),
    refusals: ['GRID_UNKNOWN', 'GRID_ENDED', 'OFF_TICK', 'PRICE_TOO_HIGH', ...EXIT_REFUSALS],
  }),
  stop: endpoint({
    method: 'POST',
    path: '/open/grid/stop',
    summary:
      'Stops a grid: takes its orders back, sells the base coin where asked, and returns everything to the spot account',
    access: 'user',
    input: z.strictObject({ gridId: uuid, sellsBase: flag }),
    output: z.object({ grid: strategy }),
    /** GRID_ENDED: it stopped otherwise; stopping one twice by hand is answered as the first time. */
    refusals: ['GRID_UNKNOWN', 'GRID_ENDED'],
  }),
} as const;
