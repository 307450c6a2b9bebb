import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountOut, cursor, page, pageLimit, text, timeMs, uuid } from '../fields.ts';
import { recoveryCase, recoveryState } from '../recovery.ts';

const READS = ['support', 'support2', 'auditor'] as const;
/** What shows that the asking person may have the coins. */
const evidence = z.enum(['SIGNED', 'BACK_TO_SENDER', 'OWN_ADDRESS', 'NONE']);
const recoveryOutcome = z.enum(['CREDIT', 'RETURN', 'REFUSE']);

const staffCase = recoveryCase.extend({ uid: z.string() });

export const staffRecovery = {
  cases: endpoint({
    method: 'GET',
    path: '/open/staff/recovery',
    summary: 'Recovery cases: those that are open with the nearest deadline first, or those that have ended',
    access: READS,
    input: z.strictObject({
      tab: z.enum(['open', 'ended']).optional(),
      before: cursor.optional(),
      limit: pageLimit.optional(),
    }),
    output: page(staffCase),
    refusals: [],
  }),
  caseDetail: endpoint({
    method: 'GET',
    path: '/open/staff/recovery/case',
    summary: 'One case with the deposits that its transaction brought, and what each outcome would cost',
    access: READS,
    input: z.strictObject({ id: uuid }),
    output: staffCase.extend({
      emailMasked: z.string().nullable(),
      phoneMasked: z.string().nullable(),
      screenshotId: z.string().nullable(),
      /** Whether the trading password and codes were given for exactly this case. */
      isConfirmed: z.boolean(),
      /** The account's present state: nothing is paid while it is frozen, and nothing leaves while it is locked. */
      isFrozen: z.boolean(),
      lockedUntilMs: timeMs.nullable(),
      /** What this transaction brought to our addresses. */
      deposits: z.array(
        z.object({
          id: z.string(),
          asset: z.string(),
          amount: amountOut,
          valueUsdt: amountOut.nullable(),
          address: z.string(),
          memo: z.string().nullable(),
          fromAddress: z.string().nullable(),
          state: z.string(),
          reason: z.string().nullable(),
          confirmations: z.number().int(),
          confirmationsUnlock: z.number().int(),
          /** The person to whom the deposit already belongs; null where it belongs to nobody. */
          uid: z.string().nullable(),
          /** True where it can be credited or sent back now. */
          canRecover: z.boolean(),
          /** The fee for crediting it, and for sending it back; null while a price is not known. */
          creditFee: amountOut.nullable(),
          returnFee: amountOut.nullable(),
          /** Whether coin and amount are those that the person confirmed with password and code. */
          isAsAsked: z.boolean(),
          /** Whether it would go back, without a memo, to the very address that it came from. */
          isSenderReturn: z.boolean(),
          /** The evidence, for either outcome, that the person may have it. */
          creditEvidence: evidence,
          returnEvidence: evidence,
          /** Without evidence: until when others can object, and how many were told; null before they are told. */
          waitsUntilMs: timeMs.nullable(),
          toldCount: z.number().int(),
        }),
      ),
      /** Other cases about the same transaction, by anybody, the newest first. */
      claims: z.array(
        z.object({
          id: z.string(),
          uid: z.string(),
          isSamePerson: z.boolean(),
          state: recoveryState,
          amount: amountOut,
          asset: z.string(),
          returnAddress: z.string(),
          atMs: timeMs,
        }),
      ),
      /** The value from which a second member of staff decides, USDT. */
      secondFromUsdt: amountOut,
    }),
    refusals: ['CASE_UNKNOWN'],
  }),
  screenshot: endpoint({
    method: 'GET',
    path: '/open/staff/recovery/screenshot',
    summary: 'The picture of a case; every look at it is recorded',
    access: ['support2', 'auditor'],
    input: z.strictObject({ id: uuid }),
    output: z.object({ mime: z.enum(['image/jpeg', 'image/png']), imageBase64: z.string() }),
    refusals: ['SCREENSHOT_UNKNOWN'],
  }),
  decide: endpoint({
    method: 'POST',
    path: '/open/staff/recovery/decide',
    summary: 'Credits the deposit, sends it back or refuses, with the words that the person reads',
    access: ['support2'],
    input: z.strictObject({
      id: uuid,
      outcome: recoveryOutcome,
      /** The deposit to credit or send back; left out for a refusal. */
      depositId: uuid.optional(),
      /** For the person. */
      explanation: text(500, 10),
      /** For colleagues. */
      reason: text(200, 3),
    }),
    output: z.object({ state: z.enum(['WAITING', 'DONE']) }),
    refusals: [
      'CASE_UNKNOWN',
      'CASE_ENDED',
      'DEPOSIT_REQUIRED',
      'DEPOSIT_NOT_HELD',
      'DEPOSIT_NOT_FINAL',
      'DEPOSIT_PAID',
      'DEPOSIT_NOT_AS_ASKED',
      'CASE_NOT_CONFIRMED',
      'CASE_WAITS',
      'ACCOUNT_FROZEN',
      'WITHDRAWAL_LOCKED',
      'FEE_ABOVE_AMOUNT',
      'PRICE_UNKNOWN',
      'ADDRESS_INVALID',
      'ADDRESS_OURS',
      'ADDRESS_BLOCKED',
      'MEMO_REQUIRED',
      'OWN_ACCOUNT',
      'ALREADY_ASKED',
    ],
  }),
} as const;
