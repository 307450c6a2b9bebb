import { HOUR_MS } from '../calendar/durations.ts';
import { mulDiv } from '../money/round.ts';
import { BASKET_SCALE, type Basket } from './leveraged-token.ts';

/** How many tokens become one. */
export const MERGE_RATIO = 100;
/** How long before a merge its holders are told. */
export const MERGE_NOTICE_MS = 48 * HOUR_MS;

/** The value of a token, a hundredth of a USDT, below which it is merged. */
const SMALLEST_NAV = 10n ** BigInt(BASKET_SCALE) / 100n;

/** True for a token that has become too small. A worthless one stays: merging a hundred of them gains nothing. */
export const isMergeDue = (nav: bigint): boolean => nav > 0n && nav < SMALLEST_NAV;

/**
 * What an account has after a merge, minor units. Balances that the house owes round down, and what the house is owed
 * (below zero) rounds up in size, so that the rest is never below zero; it belongs to the house's rounding account.
 *
 * @invariant  over accounts that sum to zero, the sum afterwards is at most zero, and above minus their number
 */
export const mergedMinor = (minor: bigint, ratio: number): bigint =>
  mulDiv(minor, 1n, BigInt(ratio), minor < 0n ? 'up' : 'down');

/**
 * The basket behind one new token: that of the `ratio` old ones it replaces.
 *
 * @invariant  at any price its net asset value is that of the old ones, except for their rounding
 */
export const mergedBasket = ({ position, loan, price }: Basket, ratio: number): Basket => ({
  position: position * BigInt(ratio),
  loan: loan * BigInt(ratio),
  price,
});
