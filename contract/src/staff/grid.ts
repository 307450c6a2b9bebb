import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountOut, cursor, none, page, pageLimit, text, timeMs, uid, uuid } from '../fields.ts';
import { gridMode, gridReason, gridState } from '../grid-shapes.ts';
import { symbol } from '../spot-shapes.ts';

const READS = ['support', 'support2', 'risk', 'product', 'compliance', 'auditor', 'superadmin'] as const;

/** Grid strategies of everybody, for those who watch what they do to the markets. */
export const staffGrid = {
  list: endpoint({
    method: 'GET',
    path: '/open/staff/grid/list',
    summary: 'Grids of everybody, or of one person, market or state, the newest first',
    access: READS,
    input: z.strictObject({
      uid: uid.optional(),
      symbol: symbol.optional(),
      state: gridState.optional(),
      before: cursor.optional(),
      limit: pageLimit.optional(),
    }),
    output: page(
      z.object({
        id: z.string(),
        uid: z.string(),
        number: z.number().int(),
        symbol: z.string(),
        mode: gridMode,
        lower: amountOut,
        upper: amountOut,
        grids: z.number().int(),
        state: gridState,
        /** What is being done; null where it is at rest. */
        step: z.enum(['FUNDING', 'BUYING', 'CANCELLING', 'SELLING', 'RETURNING']).nullable(),
        reason: gridReason.nullable(),
        investment: amountOut,
        quote: z.string(),
        pairs: z.number().int(),
        gridProfit: amountOut,
        createdAtMs: timeMs,
        endedAtMs: timeMs.nullable(),
      }),
    ),
    refusals: ['MARKET_NOT_FOUND'],
  }),
  load: endpoint({
    method: 'GET',
    path: '/open/staff/grid/load',
    summary: 'How many grids run in each market, how far behind the trades they are, and what failed in the last day',
    access: READS,
    input: none,
    output: z.object({
      /** The last command of the trading core whose fills have been answered, and the last one there is. */
      handledSequence: z.number().int(),
      tradingSequence: z.number().int(),
      /** Orders that are to be placed and have not been answered. */
      waitingOrders: z.number().int(),
      markets: z.array(
        z.object({
          symbol: z.string(),
          running: z.number().int(),
          waiting: z.number().int(),
          suspended: z.number().int(),
          /** Between two steps for more than a minute. */
          stuck: z.number().int(),
          failedToday: z.number().int(),
        }),
      ),
    }),
    refusals: [],
  }),
  stop: endpoint({
    method: 'POST',
    path: '/open/staff/grid/stop',
    summary: "Stops a person's grid; the base coin is returned and not sold. The reason goes into the audit log",
    access: ['risk'],
    input: z.strictObject({ gridId: uuid, reason: text(500, 3) }),
    output: z.object({ state: gridState }),
    refusals: ['GRID_UNKNOWN', 'GRID_ENDED', 'OWN_ACCOUNT'],
  }),
} as const;
