import { z } from 'zod';
import { amountOut, text, timeMs } from './fields.ts';

/** The five kinds of a product. */
export const earnKind = z.enum(['FLEX', 'FIXED', 'FLEX_HYBRID', 'FIXED_HYBRID', 'TIERED']);

export const earnProductId = text(40, 3).regex(/^[a-z0-9-]+$/, { error: 'NOT_A_PRODUCT' });

/** Where a yield comes from: which sentence says it. */
export const earnSource = z.enum(['house', 'lending', 'staking']);

export const renews = z.enum(['no', 'principal', 'all']);

/** A slice of the principal and what it earns; amounts in coins, rates in hundredths of a percent. */
export const earnTier = z.object({ upTo: amountOut.nullable(), rateBps: z.number().int() });

export const product = z.object({
  id: z.string(),
  asset: z.string(),
  coinName: z.string(),
  ledgerScale: z.number().int(),
  displayScale: z.number().int(),
  kind: earnKind,
  /** Zero where an order has no term. */
  termDays: z.number().int(),
  status: z.enum(['UPCOMING', 'IN_PROGRESS', 'ENDED']),
  startAtMs: timeMs,
  endAtMs: timeMs.nullable(),
  /**
   * The rows that an order begins with which is made now, and since when they hold: with a term those of the hour that runs, and
   * without one those of the first hour that it earns.
   */
  tiers: z.array(earnTier),
  ratesFromMs: timeMs,
  /** The rate as a whole of 1,000 USDT’s worth, four places of a percent; null where the coin has no price. */
  rateAtThousand: amountOut.nullable(),
  min: amountOut,
  step: amountOut,
  maxOrder: amountOut.nullable(),
  maxPerson: amountOut.nullable(),
  /** The one amount that can be invested, where there is only one. */
  fixedAmount: amountOut.nullable(),
  quota: amountOut,
  remaining: amountOut,
  /** Hundredths of a percent that are sold, rounded down. */
  progressBps: z.number().int(),
  /** The second coin of a hybrid, and how much of its budget is left; null for the other kinds. */
  reward: z
    .object({
      asset: z.string(),
      rateBps: z.number().int(),
      left: amountOut,
      budget: amountOut,
      /** When it was used up: from then on the rate is zero. */
      endedAtMs: timeMs.nullable(),
    })
    .nullable(),
  canEndEarly: z.boolean(),
  canRenew: z.boolean(),
  kycMin: z.number().int(),
  vipMin: z.number().int(),
  isForNewPeople: z.boolean(),
  source: earnSource,
});

export const order = z.object({
  id: z.string(),
  productId: z.string(),
  asset: z.string(),
  kind: earnKind,
  termDays: z.number().int(),
  state: z.enum(['CONFIRMED', 'EARNING', 'REDEEMING', 'REDEEM_FAILED', 'REDEEMED', 'CANCELLED']),
  /** What earns, without what leaves with the hour. */
  principal: amountOut,
  openedAtMs: timeMs,
  interestStartMs: timeMs,
  maturesAtMs: timeMs.nullable(),
  endedAtMs: timeMs.nullable(),
  /** What reached its owner. */
  interest: amountOut,
  /** What has come together since, and is credited next: whole minor units. */
  accrued: amountOut,
  /** Of a hybrid: what of the second coin was paid, and what is counted and not paid yet. */
  reward: z.object({ asset: z.string(), paid: amountOut, waiting: amountOut }).nullable(),
  /** Without a term: whether interest grows the order. */
  compounds: z.boolean().nullable(),
  /** Where a redemption could not be paid after several tries: what support finds it by. */
  ticket: z.string().nullable(),
  renews: renews.nullable(),
  /** The least rate as a whole at which it is renewed: percent with four places. */
  renewFloor: amountOut.nullable(),
});

export const redemption = z.object({
  id: z.string(),
  kind: z.enum(['instant', 'standard', 'early', 'cancel', 'maturity']),
  amount: amountOut,
  forfeited: amountOut,
  state: z.enum(['WAITING', 'PAID', 'FAILED']),
  askedAtMs: timeMs,
  dueAtMs: timeMs,
  paidAtMs: timeMs.nullable(),
  ticket: z.string().nullable(),
});
