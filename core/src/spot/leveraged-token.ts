import { mulDiv } from '../money/round.ts';

/** Places of positions, loans and prices of a basket. */
export const BASKET_SCALE = 18;
const ONE = 10n ** BigInt(BASKET_SCALE);
const MILLION = 1_000_000n;
const PERCENT = 100n;

/** How far the real leverage may be from the target before it is reset. */
const LEVERAGE_SLACK = 1n;
const DAILY_MOVE_PERCENT = 1n;
const IRREGULAR_MOVE_PERCENT = 20n;

/** What stands behind one token. All amounts have 18 places. */
export interface Basket {
  /** The quantity of the underlying; below 0 for a token that goes against it. */
  readonly position: bigint;
  /** USDT: below 0 a debt, above 0 what selling the position short brought in. */
  readonly loan: bigint;
  /** The underlying's price at the last rebalance. */
  readonly price: bigint;
}

/**
 * The net asset value of one token, USDT with 18 places, rounded down; below 0 where the underlying moved more than the
 * basket could absorb.
 */
export const navOf = ({ position, loan }: Pick<Basket, 'position' | 'loan'>, price: bigint): bigint =>
  mulDiv(position, price, ONE, 'down') + loan;

/**
 * The value of the position as a multiple of the net asset value.
 *
 * @returns  18 places, without a sign; null where the token is worth nothing
 */
export function realLeverageOf(basket: Pick<Basket, 'position' | 'loan'>, price: bigint): bigint | null {
  const nav = navOf(basket, price);
  if (nav <= 0n) return null;
  const value = basket.position < 0n ? -basket.position : basket.position;
  return mulDiv(value, price, nav, 'down');
}

/**
 * The basket that holds a net asset value at the target leverage: the position is rounded toward zero, the loan is what
 * remains, so that nothing is gained or lost.
 *
 * @param nav       above 0
 * @param leverage  3 for three times, -3 for three times against the underlying
 * @param price     above 0
 */
export function basketAt(nav: bigint, leverage: number, price: bigint): Basket {
  const position = mulDiv(nav * BigInt(leverage), ONE, price, 'down');
  return { position, loan: nav - mulDiv(position, price, ONE, 'down'), price };
}

/** The basket after one day's fee. The fee is rounded up and added to the debt; the position stays. */
export function afterFee(basket: Basket, price: bigint, feePpm: number): Basket {
  const nav = navOf(basket, price);
  if (nav <= 0n) return basket;
  return { ...basket, loan: basket.loan - mulDiv(nav, BigInt(feePpm), MILLION, 'up') };
}

/** Whether the leverage is reset at the end of the day. */
export function isDailyDue(basket: Basket, leverage: number, price: bigint): boolean {
  const real = realLeverageOf(basket, price);
  if (real === null) return false;
  const target = absolute(leverage);
  return (
    real < (target - LEVERAGE_SLACK) * ONE ||
    real > (target + LEVERAGE_SLACK) * ONE ||
    moved(basket, price) * PERCENT > DAILY_MOVE_PERCENT * basket.price
  );
}

/** Whether the leverage is reset at once: it is too high, or the underlying moved by a fifth. */
export function isIrregularDue(basket: Basket, leverage: number, price: bigint): boolean {
  const real = realLeverageOf(basket, price);
  if (real === null) return false;
  return (
    real > (absolute(leverage) + LEVERAGE_SLACK) * ONE ||
    moved(basket, price) * PERCENT >= IRREGULAR_MOVE_PERCENT * basket.price
  );
}

/** The basket at the target leverage with the same net asset value, which the caller has checked to be above 0. */
export const rebalanced = (basket: Basket, leverage: number, price: bigint): Basket =>
  basketAt(navOf(basket, price), leverage, price);

/**
 * How far a market's price is above the net asset value, hundredths of a percent, toward zero; below 0 for a discount.
 *
 * @param price  USDT with 18 places
 * @param nav    above 0
 */
export const premiumBps = (price: bigint, nav: bigint): bigint => mulDiv(price - nav, 10_000n, nav, 'down');

const absolute = (leverage: number): bigint => BigInt(Math.abs(leverage));
const moved = (basket: Basket, price: bigint): bigint =>
  price > basket.price ? price - basket.price : basket.price - price;
