import { z } from 'zod';
import { amountOut, timeMs } from './fields.ts';

/** First the states on the way, one step at a time; then the states in which a withdrawal ends. */
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
  /** What may still leave under both limits, that of 24 hours and that of 30 days. */
  remainingUsdt: amountOut,
  /** When the next part of the used sum leaves the window, and how much. */
  nextFreeAtMs: timeMs.nullable(),
  nextFreeUsdt: amountOut.nullable(),
  limit30dUsdt: amountOut.nullable(),
  used30dUsdt: amountOut,
  /** When the oldest payment counted for the 30-day limit leaves its window; null where none counts. */
  nextFree30dAtMs: timeMs.nullable(),
  vipLevel: z.number().int(),
});

/** A question from a reviewer to the owner of a withdrawal, answered in a form rather than a chat. */
export const withdrawalQuestion = z.object({
  id: z.string(),
  question: z.enum(['PURPOSE', 'RECIPIENT', 'SOURCE_OF_FUNDS', 'RECENT_CHANGES', 'OTHER']),
  /** Details of the question, in the reviewer's words. */
  note: z.string().nullable(),
  askedAtMs: timeMs,
  answer: z.string().nullable(),
  answeredAtMs: timeMs.nullable(),
});

export const timelineStep = z.object({ state: withdrawalState, atMs: timeMs });

/** Why a withdrawal waits that is not signed yet. A signed one is not held back. */
export const withdrawalPause = z.object({
  /** The operator's words; null where the house stopped withdrawals to check its own books. */
  reason: z.string().nullable(),
  /** When it should resume; null where nobody has said. */
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
  /** Null where nothing is in the way. */
  pause: withdrawalPause.nullable(),
  coolingUntilMs: timeMs.nullable(),
  delayedUntilMs: timeMs.nullable(),
  atMs: timeMs,
  updatedAtMs: timeMs,
  timeline: z.array(timelineStep),
  /** Questions from staff about it, in the order of asking. */
  questions: z.array(withdrawalQuestion),
  /** When the sender of a send asked for it back; null where that has not happened. */
  returnAskedAtMs: timeMs.nullable(),
});
