import { z } from 'zod';
import { endpoint, PER_HOUR_MS, PER_MINUTE_MS } from './endpoint.ts';
import {
  amountOut,
  amountText,
  clientRequestId,
  cursor,
  page,
  pageLimit,
  timeMs,
  tradingPassword,
  uuid,
} from './fields.ts';
import { launchFlash } from './launch/flash.ts';
import { launchHolding } from './launch/holding.ts';
import { launchLottery } from './launch/lottery.ts';
import { launchPrice } from './launch/price.ts';
import {
  CONDITION_REFUSALS,
  launchMode,
  launchProjectId,
  launchRound,
  launchShownState,
  PROJECT_REFUSALS,
  ROUND_REFUSALS,
  roundOfProject,
} from './launch/round.ts';
import { launchSurvey } from './launch/survey.ts';

const unlock = z.object({ atMs: timeMs, amount: amountOut, unlockedAtMs: timeMs.nullable() });

const subscription = z.object({
  id: z.string(),
  project: z.string(),
  round: z.number().int(),
  token: z.string(),
  payAsset: z.string(),
  mode: launchMode,
  /** The coin that is committed: another one in a boost round. */
  asset: z.string(),
  state: z.enum(['SUBSCRIBED', 'PENDING_DEDUCTION', 'COMPLETED', 'NOT_ALLOCATED', 'CANCELLED', 'REFUNDED']),
  committed: amountOut,
  /** Hundredths of a percent that the person's VIP level takes off. */
  vipDiscountBps: z.number().int(),
  /** How many tickets of a lottery it is for; null in a round without any. */
  tickets: z.number().int().nullable(),
  atMs: timeMs,
  /** Tokens, and what they cost; null until the round is counted. */
  got: amountOut.nullable(),
  cost: amountOut.nullable(),
  /** What the tokens were worth at the first delivery, and what was paid back of the loss; null until that is known, and where nothing is. */
  protection: z.object({ worth: amountOut, credit: amountOut, atMs: timeMs }).nullable(),
  unlocks: z.array(unlock),
});

const project = z.object({
  id: z.string(),
  token: z.string(),
  tokenName: z.string(),
  payAsset: z.string(),
  shown: launchShownState,
  isCancelled: z.boolean(),
  website: z.string().nullable(),
  paper: z.string().nullable(),
  /** Tokens that there are, and that all rounds sell. */
  supply: amountOut,
  quota: amountOut,
  listingAtMs: timeMs,
  schedule: z.array(z.object({ atMs: timeMs, shareBps: z.number().int() })),
  /**
   * Where a loss until the first delivery is made good: how many times, and the market’s price then; null while that is not known.
   * `byStaff` where no hour had enough minutes, so that staff let the last one with any count; zero minutes where there is none.
   */
  protection: z
    .object({
      times: amountOut,
      market: z
        .object({
          price: amountOut,
          fromMs: timeMs,
          toMs: timeMs,
          count: z.number().int(),
          sum: amountOut,
          byStaff: z.boolean(),
        })
        .nullable(),
    })
    .nullable(),
  rounds: z.array(launchRound),
});

const condition = z.object({
  name: z.enum(['TRADING_PASSWORD', 'KYC', 'CN_ONLY', 'NON_CN', 'VIP', 'HOLDING', 'NEWCOMER', 'SURVEY']),
  isMet: z.boolean(),
  needed: z.number().int().nullable(),
  level: z.number().int().nullable(),
  /** When an identity level was approved, where that was after the round had begun. */
  lateMs: timeMs.nullable(),
  /** The country of the person’s document where the round asks for one; null where there is none. */
  nationality: z.string().nullable(),
  /** Where it is what was held: the coin, what is needed on average, and what the person had so far. */
  held: z
    .object({
      coin: z.string(),
      needed: amountOut,
      /** Null before the first day is public. */
      average: amountOut.nullable(),
      /** Whether the period is over, so that nothing can be done about it any more. */
      isOver: z.boolean(),
    })
    .nullable(),
});

/** In the order of the checks. */
const SUBSCRIBE_REFUSALS = [
  'AMOUNT_ZERO',
  'AMOUNT_PLACES',
  'AMOUNT_TOO_LARGE',
  'ACCOUNT_FROZEN',
  ...ROUND_REFUSALS,
  'TRADING_PASSWORD_NOT_SET',
  'LAUNCH_CANCELLED',
  'LAUNCH_NOT_STARTED',
  'LAUNCH_NO_PRICE',
  'LAUNCH_ENDED',
  ...CONDITION_REFUSALS,
  'LAUNCH_INTERVAL',
  'LAUNCH_MIN',
  'LAUNCH_MAX',
  'LAUNCH_HOLDING_CAP',
  'LAUNCH_STEP',
  'LAUNCH_BOOST_LESS',
  'TRADING_PASSWORD_WRONG',
  'TRADING_PASSWORD_LOCKED',
  'LAUNCH_BALANCE',
  'COIN_STOPPED',
] as const;

/** Token sales. */
export const launch = {
  projects: endpoint({
    method: 'GET',
    path: '/open/wallet/launch/projects',
    summary:
      'The projects that were published, the newest first: those of which nothing is open or to come, the others, or all',
    access: 'user',
    input: z.strictObject({
      over: z.enum(['true', 'false']).optional(),
      before: launchProjectId.optional(),
      limit: pageLimit.optional(),
    }),
    output: page(project),
    refusals: [],
  }),
  project: endpoint({
    method: 'GET',
    path: '/open/wallet/launch/project',
    summary: 'A project, what its rounds ask of the person and what the person has subscribed with',
    access: 'user',
    input: z.strictObject({ project: launchProjectId }),
    output: z.object({
      project,
      rounds: z.array(
        z.object({
          number: z.number().int(),
          conditions: z.array(condition),
          /** The most that what the person held lets them commit, in the coin that the round takes; null where it is no bound. */
          cap: amountOut.nullable(),
          subscription: subscription.nullable(),
          /** Tokens that the person would get if the round ended now; counted once a minute, null without a subscription. */
          estimate: z.object({ tokens: amountOut, atMs: timeMs }).nullable(),
        }),
      ),
    }),
    refusals: PROJECT_REFUSALS,
    rate: { max: 120, windowMs: PER_MINUTE_MS },
  }),
  subscribe: endpoint({
    method: 'POST',
    path: '/open/wallet/launch/subscribe',
    summary:
      'Commits an amount of funding to a round, or sets another one, until the round ends; in a boost round a larger one',
    access: 'user',
    input: z.strictObject({
      clientRequestId,
      ...roundOfProject,
      amount: amountText,
      tradingPassword,
    }),
    output: z.object({ subscriptionId: z.string(), committed: amountOut, atMs: timeMs, replayed: z.boolean() }),
    refusals: SUBSCRIBE_REFUSALS,
    idempotent: true,
    rate: { max: 120, windowMs: PER_HOUR_MS },
  }),
  leave: endpoint({
    method: 'POST',
    path: '/open/wallet/launch/leave',
    summary: 'Takes a subscription back before its round ends; what was committed is free again',
    access: 'user',
    input: z.strictObject({ subscriptionId: uuid }),
    output: z.object({ subscriptionId: z.string() }),
    refusals: ['LAUNCH_NOT_SUBSCRIBED', 'LAUNCH_ENDED', 'LAUNCH_BOOST_LOCKED'],
    idempotent: true,
    rate: { max: 120, windowMs: PER_HOUR_MS },
  }),
  ...launchHolding,
  ...launchFlash,
  ...launchLottery,
  ...launchSurvey,
  ...launchPrice,
  subscriptions: endpoint({
    method: 'GET',
    path: '/open/wallet/launch/subscriptions',
    summary: 'What the person has taken part in, the newest first, with what is unlocked when',
    access: 'user',
    input: z.strictObject({ before: cursor.optional(), limit: pageLimit.optional() }),
    output: page(subscription),
    refusals: [],
  }),
} as const;
