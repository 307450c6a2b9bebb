import { z } from 'zod';
import { amountOut, amountText, assetCode, flag, jsonText, timeMs, whole } from './fields.ts';

export const autoInvestPeriod = z.enum(['day', 'week', 'month']);

export const autoInvestRange = z.enum(['6m', '1y', '2y', '3y']);

export const autoInvestState = z.enum(['ACTIVE', 'PAUSED', 'DELETED']);

/**
 * RUNNING: under way. SUCCESS: every coin was bought, to 99 % or more. PARTIAL: less than that. FAILED: nothing was bought.
 * MISSED: nothing was tried, because the house was closed at that time.
 */
export const autoInvestRunStatus = z.enum(['RUNNING', 'SUCCESS', 'PARTIAL', 'FAILED', 'MISSED']);

/** Why a run failed, or was missed; null for the others. */
export const autoInvestRunReason = z.enum(['INSUFFICIENT', 'TRANSFER', 'FROZEN', 'NOTHING_BOUGHT', 'LATE', 'EXPIRED']);

/**
 * Why a coin of a run was not bought, or not all of it. OWN_ORDER: the cheapest that was left on sale was the person's own.
 * INSUFFICIENT and FROZEN: the money had gone, or the account was frozen, after the run began.
 */
const legReason = z.enum([
  'HALTED',
  'NO_INDEX',
  'GUARD',
  'OWN_ORDER',
  'TOO_SMALL',
  'INSUFFICIENT',
  'FROZEN',
  'REFUSED',
]);

/** A coin and its share of the amount: a whole number of percent. */
const share = z.object({ asset: z.string(), percent: z.number().int() });

/** IANA: `Europe/Berlin`. */
export const zone = z.string().regex(/^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/, { error: 'NOT_A_ZONE' });

/** What is asked for: which coins, how much, when. */
export const wishes = {
  /** `[{"asset":"BTC","percent":"60"},{"asset":"ETH","percent":"40"}]`; how many, and of how much, is judged with a sentence of its own. */
  coins: jsonText(z.array(z.strictObject({ asset: assetCode, percent: whole(1_000) })).max(50)),
  /** USDT for one run. */
  amount: amountText,
  period: autoInvestPeriod,
  /** With the week: 1 is Monday, 7 is Sunday. */
  weekday: whole(7).optional(),
  /** With the month: 1 to 31. A month without that day runs on its last. */
  day: whole(31).optional(),
} as const;

export const planInput = {
  ...wishes,
  /** The full hour on the person's clock, 0 to 23. */
  hour: whole(23),
  zone,
  /** Takes what the spot account lacks from the funding account; true where it is left out. */
  autoTransfer: flag.optional(),
  /** Puts what was bought into Flexible Earn, where the coin has such a product; false where it is left out. */
  movesToEarn: flag.optional(),
  /** Tells of runs that went well, too; false where it is left out. */
  tellsSuccess: flag.optional(),
} as const;

/** "As if everything that this plan bought were kept": sells elsewhere change none of it. */
const coinFigures = z.object({
  asset: z.string(),
  percent: z.number().int(),
  ledgerScale: z.number().int(),
  displayScale: z.number().int(),
  /** False for a coin that the plan has bought once and does not buy any more. */
  isInPlan: z.boolean(),
  /** Sum of what arrived, after fees. */
  quantity: amountOut,
  /** USDT spent, fees included. */
  invested: amountOut,
  /** Null where nothing was bought. */
  averageCost: amountOut.nullable(),
  /** The plain mean of the prices of its purchases: a plan that buys more when it is cheap is below it. */
  simpleAverage: amountOut.nullable(),
  /** The index price of now; null where there is none. */
  price: amountOut.nullable(),
  value: amountOut.nullable(),
  /** Percent with two places. */
  roiPercent: amountOut.nullable(),
});

export const plan = z.object({
  id: z.string(),
  state: autoInvestState,
  coins: z.array(share),
  amount: amountOut,
  period: autoInvestPeriod,
  weekday: z.number().int().nullable(),
  day: z.number().int().nullable(),
  hour: z.number().int(),
  zone: z.string(),
  autoTransfer: z.boolean(),
  movesToEarn: z.boolean(),
  tellsSuccess: z.boolean(),
  /** Null while it is paused, and once it is deleted. */
  nextRunAtMs: timeMs.nullable(),
  createdAtMs: timeMs,
  deletedAtMs: timeMs.nullable(),
  /** The state and time of the last run that has ended. */
  lastRun: z.object({ atMs: timeMs, status: autoInvestRunStatus, reason: autoInvestRunReason.nullable() }).nullable(),
  /** A run is under way. */
  isRunning: z.boolean(),
  /** Runs that bought something. */
  bought: z.number().int(),
  /** Scheduled runs in a row that failed for insufficient funds. */
  insufficientInRow: z.number().int(),
  /** Whether what is there now would suffice for a run: spot, and funding with auto-transfer. */
  suffices: z.boolean(),
  invested: amountOut,
  /** USDT that its fees were worth at the prices of its own purchases; they are in what was paid. */
  fees: amountOut,
  /** Null where a coin that was bought has no price. */
  value: amountOut.nullable(),
  roiPercent: amountOut.nullable(),
  figures: z.array(coinFigures),
});

const leg = z.object({
  asset: z.string(),
  symbol: z.string(),
  percent: z.number().int(),
  displayScale: z.number().int(),
  /** WAITING: not sent yet, or not answered. DONE: 99 % of its money or more was spent. SKIPPED: nothing was asked of the market. */
  status: z.enum(['WAITING', 'DONE', 'PARTIAL', 'UNFILLED', 'SKIPPED']),
  reason: legReason.nullable(),
  /** USDT meant for this coin. */
  planned: amountOut,
  spent: amountOut,
  /** What arrived, after the fee. */
  quantity: amountOut,
  /** In the coin that was bought. */
  fee: amountOut,
  averagePrice: amountOut.nullable(),
  /** The index price when it was sent, and the worst price that it would take. */
  indexPrice: amountOut.nullable(),
  limitPrice: amountOut.nullable(),
  /** USDT that it cost above the index of its moment, before the fee; below zero where it was cheaper. Null for none. */
  overIndex: amountOut.nullable(),
  /** The same in percent of the index, three places. */
  overIndexPercent: amountOut.nullable(),
  orderId: z.string().nullable(),
  /** What became of it afterwards: null where the plan does not put coins into Earn. */
  earn: z.enum(['WAITING', 'MOVED', 'KEPT']).nullable(),
});

export const run = z.object({
  id: z.string(),
  planId: z.string(),
  kind: z.enum(['scheduled', 'now']),
  /** When it was due, or asked for. */
  scheduledAtMs: timeMs,
  startedAtMs: timeMs.nullable(),
  endedAtMs: timeMs.nullable(),
  status: autoInvestRunStatus,
  reason: autoInvestRunReason.nullable(),
  amount: amountOut,
  /** What came from the funding account. */
  transferred: amountOut,
  /** Where the money was: `funding` where any of it came from there. */
  account: z.enum(['spot', 'funding']),
  spent: amountOut,
  /** Sum over its coins; null where nothing was bought. */
  overIndex: amountOut.nullable(),
  /** Of a run that failed for insufficient funds: what was there. */
  available: amountOut.nullable(),
  legs: z.array(leg),
});
