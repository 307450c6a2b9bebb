import { DAY_MS, MINUTE_MS } from '../calendar/durations.ts';
import { type Applicant, type EntryFault, type EntryRefusal, type EntryTerms, judgeEntry } from './subscribe.ts';

/** The list of tickets is public at least so long before the draw, so that nobody can say that it was made to fit. */
const LIST_BEFORE_DRAW_MS = 10 * MINUTE_MS;
/** A draw is at least so long after the window, so that a list of any size is public in time. */
export const DRAW_AFTER_END_MS = 20 * MINUTE_MS;
/** How long a draw waits for its own round of the beacon. It never takes another one. */
const BEACON_WAIT_MS = 3 * DAY_MS;

/** What a lottery asks of whoever takes tickets, and gives for them. */
export interface LotteryTerms {
  /** Tickets of one person. */
  readonly mostTickets: number;
  /** Volume that earns a ticket, minor units of the paying coin; zero where everybody may have the most. */
  readonly volumeStepMinor: bigint;
}

/** How many tickets a volume has earned: one for each whole step, up to the most. */
export function earnedTickets(volumeMinor: bigint, { mostTickets, volumeStepMinor }: LotteryTerms): number {
  if (volumeStepMinor === 0n) return mostTickets;
  const steps = volumeMinor / volumeStepMinor;
  return steps < BigInt(mostTickets) ? Number(steps) : mostTickets;
}

/**
 * What is missing to the next ticket, minor units of the paying coin; null where there is no other one to be earned.
 */
export function missingToNext(volumeMinor: bigint, terms: LotteryTerms): bigint | null {
  const earned = earnedTickets(volumeMinor, terms);
  return earned >= terms.mostTickets ? null : BigInt(earned + 1) * terms.volumeStepMinor - volumeMinor;
}

export type TicketsRefusal =
  | EntryRefusal
  | 'LAUNCH_TICKETS_NONE'
  | 'LAUNCH_TICKETS_MAX'
  | 'LAUNCH_TICKETS_UNEARNED'
  | 'LAUNCH_TICKETS_EARNED';

export interface TicketsFault extends Omit<EntryFault, 'code'> {
  readonly code: TicketsRefusal;
}

/**
 * Judges who takes tickets before money moves: the first fault is told.
 *
 * @param earned   how many their volume has earned
 * @param tickets  how many they want in all
 */
export function judgeTickets(
  terms: EntryTerms & LotteryTerms,
  person: Applicant & { readonly earned: number },
  tickets: number,
  nowMs: number,
): TicketsFault | null {
  const fault = judgeEntry(terms, person, nowMs);
  if (fault) return fault;
  if (tickets < 1) return { code: 'LAUNCH_TICKETS_NONE' };
  if (tickets > terms.mostTickets) return { code: 'LAUNCH_TICKETS_MAX', plain: { max: terms.mostTickets } };
  if (tickets <= person.earned) return null;
  const plain = { earned: person.earned, asked: tickets };
  return { code: person.earned === 0 ? 'LAUNCH_TICKETS_UNEARNED' : 'LAUNCH_TICKETS_EARNED', plain };
}

/** Why a lottery was not drawn, and everybody has their money back. */
export type VoidReason = 'LIST_LATE' | 'BEACON_LOST' | 'SEED_LOST';

/** Where a draw is, once its window has ended. */
export interface DrawProgress {
  readonly drawAtMs: number;
  readonly isFrozen: boolean;
  readonly isPublished: boolean;
  /** Whether the beacon has said its round. */
  readonly isHeard: boolean;
  /** Whether the seed is still the one that was committed to. */
  readonly isSeedRight: boolean;
}

export type DrawStep =
  | { readonly do: 'freeze' | 'publish' | 'wait' | 'draw' }
  /** The last time, a beacon that still says nothing ends it: that nobody had asked for so long is no silence of the beacon. */
  | { readonly do: 'listen'; readonly isLast: boolean }
  | { readonly do: 'void'; readonly reason: VoidReason };

/**
 * What is next for a draw.
 *
 * @invariant  a list that was not public in time is never drawn from, nor is there a second draw or another round of the
 *             beacon: where the promise cannot be kept, everybody is paid back
 */
export function nextDrawStep(draw: DrawProgress, nowMs: number): DrawStep {
  if (!draw.isPublished) {
    // Asked first, so that a list that cannot be frozen holds nobody's money for ever.
    if (nowMs > draw.drawAtMs - LIST_BEFORE_DRAW_MS) return { do: 'void', reason: 'LIST_LATE' };
    return { do: draw.isFrozen ? 'publish' : 'freeze' };
  }
  if (nowMs < draw.drawAtMs) return { do: 'wait' };
  if (!draw.isSeedRight) return { do: 'void', reason: 'SEED_LOST' };
  if (draw.isHeard) return { do: 'draw' };
  return { do: 'listen', isLast: nowMs >= draw.drawAtMs + BEACON_WAIT_MS };
}
