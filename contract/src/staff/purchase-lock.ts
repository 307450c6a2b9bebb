import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountOut, cursor, page, pageLimit, text, timeMs, uid } from '../fields.ts';
import { PROPOSE_REFUSALS, proposed } from './actions.ts';

/** For how many days purchases must stay: 0 for verified merchants, 1 for everybody else, 3 and 7 for raised risk. */
const PURCHASE_LOCK_DAYS = ['0', '1', '3', '7'] as const;
const READS = ['support2', 'reviewer', 'risk', 'compliance', 'auditor'] as const;

/** For how long a person's purchases may not leave (T+N). */
export const staffPurchaseLock = {
  level: endpoint({
    method: 'GET',
    path: '/open/staff/people/purchase-lock',
    summary: 'For how many days the next purchases of a person stay inside, and who set it; null for the default',
    access: READS,
    input: z.strictObject({ uid }),
    output: z.object({
      lockDays: z.number().int(),
      setBy: z.string().nullable(),
      setAtMs: timeMs.nullable(),
    }),
    refusals: ['USER_UNKNOWN'],
  }),
  lots: endpoint({
    method: 'GET',
    path: '/open/staff/people/purchase-lots',
    summary: 'The purchases of a person, newest first, with when each may leave',
    access: READS,
    input: z.strictObject({ uid, before: cursor.optional(), limit: pageLimit.optional() }),
    output: page(
      z.object({
        id: z.string(),
        asset: z.string(),
        amount: amountOut,
        source: z.enum(['p2p', 'express']),
        lockDays: z.number().int(),
        completedAtMs: timeMs,
        unlockAtMs: timeMs,
      }),
    ),
    refusals: [],
  }),
  setLevel: endpoint({
    method: 'POST',
    path: '/open/staff/people/purchase-lock/set',
    summary: 'Sets for how many days purchases made from now on stay inside; lots that exist keep their time',
    access: ['risk'],
    input: z.strictObject({ uid, lockDays: z.enum(PURCHASE_LOCK_DAYS), reason: text(200, 3) }),
    output: proposed,
    refusals: [...PROPOSE_REFUSALS, 'USER_UNKNOWN', 'NO_CHANGE'],
  }),
} as const;
