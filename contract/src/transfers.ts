import { z } from 'zod';
import { transferRefusals } from './accounts.gen.ts';
import { endpoint, PER_HOUR_MS } from './endpoint.ts';
import {
  amountOut,
  amountText,
  assetCode,
  channel,
  clientRequestId,
  page,
  SECURITY_REFUSALS,
  SEND_CODE_REFUSALS,
  securityCheck,
  sentCode,
  timeMs,
  transferAccount,
} from './fields.ts';
import { historyInput } from './history-input.ts';
import { barred, LEAVE_REFUSALS, sendCap } from './leaving-shapes.ts';
import { recipientAccount, recipientType } from './recipient.ts';
import { withdrawal } from './withdrawal-shapes.ts';

export const transferRow = z.object({
  id: z.string(),
  asset: z.string(),
  from: transferAccount,
  to: transferAccount,
  amount: amountOut,
  state: z.enum(['LEAVING', 'DONE']),
  /** Its first booking; null while the money is in transit between the spot account and another one. */
  billId: z.string().nullable(),
  valueUsdt: amountOut.nullable(),
  atMs: timeMs,
});

const RECIPIENT_REFUSALS = [
  'RECIPIENT_UNKNOWN',
  'RECIPIENT_SELF',
  'RECIPIENT_KYC',
  'KYC_REQUIRED',
  'LOOKUP_LIMIT',
] as const;

const internalPayment = { asset: assetCode, recipientType, recipientAccount, amount: amountText };

const recipient = z.object({ found: z.boolean(), masked: z.string(), barred, sendCap });

/** Transfers between a person's own accounts, and sends to other people of the exchange. */
export const transfers = {
  info: endpoint({
    method: 'GET',
    path: '/open/wallet/transfer/info',
    summary: 'Which accounts are opened and what each can move of a coin',
    access: 'user',
    input: z.strictObject({ asset: assetCode }),
    output: z.object({
      asset: z.string(),
      ledgerScale: z.number().int(),
      accounts: z.array(z.object({ account: transferAccount, opened: z.boolean(), available: amountOut })),
    }),
    refusals: ['COIN_UNKNOWN'],
  }),
  transfer: endpoint({
    method: 'POST',
    path: '/open/wallet/transfer',
    summary: 'Moves a coin between the person’s own accounts: free and at once',
    access: 'user',
    input: z.strictObject({
      clientRequestId,
      asset: assetCode,
      from: transferAccount,
      to: transferAccount,
      amount: amountText,
    }),
    output: z.object({
      id: z.string(),
      asset: z.string(),
      from: transferAccount,
      to: transferAccount,
      amount: amountOut,
      atMs: timeMs,
      replayed: z.boolean(),
    }),
    refusals: [
      'COIN_UNKNOWN',
      'COIN_STOPPED',
      'AMOUNT_ZERO',
      'AMOUNT_PLACES',
      'AMOUNT_TOO_LARGE',
      'INSUFFICIENT_BALANCE',
      'ACCOUNT_NOT_OPENED',
      'SAME_ACCOUNT',
      ...transferRefusals,
    ],
    idempotent: true,
  }),
  history: endpoint({
    method: 'GET',
    path: '/open/wallet/transfers',
    summary: 'Transfers between own accounts, newest first',
    access: 'user',
    input: historyInput,
    output: page(transferRow),
    refusals: [],
  }),
  resolveRecipient: endpoint({
    method: 'POST',
    path: '/open/wallet/send/recipient',
    summary:
      'The masked person behind a phone, e-mail or account number, and what bars a payment; one shape for nobody',
    access: 'user',
    input: z.strictObject({ recipientType, recipientAccount }),
    output: recipient,
    refusals: ['LOOKUP_LIMIT', 'RECIPIENT_SELF'],
  }),
  sendCode: endpoint({
    method: 'POST',
    path: '/open/wallet/send/code',
    summary: 'Sends a code that is good for exactly this coin, recipient and amount',
    access: 'user',
    input: z.strictObject({ ...internalPayment, channel }),
    output: sentCode,
    refusals: [...SEND_CODE_REFUSALS, ...RECIPIENT_REFUSALS, ...LEAVE_REFUSALS, 'COIN_UNKNOWN', 'COIN_STOPPED'],
    rate: { max: 40, windowMs: PER_HOUR_MS },
  }),
  send: endpoint({
    method: 'POST',
    path: '/open/wallet/send',
    summary: 'Sends to another person of the exchange: free, at once and final',
    access: 'user',
    input: z.strictObject({ clientRequestId, ...internalPayment, ...securityCheck }),
    output: withdrawal,
    refusals: [
      ...RECIPIENT_REFUSALS,
      ...LEAVE_REFUSALS,
      ...SECURITY_REFUSALS,
      'COIN_UNKNOWN',
      'COIN_STOPPED',
      'NOT_WHITELISTED',
    ],
    idempotent: true,
  }),
} as const;
