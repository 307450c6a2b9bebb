import { z } from 'zod';
import { endpoint, PER_MINUTE_MS } from '../endpoint.ts';
import { amountOut, amountText, assetCode, page, timeMs, timeText, whole } from '../fields.ts';
import { ROUND_REFUSALS, roundOfProject } from './round.ts';

/** A business day of the period that a round asks for. What was read on it is null or empty where it is not shown. */
const holdingDay = z.object({
  /** Its beginning. */
  fromMs: timeMs,
  publicAtMs: timeMs,
  /** Whether they are shown, public later, no longer kept because no round needs them, or were never read. */
  figures: z.enum(['SHOWN', 'LATER', 'TIDIED', 'NONE']),
  /** The mean of its hours, rounded down; null also where none of them was read. */
  average: amountOut.nullable(),
  /** How many of its hours are lost, as nothing read them in time: they are left out of the mean. */
  lost: z.number().int(),
  /** The SHA-256 of what the seconds of its snapshots follow from, and that itself. */
  seedHash: z.string().nullable(),
  seed: z.string().nullable(),
  hours: z.array(
    z.object({
      fromMs: timeMs,
      /** When balances were read; null where they were not. */
      atMs: timeMs.nullable(),
      amount: amountOut.nullable(),
    }),
  ),
});

/** What a person held before a round that asks for it. */
export const launchHolding = {
  holding: endpoint({
    method: 'GET',
    path: '/open/wallet/launch/holding',
    summary: 'What the person had, hour by hour, in the period that a round asks for, the newest days first',
    access: 'user',
    input: z.strictObject({
      ...roundOfProject,
      /** Days before this one; as `next` says. */
      before: whole(99_999).optional(),
    }),
    output: page(holdingDay).extend({
      coin: z.string(),
      needed: amountOut,
      /** Of the days that are public, rounded down; null where nothing was read, or is kept of all of them. */
      average: amountOut.nullable(),
      /** The most that it lets one commit so far, in the coin that the round takes; null where it is no bound. */
      cap: amountOut.nullable(),
      days: z.number().int(),
      /** Of how many of them anything is known. */
      publicDays: z.number().int(),
    }),
    refusals: ROUND_REFUSALS,
    rate: { max: 120, windowMs: PER_MINUTE_MS },
  }),
} as const;

/** What people must have held, on average over whole business days that are over before the round starts, as staff ask for it. */
export const askedHolding = z.strictObject({
  asset: assetCode,
  /** Of the first day, at any time. */
  fromAtMs: timeText,
  days: whole(60),
  least: amountText,
});

/** How the snapshots stand that a round asks for. */
export const snapshotRun = z.object({
  project: z.string(),
  round: z.number().int(),
  asset: z.string(),
  least: amountOut,
  fromMs: timeMs,
  untilMs: timeMs,
  /** Of the whole period, and what became of those that are over. */
  hours: z.number().int(),
  taken: z.number().int(),
  lost: z.number().int(),
  /** Whether any of its days is no longer kept, so that what is left says nothing of all of it. */
  isTidied: z.boolean(),
  /** Null before the first one. */
  last: z.object({ atMs: timeMs, people: z.number().int() }).nullable(),
});
