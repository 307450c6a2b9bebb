import { DAY_MS, MINUTE_MS } from '../calendar/durations.ts';
import { ok, type Result, refuse } from '../result.ts';

/** What a one-time code of the linked wallet is for. */
export type LinkPurpose = 'bind' | 'deposit' | 'withdraw';

export type LinkState =
  | 'CREATED'
  | 'SCANNED'
  | 'CONFIRMED_IN_APP'
  | 'CONSUMED'
  | 'EXPIRED'
  | 'CANCELLED'
  | 'REJECTED_IN_APP';

/** What happens to a session: the app scans, confirms or rejects; the page cancels, or consumes it for its purpose. */
export type LinkStep = 'scan' | 'confirm' | 'reject' | 'cancel' | 'consume';

export interface LinkClock {
  readonly purpose: LinkPurpose;
  readonly state: LinkState;
  readonly expiresAtMs: number;
}

export type LinkStepRefusal = 'LINK_SESSION_EXPIRED' | 'LINK_SESSION_SPENT' | 'LINK_NOT_CONFIRMED';

/** How long the code can be scanned and confirmed. */
export const LINK_TTL_MS = 2 * MINUTE_MS;
/** Time to finish on the page after the app has confirmed: as long as a mailed code is good. */
const FINISH_MS = 5 * MINUTE_MS;
/** Time for a signed transaction to appear on the chain, where whoever sees it ends the session. */
const ON_CHAIN_MS = DAY_MS;
/** For how long nothing leaves over this channel after an unlinking. */
export const UNLINK_LOCK_MS = DAY_MS;

const NEXT: Readonly<Partial<Record<LinkState, Readonly<Partial<Record<LinkStep, LinkState>>>>>> = {
  CREATED: { scan: 'SCANNED', cancel: 'CANCELLED' },
  SCANNED: { confirm: 'CONFIRMED_IN_APP', reject: 'REJECTED_IN_APP', cancel: 'CANCELLED' },
  CONFIRMED_IN_APP: { consume: 'CONSUMED', cancel: 'CANCELLED' },
};

/** True while the session can still lead somewhere. */
export const isLinkOpen = (state: LinkState): boolean => NEXT[state] !== undefined;

/**
 * The state now: a session that was not finished in time has expired, whatever was stored last.
 *
 * @invariant an ended session stays as it ended; EXPIRED never leads anywhere
 */
export const linkStateAt = ({ state, expiresAtMs }: LinkClock, nowMs: number): LinkState =>
  isLinkOpen(state) && nowMs >= expiresAtMs ? 'EXPIRED' : state;

/**
 * The state of a session after a step.
 *
 * @refuses    LINK_SESSION_EXPIRED where its time is over | LINK_NOT_CONFIRMED where the app has not confirmed yet |
 *             LINK_SESSION_SPENT where the step was done already or the session has ended
 * @invariant  every step is possible once
 */
export function takeLinkStep(session: LinkClock, step: LinkStep, nowMs: number): Result<LinkState, LinkStepRefusal> {
  const now = linkStateAt(session, nowMs);
  if (now === 'EXPIRED') return refuse('LINK_SESSION_EXPIRED');
  // A signed transaction cannot be taken back.
  if (now === 'CONFIRMED_IN_APP' && step === 'cancel' && session.purpose === 'deposit')
    return refuse('LINK_SESSION_SPENT');
  const next = NEXT[now]?.[step];
  if (next) return ok(next);
  return refuse(step === 'consume' && isLinkOpen(now) ? 'LINK_NOT_CONFIRMED' : 'LINK_SESSION_SPENT');
}

/** Until when a session is good after a step, ms. Confirming in the app gives the page time for the security check. */
export function linkExpiryAfter(session: LinkClock, next: LinkState, nowMs: number): number {
  if (next !== 'CONFIRMED_IN_APP') return session.expiresAtMs;
  return nowMs + (session.purpose === 'deposit' ? ON_CHAIN_MS : FINISH_MS);
}

/** Until when the channel is locked after an unlinking, ms; null where it is not. */
export function linkLockedUntilMs(unlinkedAtMs: number | null, nowMs: number): number | null {
  if (unlinkedAtMs === null) return null;
  const untilMs = unlinkedAtMs + UNLINK_LOCK_MS;
  return untilMs > nowMs ? untilMs : null;
}
