import { z } from 'zod';
import { endpoint, PER_MINUTE_MS } from './endpoint.ts';
import { amountOut, clientRequestId, none, text, timeMs, uuid } from './fields.ts';

/** Why a balance cannot be converted now. */
const conversionObstacle = z.enum(['NO_MARKET', 'MARKET_HALTED', 'NO_PRICE', 'FROZEN', 'LOCKED', 'TOO_LITTLE']);

const leg = z.object({
  asset: z.string(),
  displayScale: z.number().int(),
  amount: amountOut,
  priceUsdt: amountOut,
  feeUsdt: amountOut,
  getsUsdt: amountOut,
});

export const conversion = {
  smallBalances: endpoint({
    method: 'GET',
    path: '/open/conversion/small-balances',
    summary: 'The small balances of the funding account, and why one of them cannot be converted',
    access: 'user',
    input: none,
    output: z.object({
      rows: z.array(
        z.object({
          asset: z.string(),
          name: z.string(),
          displayScale: z.number().int(),
          amount: amountOut,
          /** Rounded down; null where the coin has no price. */
          valueUsdt: amountOut.nullable(),
          /** About what it brings, by the current index price. */
          getsUsdt: amountOut.nullable(),
          obstacle: conversionObstacle.nullable(),
          /** Until when purchased coins may not leave. */
          lockedUntilMs: timeMs.nullable(),
        }),
      ),
      maxValueUsdt: amountOut,
      feePercent: amountOut,
      coinsMax: z.number().int(),
      /** How long a person waits between two runs. */
      intervalHours: z.number().int(),
      /** When the person may convert again; null for now. */
      nextAtMs: timeMs.nullable(),
    }),
    refusals: [],
  }),
  quote: endpoint({
    method: 'POST',
    path: '/open/conversion/quote',
    summary: 'What the named coins bring in USDT, for ten seconds',
    access: 'user',
    /** Coin codes, separated by commas. */
    input: z.strictObject({
      assets: text(2_000).regex(/^[A-Z0-9]{2,12}(?:,[A-Z0-9]{2,12})*$/, { error: 'NOT_ASSETS' }),
    }),
    output: z.object({
      quoteId: z.string(),
      expiresAtMs: timeMs,
      legs: z.array(leg),
      feeUsdt: amountOut,
      getsUsdt: amountOut,
    }),
    refusals: [
      'CONVERSION_TOO_MANY',
      'CONVERSION_TOO_SOON',
      'CONVERSION_NOT_POSSIBLE',
      'CONVERSION_NO_FUNDS',
      'ACCOUNT_FROZEN',
    ],
    rate: { max: 60, windowMs: PER_MINUTE_MS },
  }),
  convert: endpoint({
    method: 'POST',
    path: '/open/conversion/convert',
    summary: 'Takes a quote: all of its coins become USDT in the funding account, or none does',
    access: 'user',
    input: z.strictObject({ clientRequestId, quoteId: uuid }),
    output: z.object({
      id: z.string(),
      atMs: timeMs,
      legs: z.array(leg),
      feeUsdt: amountOut,
      getsUsdt: amountOut,
      nextAtMs: timeMs,
      replayed: z.boolean(),
    }),
    refusals: [
      'CONVERSION_QUOTE_UNKNOWN',
      'CONVERSION_QUOTE_EXPIRED',
      'CONVERSION_PRICE_MOVED',
      'CONVERSION_TOO_SOON',
      'CONVERSION_NOT_POSSIBLE',
      'CONVERSION_NO_FUNDS',
      'INSUFFICIENT_BALANCE',
      'ACCOUNT_FROZEN',
    ],
    idempotent: true,
  }),
} as const;
