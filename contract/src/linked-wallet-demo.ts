import { z } from 'zod';
import { endpoint, PER_HOUR_MS } from './endpoint.ts';
import { address, amountOut, amountText, assetCode, networkId } from './fields.ts';

const rawTx = z.string().regex(/^0x[0-9a-fA-F]{100,4000}$/, { error: 'NOT_A_TRANSACTION' });

/** What the demo's wallet app needs to know of the demo's chains; its page can reach no server but ours. */
export const linkedWalletDemo = {
  demoAccount: endpoint({
    method: 'POST',
    path: '/open/dev/wallet/account',
    summary: 'What an address holds on the demo’s chains',
    access: 'anyone',
    demoOnly: true,
    input: z.strictObject({ address }),
    output: z.object({
      rows: z.array(z.object({ asset: z.string(), network: z.string(), networkName: z.string(), amount: amountOut })),
    }),
    refusals: ['ADDRESS_INVALID', 'CHAIN_AWAY'],
  }),
  demoDraft: endpoint({
    method: 'POST',
    path: '/open/dev/wallet/draft',
    summary: 'Number and gas of the next transaction of an address, for the app to sign itself',
    access: 'anyone',
    demoOnly: true,
    input: z.strictObject({ asset: assetCode, network: networkId, address, to: address, amount: amountText }),
    output: z.object({
      chainId: z.number().int(),
      nonce: z.number().int(),
      gas: z.string(),
      maxFeePerGas: z.string(),
      maxPriorityFeePerGas: z.string(),
      /** Null for the chain's own coin. */
      contract: z.string().nullable(),
      /** The amount in the chain's smallest unit. */
      units: z.string(),
    }),
    refusals: [
      'COIN_UNKNOWN',
      'NETWORK_UNKNOWN',
      'ADDRESS_INVALID',
      'AMOUNT_ZERO',
      'AMOUNT_PLACES',
      'AMOUNT_TOO_LARGE',
      'NOT_PAYABLE',
      'CHAIN_AWAY',
    ],
  }),
  demoRelay: endpoint({
    method: 'POST',
    path: '/open/dev/wallet/relay',
    summary: 'Hands a transaction that the app has signed to the demo’s chain',
    access: 'anyone',
    demoOnly: true,
    input: z.strictObject({ network: networkId, rawTx }),
    output: z.object({ txHash: z.string() }),
    refusals: ['NETWORK_UNKNOWN', 'NOT_PAYABLE', 'CHAIN_AWAY'],
    rate: { max: 120, windowMs: PER_HOUR_MS },
  }),
  demoGift: endpoint({
    method: 'POST',
    path: '/open/dev/wallet/gift',
    summary: 'Sends coins of the demo’s chain to the app’s own address',
    access: 'anyone',
    demoOnly: true,
    input: z.strictObject({ asset: assetCode, network: networkId, address }),
    output: z.object({ txHash: z.string(), amount: amountOut }),
    refusals: ['COIN_UNKNOWN', 'NETWORK_UNKNOWN', 'ADDRESS_INVALID', 'CHAIN_AWAY'],
    rate: { max: 60, windowMs: PER_HOUR_MS },
  }),
} as const;
