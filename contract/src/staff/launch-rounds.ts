import { z } from 'zod';
import { amountText, assetCode, jsonText, text, timeText, whole } from '../fields.ts';
import { askedHolding } from '../launch/holding.ts';
import { launchNationality, launchSplit } from '../launch/round.ts';

const ROUNDS_MAX = 20;
/** Of a round as JSON. */
const ROUND_LENGTH_MAX = 1_000;

/** What every round has, whatever its mode. */
const anyRound = {
  /** None where nothing need have been held. */
  holding: askedHolding.optional(),
  kycMin: whole(2),
  vipMin: whole(6),
  /** Everybody where it is left out. */
  nationality: launchNationality.optional(),
  /** Not where it is left out. */
  newcomersOnly: z.enum(['true', 'false']).optional(),
  /** Whether the project's survey has to be answered first; it does not where this is left out. */
  needsSurvey: z.enum(['true', 'false']).optional(),
  startAtMs: timeText,
  endAtMs: timeText,
};

/** What every round has that sells tokens. */
const anySale = {
  ...anyRound,
  /** Of a whole token, before the discount: in USDT, from which it is fixed where the paying coin is another one. */
  basePrice: amountText,
  discountBps: whole(9_999),
  hasVipDiscount: z.enum(['true', 'false']),
};

const subscriptionRound = z.strictObject({
  ...anySale,
  /** `factor`: coins that may be committed for each coin held; none where that is no bound. */
  holding: askedHolding.extend({ factor: amountText.optional() }).optional(),
  mode: z.literal('SUBSCRIPTION'),
  /** Tokens. */
  quota: amountText,
  perPerson: amountText,
  split: launchSplit,
  /** Of the paying coin. */
  min: amountText,
  max: amountText,
  step: amountText,
});

const flashRound = z.strictObject({
  ...anySale,
  mode: z.literal('FLASH'),
  /** Tokens of one lot. */
  lot: amountText,
  quotaLots: whole(1_000_000),
  /** Of one person. */
  leastLots: whole(1_000_000),
  mostLots: whole(1_000_000),
  /** How long reserved lots can be paid. */
  paySeconds: whole(900),
});

const lotteryRound = z.strictObject({
  ...anySale,
  mode: z.literal('LOTTERY'),
  /** Tokens that a ticket which wins buys. */
  ticket: amountText,
  winners: whole(1_000_000),
  /** Of one person. */
  mostTickets: whole(1_000),
  mostWins: whole(1_000),
  drawAtMs: timeText,
  /** Markets in which volume earns tickets, divided by commas, how much of it, and since when; none where everybody may take the most. */
  volumeMarkets: text(200).optional(),
  volumeStep: amountText.optional(),
  volumeFromAtMs: timeText.optional(),
});

const boostRound = z.strictObject({
  ...anyRound,
  mode: z.literal('BOOST'),
  /** The coin that is locked, and comes back. */
  boostAsset: assetCode,
  /** Tokens that are shared, and the most of one person. */
  pool: amountText,
  perPerson: amountText,
  /** Of the coin that is locked. */
  min: amountText,
  max: amountText,
  step: amountText,
});

const draftRound = z.discriminatedUnion('mode', [subscriptionRound, flashRound, lotteryRound, boostRound]);

/** The rounds of a project as staff ask for them, as JSON. */
export const draftRounds = jsonText(z.array(draftRound).min(1).max(ROUNDS_MAX), ROUNDS_MAX * ROUND_LENGTH_MAX);
