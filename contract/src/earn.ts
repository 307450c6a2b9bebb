import { z } from 'zod';
import { earnProductId, earnTier, order, product, redemption, renews } from './earn-shapes.ts';
import { endpoint, PER_HOUR_MS } from './endpoint.ts';
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
  timeText,
  uuid,
  whole,
} from './fields.ts';

/** In the order of the checks, after those of the amount's text. */
const SUBSCRIBE_REFUSALS = [
  'AMOUNT_PLACES',
  'AMOUNT_TOO_LARGE',
  'ACCOUNT_FROZEN',
  'EARN_KYC',
  'EARN_VIP',
  'EARN_NEW_ONLY',
  'EARN_NOT_FOUND',
  'EARN_UPCOMING',
  'EARN_ENDED',
  'EARN_AMOUNT_REQUIRED',
  'EARN_STEP',
  'EARN_MIN',
  'EARN_MAX',
  'EARN_MAX_PERSON',
  'EARN_EQUAL',
  'EARN_REMAINING',
  'EARN_BALANCE',
  /** from, percent: the order would earn less than the rates that its person has seen */
  'EARN_RATE_DROPPED',
  /** asset, from, percent: the same of the second coin */
  'EARN_REWARD_DROPPED',
  'EARN_DUPLICATE',
  'EARN_TYPE',
  'EARN_NO_ORDER',
  'EARN_NOT_RENEWED',
  'COIN_STOPPED',
] as const;
const ORDER_REFUSALS = ['EARN_ORDER_UNKNOWN', 'EARN_ORDER_ENDED', 'EARN_TYPE', 'EARN_NOT_RENEWED'] as const;

/**
 * The rates that a person has seen, by when they began, and those of a second coin: an order that would earn less is refused.
 * Whoever leaves them out takes what there is.
 */
const seen = { ratesSeenMs: timeText.optional(), rewardSeenBps: whole(100_000).optional() };

/** What server and browser promise each other about Earn. */
export const earn = {
  products: endpoint({
    method: 'GET',
    path: '/open/earn/products',
    summary: 'Every product of Earn, with what is left of it and what it earns now',
    access: 'anyone',
    input: none,
    output: z.object({ rows: z.array(product) }),
    refusals: [],
  }),
  rates: endpoint({
    method: 'GET',
    path: '/open/earn/rates',
    summary: 'What a product earned in the last thirty days, and earns from when on',
    access: 'anyone',
    input: z.strictObject({ product: earnProductId }),
    output: z.object({
      rows: z.array(
        z.object({
          fromMs: timeMs,
          tiers: z.array(earnTier),
          /** The rate as a whole of what is worth 1,000 USDT now, as of a product. */
          rateAtThousand: amountOut.nullable(),
        }),
      ),
    }),
    refusals: ['EARN_NOT_FOUND'],
  }),
  summary: endpoint({
    method: 'GET',
    path: '/open/earn/summary',
    summary: 'What a person has in Earn, what it earned, and when the next credit comes',
    access: 'user',
    input: none,
    output: z.object({
      coins: z.array(
        z.object({
          asset: z.string(),
          displayScale: z.number().int(),
          principal: amountOut,
          /** What waits to be paid out. */
          redeeming: amountOut,
          yesterday: amountOut,
          total: amountOut,
          /** Null where the coin has no price. */
          valueUsdt: amountOut.nullable(),
          yesterdayUsdt: amountOut.nullable(),
          totalUsdt: amountOut.nullable(),
        }),
      ),
      /** The first order there was. */
      sinceMs: timeMs.nullable(),
      /** Null where nothing is credited day by day. */
      nextCreditMs: timeMs.nullable(),
    }),
    refusals: [],
  }),
  orders: endpoint({
    method: 'GET',
    path: '/open/earn/orders',
    summary: "A person's orders, those that run or those that are over, the newest first",
    access: 'user',
    input: z.strictObject({ open: flag.optional(), before: cursor.optional(), limit: pageLimit.optional() }),
    output: page(order),
    refusals: [],
  }),
  order: endpoint({
    method: 'GET',
    path: '/open/earn/order',
    summary: 'One order with what was taken out of it, and what ending it now gives up',
    access: 'user',
    input: z.strictObject({ orderId: uuid }),
    output: order.extend({
      redemptions: z.array(redemption),
      /** Null where it has no term, or has ended. */
      early: z.object({ returned: amountOut, forfeited: amountOut, daysLeft: z.number().int() }).nullable(),
    }),
    refusals: ['EARN_ORDER_UNKNOWN'],
  }),
  credits: endpoint({
    method: 'GET',
    path: '/open/earn/credits',
    summary: "An order's days: the hours that earned, and what was credited of them",
    access: 'user',
    input: z.strictObject({ orderId: uuid, before: cursor.optional(), limit: pageLimit.optional() }),
    output: page(
      z.object({
        day: z.number().int(),
        atMs: timeMs,
        /** Coins with eighteen places. */
        accrued: amountOut,
        carry: amountOut,
        compounded: amountOut,
        paid: amountOut,
        segments: z.array(
          z.object({
            fromMs: timeMs,
            hours: z.number().int(),
            least: amountOut,
            rateFromMs: timeMs,
            perHour: amountOut,
          }),
        ),
      }),
    ),
    refusals: ['EARN_ORDER_UNKNOWN'],
  }),
  subscribe: endpoint({
    method: 'POST',
    path: '/open/earn/subscribe',
    summary: 'Puts coins of the funding account into a product',
    access: 'user',
    feature: 'EARN_CLOSE',
    input: z.strictObject({
      clientRequestId,
      product: earnProductId,
      amount: amountText,
      /** Without a term; true where it is left out. */
      compounds: flag.optional(),
      /** With a term; no where it is left out. */
      renews: renews.optional(),
      ...seen,
    }),
    output: z.object({ orderId: z.string(), amount: amountOut, atMs: timeMs, replayed: z.boolean() }),
    refusals: SUBSCRIBE_REFUSALS,
    idempotent: true,
  }),
  add: endpoint({
    method: 'POST',
    path: '/open/earn/add',
    summary: 'Puts more coins into an order without a term',
    access: 'user',
    feature: 'EARN_CLOSE',
    input: z.strictObject({ clientRequestId, product: earnProductId, amount: amountText, ...seen }),
    output: z.object({ orderId: z.string(), amount: amountOut, atMs: timeMs, replayed: z.boolean() }),
    refusals: SUBSCRIBE_REFUSALS,
    idempotent: true,
  }),
  redeem: endpoint({
    method: 'POST',
    path: '/open/earn/redeem',
    summary: 'Takes coins out of an order, at once or tomorrow; before its interest starts it is cancelled for nothing',
    access: 'user',
    input: z.strictObject({
      clientRequestId,
      orderId: uuid,
      /** All of it where it is left out. */
      amount: amountText.optional(),
      way: z.enum(['instant', 'standard']),
    }),
    output: z.object({
      orderId: z.string(),
      redemptionId: z.string(),
      amount: amountOut,
      atMs: timeMs,
      replayed: z.boolean(),
    }),
    refusals: [
      'EARN_ORDER_UNKNOWN',
      'EARN_ORDER_ENDED',
      'EARN_NOT_EARLY',
      'EARN_WHOLE_ONLY',
      'EARN_TOO_MUCH',
      'EARN_INSTANT_POOL',
      'EARN_INSTANT_CAP',
      'EARN_NO_PRICE',
      'COIN_STOPPED',
      'AMOUNT_ZERO',
      'AMOUNT_PLACES',
      'AMOUNT_TOO_LARGE',
    ],
    // Each is paid by itself, so nobody may ask for so many that others wait for theirs.
    rate: { max: 120, windowMs: PER_HOUR_MS },
    idempotent: true,
  }),
  setRenewal: endpoint({
    method: 'POST',
    path: '/open/earn/renewal',
    summary: 'Says what happens to an order with a term at its end',
    access: 'user',
    input: z.strictObject({
      orderId: uuid,
      renews,
      /** Percent of a year, of the whole amount; what was said before where it is left out. */
      renewFloor: z
        .string()
        .regex(/^(?:0|[1-9][0-9]{0,3})(?:\.[0-9]{1,4})?$/, { error: 'NOT_A_RATE' })
        .optional(),
    }),
    output: order,
    refusals: ORDER_REFUSALS,
  }),
  setCompounding: endpoint({
    method: 'POST',
    path: '/open/earn/compounding',
    summary: 'Says whether the interest of an order without a term grows it',
    access: 'user',
    input: z.strictObject({ orderId: uuid, compounds: flag }),
    output: order,
    refusals: ORDER_REFUSALS,
  }),
} as const;
