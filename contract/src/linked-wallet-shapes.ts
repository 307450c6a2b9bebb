import { z } from 'zod';
import { amountOut, timeMs } from './fields.ts';

/** 128 random bits as base64url: the token in a QR code, and the key that the app gets for scanning it. */
export const secret128 = z.string().regex(/^[A-Za-z0-9_-]{22}$/, { error: 'NOT_A_TOKEN' });

/** Typed in place of scanning on a phone without a camera. */
export const digits8 = z.string().regex(/^[0-9]{8}$/, { error: 'NOT_EIGHT_DIGITS' });

export const signature = z.string().regex(/^0x[0-9a-fA-F]{130}$/, { error: 'NOT_A_SIGNATURE' });

export const txHash = z.string().regex(/^0x[0-9a-fA-F]{64}$/, { error: 'NOT_A_TX_HASH' });

export const linkPurpose = z.enum(['bind', 'deposit', 'withdraw']);

export const linkState = z.enum([
  'CREATED',
  'SCANNED',
  'CONFIRMED_IN_APP',
  'CONSUMED',
  'EXPIRED',
  'CANCELLED',
  'REJECTED_IN_APP',
]);

export const link = z.object({
  id: z.string(),
  address: z.string(),
  nickname: z.string(),
  device: z.string(),
  linkedAtMs: timeMs,
});

/** The payment that a session is for; null where it only links a wallet. */
export const payment = z.object({
  asset: z.string(),
  network: z.string(),
  networkName: z.string(),
  amount: amountOut,
  /** The person's deposit address, or the linked wallet. */
  to: z.string(),
});

export const linkSession = z.object({
  id: z.string(),
  purpose: linkPurpose,
  state: linkState,
  createdAtMs: timeMs,
  expiresAtMs: timeMs,
  /** The app that scanned the code; set from SCANNED on. */
  device: z.string().nullable(),
  nickname: z.string().nullable(),
  address: z.string().nullable(),
  payment: payment.nullable(),
  /** The transaction of a deposit, as the app reported it. */
  txId: z.string().nullable(),
});

/** The parts of the message that the wallet app signs (EIP-4361). Times are ms of whole seconds. */
export const toSign = z.object({
  domain: z.string(),
  uri: z.string(),
  statement: z.string(),
  chainId: z.number().int(),
  nonce: z.string(),
  issuedAtMs: timeMs,
  expiresAtMs: timeMs,
});
