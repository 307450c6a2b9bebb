import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { none, text } from '../fields.ts';
import { market, symbol } from '../spot-shapes.ts';

export const staffSpot = {
  markets: endpoint({
    method: 'GET',
    path: '/open/staff/spot/markets',
    summary: 'Every market with its state',
    access: ['risk', 'product', 'auditor', 'superadmin'],
    input: none,
    output: z.object({ rows: z.array(market) }),
    refusals: [],
  }),
  setStatus: endpoint({
    method: 'POST',
    path: '/open/staff/spot/markets/status',
    summary: 'Halts a market, which leaves only cancels, or opens it again; the reason goes into the audit log',
    access: ['risk'],
    input: z.strictObject({ symbol, status: z.enum(['open', 'halted']), reason: text(500, 3) }),
    output: z.object({ market }),
    refusals: ['MARKET_NOT_FOUND', 'MARKET_TAKEN'],
  }),
} as const;
