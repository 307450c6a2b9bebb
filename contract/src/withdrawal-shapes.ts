import { z } from 'zod';
import { amountOut, timeMs } from './fields.ts';

/** States of rule: one step forward at a time, exits at the end. */
export const withdrawalState = z.enum([
  'SUBMITTED',
  'COOLING',
  'RISK_CHECK',
  'APPROVED',
  'IN_REVIEW',
  'DELAYED_HIGH_RISK',
  'BROADCASTING',
  'BROADCAST',
  'COMPLETED',
  'CANCELLED',
  'REJECTED',
  'FAILED',
]);

export const reviewReason = z.enum([
  'AMOUNT',
  'NEW_DEVICE',
  'NEW_ADDRESS',
  'NEW_ACCOUNT',
  'DISPUTE',
  'FAST_EXIT',
  'HOT_WALLET_SHORT',
  'RECEIVABLE',
]);

export const limitLine = z.object({
  usedUsdt: amountOut,
  limitUsdt: amountOut,
  /** What both limits leave: that of 24 hours and that of 30 days. */
  remainingUsdt: amountOut,
  /** The next moment at which part of the used sum falls out of the window, and how much. */
  nextFreeAtMs: timeMs.nullable(),
  nextFreeUsdt: amountOut.nullable(),
  limit30dUsdt: amountOut.nullable(),
  used30dUsdt: amountOut,
  /** When the oldest of what the 30-day limit counts falls out of its window; null where nothing is counted. */
  nextFree30dAtMs: timeMs.nullable(),
  vipLevel: z.number().int(),
});

/** What a reviewer asks the owner of a withdrawal: a form, not a chat. */
export const withdrawalQuestion = z.object({
  id: z.string(),
  question: z.enum(['PURPOSE', 'RECIPIENT', 'SOURCE_OF_FUNDS', 'RECENT_CHANGES', 'OTHER']),
  /** What exactly is meant, in the reviewer's words. */
  note: z.string().nullable(),
  askedAtMs: timeMs,
  answer: z.string().nullable(),
  answeredAtMs: timeMs.nullable(),
});

export const timelineStep = z.object({ state: withdrawalState, atMs: timeMs });

/** What keeps a withdrawal that nobody has signed yet; one that is signed goes on. */
export const withdrawalPause = z.object({
  /** The operator's words; null where the house stopped withdrawals to look into its own books. */
  reason: z.string().nullable(),
  /** When it should go on; null where nobody has said. */
  untilMs: timeMs.nullable(),
});

export const withdrawal = z.object({
  id: z.string(),
  kind: z.enum(['ONCHAIN', 'INTERNAL', 'LINKED']),
  asset: z.string(),
  network: z.string().nullable(),
  networkName: z.string().nullable(),
  address: z.string().nullable(),
  memo: z.string().nullable(),
  counterparty: z.string().nullable(),
  amount: amountOut,
  fee: amountOut,
  recipientGets: amountOut,
  valueUsdt: amountOut.nullable(),
  state: withdrawalState,
  reviewReason: reviewReason.nullable(),
  decisionByMs: timeMs.nullable(),
  failureCode: z.string().nullable(),
  rejectReason: z.string().nullable(),
  txId: z.string().nullable(),
  explorerUrl: z.string().nullable(),
  confirmations: z.number().int().nullable(),
  cancellable: z.boolean(),
  /** Null where nothing stands in the way. */
  pause: withdrawalPause.nullable(),
  coolingUntilMs: timeMs.nullable(),
  delayedUntilMs: timeMs.nullable(),
  atMs: timeMs,
  updatedAtMs: timeMs,
  timeline: z.array(timelineStep),
  /** What staff have asked about it, in the order of asking. */
  questions: z.array(withdrawalQuestion),
  /** When its sender asked for a send back; null where that has not happened. */
  returnAskedAtMs: timeMs.nullable(),
});
