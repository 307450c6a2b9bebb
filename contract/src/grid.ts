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
import { backtest, gridFill, gridLevel, gridMode, gridParts, strategy } from './grid-shapes.ts';
import { symbol } from './spot-shapes.ts';

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
