import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { amountText, assetCode, networkId, none, page, uuid } from './fields.ts';
import { deposit, historyInput } from './wallet-shapes.ts';

/** How coins come in: deposit addresses, deposits, and what another person needs to send here. */
export const walletArrive = {
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
    rate: { max: 10, windowMs: 86_400_000 },
  }),
  deposits: endpoint({
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
    rate: { max: 120, windowMs: 3_600_000 },
  }),
} as const;
