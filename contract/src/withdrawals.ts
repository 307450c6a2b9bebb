import { z } from 'zod';
import { endpoint, PER_HOUR_MS } from './endpoint.ts';
import {
  address,
  amountOut,
  amountText,
  assetCode,
  channel,
  clientRequestId,
  memo,
  networkId,
  page,
  SECURITY_REFUSALS,
  SEND_CODE_REFUSALS,
  securityCheck,
  sentCode,
  text,
  timeMs,
  uuid,
} from './fields.ts';
import { historyInput } from './history-input.ts';
import { barred, LEAVE_REFUSALS, sendCap } from './leaving-shapes.ts';
import { limitLine, withdrawal } from './withdrawal-shapes.ts';

const cancelToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, { error: 'NOT_A_TOKEN' });
/** Keeps guessing of tokens slow, although 43 characters cannot be guessed anyway. */
const FEW = { max: 40, windowMs: PER_HOUR_MS } as const;

/** Refusals of what must hold before a payment; the details name everything that is missing. */
const ADDRESS_REFUSALS = [
  'COIN_UNKNOWN',
  'NETWORK_UNKNOWN',
  'WITHDRAW_PAUSED',
  'ADDRESS_INVALID',
  'SELF_ADDRESS',
  'ADDRESS_OURS',
  'ADDRESS_BURNS',
  'ADDRESS_IS_TOKEN',
  'MEMO_REQUIRED',
  'MEMO_INVALID',
  'ADDRESS_BLOCKED',
] as const;

const lastFour = z.string().regex(/^[A-Za-z0-9]{4}$/, { error: 'NOT_FOUR_CHARACTERS' });

const onchainPayment = {
  asset: assetCode,
  network: networkId,
  address,
  memo: memo.optional(),
  /** The amount that leaves the account; the recipient gets it less the fee. */
  amount: amountText,
};

/** How coins leave to addresses on chains. */
export const withdrawals = {
  withdrawInfo: endpoint({
    method: 'GET',
    path: '/open/wallet/withdraw/info',
    summary: 'Preconditions, locks, limits, fee, minimum and maximum, and how the withdrawable amount came about',
    access: 'user',
    input: z.strictObject({ asset: assetCode, network: networkId.optional() }),
    output: z.object({
      asset: z.string(),
      ledgerScale: z.number().int(),
      /** Empty when everything is set up; the page links each missing factor to its setting. */
      missing: z.array(z.enum(['TRADING_PASSWORD', 'SECOND_FACTOR'])),
      lock: z.object({ untilMs: timeMs, reason: z.string() }).nullable(),
      available: amountOut,
      unconfirmed: amountOut,
      purchaseLocked: amountOut,
      frozen: amountOut,
      withdrawable: amountOut,
      priceUsdt: amountOut.nullable(),
      limit: limitLine,
      factors: z.array(z.enum(['email', 'sms', 'totp', 'passkey'])),
      twoFactorsFromUsdt: amountOut,
      coolingSeconds: z.number().int(),
      whitelistMode: z.boolean(),
      stopped: z.boolean(),
      /**
       * Staff's text to people about stopping all withdrawals; null where nothing is stopped, or where a job stopped them.
       */
      stoppedReason: z.string().nullable(),
      /** The refusal that keeps all of this coin from leaving over this network; null where there is none. */
      hindrance: z
        .object({
          code: z.enum(['ACCOUNT_FROZEN', 'RECEIVABLE_OPEN', 'KYC_REQUIRED', 'PRICE_UNKNOWN', 'WITHDRAW_PAUSED']),
          details: z.record(z.string(), z.string()),
        })
        .nullable(),
      /** Purchases of any coin that may not leave yet. Their value stays locked even after a swap. */
      lots: z.array(
        z.object({
          id: z.string(),
          asset: z.string(),
          amount: amountOut,
          /** The price of one coin, USDT. */
          priceUsdt: amountOut,
          source: z.enum(['p2p', 'express']),
          unlockAtMs: timeMs,
        }),
      ),
      /** Deposits of any coin that a chain may still undo. Their value must stay, whatever they were swapped for. */
      unconfirmedDeposits: z.array(
        z.object({
          asset: z.string(),
          network: z.string(),
          amount: amountOut,
          confirmationsLeft: z.number().int(),
          /** When it should be final, at the network's usual pace. */
          aboutAtMs: timeMs,
        }),
      ),
      /** The least that can be sent to another person; null while the coin has no price. */
      sendMin: amountOut.nullable(),
      /**
       * Since when the document of the verification is expired. From then on money may leave only to recipients that it could
       * go to before.
       */
      kycExpiredAtMs: timeMs.nullable(),
    }),
    refusals: ['COIN_UNKNOWN', 'NETWORK_UNKNOWN'],
  }),
  checkAddress: endpoint({
    method: 'POST',
    path: '/open/wallet/withdraw/check-address',
    summary: 'What is known of an address: format, own, internal, first use, reported, look-alike, contract',
    access: 'user',
    input: z.strictObject({ asset: assetCode, network: networkId, address, memo: memo.optional() }),
    output: z.object({
      internal: z.boolean(),
      firstUse: z.boolean(),
      /** UNKNOWN while the chain does not answer. */
      contract: z.enum(['NO', 'YES', 'UNKNOWN']),
      memoRequired: z.boolean(),
      risk: z.enum(['NONE', 'HIGH']),
      lookalikeOf: z.string().nullable(),
      remark: z.string().nullable(),
      barred,
      /** Only for an address of this exchange, whose owner is paid within the exchange. */
      sendCap,
    }),
    refusals: [...ADDRESS_REFUSALS],
    rate: { max: 240, windowMs: PER_HOUR_MS },
  }),
  withdrawCode: endpoint({
    method: 'POST',
    path: '/open/wallet/withdraw/code',
    summary: 'Sends a code that is good for exactly this coin, network, address, memo and amount',
    access: 'user',
    input: z.strictObject({ ...onchainPayment, channel }),
    output: sentCode,
    refusals: [...SEND_CODE_REFUSALS, ...ADDRESS_REFUSALS, ...LEAVE_REFUSALS, 'RECIPIENT_KYC', 'KYC_REQUIRED'],
    rate: { max: 40, windowMs: PER_HOUR_MS },
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/open/wallet/withdraw',
    summary: 'Asks for a withdrawal to a chain address; own addresses of the exchange become a free internal transfer',
    access: 'user',
    input: z.strictObject({
      clientRequestId,
      ...onchainPayment,
      /** Only for a reported address: the person types its last four characters. */
      riskConfirmation: lastFour.optional(),
      /** The same for a contract, or while it is unknown whether the address is one. */
      contractConfirmation: lastFour.optional(),
      /** The fee that was shown. If it has risen since, the answer is FEE_CHANGED and nothing is withdrawn. */
      fee: amountText.optional(),
      ...securityCheck,
    }),
    output: withdrawal,
    refusals: [
      ...ADDRESS_REFUSALS,
      ...LEAVE_REFUSALS,
      ...SECURITY_REFUSALS,
      'ADDRESS_HIGH_RISK',
      'ADDRESS_IS_CONTRACT',
      'ADDRESS_UNREAD',
      'FEE_CHANGED',
      'NOT_WHITELISTED',
      'RECIPIENT_KYC',
      'KYC_REQUIRED',
    ],
    idempotent: true,
  }),
  history: endpoint({
    method: 'GET',
    path: '/open/wallet/withdrawals',
    summary: 'Withdrawals, on chain and internal, newest first; without a limit the last ten',
    access: 'user',
    input: z.strictObject({ ...historyInput.shape, kind: z.enum(['ONCHAIN', 'INTERNAL', 'LINKED']).optional() }),
    output: page(withdrawal),
    refusals: [],
  }),
  withdrawalDetail: endpoint({
    method: 'GET',
    path: '/open/wallet/withdrawals/detail',
    summary: 'One withdrawal with its timeline; found by its id or by the clientRequestId that asked for it',
    access: 'user',
    input: z.strictObject({ id: uuid.optional(), clientRequestId: clientRequestId.optional() }),
    output: withdrawal,
    refusals: ['WITHDRAWAL_UNKNOWN'],
  }),
  cancelWithdrawal: endpoint({
    method: 'POST',
    path: '/open/wallet/withdrawals/cancel',
    summary: 'Cancels a withdrawal that has not begun to be sent; amount and fee come back',
    access: 'user',
    input: z.strictObject({ id: uuid }),
    output: withdrawal,
    refusals: ['WITHDRAWAL_UNKNOWN', 'NOT_CANCELLABLE'],
  }),
  withdrawalByLink: endpoint({
    method: 'POST',
    path: '/open/wallet/withdrawals/by-link',
    summary: 'The withdrawal that the link of a mail can still cancel, without a log-in',
    access: 'anyone',
    input: z.strictObject({ token: cancelToken }),
    output: withdrawal,
    refusals: ['CANCEL_LINK_UNKNOWN'],
    rate: FEW,
  }),
  cancelByLink: endpoint({
    method: 'POST',
    path: '/open/wallet/withdrawals/cancel-by-link',
    summary:
      'Cancels the withdrawal that the one-time link of a mail names, without a log-in; amount and fee come back',
    access: 'anyone',
    input: z.strictObject({ token: cancelToken }),
    output: withdrawal,
    refusals: ['CANCEL_LINK_UNKNOWN'],
    rate: FEW,
  }),
  answerQuestion: endpoint({
    method: 'POST',
    path: '/open/wallet/withdrawals/answer',
    summary: 'Answers a question that a reviewer has asked about a withdrawal, once',
    access: 'user',
    input: z.strictObject({ id: uuid, answer: text(1000) }),
    output: withdrawal,
    refusals: ['QUESTION_UNKNOWN', 'QUESTION_ANSWERED', 'NOT_IN_REVIEW'],
    rate: { max: 60, windowMs: PER_HOUR_MS },
  }),
  requestReturn: endpoint({
    method: 'POST',
    path: '/open/wallet/send/request-return',
    summary: 'Asks the recipient of a send, politely and once, to send it back; nothing moves',
    access: 'user',
    input: z.strictObject({ id: uuid }),
    output: withdrawal,
    refusals: ['WITHDRAWAL_UNKNOWN', 'NOT_A_SEND', 'RETURN_ASKED'],
    rate: { max: 40, windowMs: PER_HOUR_MS },
  }),
} as const;
