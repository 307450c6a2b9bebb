import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountOut, timeMs } from '../fields.ts';
import { roundOfProject } from './round.ts';

/** Prices that were fixed. */
export const launchPrice = {
  priceSamples: endpoint({
    method: 'GET',
    path: '/open/wallet/launch/price-samples',
    summary: 'Everything that the price of a round was fixed from, so that anybody can compute it again',
    access: 'anyone',
    input: z.strictObject(roundOfProject),
    output: z.object({
      project: z.string(),
      round: z.number().int(),
      /** The coin that the samples are of; they are in USDT. */
      asset: z.string(),
      fromMs: timeMs,
      toMs: timeMs,
      /** One for each minute, in order; null for one without. */
      samples: z.array(amountOut.nullable()),
      count: z.number().int(),
      missing: z.number().int(),
      sum: amountOut,
      /** In USDT; in the coin it is this times the count, over the sum, rounded up to 18 places. */
      offered: amountOut,
      /** Null where it could not be fixed. */
      basePrice: amountOut.nullable(),
      fixedAtMs: timeMs,
    }),
    refusals: ['LAUNCH_NOT_FOUND', 'LAUNCH_NO_PRICE'],
  }),
} as const;
