/**
 * How the core keeps amounts. Coins of 18 places do not fit into a safe integer, and a BigInt costs an allocation for
 * each sum. So an amount is two whole numbers, `high * RADIX + low` minor units. Everything outside the core sees
 * BigInt.
 */
export const RADIX = 1e15;
const RADIX_BIG = BigInt(RADIX);
/** The most that the core holds of one asset over all accounts, so that no single account can ever overflow. */
export const AMOUNT_MAX = 8_000_000_000_000_000n * RADIX_BIG;
/**
 * The most units or lots of one order. Even with a divisor (at most RADIX) added it is a safe integer, so divisions are
 * exact.
 */
export const UNITS_MAX = 8_000_000_000_000_000;
/** Both are for files that want them compiled in, as `NODE` explains. */
export const BOUND = { RADIX, UNITS_MAX } as const;

export const highOf = (minor: bigint): number => Number(minor / RADIX_BIG);
export const lowOf = (minor: bigint): number => Number(minor % RADIX_BIG);
export const minorOf = (high: number, low: number): bigint =>
  high === 0 ? BigInt(low) : BigInt(high) * RADIX_BIG + BigInt(low);

/**
 * Turns lots or units of a market into minor units of an asset, as both halves of an amount and without a rounding
 * product.
 */
export interface Scale {
  /** Units in one RADIX of minor units, or 1 where a unit is larger than that. */
  readonly divisor: number;
  /** What a full divisor of units adds to `high`, and a single unit to `low`. */
  readonly highFactor: number;
  readonly lowFactor: number;
}

/**
 * @param unitMinor  minor units of one lot or unit: divides 10^15 or is a multiple of it, as 1, 2 or 5 times a power of
 *                   ten does
 * @returns          null where the unit does neither
 */
export function scaleOf(unitMinor: bigint): Scale | null {
  if (unitMinor <= 0n) return null;
  if (RADIX_BIG % unitMinor === 0n) {
    return { divisor: Number(RADIX_BIG / unitMinor), highFactor: 1, lowFactor: Number(unitMinor) };
  }
  if (unitMinor % RADIX_BIG !== 0n || unitMinor > AMOUNT_MAX) return null;
  return { divisor: 1, highFactor: Number(unitMinor / RADIX_BIG), lowFactor: 0 };
}
