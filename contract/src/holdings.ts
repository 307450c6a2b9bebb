import { z } from 'zod';
import { bill } from './booking-shapes.ts';
import { endpoint } from './endpoint.ts';
import { accountName, amountOut, assetCode, none, timeMs } from './fields.ts';
import { limitLine } from './withdrawal-shapes.ts';

export const assetRow = z.object({
  asset: z.string(),
  name: z.string(),
  displayScale: z.number().int(),
  total: amountOut,
  available: amountOut,
  frozen: amountOut,
  valueUsdt: amountOut.nullable(),
  priceUsdt: amountOut.nullable(),
  change24hPercent: amountOut.nullable(),
  /** False where the coin has neither a market nor an open deposit or withdrawal. */
  usable: z.boolean(),
});

export const hold = z.object({
  id: z.string(),
  asset: z.string(),
  account: accountName,
  reason: z.string(),
  ref: z.string(),
  amount: amountOut,
  createdAtMs: timeMs,
  releaseAtMs: timeMs.nullable(),
});

/** What a person has: the overview, and each account and coin. */
export const holdings = {
  topsWealthInfo: endpoint({
    method: 'POST',
    path: '/open/seckill/user/tops-wealth-info',
    summary: 'The estimated total of the person whose session this is; the header x-user-id opens nobody else',
    access: 'user',
    input: none,
    output: z.object({ totalUsdt: amountOut }),
    refusals: [],
  }),
  overview: endpoint({
    method: 'GET',
    path: '/open/wallet/overview',
    summary: 'Estimated total, accounts, coins, today’s result and the 24 h withdrawal line in one call',
    access: 'user',
    input: none,
    output: z.object({
      totalUsdt: amountOut,
      totalBtc: amountOut.nullable(),
      pricesAtMs: timeMs,
      unpricedAssets: z.number().int(),
      todayPnlUsdt: amountOut.nullable(),
      todayPnlPercent: amountOut.nullable(),
      pnlTerms: z.object({ nowUsdt: amountOut, startUsdt: amountOut, netInflowUsdt: amountOut }).nullable(),
      accounts: z.array(z.object({ account: accountName, valueUsdt: amountOut })),
      bonusUsdt: amountOut,
      assets: z.array(assetRow),
      limit: limitLine,
    }),
    refusals: [],
  }),
  trend: endpoint({
    method: 'GET',
    path: '/open/wallet/trend',
    summary: 'The estimated total at the end of each business day',
    access: 'user',
    input: z.strictObject({ range: z.enum(['1w', '1m', '3m', '1y']) }),
    output: z.object({ points: z.array(z.object({ atMs: timeMs, totalUsdt: amountOut })) }),
    refusals: [],
  }),
  account: endpoint({
    method: 'GET',
    path: '/open/wallet/account',
    summary: 'The coins of one account',
    access: 'user',
    input: z.strictObject({ account: accountName }),
    output: z.object({ account: accountName, opened: z.boolean(), valueUsdt: amountOut, assets: z.array(assetRow) }),
    refusals: [],
  }),
  asset: endpoint({
    method: 'GET',
    path: '/open/wallet/asset',
    summary: 'One coin: its row, where it is, its holds and its last five records',
    access: 'user',
    input: z.strictObject({ asset: assetCode }),
    output: z.object({
      row: assetRow,
      accounts: z.array(z.object({ account: accountName, available: amountOut, frozen: amountOut })),
      holds: z.array(hold),
      records: z.array(bill),
    }),
    refusals: ['COIN_UNKNOWN'],
  }),
  holds: endpoint({
    method: 'GET',
    path: '/open/wallet/holds',
    summary: 'Every hold that makes up a frozen amount, with reason and release time',
    access: 'user',
    input: z.strictObject({ asset: assetCode.optional() }),
    output: z.object({ rows: z.array(hold) }),
    refusals: [],
  }),
} as const;
