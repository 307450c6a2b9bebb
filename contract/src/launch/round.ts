import { z } from 'zod';
import { amountOut, text, timeMs, whole } from '../fields.ts';

export const launchProjectId = text(40, 3).regex(/^[a-z0-9-]+$/, { error: 'NOT_A_PROJECT' });
export const launchSplit = z.enum(['PRORATA', 'BOTTOM_UP']);
export const launchMode = z.enum(['SUBSCRIPTION', 'FLASH', 'LOTTERY', 'BOOST']);
/** Whose verified document opens a round. */
export const launchNationality = z.enum(['ALL', 'CN_ONLY', 'NON_CN']);
/** What a round asks of a person, in the order of the checks. */
export const CONDITION_REFUSALS = [
  'LAUNCH_KYC',
  'LAUNCH_KYC_LATE',
  'LAUNCH_CN_ONLY',
  'LAUNCH_NON_CN',
  'LAUNCH_VIP',
  'LAUNCH_HOLDING',
  'LAUNCH_TAKEN_PART',
  'LAUNCH_SURVEY',
] as const;
export const launchShownState = z.enum([
  'WARM_UP',
  'SUBSCRIBING',
  'FLASH_SALE',
  'BOOSTING',
  'SOLD_OUT',
  'ENDED',
  'COMPLETED',
]);
export const launchRoundState = z.enum([
  'WARM_UP',
  'OPEN',
  'CALCULATING',
  'ANNOUNCED',
  'DISTRIBUTING',
  'COMPLETED',
  'CANCELLED',
]);

/** A round of the public beacon that orders the opening of a flash round together with its seed. */
export const openingBeacon = z.object({
  kind: z.literal('drand'),
  /** The hash that drand names its chain by. */
  source: z.string(),
  round: z.number().int(),
});

/** The price of a round that is offered in USDT and paid in a coin that floats. */
const launchFixing = z.object({
  /** In USDT, before the discount. */
  basePrice: amountOut,
  /** The coin’s price is averaged from here on, until there. */
  fromMs: timeMs,
  toMs: timeMs,
  /** When that is known, and the price fixed. */
  fixAtMs: timeMs,
  /** What the base price and the price would be at the coin’s price now; null once it is fixed, and while there is none. */
  about: z.object({ basePrice: amountOut, price: amountOut }).nullable(),
  /** What came of it; null until then. */
  done: z
    .object({
      atMs: timeMs,
      /** Minutes with a price, and without one. */
      count: z.number().int(),
      missing: z.number().int(),
      sum: amountOut,
      /** Rounded down to 18 places; the price follows from sum and count. */
      average: amountOut.nullable(),
      /** Why there is no price; null where there is one. */
      failure: z.enum(['MISSING', 'LATE']).nullable(),
    })
    .nullable(),
});

/** Amounts of tokens are in tokens, everything else in the coin that is committed: the paying coin, or what a boost round locks. */
export const launchRound = z.object({
  number: z.number().int(),
  mode: launchMode,
  state: launchRoundState,
  shown: launchShownState,
  startAtMs: timeMs,
  endAtMs: timeMs,
  /** What it sells; what a boost round gives. */
  quota: amountOut,
  /** The most tokens of one person. */
  perPerson: amountOut,
  split: launchSplit,
  /** Null where nothing is sold, and until it is fixed. */
  basePrice: amountOut.nullable(),
  discountBps: z.number().int(),
  /** The base price less the discount, rounded up to 18 places where it has more; null where there is no base price. */
  price: amountOut.nullable(),
  /** Whether VIP levels have a discount of their own. */
  hasVipDiscount: z.boolean(),
  min: amountOut,
  max: amountOut,
  step: amountOut,
  kycMin: z.number().int(),
  vipMin: z.number().int(),
  nationality: launchNationality,
  /** Whether it is only for people who have taken part in no other round before. */
  newcomersOnly: z.boolean(),
  /** Whether the project's survey has to be answered first. */
  needsSurvey: z.boolean(),
  /** What is committed now, and by how many. */
  committed: amountOut,
  people: z.number().int(),
  /** Tokens that were sold, once it is counted. */
  sold: amountOut,
  /** Where its paying coin floats: what its price is fixed from, and when. */
  fixing: launchFixing.nullable(),
  /** Where it is a flash round. */
  flash: z
    .object({
      /** Tokens of one lot. */
      lot: amountOut,
      quotaLots: z.number().int(),
      leastLots: z.number().int(),
      mostLots: z.number().int(),
      /** How long reserved lots can be paid. */
      paySeconds: z.number().int(),
      /** Null where the seed alone orders the opening. */
      beacon: openingBeacon.nullable(),
    })
    .nullable(),
  /** Where it is a lottery. */
  lottery: z
    .object({
      /** Tokens that a ticket which wins buys. */
      ticket: amountOut,
      winners: z.number().int(),
      /** Of one person. */
      mostTickets: z.number().int(),
      mostWins: z.number().int(),
      drawAtMs: timeMs,
    })
    .nullable(),
  /** Where it is a boost round: the coin that is locked. */
  boost: z.object({ asset: z.string() }).nullable(),
  /** What people must have held on average before it; null where nothing. */
  holding: z
    .object({
      asset: z.string(),
      least: amountOut,
      /** The beginning of the first day, and of the day after the last one. */
      fromMs: timeMs,
      untilMs: timeMs,
      /** When the last day is public. */
      publicAtMs: timeMs,
      /** Coins that may be committed for each coin held; null where that is no bound. */
      factor: amountOut.nullable(),
    })
    .nullable(),
});

/** No such project, one that is not published yet, no such round in it, and a round of another kind. */
export const PROJECT_REFUSALS = ['LAUNCH_NOT_FOUND', 'LAUNCH_NOT_LISTED'] as const;
export const ROUND_REFUSALS = [...PROJECT_REFUSALS, 'LAUNCH_ROUND_NOT_FOUND', 'LAUNCH_ROUND_KIND'] as const;

/** Which round of which project. */
export const roundOfProject = { project: launchProjectId, round: whole(20) };
