import { z } from 'zod';
import {
  accountName,
  amountOut,
  assetCode,
  cursor,
  pageLimit,
  text,
  timeMs,
  timeText,
  transferAccount,
} from './fields.ts';

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
export const depositState = z.enum([
  'DETECTED',
  'CONFIRMING',
  'CREDITED',
  'COMPLETED',
  'BELOW_MIN',
  'UNATTRIBUTED',
  'UNDER_REVIEW',
  'RETURNED',
  'REORGED',
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

export const assetRow = z.object({
  asset: z.string(),
  name: z.string(),
  displayScale: z.number().int(),
  total: amountOut,
  available: amountOut,
  frozen: amountOut,
  valueUsdt: amountOut.nullable(),
  priceUsdt: amountOut.nullable(),
  change24hPercent: amountOut.nullable(),
  /** False where the coin has neither a market nor an open deposit or withdrawal. */
  usable: z.boolean(),
});

export const hold = z.object({
  id: z.string(),
  asset: z.string(),
  account: accountName,
  reason: z.string(),
  ref: z.string(),
  amount: amountOut,
  createdAtMs: timeMs,
  releaseAtMs: timeMs.nullable(),
});

export const deposit = z.object({
  id: z.string(),
  asset: z.string(),
  network: z.string(),
  networkName: z.string(),
  amount: amountOut,
  address: z.string(),
  memo: z.string().nullable(),
  txId: z.string(),
  explorerUrl: z.string().nullable(),
  state: depositState,
  confirmations: z.number().int(),
  confirmationsCredit: z.number().int(),
  confirmationsUnlock: z.number().int(),
  minimum: amountOut,
  atMs: timeMs,
  updatedAtMs: timeMs,
  valueUsdt: amountOut.nullable(),
  /** INTERNAL rows came from another person of the exchange. */
  kind: z.enum(['ONCHAIN', 'INTERNAL', 'LINKED']),
  counterparty: z.string().nullable(),
});

/** What people can choose as the source of the money of a deposit under review. */
export const fundsSource = z.enum(['SALARY', 'TRADING', 'SALE', 'GIFT', 'MINING', 'OTHER']);
export const fundsStatement = z.object({ source: fundsSource, statement: z.string(), atMs: timeMs });

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

export const addressEntry = z.object({
  id: z.string(),
  kind: z.enum(['ONCHAIN', 'INTERNAL']),
  /** The coin it is for, or null for a universal entry of its network family. */
  asset: z.string().nullable(),
  network: z.string().nullable(),
  networkName: z.string().nullable(),
  address: z.string().nullable(),
  memo: z.string().nullable(),
  accountType: z.enum(['mobile', 'email', 'account']).nullable(),
  account: z.string().nullable(),
  remark: z.string(),
  source: z.enum(['exchange', 'wallet']).nullable(),
  createdAtMs: timeMs,
  /** When whitelist mode lets it be used. */
  usableAtMs: timeMs,
});

export const recipientType = z.enum(['mobile', 'email', 'account']);
export const recipientAccount = text(254, 3);

/** What a person asks of a record: is it still under way, has it come to its end, or to nothing. */
export const recordStatus = z.enum(['UNDER_WAY', 'COMPLETED', 'NOT_COMPLETED']);
/** The beginning of a transaction's or a record's number, a whole address, or the number of an order or a booking, however short. */
export const searchText = z
  .string()
  .regex(/^(?:[A-Za-z0-9:._-]{8,120}|[0-9]{1,18}|t[0-9]{1,16}\.[0-9]{1,16}\.[0-9])$/, { error: 'NOT_A_SEARCH' });

export const transferRow = z.object({
  id: z.string(),
  asset: z.string(),
  from: transferAccount,
  to: transferAccount,
  amount: amountOut,
  state: z.enum(['LEAVING', 'DONE']),
  /** The transfer's first booking; null while the money has left the spot account and has not reached another one. */
  billId: z.string().nullable(),
  valueUsdt: amountOut.nullable(),
  atMs: timeMs,
});

/** What a person owes the house after the chain undid a deposit that was spent already. */
export const openClaim = z.object({
  id: z.string(),
  depositId: z.string(),
  asset: z.string(),
  amount: amountOut,
  open: amountOut,
  atMs: timeMs,
});

export const historyInput = z.strictObject({
  asset: assetCode.optional(),
  status: recordStatus.optional(),
  search: searchText.optional(),
  fromMs: timeText.optional(),
  toMs: timeText.optional(),
  before: cursor.optional(),
  limit: pageLimit.optional(),
});
