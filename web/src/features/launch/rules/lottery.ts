import { costOf } from '@bourse/core/launch/price.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { EXACT_SCALE, exact } from '../../balances/public.ts';
import type { LotteryAnswer } from '../api/lottery.ts';
import type { Project, Round } from '../api/queries.ts';
import type { SaleRound } from './price.ts';

export type LotteryRound = SaleRound & { readonly lottery: NonNullable<Round['lottery']> };
export const isLottery = (round: Round): round is LotteryRound => round.lottery !== null;

const WHOLE = /^\s*[0-9]{1,4}\s*$/;

type Reading =
  | { readonly ok: true; readonly tickets: number }
  | {
      readonly ok: false;
      readonly problem:
        | 'NOT_WHOLE'
        | 'LAUNCH_TICKETS_NONE'
        | 'LAUNCH_TICKETS_MAX'
        | 'LAUNCH_TICKETS_UNEARNED'
        | 'LAUNCH_TICKETS_EARNED';
    };

/** Reads a number of tickets as it was typed, and judges it as the exchange will. */
export function readTickets(
  typed: string,
  { mostTickets, earned }: { readonly mostTickets: number; readonly earned: number },
): Reading {
  if (!WHOLE.test(typed)) return { ok: false, problem: 'NOT_WHOLE' };
  const tickets = Number(typed);
  if (tickets < 1) return { ok: false, problem: 'LAUNCH_TICKETS_NONE' };
  if (tickets > mostTickets) return { ok: false, problem: 'LAUNCH_TICKETS_MAX' };
  if (tickets <= earned) return { ok: true, tickets };
  return { ok: false, problem: earned === 0 ? 'LAUNCH_TICKETS_UNEARNED' : 'LAUNCH_TICKETS_EARNED' };
}

/** What of a draw is checked. A part that does not hold is told, and the others are checked nevertheless. */
export type CheckName = 'seed' | 'beacon' | 'list' | 'own' | 'winners';
/** `unproven`: a block of a demo’s own chain, with which nothing is proven. */
export type Verdict = 'right' | 'wrong' | 'unproven';
export interface CheckedDraw {
  readonly verdicts: Readonly<Record<CheckName, Verdict>>;
  /** How many of the published winners were drawn again at the same place. */
  readonly same: number;
}

/** What a check says of the whole draw: its weakest part. */
export function verdictOf({ verdicts }: CheckedDraw): Verdict {
  const all = Object.values(verdicts);
  return (['wrong', 'unproven'] as const).find((each) => all.includes(each)) ?? 'right';
}

/** Whether there was a draw, or there will be one. */
export const isDrawn = (
  { voidReason, result }: Pick<LotteryAnswer, 'voidReason' | 'result'>,
  { isCancelled }: Pick<Project, 'isCancelled'>,
): boolean => voidReason === null && (result !== null || !isCancelled);

const SECOND_MS = 1_000;

/** From when a lottery can be drawn: a block of a demo’s chain is looked for somewhat after the moment that was named. */
export const drawnFromMs = ({ announcement: { drawAtMs, beacon } }: Pick<LotteryAnswer, 'announcement'>): number =>
  beacon.kind === 'block' ? Math.max(drawAtMs, beacon.round * SECOND_MS) : drawAtMs;

/** How the tickets of a person ended; null before the draw. */
export const wonOf = ({ own, result }: Pick<LotteryAnswer, 'own' | 'result'>): number | null =>
  result === null ? null : own.filter(({ hasWon }) => hasWon).length;

/** A ticket's number, with as many digits as the last one has. */
export const numberText = (number: number, count: number): string =>
  String(number).padStart(String(Math.max(count - 1, 0)).length, '0');

/** What tickets would cost if all of them won, by the function that charges it; decimal text. */
export function costOfTickets(round: LotteryRound, tickets: number, vipDiscountBps: number, payScale: number): string {
  const quantity = exact(round.lottery.ticket) * BigInt(tickets);
  const price = { baseUnits: exact(round.basePrice), baseScale: EXACT_SCALE, discountBps: round.discountBps };
  return formatAmount(
    costOf(quantity, price, vipDiscountBps, { tokenScale: EXACT_SCALE, payScale }).payMinor,
    payScale,
  );
}
