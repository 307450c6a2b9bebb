import { ok, type Result, refuse } from '../result.ts';
import { FLASH_LEAST_MS, PASS_EARLY_MS } from './flash.ts';
import { HOLDING_DAYS_MAX, type HoldingTerms, isPeriodRight } from './holding.ts';
import { DRAW_AFTER_END_MS } from './lottery.ts';
import { PRICED_SOONEST_MS } from './price/fixing.ts';
import { limitedPrice, type RoundPrice } from './price.ts';
import { judgeSchedule, type ScheduleRefusal, type UnlockRow } from './schedule.ts';

/** A round as staff write it, amounts in minor units. What a boost round takes is of its own coin, and it sells nothing. */
export interface DraftRound {
  readonly startMs: number;
  readonly endMs: number;
  /** Tokens that it sells. */
  readonly quotaMinor: bigint;
  /** Of the paying coin: the least and the most of one subscription, and the steps between. */
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
  readonly stepMinor: bigint;
  /** The most tokens of one person. */
  readonly personMinor: bigint;
  /** Null where nothing is sold, and where the price is still to be fixed from what is offered. */
  readonly price: RoundPrice | null;
  /** The price in the stable coin of a round whose paying coin floats; null of every other one. */
  readonly offer: RoundPrice | null;
  /** Null where it sells no lots. */
  readonly flash: DraftFlash | null;
  /** Null where it draws no tickets. */
  readonly lottery: DraftLottery | null;
  /** Null where nothing is locked. Where all three are null it takes subscriptions. */
  readonly boost: DraftBoost | null;
  /** Null where nothing is asked for. */
  readonly holding: HoldingTerms | null;
}

/** What a boost round locks; its quota is the pool that is given for it. */
interface DraftBoost {
  readonly asset: string;
}

/** What a flash round sells, in lots. */
interface DraftFlash {
  readonly lotMinor: bigint;
  readonly quotaLots: number;
  /** Of one person. */
  readonly leastLots: number;
  readonly mostLots: number;
  /** How long reserved lots can be paid: one minute to fifteen. */
  readonly paySeconds: number;
}

/** What a lottery draws: each ticket that wins buys so many tokens. */
interface DraftLottery {
  readonly ticketMinor: bigint;
  readonly winners: number;
  /** Of one person. */
  readonly mostTickets: number;
  readonly mostWins: number;
  readonly volumeStepMinor: bigint;
  /** Since when volume counts. */
  readonly volumeFromMs: number;
  readonly drawAtMs: number;
}

/** A project as staff write it. */
export interface Draft {
  readonly token: string;
  readonly payAsset: string;
  /** Tokens that there are in all. */
  readonly supplyMinor: bigint;
  /** Tokens that the project sells over all rounds. */
  readonly quotaMinor: bigint;
  /** When the tokens are handed out first, as announced. */
  readonly listingMs: number;
  readonly rounds: readonly DraftRound[];
  readonly schedule: readonly UnlockRow[];
}

export type DraftRefusal =
  | ScheduleRefusal
  | 'LAUNCH_SAME_COIN'
  | 'LAUNCH_BOOST_COIN'
  | 'LAUNCH_NO_ROUND'
  | 'LAUNCH_QUOTA'
  | 'LAUNCH_ROUND_TIMES'
  | 'LAUNCH_ROUND_BOUNDS'
  | 'LAUNCH_PAY_SECONDS'
  | 'LAUNCH_DRAW_EARLY'
  | 'LAUNCH_VOLUME_LATE'
  | 'LAUNCH_HOLDING_PERIOD'
  | 'LAUNCH_LISTING';

/**
 * Judges a project before anybody sees it: sums, dates and bounds.
 *
 * @refuses  LAUNCH_SAME_COIN, the token pays for itself | LAUNCH_BOOST_COIN, it would be locked for itself | LAUNCH_NO_ROUND |
 *           LAUNCH_ROUND_TIMES, a round that ends before it starts, starts before now or before the one before it has ended, before people could know the price that is fixed for it, or a flash round of less
 *           than FLASH_LEAST_MS | LAUNCH_DRAW_EARLY, a lottery that is drawn before
 *           its list can be public | LAUNCH_VOLUME_LATE, one whose volume counts from its end on | LAUNCH_HOLDING_PERIOD, days that
 *           have begun, are too many, or are public too late | LAUNCH_PAY_SECONDS | LAUNCH_ROUND_BOUNDS, amounts that nobody could
 *           subscribe with | LAUNCH_QUOTA, rounds that sell other than the project says, or more than there is |
 *           LAUNCH_LISTING, tokens that would be handed out before the last round has ended | what judgeSchedule refuses;
 *           details: `round` or `row`, counted from 1
 */
export function judgeDraft(draft: Draft, nowMs: number): Result<true, DraftRefusal> {
  if (draft.token === draft.payAsset) return refuse('LAUNCH_SAME_COIN', { asset: draft.token });
  if (draft.rounds.length === 0) return refuse('LAUNCH_NO_ROUND');
  const ownBoost = draft.rounds.findIndex(({ boost }) => boost?.asset === draft.token);
  if (ownBoost >= 0) return refuse('LAUNCH_BOOST_COIN', { round: ownBoost + 1, asset: draft.token });
  for (const [index, round] of draft.rounds.entries()) {
    const details = { round: index + 1 };
    const soonestMs = round.offer ? nowMs + PRICED_SOONEST_MS : nowMs;
    const fromMs = index === 0 ? soonestMs : Math.max(soonestMs, overMs(draft.rounds[index - 1]!));
    const leastMs = round.flash ? FLASH_LEAST_MS : 1;
    if (round.startMs < fromMs || round.endMs < round.startMs + leastMs) return refuse('LAUNCH_ROUND_TIMES', details);
    if (round.lottery && round.lottery.drawAtMs < round.endMs + DRAW_AFTER_END_MS) {
      return refuse('LAUNCH_DRAW_EARLY', details);
    }
    if (round.lottery && isVolumeLate(round.lottery, round)) {
      return refuse('LAUNCH_VOLUME_LATE', { ...details, fromAt: round.lottery.volumeFromMs, endAt: round.endMs });
    }
    const pay = round.flash?.paySeconds;
    if (pay !== undefined && (pay < PAY_SECONDS.least || pay > PAY_SECONDS.most)) {
      return refuse('LAUNCH_PAY_SECONDS', { ...details, min: PAY_SECONDS.least, max: PAY_SECONDS.most });
    }
    if (round.holding && !isPeriodRight(round.holding, round.startMs - (round.flash ? PASS_EARLY_MS : 0), nowMs)) {
      return refuse('LAUNCH_HOLDING_PERIOD', { ...details, days: HOLDING_DAYS_MAX });
    }
    if (!areBoundsRight(round)) return refuse('LAUNCH_ROUND_BOUNDS', details);
  }
  const soldMinor = draft.rounds.reduce((sum, { quotaMinor }) => sum + quotaMinor, 0n);
  if (soldMinor !== draft.quotaMinor || draft.quotaMinor > draft.supplyMinor) return refuse('LAUNCH_QUOTA');
  const scheduled = judgeSchedule(draft.schedule);
  if (scheduled) return refuse(scheduled.code, scheduled.details);
  const lastMs = overMs(draft.rounds.at(-1)!);
  if (draft.listingMs < lastMs || draft.schedule[0]!.unlockAtMs < draft.listingMs) return refuse('LAUNCH_LISTING');
  return ok(true);
}

/** When nothing of a round is open any more: a lottery is drawn after its window. */
const overMs = ({ endMs, lottery }: DraftRound): number => lottery?.drawAtMs ?? endMs;

/** Whether volume would count only once nobody can take tickets for it any more. */
const isVolumeLate = ({ volumeStepMinor, volumeFromMs }: DraftLottery, { endMs }: DraftRound): boolean =>
  volumeStepMinor > 0n && volumeFromMs >= endMs;

const TICKETS_MAX = 1_000;

/** How long reserved lots can be paid: nobody finds a password in less, and others wait for all of it. */
const PAY_SECONDS = { least: 60, most: 900 } as const;

function areTicketsRight({ ticketMinor, winners, mostTickets, mostWins, volumeStepMinor }: DraftLottery): boolean {
  if (ticketMinor <= 0n || volumeStepMinor < 0n || winners < 1) return false;
  return (
    mostTickets >= 1 && mostTickets <= TICKETS_MAX && mostWins >= 1 && mostWins <= mostTickets && mostWins <= winners
  );
}

function areLotsRight({ lotMinor, quotaLots, leastLots, mostLots }: DraftFlash): boolean {
  return lotMinor > 0n && leastLots >= 1 && mostLots >= leastLots && quotaLots >= mostLots;
}

function areBoundsRight(round: DraftRound): boolean {
  if (round.flash && !areLotsRight(round.flash)) return false;
  if (round.lottery && !areTicketsRight(round.lottery)) return false;
  const { minMinor, maxMinor, stepMinor, personMinor, quotaMinor } = round;
  const price = round.price ?? round.offer;
  if (![minMinor, stepMinor, personMinor, quotaMinor].every((each) => each > 0n)) return false;
  if (round.holding && !isHoldingRight(round, round.holding)) return false;
  if ((price === null) !== (round.boost !== null)) return false;
  if (price && limitedPrice(price).numerator <= 0n) return false;
  // What lots cost is rounded up, each number of them by itself.
  const isStepped = round.flash !== null || round.lottery !== null || minMinor % stepMinor === 0n;
  return maxMinor >= minMinor && isStepped && personMinor <= quotaMinor;
}

/** What may be committed by what was held is a bound of subscriptions alone. */
const isHoldingRight = ({ flash, lottery, boost }: DraftRound, { leastMinor, factorUnits }: HoldingTerms): boolean =>
  leastMinor > 0n && (factorUnits === null || (factorUnits > 0n && !flash && !lottery && !boost));
