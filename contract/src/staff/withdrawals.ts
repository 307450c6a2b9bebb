import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountOut, cursor, page, pageLimit, text, timeMs, uuid } from '../fields.ts';
import {
  reviewReason,
  timelineStep,
  withdrawalPause,
  withdrawalQuestion,
  withdrawalState,
} from '../withdrawal-shapes.ts';

const reviewRow = z.object({
  id: z.string(),
  uid: z.string(),
  asset: z.string(),
  network: z.string().nullable(),
  amount: amountOut,
  valueUsdt: amountOut,
  address: z.string().nullable(),
  reason: reviewReason,
  atMs: timeMs,
  decisionByMs: timeMs,
  approvals: z.number().int(),
  approvalsNeeded: z.number().int(),
  state: withdrawalState,
  /** How many questions the person has not answered yet. */
  openQuestions: z.number().int(),
  /** How urgently somebody should look at it. It decides nothing. */
  risk: z.enum(['LOW', 'MEDIUM', 'HIGH']),
});

/** Withdrawals as reviewers see and decide them. */
export const staffWithdrawals = {
  reviewQueue: endpoint({
    method: 'GET',
    path: '/open/staff/withdrawals',
    summary:
      'Withdrawals that wait for a decision or for an answer, the nearest deadline first, and those decided, newest first',
    access: ['reviewer', 'auditor'],
    input: z.strictObject({
      tab: z.enum(['waiting', 'asked', 'decided']).optional(),
      before: cursor.optional(),
      limit: pageLimit.optional(),
    }),
    output: page(reviewRow),
    refusals: [],
  }),
  reviewDetail: endpoint({
    method: 'GET',
    path: '/open/staff/withdrawals/detail',
    summary: 'One withdrawal with what a reviewer needs: reasons, address, money, person, timeline, earlier decisions',
    access: ['reviewer', 'auditor'],
    input: z.strictObject({ id: uuid }),
    output: reviewRow.extend({
      fee: amountOut,
      memo: z.string().nullable(),
      /** Ties a decision to exactly what was shown. */
      contentHash: z.string(),
      reasons: z.array(reviewReason),
      /** The present USDT values from which each of these rules applies. */
      thresholds: z.object({
        AMOUNT: amountOut,
        TWO_REVIEWERS: amountOut,
        NEW_DEVICE: amountOut,
        NEW_ADDRESS: amountOut,
        NEW_ACCOUNT: amountOut,
        FAST_EXIT: amountOut,
      }),
      firstUse: z.boolean(),
      networkName: z.string().nullable(),
      /** Why it cannot be paid yet, whatever is decided; null where nothing is in the way. */
      pause: withdrawalPause.nullable(),
      /** What the house knows of the address. */
      addressRisk: z.enum(['NONE', 'MEDIUM', 'HIGH', 'BLOCKED']),
      /** The person's name for the address in the address book. */
      savedAs: z.string().nullable(),
      /** What the amount is worth now; null while its price is not known. */
      valueNowUsdt: amountOut.nullable(),
      person: z.object({
        kycLevel: z.string(),
        vipLevel: z.number().int(),
        createdAtMs: timeMs,
        used24hUsdt: amountOut,
        limit24hUsdt: amountOut,
        deposits30dUsdt: amountOut,
        withdrawals30dUsdt: amountOut,
      }),
      /** When the requesting device, and its country, were first seen; null where they are not known. */
      device: z.object({ seenAtMs: timeMs.nullable(), countrySeenAtMs: timeMs.nullable() }),
      /** Other accounts that logged in from one of this person's devices. */
      linked: z.array(
        z.object({ uid: z.string(), frozen: z.boolean(), devices: z.number().int(), lastSeenAtMs: timeMs }),
      ),
      /** How often this person sent to the address before, and how many others did. */
      addressHistory: z.object({
        firstAtMs: timeMs.nullable(),
        count: z.number().int(),
        sentUsdt: amountOut,
        others: z.number().int(),
      }),
      questions: z.array(withdrawalQuestion),
      /** True where the caller may not decide: the account is their own or a relative's. */
      isOwn: z.boolean(),
      rejectCode: z.string().nullable(),
      timeline: z.array(timelineStep),
      decisions: z.array(
        z.object({
          staffId: z.string(),
          /** The login, or an id where nobody has it any more. */
          staff: z.string(),
          decision: z.string(),
          reason: z.string(),
          atMs: timeMs,
        }),
      ),
    }),
    refusals: ['WITHDRAWAL_UNKNOWN'],
  }),
  approveWithdrawal: endpoint({
    method: 'POST',
    path: '/open/staff/withdrawals/approve',
    summary: 'Approves; from 100,000 USDT a second reviewer must approve too',
    access: ['reviewer'],
    input: z.strictObject({ id: uuid, contentHash: z.string().regex(/^[0-9a-f]{64}$/), reason: text(200, 3) }),
    output: z.object({ state: withdrawalState, approvals: z.number().int(), approvalsNeeded: z.number().int() }),
    refusals: ['WITHDRAWAL_UNKNOWN', 'NOT_IN_REVIEW', 'CONTENT_CHANGED', 'SAME_REVIEWER', 'OWN_ACCOUNT'],
  }),
  askWithdrawal: endpoint({
    method: 'POST',
    path: '/open/staff/withdrawals/ask',
    summary:
      'Asks the person about a withdrawal: a form of fixed questions, which the person answers on the page of it',
    access: ['reviewer'],
    input: z.strictObject({
      id: uuid,
      contentHash: z.string().regex(/^[0-9a-f]{64}$/),
      /** One or more questions, separated by commas. */
      questions: z
        .string()
        .max(120)
        .regex(/^[A-Z_]+(?:,[A-Z_]+)*$/, { error: 'NOT_QUESTIONS' }),
      /** Details of the question, which the person reads. Needed for OTHER. */
      note: text(300, 3).optional(),
      reason: text(200, 3),
    }),
    output: z.object({ questions: z.array(withdrawalQuestion) }),
    refusals: [
      'WITHDRAWAL_UNKNOWN',
      'NOT_IN_REVIEW',
      'CONTENT_CHANGED',
      'OWN_ACCOUNT',
      'QUESTIONS_OPEN',
      'REASON_REQUIRED',
    ],
  }),
  rejectWithdrawal: endpoint({
    method: 'POST',
    path: '/open/staff/withdrawals/reject',
    summary: 'Rejects with a reason; amount and fee come back',
    access: ['reviewer'],
    input: z.strictObject({
      id: uuid,
      contentHash: z.string().regex(/^[0-9a-f]{64}$/),
      reasonCode: z.enum(['ADDRESS_RISK', 'IDENTITY', 'SOURCE_OF_FUNDS', 'ACCOUNT_TAKEOVER', 'OTHER']),
      reason: text(200, 3),
    }),
    output: z.object({ state: withdrawalState }),
    refusals: ['WITHDRAWAL_UNKNOWN', 'NOT_IN_REVIEW', 'CONTENT_CHANGED', 'OWN_ACCOUNT'],
  }),
} as const;
