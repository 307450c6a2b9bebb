import { z } from 'zod';
import { amountOut, timeMs } from './fields.ts';

/** The id of a booking as one account sees it: made of its entry (or its part of a trade), the account and the coin. */
export const billId = z
  .string()
  .regex(/^(?:[0-9]{1,18}|t[0-9]{1,16}\.[0-9]{1,16}\.[0-9])-[a-z0-9_]{2,20}-[A-Z0-9]{2,12}$/, { error: 'NOT_AN_ID' });

/** One booking as seen from one of the person's accounts. */
export const bill = z.object({
  id: z.string(),
  entryId: z.string(),
  kind: z.string(),
  account: z.string(),
  asset: z.string(),
  amount: amountOut,
  /** A part of the amount. */
  fee: amountOut,
  feeAsset: z.string(),
  /** An address, a masked name, or one of the person's own accounts. */
  counterparty: z.string().nullable(),
  network: z.string().nullable(),
  txId: z.string().nullable(),
  status: z.string(),
  /** What the amount was worth at that time, signed; null where the coin had no price. */
  valueUsdt: amountOut.nullable(),
  ref: z.string(),
  /** What kind of record it belongs to, where that has its own page; `ref` is the record's id. */
  record: z.enum(['deposit', 'withdrawal', 'transfer', 'order']).nullable(),
  atMs: timeMs,
});
