import { z } from 'zod';
import { assetCode, cursor, pageLimit, timeText } from './fields.ts';

/** Whether a record is under way, was completed, or came to nothing. */
export const recordStatus = z.enum(['UNDER_WAY', 'COMPLETED', 'NOT_COMPLETED']);

/**
 * The beginning of a transaction's or record's number, a whole address, or the number of an order or booking, which may be
 * short.
 */
export const searchText = z
  .string()
  .regex(/^(?:[A-Za-z0-9:._-]{8,120}|[0-9]{1,18}|t[0-9]{1,16}\.[0-9]{1,16}\.[0-9])$/, { error: 'NOT_A_SEARCH' });

/** The name that a product gives to a history of its own. */
export const historyName = z.string().regex(/^[a-z][A-Za-z]{0,29}$/, { error: 'NOT_A_HISTORY' });

export const historyInput = z.strictObject({
  asset: assetCode.optional(),
  status: recordStatus.optional(),
  search: searchText.optional(),
  fromMs: timeText.optional(),
  toMs: timeText.optional(),
  before: cursor.optional(),
  limit: pageLimit.optional(),
});
