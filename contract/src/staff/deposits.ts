import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountOut, cursor, done, page, pageLimit, text, timeMs, uuid } from '../fields.ts';

export const staffDeposits = {
  queue: endpoint({
    method: 'GET',
    path: '/open/staff/deposits/review',
    summary: 'Deposits that wait because the address they came from was reported, newest first',
    access: ['compliance', 'auditor'],
    input: z.strictObject({ before: cursor.optional(), limit: pageLimit.optional() }),
    output: page(
      z.object({
        id: z.string(),
        uid: z.string(),
        asset: z.string(),
        network: z.string(),
        amount: amountOut,
        fromAddress: z.string().nullable(),
        txId: z.string(),
        /** SOURCE_HIGH or SOURCE_BLOCKED: what is known of the address. */
        reason: z.string().nullable(),
        confirmations: z.number().int(),
        creditAt: z.number().int(),
        atMs: timeMs,
      }),
    ),
    refusals: [],
  }),
  release: endpoint({
    method: 'POST',
    path: '/open/staff/deposits/release',
    summary: 'Lets a deposit pass: it is credited as soon as it has its confirmations',
    access: ['compliance'],
    input: z.strictObject({ id: uuid, reason: text(200, 3) }),
    output: done,
    refusals: ['NOT_IN_REVIEW'],
  }),
} as const;
