import { z } from 'zod';
import { amountOut, timeMs } from './fields.ts';

/** Why a person's money may not leave now. */
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

/** Why a valid payee cannot be paid now: whitelist mode, or the person's expired document. */
export const barred = z
  .object({
    code: z.enum(['NOT_WHITELISTED', 'KYC_EXPIRED']),
    /** When a whitelist entry that is too young becomes usable; null where waiting does not help. */
    untilMs: timeMs.nullable(),
  })
  .nullable();

/** What may still be sent within 24 hours while one of the two people is not verified; null where both are. */
export const sendCap = z
  .object({
    code: z.enum(['KYC_REQUIRED', 'RECIPIENT_KYC']),
    /** The sum above which both must be verified. */
    fromUsdt: amountOut,
    remainingUsdt: amountOut,
    nextFreeAtMs: timeMs.nullable(),
  })
  .nullable();
