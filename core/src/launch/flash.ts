import { MINUTE_MS } from '../calendar/durations.ts';
import { freeLots, reserveLots, type Stock } from './stock.ts';
import {
  type Applicant,
  type ConditionCode,
  conditionFault,
  type Held,
  judgeWindow,
  type PersonTerms,
  type SubscribeTerms,
  type WindowCode,
} from './subscribe.ts';

/** How long before its start a flash round gives out entry passes. */
export const PASS_EARLY_MS = 10 * MINUTE_MS;
/** How long a pass is good for: whoever takes part later is judged anew, and pays the price of their level of that time. */
export const PASS_GOOD_MS = 15 * MINUTE_MS;
/** Requests of a round's first seconds are served in an order that does not depend on when they came. */
export const OPENING_MS = 3_000;
/** How long after that their order is drawn, so that what was sent in time has arrived. */
export const DRAW_AFTER_MS = 1_000;
/** A flash round lasts at least so long: whoever is drawn first can still pay. */
export const FLASH_LEAST_MS = MINUTE_MS;

/** How many may wait for each lot that is not paid. More are sent away at once, because they would wait for nothing. */
const WAIT_FOR_LOT = 20;

/**
 * Where a ticket is. QUEUED until its turn comes, PAYING while its lots are reserved. PAID, or CANCELLED by whoever gave
 * up while paying, closes the round to them; after TIMED_OUT, LEFT (the queue) or REFUSED they may take another ticket.
 */
export const TICKET_STATES = ['QUEUED', 'PAYING', 'PAID', 'TIMED_OUT', 'CANCELLED', 'LEFT', 'REFUSED'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** Why a ticket was refused when its turn came. */
export type TicketReason = 'ABOVE_REMAINING' | 'SOLD_OUT' | 'ENDED' | 'CANCELLED';

type Window = Pick<SubscribeTerms, 'state' | 'startMs' | 'endMs' | 'awaitsPrice'>;

/** What a flash round asks of a request, besides its conditions. */
export interface FlashTerms extends Window {
  readonly leastLots: number;
  readonly mostLots: number;
}

export type PassCode = WindowCode | ConditionCode | 'TRADING_PASSWORD_NOT_SET';
export type EnterCode =
  | WindowCode
  | 'LAUNCH_LOTS_MIN'
  | 'LAUNCH_LOTS_MAX'
  | 'LAUNCH_LOTS_LEFT'
  | 'LAUNCH_SOLD_OUT'
  | 'LAUNCH_CROWDED';

export interface FlashFault<Code> {
  readonly code: Code;
  /** Counts, levels, and times in UTC milliseconds. */
  readonly plain?: Readonly<Record<string, number>>;
  readonly held?: Held;
}

/**
 * Judges who asks for an entry pass: everything that does not depend on the moment, so that a request at the start costs
 * next to nothing.
 *
 * @returns the first fault in the order of the checks; null where a pass is given
 */
export function judgePass(
  terms: Window & PersonTerms,
  person: Omit<Applicant, 'lastMs'>,
  nowMs: number,
): FlashFault<PassCode> | null {
  if (!person.hasTradingPassword) return { code: 'TRADING_PASSWORD_NOT_SET' };
  const isEarly = nowMs < terms.startMs && nowMs >= terms.startMs - PASS_EARLY_MS;
  const closed = judgeWindow(isEarly ? { ...terms, startMs: nowMs } : terms, nowMs);
  return closed ?? conditionFault(terms, person);
}

/** The least lots that can be asked for: where fewer are not paid yet, those few, because nobody could buy them otherwise. */
export const leastNow = (
  { leastLots }: Pick<FlashTerms, 'leastLots'>,
  { quotaLots, paidLots }: Pick<Stock, 'quotaLots' | 'paidLots'>,
): number => Math.min(leastLots, quotaLots - paidLots);

/**
 * Judges a request with a pass, as far as it is known what is left: its turn decides.
 *
 * @param queued  how many wait already
 * @returns       the first fault; null where it is given a ticket
 */
export function judgeEnter(
  terms: FlashTerms,
  stock: Stock,
  queued: number,
  lots: number,
  nowMs: number,
): FlashFault<EnterCode> | null {
  const closed = judgeWindow(terms, nowMs);
  if (closed) return closed;
  const min = leastNow(terms, stock);
  if (lots < min) return { code: 'LAUNCH_LOTS_MIN', plain: { min } };
  if (lots > terms.mostLots) return { code: 'LAUNCH_LOTS_MAX', plain: { max: terms.mostLots } };
  const unpaid = stock.quotaLots - stock.paidLots;
  if (unpaid === 0) return { code: 'LAUNCH_SOLD_OUT' };
  // Not for what is only reserved: it may come back before this turn does.
  if (lots > unpaid) return { code: 'LAUNCH_LOTS_LEFT', plain: { remaining: unpaid } };
  return queued > WAIT_FOR_LOT * unpaid ? { code: 'LAUNCH_CROWDED', plain: { queued, remaining: unpaid } } : null;
}

/** Whose turn has come: with lots reserved, or told that only `remaining` are free. */
export interface Turn<Ticket> {
  readonly ticket: Ticket;
  /** Null where the lots are reserved. */
  readonly remaining: number | null;
}

/**
 * Serves a queue in its order. Whoever asks for more than is free is refused and told how many are; where nothing is free
 * but something is being paid, everybody else waits, because it may come back.
 *
 * @invariant no more than what was free is reserved; nobody is passed over
 */
export function serveTickets<Ticket extends { readonly lots: number }>(
  before: Stock,
  queue: readonly Ticket[],
): { readonly stock: Stock; readonly turns: readonly Turn<Ticket>[] } {
  const turns: Turn<Ticket>[] = [];
  let stock = before;
  for (const ticket of queue) {
    if (freeLots(stock) === 0) break;
    const reserved = reserveLots(stock, ticket.lots);
    if (reserved.ok) stock = reserved.value;
    turns.push({ ticket, remaining: reserved.ok ? null : freeLots(stock) });
  }
  return { stock, turns };
}

export type PayRefusal = 'LAUNCH_NOT_PAYING' | 'LAUNCH_PAY_EXPIRED';

/** Whether a ticket can be paid at a moment: it is reserved, and its time has not run out. */
export function judgePay(
  { state, payByMs }: { readonly state: TicketState; readonly payByMs: number | null },
  nowMs: number,
): PayRefusal | null {
  if (state === 'TIMED_OUT' || (state === 'PAYING' && nowMs >= payByMs!)) return 'LAUNCH_PAY_EXPIRED';
  return state === 'PAYING' ? null : 'LAUNCH_NOT_PAYING';
}

/** What an open ticket becomes when it is given back: whoever had no time left to pay was too late, and gave nothing up. */
export function stateGivenBack(
  ticket: { readonly state: 'QUEUED' | 'PAYING'; readonly payByMs: number | null },
  nowMs: number,
): 'LEFT' | 'CANCELLED' | 'TIMED_OUT' {
  if (ticket.state === 'QUEUED') return 'LEFT';
  return judgePay(ticket, nowMs) === null ? 'CANCELLED' : 'TIMED_OUT';
}

/** What a ticket's state means for another one of the same person in the same round. */
export function closedBy(state: TicketState | null): 'LAUNCH_BOUGHT' | 'LAUNCH_GAVE_UP' | null {
  if (state === 'PAID') return 'LAUNCH_BOUGHT';
  return state === 'CANCELLED' ? 'LAUNCH_GAVE_UP' : null;
}

const POLL_MS = { least: 500, most: 3_000 } as const;

/** When to ask again: soon for who is served soon, at most every half second. */
export const pollAfterMs = (state: TicketState | null, position: number | null): number =>
  state === 'QUEUED' && position !== null
    ? Math.min(POLL_MS.most, POLL_MS.least + 2 * position)
    : state === 'QUEUED'
      ? 1_000
      : POLL_MS.most;
