import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { amountOut, assetCode, none, timeMs } from './fields.ts';

export const pricing = {
  rates: endpoint({
    method: 'GET',
    path: '/open/pricing/rates',
    summary: 'Index price of each coin in USDT with its 24 h change, and fiat rates for one USDT',
    access: 'anyone',
    input: none,
    output: z.object({
      prices: z.array(
        z.object({
          asset: z.string(),
          priceUsdt: amountOut,
          change24hPercent: amountOut.nullable(),
          atMs: timeMs,
          /** True for a price older than five minutes, which is shown grey and with its time. */
          delayed: z.boolean(),
        }),
      ),
      fiat: z.array(z.object({ currency: z.string(), perUsdt: amountOut })),
      fiatAtMs: timeMs,
    }),
    refusals: [],
  }),
  history: endpoint({
    method: 'GET',
    path: '/open/pricing/history',
    summary: 'What a coin cost over a range, evenly spaced and ending now; moments without a price are left out',
    access: 'anyone',
    input: z.strictObject({ asset: assetCode, range: z.enum(['1w', '1m', '3m', '1y']) }),
    output: z.object({ points: z.array(z.object({ atMs: timeMs, priceUsdt: amountOut })) }),
    refusals: [],
  }),
} as const;
