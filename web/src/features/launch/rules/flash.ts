import { leastNow, OPENING_MS, PASS_EARLY_MS } from '@bourse/core/launch/flash.ts';
import { BEACON_WAIT_MS } from '@bourse/core/launch/opening.ts';
import { costOf } from '@bourse/core/launch/price.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { parseTyped } from '@bourse/core/money/typed.ts';
import { EXACT_SCALE, exact, plain, subtractText } from '../../balances/public.ts';
import type { FlashAnswer, FlashTicket } from '../api/flash.ts';
import type { Round } from '../api/queries.ts';
import { type SaleRound, shareBps } from './price.ts';
import type { Phase } from './round.ts';

export type FlashRound = SaleRound & { readonly flash: NonNullable<Round['flash']> };
export const isFlash = (round: Round): round is FlashRound => round.flash !== null;

/**
 * What a person can do in a flash round now. `early` and `pass` are before its start, without and with entry passes; `expiring`
 * is a payment whose time is over and that the exchange has not ended yet.
 */
export type Stage =
  | 'early'
  | 'pass'
  | 'open'
  | 'queued'
  | 'paying'
  | 'expiring'
  | 'paid'
  | 'gaveUp'
  | 'soldOut'
  | 'over';

/** Everything follows from the exchange's answer and its clock, so that another tab or device shows the same. */
export function stageOf(
  { ticket, closed, quotaLots, paidLots }: Pick<FlashAnswer, 'ticket' | 'closed' | 'quotaLots' | 'paidLots'>,
  phase: Phase,
  startAtMs: number,
  nowMs: number,
): Stage {
  if (ticket?.state === 'PAID') return 'paid';
  if (ticket?.state === 'PAYING') return ticket.payByMs !== null && nowMs >= ticket.payByMs ? 'expiring' : 'paying';
  if (ticket?.state === 'QUEUED') return 'queued';
  if (phase === 'cancelled') return 'over';
  if (closed === 'LAUNCH_GAVE_UP') return 'gaveUp';
  if (paidLots === quotaLots) return 'soldOut';
  if (phase === 'soon') return nowMs >= startAtMs - PASS_EARLY_MS ? 'pass' : 'early';
  return phase === 'open' ? 'open' : 'over';
}

/** From when entry passes are given out, and until when requests are put in an order that is drawn. */
export const passFromMs = ({ startAtMs }: Pick<Round, 'startAtMs'>): number => startAtMs - PASS_EARLY_MS;
export const drawnUntilMs = ({ startAtMs }: Pick<Round, 'startAtMs'>): number => startAtMs + OPENING_MS;
export const OPENING_SECONDS = OPENING_MS / 1_000;
/** How long the opening waits for the public beacon. */
export const BEACON_SECONDS = BEACON_WAIT_MS / 1_000;

/** How the lots are divided, as percentages for a bar, and how much is taken: rounded down, so that it is never said to be more. */
export function stockOf({
  quotaLots,
  paidLots,
  payingLots,
}: Pick<FlashAnswer, 'quotaLots' | 'paidLots' | 'payingLots'>) {
  const bps = (lots: number): bigint => shareBps(String(lots), String(Math.max(quotaLots, 1)));
  return {
    paidPercent: Number(bps(paidLots)) / 100,
    payingPercent: Number(bps(payingLots)) / 100,
    takenBps: bps(paidLots + payingLots),
  };
}

export type LotsReading =
  | { readonly ok: true; readonly lots: number }
  | { readonly ok: false; readonly problem: 'NOT_WHOLE' | 'LAUNCH_LOTS_MIN' | 'LAUNCH_LOTS_MAX' | 'LAUNCH_LOTS_LEFT' };

/** A round's lots as they can be asked for now: those that are not paid yet, and where they are fewer than the least, those few. */
export const lotsNow = (flash: FlashRound['flash'], stock: Pick<FlashAnswer, 'quotaLots' | 'paidLots'>) => ({
  ...flash,
  leastLots: leastNow(flash, stock),
  leftLots: stock.quotaLots - stock.paidLots,
});

/** Reads typed lots as the exchange will: a whole number from the least to the most of one person, of which so many are left. */
export function readLots(
  typed: string,
  { leastLots, mostLots, leftLots }: Pick<ReturnType<typeof lotsNow>, 'leastLots' | 'mostLots' | 'leftLots'>,
): LotsReading {
  const parsed = parseTyped(typed, 0);
  if (!parsed.ok) return { ok: false, problem: 'NOT_WHOLE' };
  if (parsed.value < BigInt(leastLots)) return { ok: false, problem: 'LAUNCH_LOTS_MIN' };
  if (parsed.value > BigInt(mostLots)) return { ok: false, problem: 'LAUNCH_LOTS_MAX' };
  if (parsed.value > BigInt(leftLots)) return { ok: false, problem: 'LAUNCH_LOTS_LEFT' };
  return { ok: true, lots: Number(parsed.value) };
}

/** What lots come to, as decimal text. */
export type LotsCost = Pick<FlashTicket, 'tokens' | 'cost' | 'costWithoutVip' | 'vipDiscountBps'>;

/** What lots will cost, by the function that charges it. */
export function costOfLots(round: FlashRound, lots: number, vipDiscountBps: number, payScale: number): LotsCost {
  const quantity = exact(round.flash.lot) * BigInt(lots);
  const price = { baseUnits: exact(round.basePrice), baseScale: EXACT_SCALE, discountBps: round.discountBps };
  const cost = costOf(quantity, price, vipDiscountBps, { tokenScale: EXACT_SCALE, payScale });
  return {
    tokens: plain(quantity),
    cost: formatAmount(cost.payMinor, payScale),
    costWithoutVip: formatAmount(cost.withoutVipMinor, payScale),
    vipDiscountBps,
  };
}

/** What the discount of the VIP level is; null where there is none. */
export const vipPart = ({ cost, costWithoutVip, vipDiscountBps }: LotsCost): string | null =>
  vipDiscountBps > 0 ? subtractText(costWithoutVip, cost) : null;
