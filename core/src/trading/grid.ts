import { formatAmount } from '../money/amount.ts';
import { mulDiv } from '../money/round.ts';
import { ok, type Result, refuse } from '../result.ts';
import { UNITS_MAX } from './amount.ts';

/**
 * The steps that a market counts prices and quantities in. Prices have a scale of their own, because a tick may be finer than
 * a minor unit of the quote asset.
 */
export interface Grid {
  /** Places of a price, and the tick at that scale: 0.1 USDT is { priceScale: 1, tick: 1n }. */
  readonly priceScale: number;
  readonly tick: bigint;
  readonly baseScale: number;
  readonly quoteScale: number;
  /** Minor units of base in one lot. */
  readonly lotMinor: bigint;
}

/** Why a number does not fit the grid. Details: the number, and the step that it must be a multiple of, as decimal text. */
export type GridRefusal = 'OFF_TICK' | 'OFF_LOT' | 'PRICE_TOO_HIGH' | 'QUANTITY_TOO_LARGE';

export const TICKS_MAX = 2 ** 30 - 1;

/**
 * The price of one lot at one tick in minor units of quote: a market's `unitMinor`.
 *
 * @returns  null where it is no whole number; such a market cannot be kept exactly
 */
export function unitMinorOf({ priceScale, tick, baseScale, quoteScale, lotMinor }: Grid): bigint | null {
  const numerator = tick * lotMinor * 10n ** BigInt(quoteScale);
  const denominator = 10n ** BigInt(priceScale + baseScale);
  return numerator % denominator === 0n ? numerator / denominator : null;
}

/**
 * @param price  at the grid's price scale, above 0
 * @returns      ticks, 1 to 2^30 - 1
 * @refuses      OFF_TICK | PRICE_TOO_HIGH
 */
export function ticksOf(price: bigint, { tick, priceScale }: Grid): Result<number, GridRefusal> {
  const text = (amount: bigint) => formatAmount(amount, priceScale);
  if (price <= 0n || price % tick !== 0n) return refuse('OFF_TICK', { price: text(price), tick: text(tick) });
  const ticks = price / tick;
  if (ticks <= BigInt(TICKS_MAX)) return ok(Number(ticks));
  return refuse('PRICE_TOO_HIGH', { price: text(price), max: text(BigInt(TICKS_MAX) * tick) });
}

/**
 * @param baseMinor  minor units of base, above 0
 * @returns          lots
 * @refuses          OFF_LOT | QUANTITY_TOO_LARGE
 */
export function lotsOf(baseMinor: bigint, { lotMinor, baseScale }: Grid): Result<number, GridRefusal> {
  const text = (amount: bigint) => formatAmount(amount, baseScale);
  if (baseMinor <= 0n || baseMinor % lotMinor !== 0n) {
    return refuse('OFF_LOT', { quantity: text(baseMinor), lot: text(lotMinor) });
  }
  const lots = baseMinor / lotMinor;
  if (lots <= BigInt(UNITS_MAX)) return ok(Number(lots));
  return refuse('QUANTITY_TOO_LARGE', { quantity: text(baseMinor), max: text(BigInt(UNITS_MAX) * lotMinor) });
}

/** Whole units in a sum of quote, rounded DOWN: what a market order that names a sum may spend. */
export const unitsOf = (quoteMinor: bigint, unitMinor: bigint): number =>
  quoteMinor / unitMinor > BigInt(UNITS_MAX) ? UNITS_MAX : Number(quoteMinor / unitMinor);

/** A price as decimal text. */
export const priceText = (ticks: number, { tick, priceScale }: Grid): string =>
  formatAmount(BigInt(ticks) * tick, priceScale);

/** A quantity in minor units of base. */
export const baseMinorOf = (lots: number, { lotMinor }: Grid): bigint => BigInt(lots) * lotMinor;

/** What lots cost at a price, minor units of quote: exact, because the grid is. */
export const quoteMinorOf = (ticks: number, lots: number, unitMinor: bigint): bigint =>
  BigInt(ticks) * BigInt(lots) * unitMinor;

/**
 * The highest fee that an order may cost, as it is held and as a form shows it before: the fee of one lot rounded up to a
 * whole unit, times the lots.
 */
export function feeMostMinor(ticks: number, lots: number, feePpm: number, unitMinor: bigint): bigint {
  return mulDiv(BigInt(ticks), BigInt(feePpm), 1_000_000n, 'up') * BigInt(lots) * unitMinor;
}
