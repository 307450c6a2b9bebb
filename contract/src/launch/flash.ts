import { z } from 'zod';
import { endpoint, PER_HOUR_MS } from '../endpoint.ts';
import { amountOut, puzzleAnswer, text, timeMs, tradingPassword, uuid, whole } from '../fields.ts';
import { REFUSED_KEYS, TICKET_KEYS } from './message-meanings.ts';
import { CONDITION_REFUSALS, openingBeacon, ROUND_REFUSALS, roundOfProject } from './round.ts';

/** A request for lots of a flash round. */
const ticket = z.object({
  id: z.string(),
  state: z.enum(['QUEUED', 'PAYING', 'PAID', 'TIMED_OUT', 'CANCELLED', 'LEFT', 'REFUSED']),
  /** Why it was refused when its turn came, and how many lots were free then. */
  reason: z.enum(['ABOVE_REMAINING', 'SOLD_OUT', 'ENDED', 'CANCELLED']).nullable(),
  remainingLots: z.number().int().nullable(),
  /** The key of its result in the document of the first clients; null for one that is paid. */
  messageKey: z
    .enum([...Object.values(TICKET_KEYS).filter((key) => key !== null), ...Object.values(REFUSED_KEYS)])
    .nullable(),
  lots: z.number().int(),
  /** What they are in tokens, what they cost, and what they would cost without the discount of a VIP level. */
  tokens: amountOut,
  cost: amountOut,
  costWithoutVip: amountOut,
  vipDiscountBps: z.number().int(),
  /** How many are before it; null where it does not wait, or the order of the opening is not drawn yet. */
  position: z.number().int().nullable(),
  /** Its place in the order that was drawn, from 1; null where it came later, or the order is not drawn yet. */
  openingPlace: z.number().int().nullable(),
  payByMs: timeMs.nullable(),
  atMs: timeMs,
});

const WINDOW_REFUSALS = [
  ...ROUND_REFUSALS,
  'LAUNCH_CANCELLED',
  'LAUNCH_NOT_STARTED',
  'LAUNCH_NO_PRICE',
  'LAUNCH_ENDED',
] as const;

/** Flash rounds. */
export const launchFlash = {
  flash: endpoint({
    method: 'GET',
    path: '/open/wallet/launch/flash',
    summary: 'How a flash round stands now, and the newest ticket of the person in it',
    access: 'user',
    input: z.strictObject(roundOfProject),
    output: z.object({
      nowMs: timeMs,
      quotaLots: z.number().int(),
      paidLots: z.number().int(),
      payingLots: z.number().int(),
      freeLots: z.number().int(),
      queued: z.number().int(),
      /** SHA-256 of the seed that orders the opening, published before; the seed, once the order is drawn. Hexadecimal. */
      seedHash: z.string(),
      seed: z.string().nullable(),
      /** What orders the opening together with the seed: a round of drand that was named before. Null where none was named. */
      beacon: openingBeacon
        .extend({
          /** When it was asked for first; null before. */
          askedAtMs: timeMs.nullable(),
          /** What it said, and the signature that shows it. Hexadecimal; null where it has said nothing yet, or was silent. */
          randomness: z.string().nullable(),
          signature: z.string().nullable(),
        })
        .nullable(),
      /** Why the seed alone orders the opening: no beacon was named, or it was silent for five seconds; null where it is not so. */
      seedOnly: z.enum(['NO_BEACON', 'BEACON_SILENT']).nullable(),
      /** How many were put in the order that was drawn; null before. */
      openingCount: z.number().int().nullable(),
      ticket: ticket.nullable(),
      /** Why the person can take no other ticket in this round. */
      closed: z.enum(['LAUNCH_BOUGHT', 'LAUNCH_GAVE_UP']).nullable(),
      /** When it is of use to ask again. */
      pollAfterMs: z.number().int(),
    }),
    refusals: ROUND_REFUSALS,
  }),
  pass: endpoint({
    method: 'POST',
    path: '/open/wallet/launch/pass',
    summary:
      'A pass for a flash round, from ten minutes before its start: all that can be checked before is checked once',
    access: 'user',
    input: z.strictObject({ ...roundOfProject, ...puzzleAnswer }),
    output: z.object({ pass: z.string() }),
    refusals: [
      ...ROUND_REFUSALS,
      'ACCOUNT_FROZEN',
      'TRADING_PASSWORD_NOT_SET',
      'LAUNCH_CANCELLED',
      'LAUNCH_NOT_STARTED',
      'LAUNCH_NO_PRICE',
      'LAUNCH_ENDED',
      ...CONDITION_REFUSALS,
      'LAUNCH_BOUGHT',
      'LAUNCH_GAVE_UP',
      'CAPTCHA_REQUIRED',
      'CAPTCHA_WRONG',
    ],
    idempotent: true,
    rate: { max: 60, windowMs: PER_HOUR_MS },
  }),
  enter: endpoint({
    method: 'POST',
    path: '/open/wallet/launch/enter',
    summary: 'Asks for lots of a flash round. Whoever has an open ticket is answered with it',
    access: 'user',
    input: z.strictObject({ ...roundOfProject, pass: text(200), lots: whole(1_000_000) }),
    output: ticket,
    refusals: [
      ...WINDOW_REFUSALS,
      'LAUNCH_PASS',
      'LAUNCH_LOTS_MIN',
      'LAUNCH_LOTS_MAX',
      'LAUNCH_LOTS_LEFT',
      'LAUNCH_SOLD_OUT',
      'LAUNCH_CROWDED',
      'LAUNCH_BOUGHT',
      'LAUNCH_GAVE_UP',
    ],
    idempotent: true,
    rate: { max: 600, windowMs: PER_HOUR_MS },
  }),
  pay: endpoint({
    method: 'POST',
    path: '/open/wallet/launch/pay',
    summary: 'Pays for reserved lots out of funding; the tokens are the person’s at once, and unlocked by the schedule',
    access: 'user',
    input: z.strictObject({ ticketId: uuid, tradingPassword }),
    output: ticket,
    refusals: [
      'LAUNCH_NO_TICKET',
      'LAUNCH_NOT_PAYING',
      'LAUNCH_PAY_EXPIRED',
      'LAUNCH_CANCELLED',
      ...CONDITION_REFUSALS,
      'ACCOUNT_FROZEN',
      'TRADING_PASSWORD_NOT_SET',
      'TRADING_PASSWORD_WRONG',
      'TRADING_PASSWORD_LOCKED',
      'LAUNCH_BALANCE',
      'COIN_STOPPED',
    ],
    idempotent: true,
    rate: { max: 120, windowMs: PER_HOUR_MS },
  }),
  giveUp: endpoint({
    method: 'POST',
    path: '/open/wallet/launch/give-up',
    summary:
      'Gives a ticket back. Who gives up while paying can take no other one in this round; who says that they leave the queue gives up nothing that is reserved meanwhile',
    access: 'user',
    input: z.strictObject({ ticketId: uuid, leaves: z.enum(['QUEUE', 'PAYMENT']).optional() }),
    output: ticket,
    refusals: ['LAUNCH_NO_TICKET'],
    idempotent: true,
    rate: { max: 120, windowMs: PER_HOUR_MS },
  }),
} as const;
