import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, networkId, none, page, text, timeMs, uuid } from '../fields.ts';
import { pagedInput, SEES_CHAINS } from './staff-fields.ts';

/** Networks that stand still, and the alarms about them. */
export const staffAlarms = {
  chains: endpoint({
    method: 'GET',
    path: '/open/staff/chains',
    summary: 'How far every network is read, what is stopped and why, and whether withdrawals stand still',
    access: SEES_CHAINS,
    input: none,
    output: z.object({
      /**
       * Why no withdrawal leaves: `reconcile` after a difference in the books, `unproven` while they could not be compared;
       * null while withdrawals run.
       */
      withdrawalsHaltedBy: z.string().nullable(),
      networks: z.array(
        z.object({
          network: z.string(),
          name: z.string(),
          height: z.number().int(),
          headHeight: z.number().int(),
          scanHaltedReason: z.string().nullable(),
          creditHaltedReason: z.string().nullable(),
          haltedAtMs: timeMs.nullable(),
          lastBlockAtMs: timeMs.nullable(),
          /** When custody last agreed with the books, if so long ago that withdrawals wait; null while they run. */
          unprovenSinceMs: timeMs.nullable(),
        }),
      ),
    }),
    refusals: [],
  }),
  chainAlarms: endpoint({
    method: 'GET',
    path: '/open/staff/chains/alarms',
    summary: 'What went wrong on the chains, and what of products needs money, newest first',
    access: SEES_CHAINS,
    input: pagedInput,
    output: page(
      z.object({
        id: z.string(),
        network: z.string(),
        code: z.string(),
        /** The id of what it is about: a deposit, payment, withdrawal or block. */
        subject: z.string(),
        details: z.record(z.string(), z.string()),
        /** True for a stuck payment that staff may still give up. */
        canRelease: z.boolean(),
        /** The login of the member of staff who took care of it; null while nobody has. */
        seenBy: z.string().nullable(),
        seenAtMs: timeMs.nullable(),
        /** When its cause was put right, where that is known. */
        endedAtMs: timeMs.nullable(),
        atMs: timeMs,
      }),
    ),
    refusals: [],
  }),
  resumeNetwork: endpoint({
    method: 'POST',
    path: '/open/staff/chains/resume',
    summary: 'Lets a stopped network scan and credit again',
    access: ['risk'],
    input: z.strictObject({ network: networkId, reason: text(200, 3) }),
    output: done,
    refusals: ['NETWORK_UNKNOWN', 'NOT_HALTED'],
  }),
  releasePayment: endpoint({
    method: 'POST',
    path: '/open/staff/payments/release',
    summary: 'Gives up a payment that can never confirm; its withdrawal returns',
    access: ['risk'],
    input: z.strictObject({ paymentId: uuid, reason: text(200, 3) }),
    output: done,
    refusals: ['PAYMENT_NOT_FOUND', 'PAYMENT_MAY_CONFIRM', 'OWN_ACCOUNT'],
  }),
} as const;
