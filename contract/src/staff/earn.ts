import { z } from 'zod';
import { earnKind, earnProductId, earnSource, earnTier } from '../earn-shapes.ts';
import { endpoint, STAFF_ROLES } from '../endpoint.ts';
import {
  amountOut,
  amountText,
  assetCode,
  clientRequestId,
  jsonText,
  none,
  text,
  timeMs,
  timeText,
  uuid,
  whole,
} from '../fields.ts';
import { PROPOSE_REFUSALS, proposed } from './actions.ts';

/** Who looks after what could not be paid, and the auditor. */
const SEES_FAILED = ['finance', 'support2', 'support', 'auditor'] as const;

const optionalAmount = amountText.optional();

/** Products of Earn, for those who make them and pay for them. */
export const staffEarn = {
  products: endpoint({
    method: 'GET',
    path: '/open/staff/earn/products',
    summary: 'Every product with its terms, its rates, what is in it and how long its interest is covered',
    access: STAFF_ROLES,
    input: none,
    output: z.object({
      rows: z.array(
        z.object({
          id: z.string(),
          asset: z.string(),
          /** Decimal places of its coin in the books. */
          ledgerScale: z.number().int(),
          kind: earnKind,
          termDays: z.number().int(),
          min: amountOut,
          step: amountOut,
          maxOrder: amountOut.nullable(),
          maxPerson: amountOut.nullable(),
          fixedAmount: amountOut.nullable(),
          quota: amountOut,
          /** What was ever subscribed for a term, renewals included; without a term, what is subscribed now. */
          sold: amountOut,
          /** Of it, terms that have ended: their part of the quota does not return. */
          soldEnded: amountOut,
          instantPool: amountOut,
          canEndEarly: z.boolean(),
          canRenew: z.boolean(),
          kycMin: z.number().int(),
          vipMin: z.number().int(),
          isForNewPeople: z.boolean(),
          reward: z
            .object({
              asset: z.string(),
              rateBps: z.number().int(),
              budget: amountOut,
              perPerson: amountOut.nullable(),
              used: amountOut,
              cover: amountOut,
            })
            .nullable(),
          source: earnSource,
          startAtMs: timeMs,
          endAtMs: timeMs.nullable(),
          rates: z.array(z.object({ fromMs: timeMs, tiers: z.array(earnTier) })),
          /** What earns in it now. */
          principal: amountOut,
          /** What its account of interest has left. */
          cover: amountOut,
          /** What its orders earn in a day at the rates of now, and what is due at maturities of the next three days. */
          perDay: amountOut,
          /** The day on which the cover ends at that pace; null where it does not within a year. */
          coveredUntilMs: timeMs.nullable(),
        }),
      ),
    }),
    refusals: [],
  }),
  setProduct: endpoint({
    method: 'POST',
    path: '/open/staff/earn/products/set',
    summary: 'Asks for a new product, or for other terms of one; a second member of Product decides',
    access: ['product'],
    input: z.strictObject({
      id: earnProductId,
      asset: assetCode,
      kind: earnKind,
      termDays: whole(1_825),
      min: amountText,
      step: amountText,
      maxOrder: optionalAmount,
      maxPerson: optionalAmount,
      fixedAmount: optionalAmount,
      quota: amountText,
      instantPool: amountText,
      canEndEarly: z.enum(['true', 'false']),
      canRenew: z.enum(['true', 'false']),
      kycMin: whole(2),
      vipMin: whole(6),
      isForNewPeople: z.enum(['true', 'false']),
      /** Of a hybrid, all but the last: the second coin, its rate by worth, and how much there is for everybody and for one. */
      rewardAsset: assetCode.optional(),
      rewardBps: whole(100_000).optional(),
      rewardBudget: optionalAmount,
      rewardPerPerson: optionalAmount,
      source: earnSource,
      startAtMs: timeText,
      endAtMs: timeText.optional(),
      reason: text(200, 3),
    }),
    output: proposed,
    refusals: [
      ...PROPOSE_REFUSALS,
      'NO_CHANGE',
      'COIN_UNKNOWN',
      'AMOUNT_INVALID',
      'EARN_COIN_MERGES',
      'EARN_KIND_FIXED',
      'EARN_TERM_WRONG',
      'EARN_BOUNDS_WRONG',
      'EARN_QUOTA_SOLD',
      'EARN_EARLY_SOLD',
      'EARN_REWARD_WRONG',
    ],
  }),
  setRates: endpoint({
    method: 'POST',
    path: '/open/staff/earn/rates/set',
    summary: 'Asks for other rates of a product from a full hour on; a second member of Product decides',
    access: ['product'],
    input: z.strictObject({
      product: earnProductId,
      fromMs: timeText,
      /** Rows in order; amounts in coins, the last row without one. */
      tiers: jsonText(
        z
          .array(z.strictObject({ upTo: amountText.nullable(), rateBps: whole(100_000) }))
          .min(1)
          .max(20),
      ),
      reason: text(200, 3),
    }),
    output: proposed,
    refusals: [
      ...PROPOSE_REFUSALS,
      'EARN_NOT_FOUND',
      'AMOUNT_INVALID',
      'EARN_RATE_HOUR',
      'EARN_RATE_TOO_SOON',
      'TIERS_EMPTY',
      'TIERS_ORDER',
      'TIERS_END',
      'TIERS_RATE',
    ],
  }),
  treasury: endpoint({
    method: 'GET',
    path: '/open/staff/earn/treasury',
    summary:
      'What people have in Earn of each coin, what covers its interest, and the terms that end within ninety days',
    access: STAFF_ROLES,
    input: none,
    output: z.object({
      coins: z.array(
        z.object({
          asset: z.string(),
          principal: amountOut,
          /** The part of it that is in running terms. */
          inTerms: amountOut,
          /** What was redeemed and is not paid yet. */
          waiting: amountOut,
          /** What orders without a term earn in a day at the rates of now. */
          perDay: amountOut,
          /** What is put aside for the interest of all its products. */
          cover: amountOut,
          /** What terms that end within ninety days will have earned. */
          termInterest: amountOut,
        }),
      ),
      maturities: z.array(
        z.object({
          atMs: timeMs,
          asset: z.string(),
          orders: z.number().int(),
          /** What leaves at most: what is renewed stays. */
          principal: amountOut,
          interest: amountOut,
        }),
      ),
    }),
    refusals: [],
  }),
  failed: endpoint({
    method: 'GET',
    path: '/open/staff/earn/failed',
    summary:
      'Redemptions that could not be paid, those that nobody tries again by themselves first; or the one of a ticket, also once it is paid',
    access: SEES_FAILED,
    input: z.strictObject({
      /** As its person says it, also without what it begins with. */
      ticket: text(40, 1).optional(),
    }),
    output: z.object({
      rows: z.array(
        z.object({
          id: z.string(),
          uid: z.string(),
          asset: z.string(),
          amount: amountOut,
          askedAtMs: timeMs,
          /** By when it was promised. */
          dueAtMs: timeMs,
          /** How often it was tried by itself. */
          attempts: z.number().int(),
          /** Null where it is not tried again by itself. */
          nextTryMs: timeMs.nullable(),
          /** What its person was told; null until the tries are over. */
          ticket: z.string().nullable(),
          /** Null until it is paid. */
          paidAtMs: timeMs.nullable(),
        }),
      ),
    }),
    refusals: [],
  }),
  retry: endpoint({
    method: 'POST',
    path: '/open/staff/earn/failed/retry',
    summary: 'Pays a redemption that could not be paid, to the funding account of its person',
    access: ['finance', 'support2'],
    input: z.strictObject({ redemptionId: uuid, reason: text(200, 3) }),
    output: proposed,
    refusals: [...PROPOSE_REFUSALS, 'EARN_NOT_FAILED', 'EARN_STILL_FAILS', 'COIN_STOPPED'],
  }),
  fund: endpoint({
    method: 'POST',
    path: '/open/staff/earn/fund',
    summary: 'Asks to put money aside for the interest of a product; a second member of Finance decides',
    access: ['finance'],
    input: z.strictObject({
      clientRequestId,
      product: earnProductId,
      /** The product’s coin, or the second one of a hybrid. */
      asset: assetCode,
      amount: amountText,
      reason: text(200, 3),
    }),
    output: proposed,
    refusals: [...PROPOSE_REFUSALS, 'EARN_NOT_FOUND', 'AMOUNT_INVALID', 'EARN_NOT_ITS_COIN'],
  }),
} as const;
