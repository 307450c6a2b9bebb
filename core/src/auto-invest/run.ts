/** How one coin of a run ended. */
export type LegStatus = 'WAITING' | 'DONE' | 'PARTIAL' | 'UNFILLED' | 'SKIPPED';
/**
 * Why a coin was not bought, or not all of it. OWN_ORDER: the cheapest that was left on sale was the person's own. INSUFFICIENT
 * and FROZEN: the money had gone, or the account was frozen, after the run began. REFUSED: nothing that a person can change.
 */
export type LegReason =
  | 'HALTED'
  | 'NO_INDEX'
  | 'GUARD'
  | 'OWN_ORDER'
  | 'TOO_SMALL'
  | 'INSUFFICIENT'
  | 'FROZEN'
  | 'REFUSED';
export type RunStatus = 'RUNNING' | 'SUCCESS' | 'PARTIAL' | 'FAILED' | 'MISSED';
export type RunReason = 'INSUFFICIENT' | 'TRANSFER' | 'FROZEN' | 'NOTHING_BOUGHT' | 'LATE' | 'EXPIRED';

/** What became of a run whose coins have all ended. */
export function runStatusOf(legs: readonly { readonly status: LegStatus; readonly spentMinor: bigint }[]): {
  readonly status: 'SUCCESS' | 'PARTIAL' | 'FAILED';
  readonly reason: 'NOTHING_BOUGHT' | null;
} {
  if (legs.every(({ status }) => status === 'DONE')) return { status: 'SUCCESS', reason: null };
  if (legs.every(({ spentMinor }) => spentMinor === 0n)) return { status: 'FAILED', reason: 'NOTHING_BOUGHT' };
  return { status: 'PARTIAL', reason: null };
}

/** Plans that are due in the same minute begin within so long of each other. */
export const SPREAD_MS = 60_000;
/** In so long before a run a plan cannot be edited. */
export const LOCK_MS = 300_000;
/** A run that was asked for by hand begins within so long or not at all: its person has the price of then in mind. */
export const NOW_WAIT_MS = 300_000;
/** So many insufficient runs in a row, and pausing is offered. */
export const NOTICE_AFTER = 5;
/** Plans that a person may make in an hour. */
export const CREATE_PER_HOUR = 30;
/** So long before a run its person is told that there is too little. */
export const WARN_MS = 43_200_000;

/**
 * When a run begins: some time within a minute of its date, so that plans of one date do not meet the book together; at once
 * where the minute is over.
 *
 * @param drawn  0 to SPREAD_MS, drawn anew for each run
 */
export const startsAtMs = (scheduledAtMs: number, nowMs: number, drawn: number): number =>
  nowMs - scheduledAtMs >= SPREAD_MS ? nowMs : Math.max(nowMs, scheduledAtMs + drawn);

/** What is missing on the spot account, and comes from funding where the plan says so; null where it does not suffice. */
export function shortfallOf(
  amountMinor: bigint,
  { spotMinor, fundingMinor }: { readonly spotMinor: bigint; readonly fundingMinor: bigint },
  autoTransfer: boolean,
): bigint | null {
  const missing = amountMinor > spotMinor ? amountMinor - spotMinor : 0n;
  return missing === 0n || (autoTransfer && fundingMinor >= missing) ? missing : null;
}
