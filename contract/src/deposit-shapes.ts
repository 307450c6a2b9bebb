import { z } from 'zod';
import { amountOut, timeMs } from './fields.ts';

const depositState = z.enum([
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

/** Why a deposit is credited only once it is final, with the numbers that were compared; null where none were. */
export const finalOnly = z.object({
  reason: z.enum(['PERSON_LIMIT', 'HOUSE_LIMIT', 'PRICE_UNKNOWN']),
  /** What would be credited but not final with it: of its person, or of everybody (this one only staff see). */
  worthUsdt: amountOut.nullable(),
  limitUsdt: amountOut.nullable(),
});

export const deposit = z.object({
  id: z.string(),
  asset: z.string(),
  network: z.string(),
  networkName: z.string(),
  amount: amountOut,
  address: z.string(),
  memo: z.string().nullable(),
  /** Empty where it has no transaction: sent within the house, or noticed by a changed balance. */
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
  /** Null where it may be credited before it is final, or is credited already. */
  finalOnly: finalOnly.nullable(),
  /** INTERNAL came from another person of the exchange; LINKED came from the person's own wallet app. */
  kind: z.enum(['ONCHAIN', 'INTERNAL', 'LINKED']),
  counterparty: z.string().nullable(),
});

/** Where people say that the money of a deposit under review comes from. */
export const fundsSource = z.enum(['SALARY', 'TRADING', 'SALE', 'GIFT', 'MINING', 'OTHER']);

export const fundsStatement = z.object({ source: fundsSource, statement: z.string(), atMs: timeMs });

/** What a person owes the house after the chain undid a deposit that was already spent. */
export const openClaim = z.object({
  id: z.string(),
  depositId: z.string(),
  asset: z.string(),
  amount: amountOut,
  open: amountOut,
  atMs: timeMs,
});
