import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountOut, cursor, done, networkId, none, page, pageLimit, timeMs, uuid } from '../fields.ts';
import { PROPOSE_REFUSALS, proposed } from './actions.ts';
import { reason, SEES_CHAINS } from './staff-fields.ts';

/** Refused when asked for; if it happens only at approval, the answer is ACTION_IMPOSSIBLE with one of these as its cause. */
const INTERVENE_REFUSALS = [
  'PAYMENT_NOT_FOUND',
  'PAYMENT_MINED',
  'ALREADY_CANCELLING',
  'FEE_AT_LIMIT',
  'CHAIN_AWAY',
] as const;

const attempt = z.object({
  no: z.number().int(),
  txId: z.string(),
  /** The most that the payment can cost. */
  feeMax: amountOut,
  feeAsset: z.string(),
  /** The prices, named as its chain names them: `maxFeePerGas`, `satoshiPerVbyte`. */
  prices: z.record(z.string(), z.string()),
  /** True for an attempt that pays nobody and only uses up what the original payment needs. */
  isCancel: z.boolean(),
  signedAtMs: timeMs,
  sentAtMs: timeMs.nullable(),
  /** What the node last said of it. */
  answer: z.string().nullable(),
});

const hotAsset = z.object({
  asset: z.string(),
  /** Null while the chain cannot be asked. */
  holds: amountOut.nullable(),
  /** Promised to payments that are not in a block yet. */
  promised: amountOut,
  /** The amounts that the hot wallet keeps back and holds at most; null where finance has not set them. */
  keep: amountOut.nullable(),
  most: amountOut.nullable(),
  level: z.enum(['OK', 'LOW', 'HIGH', 'NO_LIMIT', 'UNKNOWN']),
});

export const staffChains = {
  status: endpoint({
    method: 'GET',
    path: '/open/staff/chains/status',
    summary: 'Every network: how far it is read, which nodes agree, what the hot wallet has and what waits',
    access: SEES_CHAINS,
    input: none,
    output: z.object({
      networks: z.array(
        z.object({
          network: z.string(),
          name: z.string(),
          /** The last block that was read and stored. */
          height: z.number().int(),
          /** The newest block of the chain; null while no node answers. */
          head: z.number().int().nullable(),
          behind: z.number().int().nullable(),
          lastBlockAtMs: timeMs.nullable(),
          scannedAtMs: timeMs.nullable(),
          nodes: z.object({ count: z.number().int(), answering: z.number().int(), agreeing: z.number().int() }),
          scanHaltedReason: z.string().nullable(),
          creditHaltedReason: z.string().nullable(),
          depositsPaused: z.string().nullable(),
          withdrawalsPaused: z.string().nullable(),
          hot: z.array(hotAsset),
          /** The wallet that pays for sweeps; null where a network needs none. */
          gas: z
            .object({ asset: z.string(), holds: amountOut.nullable(), sweepsLeft: z.number().int().nullable() })
            .nullable(),
          unswept: z.array(z.object({ asset: z.string(), addresses: z.number().int(), amount: amountOut })),
          openPayments: z.number().int(),
          stuckPayments: z.number().int(),
        }),
      ),
    }),
    refusals: [],
  }),
  custody: endpoint({
    method: 'GET',
    path: '/open/staff/chains/custody',
    summary: 'What the books say of every network and coin beside what the chain says of our keys',
    access: ['auditor', 'finance', 'risk'],
    input: z.strictObject({ network: networkId }),
    output: z.object({
      rows: z.array(
        z.object({
          asset: z.string(),
          booked: amountOut,
          hot: amountOut,
          deposits: amountOut,
          depositAddresses: z.number().int(),
          /** Seen on the chain but not booked yet, or booked but not read yet. */
          explained: amountOut,
          /** Booked without an explanation, and therefore kept in suspense. */
          surplus: amountOut,
          difference: amountOut,
        }),
      ),
    }),
    refusals: ['NETWORK_UNKNOWN', 'CHAIN_AWAY'],
  }),
  payments: endpoint({
    method: 'GET',
    path: '/open/staff/chains/payments',
    summary: 'Payments of ours that are not final, the oldest first, with every attempt',
    access: SEES_CHAINS,
    input: z.strictObject({ before: cursor.optional(), limit: pageLimit.optional() }),
    output: page(
      z.object({
        id: z.string(),
        kind: z.enum(['withdrawal', 'sweep', 'gas', 'return']),
        /** The withdrawal, or the address that a sweep empties or fills. */
        ref: z.string(),
        network: z.string(),
        networkName: z.string(),
        asset: z.string(),
        amount: amountOut,
        toAddress: z.string(),
        sequence: z.number().int().nullable(),
        state: z.enum(['SIGNED', 'SENT', 'MINED', 'STUCK']),
        isCancelling: z.boolean(),
        createdAtMs: timeMs,
        attempts: z.array(attempt),
      }),
    ),
    refusals: [],
  }),
  bumpPayment: endpoint({
    method: 'POST',
    path: '/open/staff/chains/payments/bump',
    summary:
      'Asks for sending a payment again with the same nonce or coins at a higher fee, of which at most one attempt confirms; a second member of Finance decides',
    access: ['finance'],
    input: z.strictObject({ paymentId: uuid, reason }),
    output: proposed,
    refusals: [...PROPOSE_REFUSALS, ...INTERVENE_REFUSALS],
  }),
  cancelPayment: endpoint({
    method: 'POST',
    path: '/open/staff/chains/payments/cancel',
    summary:
      'Asks for paying ourselves with the nonce or coins of a payment, so that it cannot confirm and its withdrawal returns; a second member of Finance decides',
    access: ['finance'],
    input: z.strictObject({ paymentId: uuid, reason }),
    output: proposed,
    refusals: [...PROPOSE_REFUSALS, ...INTERVENE_REFUSALS],
  }),
  seeAlarm: endpoint({
    method: 'POST',
    path: '/open/staff/chains/alarms/see',
    summary: 'Notes that somebody has taken care of an alarm',
    access: ['risk', 'finance'],
    input: z.strictObject({ id: uuid, reason }),
    output: done,
    refusals: ['ALARM_UNKNOWN', 'ALREADY_DECIDED'],
  }),
} as const;
