import { z } from 'zod';
import { finalOnly, fundsStatement } from '../deposit-shapes.ts';
import { endpoint } from '../endpoint.ts';
import { address, amountOut, cursor, done, page, pageLimit, text, timeMs, uuid } from '../fields.ts';
import { proposed } from './actions.ts';
import { pagedInput, SEES_CHAINS } from './staff-fields.ts';

/** Deposits that wait for staff. */
export const staffDeposits = {
  unattributedDeposits: endpoint({
    method: 'GET',
    path: '/open/staff/deposits/unattributed',
    summary: 'Payments to our addresses that belong to nobody, newest first',
    access: SEES_CHAINS,
    input: pagedInput,
    output: page(
      z.object({
        id: z.string(),
        asset: z.string(),
        network: z.string(),
        amount: amountOut,
        address: z.string(),
        memo: z.string().nullable(),
        txId: z.string(),
        reason: z.string().nullable(),
        atMs: timeMs,
      }),
    ),
    refusals: [],
  }),
  reviewedDeposits: endpoint({
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
        networkName: z.string(),
        amount: amountOut,
        fromAddress: z.string().nullable(),
        txId: z.string(),
        /** SOURCE_HIGH or SOURCE_BLOCKED: what is known of the address. */
        reason: z.string().nullable(),
        confirmations: z.number().int(),
        creditAt: z.number().int(),
        unlockAt: z.number().int(),
        /** The person's statement of where the money comes from; null until then. */
        source: fundsStatement.nullable(),
        atMs: timeMs,
      }),
    ),
    refusals: [],
  }),
  finalOnlyDeposits: endpoint({
    method: 'GET',
    path: '/open/staff/deposits/final-only',
    summary: 'Deposits that are credited only when they are final, and why, newest first',
    access: SEES_CHAINS,
    input: pagedInput,
    output: page(
      z.object({
        id: z.string(),
        uid: z.string(),
        asset: z.string(),
        networkName: z.string(),
        amount: amountOut,
        confirmations: z.number().int(),
        unlockAt: z.number().int(),
        finalOnly,
        atMs: timeMs,
      }),
    ),
    refusals: [],
  }),
  returnDeposit: endpoint({
    method: 'POST',
    path: '/open/staff/deposits/return',
    summary:
      'Sends a deposit under review back on its chain: to its sender at once, to an address that staff name after a second one agrees',
    access: ['compliance'],
    input: z.strictObject({
      id: uuid,
      /** Needed where the chain does not name a single sender. */
      address: address.optional(),
      reason: text(200, 3),
    }),
    output: proposed,
    refusals: [
      'NOT_IN_REVIEW',
      'ADDRESS_REQUIRED',
      'ADDRESS_INVALID',
      'ADDRESS_OURS',
      'ADDRESS_BLOCKED',
      'MEMO_REQUIRED',
      'DEPOSIT_NOT_HELD',
      'DEPOSIT_NOT_FINAL',
      'FEE_ABOVE_AMOUNT',
      'OWN_ACCOUNT',
      'ALREADY_ASKED',
    ],
  }),
  releaseDeposit: endpoint({
    method: 'POST',
    path: '/open/staff/deposits/release',
    summary: 'Lets a deposit pass: it is credited as soon as it has its confirmations',
    access: ['compliance'],
    input: z.strictObject({ id: uuid, reason: text(200, 3) }),
    output: done,
    refusals: ['NOT_IN_REVIEW', 'OWN_ACCOUNT'],
  }),
} as const;
