import { z } from 'zod';
import { autoInvestPeriod, autoInvestRange, plan, planInput, run, wishes, zone } from './auto-invest-shapes.ts';
import { endpoint, PER_MINUTE_MS } from './endpoint.ts';
import { amountOut, clientRequestId, cursor, flag, none, page, pageLimit, text, timeMs, uuid } from './fields.ts';

/** Checks of the wishes, in their order, after those of the amount's text. */
const ALLOCATION_REFUSALS = [
  'AUTO_INVEST_COIN_REQUIRED',
  'AUTO_INVEST_TOO_MANY_COINS',
  'AUTO_INVEST_COIN_TWICE',
  'AUTO_INVEST_COIN_UNKNOWN',
  'AUTO_INVEST_SHARE_TOO_SMALL',
  'AUTO_INVEST_SHARE_SUM',
  'AUTO_INVEST_DATE_REQUIRED',
  'AMOUNT_ZERO',
  'AMOUNT_PLACES',
  'AMOUNT_TOO_LARGE',
  'AUTO_INVEST_AMOUNT_MIN',
  'AUTO_INVEST_AMOUNT_MAX',
] as const;
const PLAN_REFUSALS = [...ALLOCATION_REFUSALS, 'AUTO_INVEST_ZONE_UNKNOWN', 'ACCOUNT_FROZEN'] as const;
const OWN_REFUSALS = ['AUTO_INVEST_PLAN_UNKNOWN', 'AUTO_INVEST_PLAN_DELETED'] as const;

/** What server and browser promise each other about auto-invest. */
export const autoInvest = {
  terms: endpoint({
    method: 'GET',
    path: '/open/auto-invest/terms',
    summary: 'Which coins can be bought by plan, and within which bounds',
    access: 'anyone',
    input: none,
    output: z.object({
      quote: z.string(),
      quoteScale: z.number().int(),
      coins: z.array(
        z.object({
          asset: z.string(),
          name: z.string(),
          symbol: z.string(),
          displayScale: z.number().int(),
          /** The least order of its market, USDT: a share of the amount may not be less. */
          minNotional: amountOut,
          /** The index price; null where there is none now. */
          price: amountOut.nullable(),
          isHalted: z.boolean(),
          /** The business day of its first daily close; null where there are none. */
          historyFrom: z.string().nullable(),
        }),
      ),
      coinsMax: z.number().int(),
      /** A share is above this. */
      percentAbove: z.number().int(),
      min: amountOut,
      max: amountOut,
      /** Plans that a person may make in an hour. */
      createPerHour: z.number().int(),
      /** Before a run, plans cannot be edited for so long. */
      lockMs: z.number().int(),
      /** How far above the index a run buys at most. */
      guardPercent: amountOut,
      /** So many insufficient runs in a row, and pausing is offered. */
      noticeAfter: z.number().int(),
    }),
    refusals: [],
  }),
  reference: endpoint({
    method: 'GET',
    path: '/open/auto-invest/reference',
    summary: 'What a plan would have brought at past daily closes, beside a single purchase',
    access: 'anyone',
    rate: { max: 60, windowMs: PER_MINUTE_MS },
    input: z.strictObject({ ...wishes, range: autoInvestRange }),
    output: z.object({
      /** Business days (UTC+8): the first and the last that are counted. */
      from: z.string(),
      to: z.string(),
      buys: z.number().int(),
      invested: amountOut,
      value: amountOut,
      /** Percent with two places, as all of these. */
      roiPercent: amountOut,
      /** All of the money at the first of these purchases. */
      lumpSum: z.object({ value: amountOut, roiPercent: amountOut }),
      /** The deepest fall of worth against money put in, from a peak on; zero or below. */
      drawdownPercent: amountOut,
      /** The business day on which it had fallen so deep; null where it never fell. */
      drawdownDay: z.string().nullable(),
      /** The taker fee that was counted with. */
      feePercent: amountOut,
      /** Closes were drawn for the demo and are nobody's prices. */
      isDemo: z.boolean(),
      /** In the order of the coins: the plain mean of the closes that were bought at, and what one coin cost with the fee. */
      costs: z.array(
        z.object({
          asset: z.string(),
          averagePrice: amountOut,
          averageCost: amountOut.nullable(),
          /** The cost against the mean, percent. */
          differencePercent: amountOut.nullable(),
        }),
      ),
      /** About two hundred days, the first and the last among them. */
      points: z.array(z.object({ day: z.string(), invested: amountOut, value: amountOut, lumpSum: amountOut })),
    }),
    refusals: [...ALLOCATION_REFUSALS, 'AUTO_INVEST_NO_HISTORY'],
  }),
  ranges: endpoint({
    method: 'GET',
    path: '/open/auto-invest/ranges',
    summary: 'For which ranges these coins have daily closes, and which of them was listed last',
    access: 'anyone',
    /** Codes with commas between. */
    input: z.strictObject({
      assets: text(200).regex(/^[A-Z0-9]{2,12}(?:,[A-Z0-9]{2,12}){0,14}$/, { error: 'NOT_ASSETS' }),
    }),
    output: z.object({
      rows: z.array(z.object({ range: autoInvestRange, isAvailable: z.boolean() })),
      /** The coin whose closes begin last, and the business day of the first; null where one has none at all. */
      listed: z.object({ asset: z.string(), from: z.string().nullable() }).nullable(),
    }),
    refusals: ['AUTO_INVEST_COIN_UNKNOWN'],
  }),
  dates: endpoint({
    method: 'GET',
    path: '/open/auto-invest/dates',
    summary: 'The next dates of a plan that is not made yet',
    access: 'anyone',
    input: z.strictObject({
      period: autoInvestPeriod,
      weekday: wishes.weekday,
      day: wishes.day,
      hour: planInput.hour,
      zone,
    }),
    output: z.object({ rows: z.array(timeMs) }),
    refusals: ['AUTO_INVEST_DATE_REQUIRED', 'AUTO_INVEST_ZONE_UNKNOWN'],
  }),
  summary: endpoint({
    method: 'GET',
    path: '/open/auto-invest/summary',
    summary: "What all of a person's plans have bought, and when the next one runs",
    access: 'user',
    input: none,
    output: z.object({
      active: z.number().int(),
      paused: z.number().int(),
      invested: amountOut,
      value: amountOut.nullable(),
      roiPercent: amountOut.nullable(),
      nextRunAtMs: timeMs.nullable(),
      /** USDT that can be spent now. */
      spot: amountOut,
      funding: amountOut,
    }),
    refusals: [],
  }),
  plans: endpoint({
    method: 'GET',
    path: '/open/auto-invest/plans',
    summary: "A person's plans, those that are kept or those that were deleted, the newest first",
    access: 'user',
    input: z.strictObject({ open: flag.optional(), before: cursor.optional(), limit: pageLimit.optional() }),
    output: page(plan),
    refusals: [],
  }),
  plan: endpoint({
    method: 'GET',
    path: '/open/auto-invest/plan',
    summary: 'One plan with its figures',
    access: 'user',
    input: z.strictObject({ planId: uuid }),
    output: plan,
    refusals: ['AUTO_INVEST_PLAN_UNKNOWN'],
  }),
  runs: endpoint({
    method: 'GET',
    path: '/open/auto-invest/runs',
    summary: "A person's runs, of one plan or of all, the newest first",
    access: 'user',
    input: z.strictObject({ planId: uuid.optional(), before: cursor.optional(), limit: pageLimit.optional() }),
    output: page(run),
    refusals: ['AUTO_INVEST_PLAN_UNKNOWN'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/open/auto-invest/create',
    summary: 'Makes a plan that buys coins for USDT again and again',
    access: 'user',
    feature: 'AUTO_INVEST_CLOSE',
    input: z.strictObject({ clientRequestId, ...planInput }),
    output: z.object({ plan, replayed: z.boolean() }),
    refusals: [...PLAN_REFUSALS, 'AUTO_INVEST_TOO_MANY'],
    idempotent: true,
  }),
  edit: endpoint({
    method: 'POST',
    path: '/open/auto-invest/edit',
    summary: 'Changes a plan from its next run on; not in the last five minutes before one',
    access: 'user',
    feature: 'AUTO_INVEST_CLOSE',
    input: z.strictObject({ planId: uuid, ...planInput }),
    output: plan,
    refusals: [...OWN_REFUSALS, 'AUTO_INVEST_LOCKED', ...PLAN_REFUSALS],
  }),
  pause: endpoint({
    method: 'POST',
    path: '/open/auto-invest/pause',
    summary: 'Stops a plan until it is resumed',
    access: 'user',
    input: z.strictObject({ planId: uuid }),
    output: plan,
    refusals: [...OWN_REFUSALS],
  }),
  resume: endpoint({
    method: 'POST',
    path: '/open/auto-invest/resume',
    summary: 'Lets a paused plan run again, from its next date on',
    access: 'user',
    feature: 'AUTO_INVEST_CLOSE',
    input: z.strictObject({ planId: uuid }),
    output: plan,
    refusals: [...OWN_REFUSALS, 'AUTO_INVEST_ZONE_UNKNOWN', 'ACCOUNT_FROZEN'],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/open/auto-invest/remove',
    summary: 'Ends a plan for good; its runs stay to be read, and the coins stay where they are',
    access: 'user',
    input: z.strictObject({ planId: uuid }),
    output: plan,
    refusals: ['AUTO_INVEST_PLAN_UNKNOWN'],
  }),
  runNow: endpoint({
    method: 'POST',
    path: '/open/auto-invest/run-now',
    summary: 'Runs a plan once beside its dates, which stay as they are',
    access: 'user',
    feature: 'AUTO_INVEST_CLOSE',
    input: z.strictObject({ clientRequestId, planId: uuid }),
    output: z.object({ run, replayed: z.boolean() }),
    refusals: [...OWN_REFUSALS, 'ACCOUNT_FROZEN', 'AUTO_INVEST_RUNNING', 'AUTO_INVEST_INSUFFICIENT'],
    idempotent: true,
  }),
} as const;
