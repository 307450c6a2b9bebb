import { z } from 'zod';
import { autoInvestPeriod, autoInvestRunReason, autoInvestRunStatus, autoInvestState } from '../auto-invest-shapes.ts';
import { endpoint, STAFF_ROLES } from '../endpoint.ts';
import { amountOut, cursor, none, page, pageLimit, text, timeMs, uid } from '../fields.ts';
import { reason } from './staff-fields.ts';

const SEES_PEOPLE = ['support', 'support2', 'risk', 'product', 'finance', 'compliance', 'auditor'] as const;
/** What an operator uploads: lines of `date,coin,close`, such as `2024-05-01,BTC,60123.4`, with or without that heading. */
const closesFile = text(1_500_000);
const CLOSES_BODY_BYTES = 2_000_000;

/** Plans and their runs as staff see them, and the daily closes that reference returns are reckoned from. */
export const staffAutoInvest = {
  plans: endpoint({
    method: 'GET',
    path: '/open/staff/auto-invest/plans',
    summary: "Everybody's plans, or one person's, the newest first",
    access: SEES_PEOPLE,
    input: z.strictObject({
      uid: uid.optional(),
      state: autoInvestState.optional(),
      before: cursor.optional(),
      limit: pageLimit.optional(),
    }),
    output: page(
      z.object({
        id: z.string(),
        uid: z.string(),
        state: autoInvestState,
        coins: z.array(z.object({ asset: z.string(), percent: z.number().int() })),
        amount: amountOut,
        period: autoInvestPeriod,
        weekday: z.number().int().nullable(),
        day: z.number().int().nullable(),
        hour: z.number().int(),
        zone: z.string(),
        nextRunAtMs: timeMs.nullable(),
        createdAtMs: timeMs,
        insufficientInRow: z.number().int(),
      }),
    ),
    refusals: [],
  }),
  runs: endpoint({
    method: 'GET',
    path: '/open/staff/auto-invest/runs',
    summary: "Everybody's runs, or one person's, the newest first",
    access: SEES_PEOPLE,
    input: z.strictObject({
      uid: uid.optional(),
      status: autoInvestRunStatus.optional(),
      before: cursor.optional(),
      limit: pageLimit.optional(),
    }),
    output: page(
      z.object({
        id: z.string(),
        planId: z.string(),
        uid: z.string(),
        kind: z.enum(['scheduled', 'now']),
        scheduledAtMs: timeMs,
        startedAtMs: timeMs.nullable(),
        endedAtMs: timeMs.nullable(),
        status: autoInvestRunStatus,
        reason: autoInvestRunReason.nullable(),
        amount: amountOut,
        transferred: amountOut,
        spent: amountOut,
        coins: z.array(z.string()),
      }),
    ),
    refusals: [],
  }),
  load: endpoint({
    method: 'GET',
    path: '/open/staff/auto-invest/load',
    summary: 'How many plans are due in each minute of the next day, and how the runs of the last one ended',
    access: STAFF_ROLES,
    input: none,
    output: z.object({
      active: z.number().int(),
      /** Minutes in which nothing is due are left out. */
      minutes: z.array(z.object({ atMs: timeMs, plans: z.number().int(), amount: amountOut })),
      lastDay: z.array(
        z.object({
          status: autoInvestRunStatus,
          reason: autoInvestRunReason.nullable(),
          runs: z.number().int(),
          spent: amountOut,
        }),
      ),
    }),
    refusals: [],
  }),
  closes: endpoint({
    method: 'GET',
    path: '/open/staff/auto-invest/closes',
    summary: 'Which daily closes are loaded, coin by coin',
    access: STAFF_ROLES,
    input: none,
    output: z.object({
      rows: z.array(
        z.object({
          asset: z.string(),
          /** Business days; null where there are none. */
          from: z.string().nullable(),
          to: z.string().nullable(),
          days: z.number().int(),
          /** Days between the first and the last that have none. */
          gaps: z.number().int(),
          isDemo: z.boolean(),
        }),
      ),
    }),
    refusals: [],
  }),
  previewCloses: endpoint({
    method: 'POST',
    path: '/open/staff/auto-invest/closes/preview',
    summary: 'What a file of daily closes would change, and which of its lines are wrong',
    access: ['product'],
    bodyLimitBytes: CLOSES_BODY_BYTES,
    input: z.strictObject({ csv: closesFile }),
    output: z.object({
      rows: z.array(
        z.object({
          asset: z.string(),
          from: z.string(),
          to: z.string(),
          days: z.number().int(),
          added: z.number().int(),
          changed: z.number().int(),
          /** The greatest change from one day of the file to the next, percent: what a slip of a place looks like. */
          jumpPercent: amountOut,
          jumpAt: z.string().nullable(),
        }),
      ),
      /** The first fifty. */
      problems: z.array(
        z.object({
          line: z.number().int(),
          problem: z.enum(['COLUMNS', 'DATE', 'FUTURE', 'COIN', 'CLOSE', 'TWICE']),
          value: z.string(),
        }),
      ),
      problemCount: z.number().int(),
      lines: z.number().int(),
    }),
    refusals: [],
  }),
  loadCloses: endpoint({
    method: 'POST',
    path: '/open/staff/auto-invest/closes/load',
    summary: 'Takes a file of daily closes; what is there for the same days is replaced',
    access: ['product'],
    bodyLimitBytes: CLOSES_BODY_BYTES,
    input: z.strictObject({ csv: closesFile, reason }),
    output: z.object({ added: z.number().int(), changed: z.number().int() }),
    refusals: ['AUTO_INVEST_CLOSES_LINE', 'AUTO_INVEST_CLOSES_EMPTY', 'NO_CHANGE'],
  }),
} as const;
