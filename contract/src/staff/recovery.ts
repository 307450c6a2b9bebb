import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountOut, cursor, page, pageLimit, text, timeMs, uuid } from '../fields.ts';
import { recoveryCase, recoveryState } from '../recovery.ts';

const READS = ['support', 'support2', 'auditor'] as const;
/** What shows that whoever asks may have it. */
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
      /** Whether trading password and codes were right for exactly this case. */
      isConfirmed: z.boolean(),
      /** The account as it is now: nothing is paid while it is frozen, and nothing leaves while it is locked. */
      isFrozen: z.boolean(),
      lockedUntilMs: timeMs.nullable(),
      /** What arrived with this transaction at addresses of ours. */
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
          /** The person whom the deposit belongs to already; null where it belongs to nobody. */
          uid: z.string().nullable(),
          /** True where it can be credited or sent back now. */
          canRecover: z.boolean(),
          /** What would be kept of it for crediting, and for sending back; null while a price is not known. */
          creditFee: amountOut.nullable(),
          returnFee: amountOut.nullable(),
          /** Whether coin and amount are those that the person has confirmed with password and code. */
          isAsAsked: z.boolean(),
          /** Whether it came from the very address that it would go back to, without a memo. */
          isSenderReturn: z.boolean(),
          /** What would show, for either outcome, that the person may have it. */
          creditEvidence: evidence,
          returnEvidence: evidence,
          /** Without evidence: until when others can object, and how many of them were told; null before that. */
          waitsUntilMs: timeMs.nullable(),
          toldCount: z.number().int(),
        }),
      ),
      /** Other cases about the same transaction, of anybody, the newest first. */
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
      /** A second member of staff decides from this value on, USDT. */
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
      /** What is credited or sent back; not for a refusal. */
      depositId: uuid.optional(),
      /** The person reads it. */
      explanation: text(500, 10),
      /** Colleagues read it. */
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
