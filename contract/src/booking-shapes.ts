import { z } from 'zod';
import { amountOut, timeMs } from './fields.ts';

/** Names a booking seen from one account: its entry, or its part of a trade, the account and the coin. */
export const billId = z
  .string()
  .regex(/^(?:[0-9]{1,18}|t[0-9]{1,16}\.[0-9]{1,16}\.[0-9])-[a-z0-9_]{2,20}-[A-Z0-9]{2,12}$/, { error: 'NOT_AN_ID' });

/** One booking seen from one account of the person. */
export const bill = z.object({
  id: z.string(),
  entryId: z.string(),
  kind: z.string(),
  account: z.string(),
  asset: z.string(),
  amount: amountOut,
  /** Part of the amount. */
  fee: amountOut,
  feeAsset: z.string(),
  /** An address, a masked name, or one of the person's own accounts. */
  counterparty: z.string().nullable(),
  network: z.string().nullable(),
  txId: z.string().nullable(),
  status: z.string(),
  /** Worth of the amount at that time, signed; null where the coin had no price. */
  valueUsdt: amountOut.nullable(),
  ref: z.string(),
  /** What it belongs to, where that has a page of its own; `ref` is its id. */
  record: z.enum(['deposit', 'withdrawal', 'transfer', 'order']).nullable(),
  atMs: timeMs,
});
