import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { address, amountOut, cursor, done, networkId, none, page, pageLimit, text, timeMs, uuid } from '../fields.ts';
import { fundsStatement, reviewReason, timelineStep, withdrawalQuestion, withdrawalState } from '../wallet-shapes.ts';
import { proposed } from './actions.ts';

export const reviewRow = z.object({
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
  /** Questions that the person has not answered. */
  openQuestions: z.number().int(),
  /** How urgently somebody should look at it; it decides nothing. */
  risk: z.enum(['LOW', 'MEDIUM', 'HIGH']),
});

const SEES_ALARMS = ['risk', 'finance', 'auditor', 'superadmin'] as const;
const paged = z.strictObject({ before: cursor.optional(), limit: pageLimit.optional() });

export const staffWallet = {
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
      /** Binds a decision to exactly what was shown. */
      contentHash: z.string(),
      reasons: z.array(reviewReason),
      firstUse: z.boolean(),
      networkName: z.string().nullable(),
      /** What the house knows of the address. */
      addressRisk: z.enum(['NONE', 'MEDIUM', 'HIGH', 'BLOCKED']),
      /** How the person named the address in the address book. */
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
      /** The device that asked, and its country; null where they were not known. */
      device: z.object({ seenAtMs: timeMs.nullable(), countrySeenAtMs: timeMs.nullable() }),
      /** Other accounts that logged in from one of this person's devices. */
      linked: z.array(
        z.object({ uid: z.string(), frozen: z.boolean(), devices: z.number().int(), lastSeenAtMs: timeMs }),
      ),
      /** What this person sent to the address before, and how many others did. */
      addressHistory: z.object({
        firstAtMs: timeMs.nullable(),
        count: z.number().int(),
        sentUsdt: amountOut,
        others: z.number().int(),
      }),
      questions: z.array(withdrawalQuestion),
      /** True where the reviewer who looks may not decide: the account is the reviewer's own, or a relative's. */
      isOwn: z.boolean(),
      rejectCode: z.string().nullable(),
      timeline: z.array(timelineStep),
      decisions: z.array(
        z.object({
          staffId: z.string(),
          /** The login; the id where nobody has it. */
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
      /** One or more questions, divided by commas. */
      questions: z
        .string()
        .max(120)
        .regex(/^[A-Z_]+(?:,[A-Z_]+)*$/, { error: 'NOT_QUESTIONS' }),
      /** What exactly is meant; the person reads it. Needed for OTHER. */
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
  chains: endpoint({
    method: 'GET',
    path: '/open/staff/chains',
    summary: 'How far every network is read, what is stopped and why, and whether withdrawals stand still',
    access: SEES_ALARMS,
    input: none,
    output: z.object({
      /** Why no withdrawal leaves: `reconcile` for a break in the books; null while they run. */
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
        }),
      ),
    }),
    refusals: [],
  }),
  chainAlarms: endpoint({
    method: 'GET',
    path: '/open/staff/chains/alarms',
    summary: 'What went wrong on the chains, newest first',
    access: SEES_ALARMS,
    input: paged,
    output: page(
      z.object({
        id: z.string(),
        network: z.string(),
        code: z.string(),
        /** What it is about: a deposit, a payment, a withdrawal, a block. */
        subject: z.string(),
        details: z.record(z.string(), z.string()),
        /** True for a stuck payment that staff may still give up. */
        canRelease: z.boolean(),
        /** The login of who took care of it; null while nobody has. */
        seenBy: z.string().nullable(),
        seenAtMs: timeMs.nullable(),
        atMs: timeMs,
      }),
    ),
    refusals: [],
  }),
  unattributedDeposits: endpoint({
    method: 'GET',
    path: '/open/staff/deposits/unattributed',
    summary: 'Payments to our addresses that belong to nobody, newest first',
    access: SEES_ALARMS,
    input: paged,
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
        /** What the person says of where the money comes from; null until then. */
        source: fundsStatement.nullable(),
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
      /** Needed where the chain does not name one sender. */
      address: address.optional(),
      reason: text(200, 3),
    }),
    output: proposed,
    refusals: [
      'NOT_IN_REVIEW',
      'ADDRESS_REQUIRED',
      'ADDRESS_INVALID',
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
