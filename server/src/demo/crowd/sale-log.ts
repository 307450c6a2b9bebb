/** What came of one of the crowd. */
export const ENDINGS = [
  'PAID',
  'GAVE_UP',
  'LEFT',
  'TIMED_OUT',
  'SOLD_OUT',
  'CROWDED',
  'ENDED',
  'BEFORE',
  'OTHER',
  'STOPPED',
] as const;
export type Ending = (typeof ENDINGS)[number];

/** How all lots of a round stand, as an answer has them. */
export interface Lots {
  readonly quotaLots: number;
  readonly paidLots: number;
  readonly payingLots: number;
  readonly freeLots: number;
}

/** What was seen of a sale by all of the crowd together. */
export class SaleLog {
  readonly #counts = new Map<string, number>();
  /** From a request for lots to its ticket. */
  readonly entersMs: number[] = [];
  /** By the monotonic clock: the first request for lots, and the last ticket that was answered. */
  firstAskMs = Number.POSITIVE_INFINITY;
  lastTicketMs = Number.NEGATIVE_INFINITY;
  /** Tickets that equal requests of one person were answered with, where they differ. */
  readonly otherTickets: (readonly [string, string])[] = [];
  /** The lots as last answered. */
  lots: Lots | null = null;

  add(what: Counted, by = 1): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + by);
  }

  count(what: Counted): number {
    return this.#counts.get(what) ?? 0;
  }

  /** A request for lots that was answered with a ticket. */
  noteEnter(askedMs: number, answeredMs: number): void {
    this.entersMs.push(answeredMs - askedMs);
    this.firstAskMs = Math.min(this.firstAskMs, askedMs);
    this.lastTicketMs = Math.max(this.lastTicketMs, answeredMs);
  }

  /** Every answer must account for every lot. */
  noteLots({ quotaLots, paidLots, payingLots, freeLots }: Lots): void {
    const isWhole = paidLots + payingLots + freeLots === quotaLots;
    this.add(isWhole && Math.min(paidLots, payingLots, freeLots) >= 0 ? 'wholeAnswers' : 'brokenAnswers');
    this.lots = { quotaLots, paidLots, payingLots, freeLots };
  }
}

export type Counted =
  | Ending
  | 'passes'
  /** Requests for lots that came again at the same time. */
  | 'duplicates'
  /** People whose lots were reserved, and how many lots. */
  | 'reservedPeople'
  | 'reservedLots'
  | 'paidLots'
  /** Payments that were sent twice at once, and those of them that were answered differently. */
  | 'doublePayments'
  | 'otherPayments'
  | 'wrongPasswords'
  /** Reservations whose time ran out. */
  | 'ranOut'
  /** Calls that were sent away for a moment, and calls without an answer. */
  | 'busy'
  | 'noAnswers'
  | 'wholeAnswers'
  | 'brokenAnswers';
