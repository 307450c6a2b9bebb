import { z } from 'zod';
import { endpoint, PER_HOUR_MS } from '../endpoint.ts';
import { amountOut, clientRequestId, timeMs, tradingPassword, whole } from '../fields.ts';
import { CONDITION_REFUSALS, ROUND_REFUSALS, roundOfProject } from './round.ts';

const TICKETS_MAX = 1_000;
/** Whose ticket it is, as a hash that only the project's salt explains. Lower-case hexadecimal, as all bytes here. */
const owner = z.string();

const beacon = z.object({ kind: z.enum(['drand', 'block']), source: z.string(), round: z.number().int() });

/** The files of a draw, in the form of docs/verify-a-draw.md. */
const announcementFile = z.object({
  format: z.literal('bourse-draw-announcement-v1'),
  project: z.string(),
  drawAtMs: timeMs,
  winners: z.number().int(),
  mostEach: z.number().int(),
  commit: z.string(),
  beacon,
});
const resultFile = z.object({
  format: z.literal('bourse-draw-result-v1'),
  project: z.string(),
  serverSeed: z.string(),
  beacon: beacon.extend({ randomness: z.string(), signature: z.string().nullable() }),
  winners: z.array(z.number().int()),
});
const ticketFile = z.object({
  format: z.literal('bourse-draw-ticket-v1'),
  project: z.string(),
  count: z.number().int(),
  root: z.string(),
  number: z.number().int(),
  owner,
  proof: z.array(z.string()),
});

/** Lotteries. */
export const launchLottery = {
  lottery: endpoint({
    method: 'GET',
    path: '/open/wallet/launch/lottery',
    summary: 'A lottery: what was announced, what tickets the person has earned and taken, and how it was drawn',
    access: 'user',
    input: z.strictObject(roundOfProject),
    output: z.object({
      nowMs: timeMs,
      announcement: announcementFile,
      /** Tickets that are taken. */
      tickets: z.number().int(),
      /** The list, once it is frozen and public. The root is null where nobody has a ticket. */
      list: z.object({ count: z.number().int(), root: z.string().nullable(), publishedAtMs: timeMs }).nullable(),
      result: resultFile.nullable(),
      drawnAtMs: timeMs.nullable(),
      /** Why it was not drawn, and everybody was paid back. */
      voidReason: z.enum(['LIST_LATE', 'BEACON_LOST', 'SEED_LOST']).nullable(),
      /** What earns tickets; null where everybody may take the most. */
      volume: z
        .object({
          markets: z.array(z.string()),
          /** Volume of one ticket, the person's own, and what is missing to the next; in the paying coin. */
          step: amountOut,
          fromMs: timeMs,
          own: amountOut,
          missing: amountOut.nullable(),
        })
        .nullable(),
      /** Tickets that the person may take, and what one costs them, with the discount of their VIP level; null until the price is fixed. */
      earned: z.number().int(),
      cost: amountOut.nullable(),
      costWithoutVip: amountOut.nullable(),
      /** Tickets that the person has taken, and once they are numbered which, and which have won. */
      taken: z.number().int().nullable(),
      own: z.array(z.object({ number: z.number().int(), hasWon: z.boolean() })),
    }),
    refusals: ROUND_REFUSALS,
  }),
  takeTickets: endpoint({
    method: 'POST',
    path: '/open/wallet/launch/take-tickets',
    summary: 'Takes tickets of a lottery, or another number of them, until its window ends; their cost is held',
    access: 'user',
    input: z.strictObject({ clientRequestId, ...roundOfProject, tickets: whole(TICKETS_MAX), tradingPassword }),
    output: z.object({ subscriptionId: z.string(), committed: amountOut, atMs: timeMs, replayed: z.boolean() }),
    refusals: [
      'ACCOUNT_FROZEN',
      ...ROUND_REFUSALS,
      'TRADING_PASSWORD_NOT_SET',
      'LAUNCH_CANCELLED',
      'LAUNCH_NOT_STARTED',
      'LAUNCH_NO_PRICE',
      'LAUNCH_ENDED',
      ...CONDITION_REFUSALS,
      'LAUNCH_INTERVAL',
      'LAUNCH_TICKETS_NONE',
      'LAUNCH_TICKETS_MAX',
      'LAUNCH_TICKETS_UNEARNED',
      'LAUNCH_TICKETS_EARNED',
      'TRADING_PASSWORD_WRONG',
      'TRADING_PASSWORD_LOCKED',
      'LAUNCH_BALANCE',
      'COIN_STOPPED',
    ],
    idempotent: true,
    rate: { max: 120, windowMs: PER_HOUR_MS },
  }),
  drawTickets: endpoint({
    method: 'GET',
    path: '/open/wallet/launch/draw-tickets',
    summary: 'The public list of a lottery’s tickets from a number on: whose each one is, as a hash',
    access: 'user',
    input: z.strictObject({ ...roundOfProject, from: whole(100_000_000) }),
    output: z.object({ count: z.number().int(), from: z.number().int(), owners: z.array(owner) }),
    refusals: [...ROUND_REFUSALS, 'LAUNCH_NO_LIST'],
    rate: { max: 3_600, windowMs: PER_HOUR_MS },
  }),
  drawTicket: endpoint({
    method: 'GET',
    path: '/open/wallet/launch/draw-ticket',
    summary: 'A ticket of one’s own with the way from it to the root of the list',
    access: 'user',
    input: z.strictObject({ ...roundOfProject, number: whole(100_000_000) }),
    output: ticketFile,
    refusals: [...ROUND_REFUSALS, 'LAUNCH_NO_LIST', 'LAUNCH_NO_TICKET'],
    rate: { max: 600, windowMs: PER_HOUR_MS },
  }),
} as const;
