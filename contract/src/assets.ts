import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { amountOut, none, timeMs } from './fields.ts';

const pause = z.object({ reason: z.string(), untilMs: timeMs.nullable() });

export const coinNetwork = z.object({
  network: z.string(),
  name: z.string(),
  /** The token standard or chain in the field's short form: ERC20, BTC, TIP20. */
  standard: z.string(),
  family: z.enum(['evm', 'bitcoin', 'tempo']),
  contractEnd: z.string().nullable(),
  scale: z.number().int(),
  memo: z.object({ required: z.boolean(), pattern: z.string() }).nullable(),
  depositMin: amountOut,
  withdrawMin: amountOut,
  withdrawMax: amountOut,
  withdrawFee: amountOut,
  /** The node's estimate of what a payment costs now, in the coin of the fee. */
  networkCost: amountOut.nullable(),
  lowestFee: z.boolean(),
  confirmationsCredit: z.number().int(),
  confirmationsUnlock: z.number().int(),
  blockSeconds: z.number(),
  depositPaused: pause.nullable(),
  withdrawPaused: pause.nullable(),
  explorerTx: z.string().nullable(),
});

export const coin = z.object({
  asset: z.string(),
  name: z.string(),
  ledgerScale: z.number().int(),
  displayScale: z.number().int(),
  sort: z.number().int(),
  networks: z.array(coinNetwork),
});

export const assets = {
  coins: endpoint({
    method: 'GET',
    path: '/open/assets/coins',
    summary: 'Coins and their networks with minimum, maximum, fee, confirmations and pauses',
    access: 'anyone',
    input: none,
    output: z.object({ coins: z.array(coin) }),
    refusals: [],
  }),
} as const;
