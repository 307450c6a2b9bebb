import { z } from 'zod';
import { bill, billId } from './booking-shapes.ts';
import { deposit } from './deposit-shapes.ts';
import { endpoint } from './endpoint.ts';
import { accountName, amountOut, assetCode, cursor, page, pageLimit, timeText } from './fields.ts';
import { historyInput, historyName } from './history-input.ts';
import { transferRow } from './transfers.ts';
import { withdrawal } from './withdrawal-shapes.ts';

/** What happened to a person's money: its bookings, and the records they belong to. */
export const bookings = {
  bills: endpoint({
    method: 'GET',
    path: '/open/wallet/bills',
    summary: 'Every ledger entry of the person, newest first',
    access: 'user',
    input: z.strictObject({
      asset: assetCode.optional(),
      /** Only bookings whose record is completed; a page may then have fewer rows than asked for. */
      status: z.literal('COMPLETED').optional(),
      account: accountName.optional(),
      /** Only bookings that a product lists under this name. */
      history: historyName.optional(),
      fromMs: timeText.optional(),
      toMs: timeText.optional(),
      before: cursor.optional(),
      limit: pageLimit.optional(),
    }),
    output: page(bill),
    refusals: [],
  }),
  bill: endpoint({
    method: 'GET',
    path: '/open/wallet/bills/detail',
    summary: 'One booking with all that its entry did to the person’s accounts, and what each had before and after',
    access: 'user',
    input: z.strictObject({ id: billId }),
    output: z.object({
      bill,
      explorerUrl: z.string().nullable(),
      /** The entry that this one undoes. */
      reverses: z.string().nullable(),
      /** The hold that this entry took, used or gave back. */
      holdKey: z.string().nullable(),
      postings: z.array(
        z.object({
          account: z.string(),
          asset: z.string(),
          kind: z.string(),
          amount: amountOut,
          /** How the change splits into the available and the frozen amount; null for the spot account. */
          available: amountOut.nullable(),
          frozen: amountOut.nullable(),
          before: amountOut,
          after: amountOut,
        }),
      ),
    }),
    refusals: ['BILL_UNKNOWN'],
  }),
  records: endpoint({
    method: 'GET',
    path: '/open/wallet/records',
    summary:
      'Deposits, withdrawals and transfers together, newest first; a search finds bookings of any other kind as well, by their own number and by that of what they belong to',
    access: 'user',
    input: historyInput,
    output: page(
      z.discriminatedUnion('type', [
        z.object({ type: z.literal('deposit'), row: deposit }),
        z.object({ type: z.literal('withdrawal'), row: withdrawal }),
        z.object({ type: z.literal('transfer'), row: transferRow }),
        z.object({ type: z.literal('booking'), row: bill }),
      ]),
    ),
    refusals: [],
  }),
} as const;
