import { z } from 'zod';
import { endpoint, STAFF_ROLES } from '../endpoint.ts';
import {
  amountOut,
  amountText,
  assetCode,
  clientRequestId,
  jsonText,
  pageLimit,
  text,
  timeMs,
  timeText,
  uid,
  whole,
} from '../fields.ts';
import { snapshotRun } from '../launch/holding.ts';
import { launchMode, launchProjectId, launchRoundState } from '../launch/round.ts';
import { PROPOSE_REFUSALS, proposed } from './actions.ts';
import { draftRounds } from './launch-rounds.ts';
import { staffLaunchSurvey } from './launch-survey.ts';

/** A page of the project's own, over TLS. */
const pageUrl = z
  .string()
  .max(200)
  .regex(/^https:\/\/[A-Za-z0-9.-]{1,100}(?:\/[A-Za-z0-9._~/?=&%-]*)?$/, { error: 'NOT_A_URL' });

/** Projects, for those who make them and pay for them. */
export const staffLaunch = {
  ...staffLaunchSurvey,
  projects: endpoint({
    method: 'GET',
    path: '/open/staff/launch/projects',
    summary:
      'The projects, the newest first, with their rounds, what is committed and sold, and what their tokens and proceeds are covered with',
    access: STAFF_ROLES,
    input: z.strictObject({ before: launchProjectId.optional(), limit: pageLimit.optional() }),
    output: z.object({
      rows: z.array(
        z.object({
          id: z.string(),
          token: z.string(),
          payAsset: z.string(),
          isCancelled: z.boolean(),
          supply: amountOut,
          quota: amountOut,
          listingAtMs: timeMs,
          /** Tokens of the project that the house holds, and has not given to anybody. */
          funded: amountOut,
          /** What was paid for tokens, and is still kept. */
          proceeds: amountOut,
          /** What is put aside for its price protection; null where it has none. */
          cover: amountOut.nullable(),
          /** Whether two of Product may let the last known price count for it, because no hour has told one for a day. */
          mayProtect: z.boolean(),
          /** Tokens that people have and cannot move yet; counted once a minute. */
          locked: amountOut,
          /** What cancelling it would give back now: to how many people, and how much of each coin. */
          paidBack: z.object({
            people: z.number().int(),
            amounts: z.array(z.object({ asset: z.string(), amount: amountOut })),
          }),
          rounds: z.array(
            z.object({
              number: z.number().int(),
              mode: launchMode,
              state: launchRoundState,
              /** Whether its price is still to be fixed, or could not be. */
              awaitsPrice: z.boolean(),
              startAtMs: timeMs,
              endAtMs: timeMs,
              quota: amountOut,
              /** Of the coin that its people commit. */
              committed: amountOut,
              asset: z.string(),
              people: z.number().int(),
              sold: amountOut,
              /** Subscriptions that are counted and not settled. */
              toSettle: z.number().int(),
              /** Lots of a flash round, and how many wait; null for another one. */
              flash: z
                .object({
                  quotaLots: z.number().int(),
                  paidLots: z.number().int(),
                  payingLots: z.number().int(),
                  freeLots: z.number().int(),
                  queued: z.number().int(),
                })
                .nullable(),
            }),
          ),
        }),
      ),
      next: z.string().nullable(),
      /** What is put aside and not sold: for a project that is not published, or of another coin than it sells. */
      aside: z.array(z.object({ project: z.string(), asset: z.string(), amount: amountOut })),
      /** How the hourly snapshots stand that rounds ask for. */
      snapshots: z.array(snapshotRun),
    }),
    refusals: [],
  }),
  publish: endpoint({
    method: 'POST',
    path: '/open/staff/launch/publish',
    summary: 'Asks to publish a project with its rounds and its unlocks; a second member of Product decides',
    access: ['product'],
    input: z.strictObject({
      project: launchProjectId,
      token: assetCode,
      payAsset: assetCode,
      website: pageUrl.optional(),
      paper: pageUrl.optional(),
      supply: amountText,
      quota: amountText,
      listingAtMs: timeText,
      /** How many times a loss until the first delivery is made good; it is not where nothing is said. */
      protection: amountText.optional(),
      rounds: draftRounds,
      schedule: jsonText(
        z
          .array(z.strictObject({ atMs: timeText, shareBps: whole(10_000) }))
          .min(1)
          .max(60),
      ),
      reason: text(200, 3),
    }),
    output: proposed,
    refusals: [
      ...PROPOSE_REFUSALS,
      'LAUNCH_EXISTS',
      'COIN_UNKNOWN',
      'LAUNCH_COIN_MERGES',
      'LAUNCH_BOOST_MERGES',
      'LAUNCH_HOLDING_MERGES',
      'AMOUNT_INVALID',
      'LAUNCH_SAME_COIN',
      'LAUNCH_BOOST_COIN',
      'LAUNCH_NO_ROUND',
      'LAUNCH_ROUND_TIMES',
      'LAUNCH_ROUND_BOUNDS',
      'LAUNCH_PAY_SECONDS',
      'LAUNCH_DRAW_EARLY',
      'LAUNCH_VOLUME_LATE',
      'LAUNCH_HOLDING_PERIOD',
      'LAUNCH_VOLUME_MARKET',
      'LAUNCH_NO_INDEX',
      'LAUNCH_PROTECTION_COIN',
      'LAUNCH_NOT_COVERED',
      'LAUNCH_QUOTA',
      'SCHEDULE_EMPTY',
      'SCHEDULE_ORDER',
      'SCHEDULE_SHARE',
      'SCHEDULE_SUM',
      'LAUNCH_LISTING',
      'LAUNCH_SURVEY_NOT_FOUND',
      'LAUNCH_NOT_FUNDED',
    ],
  }),
  fund: endpoint({
    method: 'POST',
    path: '/open/staff/launch/fund',
    summary: 'Asks to put tokens aside for a project, before it is published; a second member of Finance decides',
    access: ['finance'],
    input: z.strictObject({
      clientRequestId,
      project: launchProjectId,
      token: assetCode,
      amount: amountText,
      /** Where it is not sold: what it covers. */
      covers: z.literal('protection').optional(),
      reason: text(200, 3),
    }),
    output: proposed,
    refusals: [
      ...PROPOSE_REFUSALS,
      'COIN_UNKNOWN',
      'AMOUNT_INVALID',
      'LAUNCH_OTHER_TOKEN',
      'LAUNCH_NO_PROTECTION',
      'LAUNCH_CANCELLED',
      'IDEMPOTENCY_MISMATCH',
    ],
  }),
  payOut: endpoint({
    method: 'POST',
    path: '/open/staff/launch/pay-out',
    summary:
      'Asks to pay out proceeds of a project, or tokens that nobody bought, once nothing of them is owed to anybody; a second member of Finance decides',
    access: ['finance'],
    input: z.strictObject({
      clientRequestId,
      project: launchProjectId,
      /** The paying coin for proceeds, the token for what nobody bought. */
      asset: assetCode,
      amount: amountText,
      /** Whose funding account gets it; the owners of the house where nobody is named. */
      uid: uid.optional(),
      reason: text(200, 3),
    }),
    output: proposed,
    refusals: [
      ...PROPOSE_REFUSALS,
      'COIN_UNKNOWN',
      'AMOUNT_INVALID',
      'USER_UNKNOWN',
      'ACCOUNT_FROZEN',
      'LAUNCH_STILL_OWED',
      'LAUNCH_LESS_THERE',
      'IDEMPOTENCY_MISMATCH',
    ],
  }),
  move: endpoint({
    method: 'POST',
    path: '/open/staff/launch/move',
    summary:
      'Asks to move the start of a round whose price is not fixed, and its end by as much; a second member of Product decides',
    access: ['product'],
    input: z.strictObject({ project: launchProjectId, round: whole(20), startAtMs: timeText, reason: text(200, 3) }),
    output: proposed,
    refusals: [
      ...PROPOSE_REFUSALS,
      'LAUNCH_NOT_FOUND',
      'LAUNCH_CANCELLED',
      'LAUNCH_PRICED',
      'LAUNCH_PRICE_DUE',
      'LAUNCH_MOVE_TIME',
      'LAUNCH_BEACON_CHANGED',
    ],
  }),
  protect: endpoint({
    method: 'POST',
    path: '/open/staff/launch/protect',
    summary:
      'Asks to let the last known price of a token count for its price protection, a day after the first delivery; a second member of Product decides',
    access: ['product'],
    input: z.strictObject({ project: launchProjectId, reason: text(200, 3) }),
    output: proposed,
    refusals: [
      ...PROPOSE_REFUSALS,
      'LAUNCH_NOT_FOUND',
      'LAUNCH_CANCELLED',
      'LAUNCH_NO_PROTECTION',
      'LAUNCH_PROTECTED',
      'LAUNCH_PROTECTION_EARLY',
    ],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/open/staff/launch/cancel',
    summary: 'Asks to cancel a project and pay everybody back; a second member of Product decides',
    access: ['product', 'risk'],
    input: z.strictObject({ project: launchProjectId, reason: text(200, 3) }),
    output: proposed,
    refusals: [...PROPOSE_REFUSALS, 'LAUNCH_NOT_FOUND', 'LAUNCH_CANCELLED', 'LAUNCH_UNLOCKED', 'LAUNCH_OVER'],
  }),
} as const;
