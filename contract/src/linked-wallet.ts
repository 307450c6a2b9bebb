import { z } from 'zod';
import { endpoint, PER_HOUR_MS, PER_MINUTE_MS } from './endpoint.ts';
import {
  address,
  amountOut,
  amountText,
  assetCode,
  channel,
  clientRequestId,
  done,
  networkId,
  none,
  SECURITY_REFUSALS,
  SEND_CODE_REFUSALS,
  securityCheck,
  sentCode,
  text,
  timeMs,
  uuid,
} from './fields.ts';
import { linkedWalletDemo } from './linked-wallet-demo.ts';
import { withdrawal } from './withdrawal-shapes.ts';

/** 128 random bits as base64url: the token in a QR code, and the key that the app gets for scanning it. */
const secret128 = z.string().regex(/^[A-Za-z0-9_-]{22}$/, { error: 'NOT_A_TOKEN' });
/** Typed in place of scanning on a phone without a camera. */
const digits8 = z.string().regex(/^[0-9]{8}$/, { error: 'NOT_EIGHT_DIGITS' });
const signature = z.string().regex(/^0x[0-9a-fA-F]{130}$/, { error: 'NOT_A_SIGNATURE' });
const txHash = z.string().regex(/^0x[0-9a-fA-F]{64}$/, { error: 'NOT_A_TX_HASH' });

const linkPurpose = z.enum(['bind', 'deposit', 'withdraw']);
const linkState = z.enum([
  'CREATED',
  'SCANNED',
  'CONFIRMED_IN_APP',
  'CONSUMED',
  'EXPIRED',
  'CANCELLED',
  'REJECTED_IN_APP',
]);

const link = z.object({
  id: z.string(),
  address: z.string(),
  nickname: z.string(),
  device: z.string(),
  linkedAtMs: timeMs,
});

/** The payment that a session is for; null where it only links a wallet. */
const payment = z.object({
  asset: z.string(),
  network: z.string(),
  networkName: z.string(),
  amount: amountOut,
  /** The person's deposit address, or the linked wallet. */
  to: z.string(),
});

const linkSession = z.object({
  id: z.string(),
  purpose: linkPurpose,
  state: linkState,
  createdAtMs: timeMs,
  expiresAtMs: timeMs,
  /** The app that scanned the code; set from SCANNED on. */
  device: z.string().nullable(),
  nickname: z.string().nullable(),
  address: z.string().nullable(),
  payment: payment.nullable(),
  /** The transaction of a deposit, as the app reported it. */
  txId: z.string().nullable(),
});

/** The parts of the message that the wallet app signs (EIP-4361). Times are ms of whole seconds. */
const toSign = z.object({
  domain: z.string(),
  uri: z.string(),
  statement: z.string(),
  chainId: z.number().int(),
  nonce: z.string(),
  issuedAtMs: timeMs,
  expiresAtMs: timeMs,
});

const SESSION_REFUSALS = ['LINK_SESSION_UNKNOWN', 'LINK_SESSION_EXPIRED', 'LINK_SESSION_SPENT'] as const;
const AMOUNT_REFUSALS = [
  'COIN_UNKNOWN',
  'NETWORK_UNKNOWN',
  'AMOUNT_ZERO',
  'AMOUNT_PLACES',
  'AMOUNT_TOO_LARGE',
  'AMOUNT_BELOW_MIN',
] as const;
/** Refusals while something is missing that a payment to the linked wallet needs. */
const LEAVE_REFUSALS = [
  ...AMOUNT_REFUSALS,
  'AMOUNT_ABOVE_MAX',
  'ADDRESS_BLOCKED',
  'ADDRESS_HIGH_RISK',
  'ADDRESS_INVALID',
  'ADDRESS_OURS',
  'ADDRESS_BURNS',
  'ADDRESS_IS_TOKEN',
  'ADDRESS_IS_CONTRACT',
  'ADDRESS_UNREAD',
  'SELF_ADDRESS',
  'MEMO_REQUIRED',
  'MEMO_INVALID',
  'WITHDRAW_PAUSED',
  'WITHDRAWALS_STOPPED',
  'PRECONDITIONS_MISSING',
  'WITHDRAWAL_LOCKED',
  'ACCOUNT_FROZEN',
  'RECEIVABLE_OPEN',
  'INSUFFICIENT_BALANCE',
  'NOT_WITHDRAWABLE_YET',
  'NOT_WHITELISTED',
  'LIMIT_24H',
  'LIMIT_30D',
  'PRICE_UNKNOWN',
  'RECIPIENT_KYC',
  'KYC_REQUIRED',
  'KYC_EXPIRED',
] as const;

/** Ties one exchange account to one wallet app; each payment between them needs a one-time QR code. */
export const linkedWallet = {
  link: endpoint({
    method: 'GET',
    path: '/open/wallet/link',
    summary: 'The wallet that is linked, until when this channel is locked, and what can be moved over it',
    access: 'user',
    input: none,
    output: z.object({
      link: link.nullable(),
      /** Until when nothing leaves over this channel after an unlinking. */
      lockedUntilMs: timeMs.nullable(),
      coins: z.array(
        z.object({
          asset: z.string(),
          network: z.string(),
          networkName: z.string(),
          scale: z.number().int(),
          depositMin: amountOut,
          withdrawMin: amountOut,
          withdrawMax: amountOut,
        }),
      ),
    }),
    refusals: [],
  }),
  createSession: endpoint({
    method: 'POST',
    path: '/open/wallet/link/session',
    summary: 'Makes a one-time token for the wallet app, good for 120 seconds; an earlier one of this login ends',
    access: 'user',
    input: z.strictObject({
      purpose: linkPurpose,
      asset: assetCode.optional(),
      network: networkId.optional(),
      amount: amountText.optional(),
    }),
    output: z.object({
      session: linkSession,
      /** Shown as a QR code of `https://<host>/l/<token>`; answered once and stored nowhere. */
      token: z.string(),
      digits: z.string(),
    }),
    refusals: [...LEAVE_REFUSALS, 'WALLET_NOT_LINKED', 'WALLET_ALREADY_LINKED', 'LINK_LOCKED', 'DEPOSIT_PAUSED'],
    rate: { max: 60, windowMs: PER_HOUR_MS },
  }),
  session: endpoint({
    method: 'GET',
    path: '/open/wallet/link/session',
    summary: 'How far a session of this login is; another login’s is not there',
    access: 'user',
    input: z.strictObject({ id: uuid }),
    output: linkSession,
    refusals: ['LINK_SESSION_UNKNOWN'],
  }),
  cancelSession: endpoint({
    method: 'POST',
    path: '/open/wallet/link/session/cancel',
    summary: 'Takes a session back before it has come to anything',
    access: 'user',
    input: z.strictObject({ id: uuid }),
    output: linkSession,
    refusals: [...SESSION_REFUSALS],
  }),
  bindCode: endpoint({
    method: 'POST',
    path: '/open/wallet/link/bind/code',
    summary: 'Sends a code that is good for linking exactly the wallet that has confirmed',
    access: 'user',
    input: z.strictObject({ id: uuid, channel }),
    output: sentCode,
    refusals: [...SESSION_REFUSALS, 'LINK_NOT_CONFIRMED', ...SEND_CODE_REFUSALS],
    rate: { max: 40, windowMs: PER_HOUR_MS },
  }),
  bind: endpoint({
    method: 'POST',
    path: '/open/wallet/link/bind',
    summary: 'Links the wallet that has confirmed in its app: one account, one wallet',
    access: 'user',
    input: z.strictObject({ id: uuid, ...securityCheck }),
    output: link,
    refusals: [
      ...SESSION_REFUSALS,
      'LINK_NOT_CONFIRMED',
      'WALLET_ALREADY_LINKED',
      'WALLET_TAKEN',
      'ACCOUNT_FROZEN',
      ...SECURITY_REFUSALS,
    ],
  }),
  unbindCode: endpoint({
    method: 'POST',
    path: '/open/wallet/link/unbind/code',
    summary: 'Sends a code that is good for unlinking the wallet',
    access: 'user',
    input: z.strictObject({ channel }),
    output: sentCode,
    refusals: ['WALLET_NOT_LINKED', ...SEND_CODE_REFUSALS],
    rate: { max: 40, windowMs: PER_HOUR_MS },
  }),
  unbind: endpoint({
    method: 'POST',
    path: '/open/wallet/link/unbind',
    summary: 'Unlinks the wallet; nothing leaves over this channel for 24 hours',
    access: 'user',
    input: z.strictObject({ ...securityCheck }),
    output: z.object({ lockedUntilMs: timeMs }),
    refusals: ['WALLET_NOT_LINKED', ...SECURITY_REFUSALS],
  }),
  withdrawCode: endpoint({
    method: 'POST',
    path: '/open/wallet/link/withdraw/code',
    summary: 'Sends a code that is good for exactly the withdrawal that the app has confirmed',
    access: 'user',
    input: z.strictObject({ id: uuid, channel }),
    output: sentCode,
    refusals: [
      ...SESSION_REFUSALS,
      'LINK_NOT_CONFIRMED',
      'WALLET_NOT_LINKED',
      'LINK_LOCKED',
      ...LEAVE_REFUSALS,
      ...SEND_CODE_REFUSALS,
    ],
    rate: { max: 40, windowMs: PER_HOUR_MS },
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/open/wallet/link/withdraw',
    summary: 'Asks for the withdrawal that the app has confirmed: paid on chain to the linked wallet, without a fee',
    access: 'user',
    input: z.strictObject({ clientRequestId, id: uuid, ...securityCheck }),
    output: withdrawal,
    refusals: [
      ...SESSION_REFUSALS,
      'LINK_NOT_CONFIRMED',
      'WALLET_NOT_LINKED',
      'LINK_LOCKED',
      ...LEAVE_REFUSALS,
      ...SECURITY_REFUSALS,
    ],
    idempotent: true,
  }),
  scan: endpoint({
    method: 'POST',
    path: '/open/wallet/link/app/scan',
    summary: 'The wallet app has read the code: says who it is, and hears what it is asked for. Once for each code',
    access: 'anyone',
    input: z.strictObject({
      token: secret128.optional(),
      digits: digits8.optional(),
      address,
      device: text(60),
      nickname: text(30),
    }),
    output: z.object({
      /** The key with which the app that scanned continues; the token is used up. */
      appKey: z.string(),
      purpose: linkPurpose,
      /** The person's account, masked. */
      account: z.string(),
      payment: payment.nullable(),
      toSign,
    }),
    refusals: [...SESSION_REFUSALS, 'ADDRESS_INVALID', 'WALLET_NOT_THE_LINKED_ONE'],
    rate: { max: 30, windowMs: 10 * PER_MINUTE_MS },
  }),
  appSession: endpoint({
    method: 'POST',
    path: '/open/wallet/link/app/session',
    summary: 'How far the session is that the app has scanned',
    access: 'anyone',
    input: z.strictObject({ appKey: secret128 }),
    output: z.object({ state: linkState, expiresAtMs: timeMs }),
    refusals: ['LINK_SESSION_UNKNOWN'],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/open/wallet/link/app/confirm',
    summary:
      'The person has said yes in the wallet app: the signed message, and for a deposit its transaction. A wrong one ends the session',
    access: 'anyone',
    input: z.strictObject({ appKey: secret128, message: text(2_000), signature, txHash: txHash.optional() }),
    output: z.object({ state: linkState, expiresAtMs: timeMs }),
    refusals: [...SESSION_REFUSALS, 'MESSAGE_WRONG', 'SIGNATURE_WRONG', 'TX_HASH_MISSING'],
    rate: { max: 60, windowMs: 10 * PER_MINUTE_MS },
  }),
  reject: endpoint({
    method: 'POST',
    path: '/open/wallet/link/app/reject',
    summary: 'The person has said no in the wallet app',
    access: 'anyone',
    input: z.strictObject({ appKey: secret128 }),
    output: done,
    refusals: [...SESSION_REFUSALS],
  }),
  ...linkedWalletDemo,
} as const;
