import type { Phase } from './round.ts';

const POLL_MOST_MS = 3_000;
const CALM_MS = 30_000;

/** What of an answer tells when to ask again. */
interface Asked {
  readonly ticket: { readonly id: string; readonly state: string; readonly position: number | null } | null;
  readonly freeLots: number;
  readonly payingLots: number;
  readonly pollAfterMs: number;
}

/** How long the page waits before it asks again, and which answer that follows from. */
export interface Poll {
  readonly count: number;
  readonly seen: string;
  readonly waitMs: number;
}
export const NO_POLL: Poll = { count: 0, seen: '', waitMs: POLL_MOST_MS };

/** Soon after something has changed, then half as long again each time that nothing has, up to three seconds. */
export function nextPoll(last: Poll, count: number, { ticket, freeLots, payingLots, pollAfterMs }: Asked): Poll {
  if (last.count === count) return last;
  const seen = [ticket?.id, ticket?.state, ticket?.position, freeLots, payingLots].join();
  const waitMs = seen === last.seen ? Math.max(pollAfterMs, last.waitMs * 1.5) : pollAfterMs;
  return { count, seen, waitMs: Math.min(waitMs, POLL_MOST_MS) };
}

/** Before the start and after the end little changes, unless the person has a ticket there. */
export function pollWaitMs({ waitMs }: Poll, { ticket }: Asked, phase: Phase): number {
  const isOpen = ticket?.state === 'QUEUED' || ticket?.state === 'PAYING';
  return phase === 'open' || isOpen ? waitMs : CALM_MS;
}
