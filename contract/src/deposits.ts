import { z } from 'zod';
import { deposit, fundsSource, fundsStatement, openClaim } from './deposit-shapes.ts';
import { endpoint, PER_DAY_MS, PER_HOUR_MS } from './endpoint.ts';
import { amountOut, amountText, assetCode, networkId, none, page, text, timeMs, uuid } from './fields.ts';
import { historyInput } from './history-input.ts';

/** How coins come in: deposit addresses, deposits, and what another person needs in order to send here. */
export const deposits = {
  depositAddress: endpoint({
    method: 'POST',
    path: '/open/wallet/deposit/address',
    summary: 'The person’s own deposit address on a network; made at the first call, the same for ever after',
    access: 'user',
    input: z.strictObject({ asset: assetCode, network: networkId }),
    output: z.object({
      asset: z.string(),
      network: z.string(),
      address: z.string(),
      memo: z.string().nullable(),
      uri: z.string(),
      rotatable: z.boolean(),
    }),
    refusals: ['COIN_UNKNOWN', 'NETWORK_UNKNOWN', 'DEPOSIT_PAUSED'],
  }),
  rotateAddress: endpoint({
    method: 'POST',
    path: '/open/wallet/deposit/address/new',
    summary: 'A new deposit address where the network rotates; old ones stay valid for ever',
    access: 'user',
    input: z.strictObject({ asset: assetCode, network: networkId }),
    output: z.object({
      asset: z.string(),
      network: z.string(),
      address: z.string(),
      memo: z.string().nullable(),
      uri: z.string(),
      rotatable: z.boolean(),
    }),
    refusals: ['COIN_UNKNOWN', 'NETWORK_UNKNOWN', 'DEPOSIT_PAUSED', 'NOT_ROTATABLE'],
    rate: { max: 10, windowMs: PER_DAY_MS },
  }),
  history: endpoint({
    method: 'GET',
    path: '/open/wallet/deposits',
    summary: 'Deposits, on chain and internal, newest first; without a limit the last ten',
    access: 'user',
    input: z.strictObject({ ...historyInput.shape, kind: z.enum(['ONCHAIN', 'INTERNAL', 'LINKED']).optional() }),
    output: page(deposit),
    refusals: [],
  }),
  depositDetail: endpoint({
    method: 'GET',
    path: '/open/wallet/deposits/detail',
    summary: 'One deposit',
    access: 'user',
    input: z.strictObject({ id: uuid }),
    output: deposit,
    refusals: ['DEPOSIT_UNKNOWN'],
  }),
  depositMore: endpoint({
    method: 'GET',
    path: '/open/wallet/deposits/more',
    summary:
      'What makes a deposit special: a wait before it may leave, what was said of its source, where it was sent back to',
    access: 'user',
    input: z.strictObject({ id: uuid }),
    output: z.object({
      /** Until when what the deposit brought must stay; null where only confirmations count. */
      leavesFromMs: timeMs.nullable(),
      /** The person's latest statement about its source. */
      source: fundsStatement.nullable(),
      sentBack: z
        .object({
          address: z.string(),
          amount: amountOut,
          fee: amountOut,
          txId: z.string().nullable(),
          explorerUrl: z.string().nullable(),
          isDone: z.boolean(),
        })
        .nullable(),
    }),
    refusals: ['DEPOSIT_UNKNOWN'],
  }),
  oldAddresses: endpoint({
    method: 'GET',
    path: '/open/wallet/deposit/addresses/old',
    summary: 'Deposit addresses that were replaced; what arrives there is the person’s for ever',
    access: 'user',
    input: z.strictObject({ asset: assetCode, network: networkId }),
    output: z.object({ rows: z.array(z.object({ address: z.string(), sinceMs: timeMs })) }),
    refusals: ['COIN_UNKNOWN', 'NETWORK_UNKNOWN'],
  }),
  explainDeposit: endpoint({
    method: 'POST',
    path: '/open/wallet/deposits/source',
    summary: 'Says where the money of a deposit under review comes from; said again, the last word counts',
    access: 'user',
    input: z.strictObject({ id: uuid, source: fundsSource, statement: text(500, 10) }),
    output: z.object({ done: z.literal(true) }),
    refusals: ['DEPOSIT_UNKNOWN', 'NOT_IN_REVIEW'],
    rate: { max: 20, windowMs: PER_DAY_MS },
  }),
  claims: endpoint({
    method: 'GET',
    path: '/open/wallet/claims',
    summary: 'What is owed to the house after the chain undid a deposit that was spent already',
    access: 'user',
    input: none,
    output: z.object({
      rows: z.array(openClaim),
    }),
    refusals: [],
  }),
  receive: endpoint({
    method: 'GET',
    path: '/open/wallet/receive',
    summary: 'What another person needs to send here: account number, masked e-mail and phone, pay code',
    access: 'user',
    input: none,
    output: z.object({
      uid: z.string(),
      emailMasked: z.string().nullable(),
      phoneMasked: z.string().nullable(),
      payUri: z.string(),
    }),
    refusals: [],
  }),
  demoFaucet: endpoint({
    method: 'POST',
    path: '/open/dev/faucet',
    summary: 'Sends real coins of the demo’s chains to the person’s own deposit address',
    access: 'user',
    demoOnly: true,
    input: z.strictObject({ asset: assetCode, network: networkId, amount: amountText }),
    output: z.object({ txId: z.string(), address: z.string() }),
    refusals: [
      'COIN_UNKNOWN',
      'NETWORK_UNKNOWN',
      'AMOUNT_ZERO',
      'AMOUNT_PLACES',
      'AMOUNT_TOO_LARGE',
      'AMOUNT_ABOVE_MAX',
      'CHAIN_AWAY',
    ],
    rate: { max: 120, windowMs: PER_HOUR_MS },
  }),
} as const;
