import { HOUR_MS } from '../calendar/durations.ts';
import { mulDiv } from '../money/round.ts';
import { BASKET_SCALE, type Basket } from './leveraged-token.ts';

/** How many tokens become one. */
export const MERGE_RATIO = 100;
/** How long before holders are told. */
export const MERGE_NOTICE_MS = 48 * HOUR_MS;

/** A token that is worth less than a hundredth of a USDT. */
const SMALLEST_NAV = 10n ** BigInt(BASKET_SCALE) / 100n;

/** True for a token that has become too small. One that is worth nothing stays: merging a hundred of them gains nothing. */
export const isMergeDue = (nav: bigint): boolean => nav > 0n && nav < SMALLEST_NAV;

/**
 * What an account has after a merge, minor units: what the house owes rounds down, what the house is owed (below zero) rounds
 * up, so that what is left over is the house's rounding and never below zero.
 *
 * @invariant  over accounts that sum to zero, the sum afterwards is at most zero, and above minus their number
 */
export const mergedMinor = (minor: bigint, ratio: number): bigint =>
  mulDiv(minor, 1n, BigInt(ratio), minor < 0n ? 'up' : 'down');

/**
 * The basket behind one of the new tokens: that of so many old ones.
 *
 * @invariant  its net asset value is that of so many old ones at any price, but for what rounding the value of one of them lost
 */
export const mergedBasket = ({ position, loan, price }: Basket, ratio: number): Basket => ({
  position: position * BigInt(ratio),
  loan: loan * BigInt(ratio),
  price,
});
