import { z } from 'zod';
import { amountOut, timeMs } from './fields.ts';

/** Why money may not leave a person now. */
export const LEAVE_REFUSALS = [
  'PRECONDITIONS_MISSING',
  'WITHDRAWAL_LOCKED',
  'ACCOUNT_FROZEN',
  'RECEIVABLE_OPEN',
  'WITHDRAWALS_STOPPED',
  'AMOUNT_ZERO',
  'AMOUNT_PLACES',
  'AMOUNT_TOO_LARGE',
  'AMOUNT_BELOW_MIN',
  'AMOUNT_ABOVE_MAX',
  'INSUFFICIENT_BALANCE',
  'NOT_WITHDRAWABLE_YET',
  'LIMIT_24H',
  'LIMIT_30D',
  'PRICE_UNKNOWN',
  'KYC_EXPIRED',
] as const;

/** Why this person may not pay now what is good: whitelist mode, or a document that has expired. */
export const barred = z
  .object({
    code: z.enum(['NOT_WHITELISTED', 'KYC_EXPIRED']),
    /** From when an entry that is too young can be paid; null where waiting does not help. */
    untilMs: timeMs.nullable(),
  })
  .nullable();

/** What may still be sent within 24 hours while one of the two is not verified; null where both are. */
export const sendCap = z
  .object({
    code: z.enum(['KYC_REQUIRED', 'RECIPIENT_KYC']),
    /** Above this sum the verification is asked for. */
    fromUsdt: amountOut,
    remainingUsdt: amountOut,
    nextFreeAtMs: timeMs.nullable(),
  })
  .nullable();
