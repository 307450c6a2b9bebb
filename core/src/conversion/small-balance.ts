import type { Price } from '../money/value.ts';
import { usdtValueMinor } from '../money/value.ts';

/** The most coins that one run converts. */
export const COINS_MAX = 50;
/** How long a quote holds. */
export const QUOTE_MS = 10_000;
/** A run is given up where a coin's index price has moved by more than this since the quote. */
const MOVE_MAX_BPS = 100n;
const BPS = 10_000n;

/** What the operator sets. */
export interface ConversionTerms {
  /** A coin whose balance is worth less than this is small; USDT, six places. */
  readonly maxValueMinor: bigint;
  /** The house's fee, hundredths of a percent. */
  readonly feeBps: number;
  /** How long a person waits between two runs. */
  readonly intervalMs: number;
}

/** Why a small balance cannot be converted now. Where several apply, the first in the order of this list is named. */
export type Obstacle = 'NO_MARKET' | 'MARKET_HALTED' | 'NO_PRICE' | 'NOT_SMALL' | 'FROZEN' | 'LOCKED' | 'TOO_LITTLE';

/** A coin on a person's funding account, and what is known of it. */
export interface SmallCoin {
  /** Minor units of the coin. */
  readonly availableMinor: bigint;
  readonly heldMinor: bigint;
  readonly scale: number;
  /** USDT for one coin; null where the price is unknown or too old. */
  readonly price: Price | null;
  /** The coin's market against USDT. */
  readonly market: 'open' | 'halted' | 'none';
  /** Until when purchased coins may not leave the account; null where there are none. */
  readonly lockedUntilMs: number | null;
}

/**
 * Whether a coin can be converted.
 *
 * @returns  null where it can
 */
export function obstacleOf(coin: SmallCoin, terms: ConversionTerms): Obstacle | null {
  if (coin.market === 'none') return 'NO_MARKET';
  if (coin.market === 'halted') return 'MARKET_HALTED';
  if (!coin.price) return 'NO_PRICE';
  if (!isSmall(coin, terms)) return 'NOT_SMALL';
  if (coin.heldMinor > 0n) return 'FROZEN';
  if (coin.lockedUntilMs !== null) return 'LOCKED';
  return legOf(coin.availableMinor, coin.scale, coin.price, terms.feeBps).getsMinor > 0n ? null : 'TOO_LITTLE';
}

/**
 * Whether all of a coin, frozen or not, is worth less than the limit. Without a price it may be worth anything: not
 * small.
 */
export function isSmall(
  { availableMinor, heldMinor, scale, price }: Pick<SmallCoin, 'availableMinor' | 'heldMinor' | 'scale' | 'price'>,
  { maxValueMinor }: Pick<ConversionTerms, 'maxValueMinor'>,
): boolean {
  return price !== null && usdtValueMinor(availableMinor + heldMinor, scale, price, 'up') < maxValueMinor;
}

/** What one coin of a run brings, USDT with six places. */
export interface ConversionLeg {
  /** What the house pays for the coin, fee included. */
  readonly grossMinor: bigint;
  readonly feeMinor: bigint;
  readonly getsMinor: bigint;
  /** The rounding remainder that belongs to neither: less than two minor units. */
  readonly roundingMinor: bigint;
}

/**
 * What an amount brings at a price.
 *
 * @param amountMinor  minor units of the coin
 * @param feeBps       0 to 10000
 * @returns            the person's part and the fee rounded down, what is paid for the coin rounded up
 * @invariant          gross = gets + fee + rounding, and rounding is 0, 1 or 2
 */
export function legOf(amountMinor: bigint, scale: number, price: Price, feeBps: number): ConversionLeg {
  const share = (bps: bigint): bigint =>
    usdtValueMinor(amountMinor * bps, scale, { priceUnits: price.priceUnits, priceScale: price.priceScale + 4 });
  const grossMinor = usdtValueMinor(amountMinor, scale, price, 'up');
  const feeMinor = share(BigInt(feeBps));
  const getsMinor = share(BPS - BigInt(feeBps));
  return { grossMinor, feeMinor, getsMinor, roundingMinor: grossMinor - feeMinor - getsMinor };
}

/** True where a price is more than 1 % away from the one that was quoted, either way. */
export function hasMoved(quoted: Price, now: Price): boolean {
  const scale = Math.max(quoted.priceScale, now.priceScale);
  const units = (price: Price): bigint => price.priceUnits * 10n ** BigInt(scale - price.priceScale);
  const change = units(now) - units(quoted);
  return (change < 0n ? -change : change) * BPS > units(quoted) * MOVE_MAX_BPS;
}

/** When a person may convert again; null where it is now. */
export function nextRunAtMs(lastMs: number | null, nowMs: number, { intervalMs }: ConversionTerms): number | null {
  return lastMs === null || lastMs + intervalMs <= nowMs ? null : lastMs + intervalMs;
}
