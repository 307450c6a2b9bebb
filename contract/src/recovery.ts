import { z } from 'zod';
import { endpoint, PER_DAY_MS, PER_HOUR_MS } from './endpoint.ts';
import {
  address,
  amountOut,
  amountText,
  assetCode,
  channel,
  clientRequestId,
  cursor,
  memo,
  networkId,
  none,
  page,
  pageLimit,
  SECURITY_REFUSALS,
  SEND_CODE_REFUSALS,
  securityCheck,
  sentCode,
  text,
  timeMs,
  uuid,
} from './fields.ts';

/** What went wrong with a deposit. */
export const recoveryProblem = z.enum([
  'MEMO_MISSING',
  'MEMO_WRONG',
  'WRONG_NETWORK',
  'TOKEN_NOT_SUPPORTED',
  'BELOW_MINIMUM',
]);
/** The state of a case. RETURNING: the coins are on their way back on their chain. */
export const recoveryState = z.enum(['SUBMITTED', 'RETURNING', 'CREDITED', 'RETURNED', 'REFUSED']);

export const recoveryCase = z.object({
  id: z.string(),
  asset: z.string(),
  network: z.string(),
  networkName: z.string(),
  txId: z.string(),
  /** The amount as the person typed it, in coins. */
  amount: amountOut,
  problem: recoveryProblem,
  note: z.string().nullable(),
  hasScreenshot: z.boolean(),
  returnAddress: z.string(),
  returnMemo: z.string().nullable(),
  /**
   * The text that the sender's address may sign for this case; null once signed or ended, or where the chain cannot sign
   * texts.
   */
  toSign: z.string().nullable(),
  /** The sender's address that has signed. */
  signedBy: z.string().nullable(),
  /** Until when others can object, where nothing proves that the asker is the sender; null where nobody was asked. */
  waitsUntilMs: timeMs.nullable(),
  /** True where the house charges nothing for its work. */
  isFree: z.boolean(),
  state: recoveryState,
  decideByMs: timeMs,
  /** Why it ended as it did, in the words of the member of staff who decided; null until then. */
  explanation: z.string().nullable(),
  /** What was recovered and the fee that was kept, in coins; null until then. */
  recovered: amountOut.nullable(),
  fee: amountOut.nullable(),
  /** The transaction that sent the coins back. */
  returnTxId: z.string().nullable(),
  returnExplorerUrl: z.string().nullable(),
  atMs: timeMs,
  timeline: z.array(z.object({ state: recoveryState, atMs: timeMs })),
});

const transactionId = z.string().regex(/^[0-9A-Za-z]{20,120}$/, { error: 'NOT_A_TXID' });

/** The signature of a personal message by an account (EIP-191). */
const signature = z.string().regex(/^0x[0-9a-fA-F]{130}$/, { error: 'NOT_A_SIGNATURE' });

/** The fields that a code confirms. */
const asked = {
  /** Any coin is accepted: the deposit may be lost because the coin is not supported. */
  asset: assetCode,
  network: networkId,
  txId: transactionId,
  amount: amountText,
  /** Where the coins go if they cannot be credited. */
  returnAddress: address,
  returnMemo: memo.optional(),
};
const ASK_REFUSALS = [
  'NETWORK_UNKNOWN',
  'AMOUNT_ZERO',
  'ADDRESS_INVALID',
  'ADDRESS_OURS',
  'PRECONDITIONS_MISSING',
  'ACCOUNT_FROZEN',
  'WITHDRAWAL_LOCKED',
  'CASE_EXISTS',
  'CASES_OPEN_MAX',
] as const;

/** Deposits that did not arrive as they should, and how they are recovered. */
export const recovery = {
  terms: endpoint({
    method: 'GET',
    path: '/open/recovery/terms',
    summary: 'What a recovery costs this person, and how long it takes at most',
    access: 'user',
    input: none,
    output: z.object({
      /** How many cases of a missing memo are free within twelve months, and how many of these are left. */
      freeCases: z.number().int(),
      freeCasesLeft: z.number().int(),
      feeUsdt: amountOut,
      businessDays: z.number().int(),
    }),
    refusals: [],
  }),
  uploadScreenshot: endpoint({
    method: 'POST',
    path: '/open/recovery/screenshot',
    summary: 'Uploads a JPEG or PNG picture of the payment, at most 2 MB, as base64',
    access: 'user',
    input: z.strictObject({
      imageBase64: z
        .string()
        .min(100)
        .max(2_800_000)
        .regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: 'NOT_BASE64' }),
    }),
    output: z.object({ screenshotId: z.string() }),
    refusals: ['IMAGE_UNREADABLE', 'IMAGE_TOO_LARGE'],
    rate: { max: 30, windowMs: PER_HOUR_MS },
    bodyLimitBytes: 4_500_000,
  }),
  submitCode: endpoint({
    method: 'POST',
    path: '/open/recovery/code',
    summary: 'Sends a code for exactly this case: transaction, amount and return address',
    access: 'user',
    input: z.strictObject({ ...asked, channel }),
    output: sentCode,
    refusals: [...ASK_REFUSALS, ...SEND_CODE_REFUSALS],
    rate: { max: 20, windowMs: PER_DAY_MS },
  }),
  submit: endpoint({
    method: 'POST',
    path: '/open/recovery/cases',
    summary: 'Asks for the recovery of a deposit, with trading password and codes',
    access: 'user',
    input: z.strictObject({
      clientRequestId,
      ...asked,
      problem: recoveryProblem,
      note: text(500).optional(),
      screenshotId: uuid.optional(),
      ...securityCheck,
    }),
    output: recoveryCase,
    refusals: [...ASK_REFUSALS, 'SCREENSHOT_UNKNOWN', ...SECURITY_REFUSALS],
    idempotent: true,
    rate: { max: 20, windowMs: PER_DAY_MS },
  }),
  sign: endpoint({
    method: 'POST',
    path: '/open/recovery/signature',
    summary: 'Shows that the sender asks: the text of the case, signed by the address that the transfer came from',
    access: 'user',
    input: z.strictObject({ id: uuid, signature }),
    output: recoveryCase,
    refusals: [
      'CASE_UNKNOWN',
      'CASE_DECIDED',
      'ACCOUNT_FROZEN',
      'WITHDRAWAL_LOCKED',
      'SIGNATURE_NOT_POSSIBLE',
      'TRANSFER_NOT_SEEN',
      'SIGNATURE_WRONG',
    ],
    rate: { max: 30, windowMs: PER_HOUR_MS },
  }),
  cases: endpoint({
    method: 'GET',
    path: '/open/recovery/cases',
    summary: 'The person’s own cases, newest first',
    access: 'user',
    input: z.strictObject({ before: cursor.optional(), limit: pageLimit.optional() }),
    output: page(recoveryCase),
    refusals: [],
  }),
  caseDetail: endpoint({
    method: 'GET',
    path: '/open/recovery/case',
    summary: 'One case with its steps',
    access: 'user',
    input: z.strictObject({ id: uuid }),
    output: recoveryCase,
    refusals: ['CASE_UNKNOWN'],
  }),
} as const;
