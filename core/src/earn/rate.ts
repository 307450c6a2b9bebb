import { mulDiv } from '../money/round.ts';

/** Days of a year, in leap years too. */
export const YEAR_DAYS = 365n;
const YEAR_HOURS = YEAR_DAYS * 24n;
const BPS = 10_000n;
/** Interest that is not yet a minor unit is counted in billionths of billionths of a coin. */
export const ATTO_SCALE = 18;

/**
 * One row of a product's rates. Rows are marginal: each slice of the principal earns its own rate, so nobody loses by adding a
 * unit. A slice ends with `upToMinor`, which belongs to it; the last row has none.
 */
export interface Tier {
  /** Minor units; null for the last row. */
  readonly upToMinor: bigint | null;
  /** A year's simple rate, hundredths of a percent, zero or more. */
  readonly rateBps: number;
}

/** What stands in one slice of a principal. */
export interface Slice extends Tier {
  readonly fromMinor: bigint;
  /** How much of the principal lies in this slice. */
  readonly inMinor: bigint;
}

export type TiersRefusal = 'TIERS_EMPTY' | 'TIERS_ORDER' | 'TIERS_END' | 'TIERS_RATE';

/**
 * Judges the rows that staff have typed.
 *
 * @refuses  TIERS_EMPTY | TIERS_ORDER, a bound not above the one before | TIERS_END, a last row with a bound, or another
 *           without | TIERS_RATE, a rate that is no whole number from 0 to `RATE_BPS_MAX`; details: `row`, counted from 1
 */
export function judgeTiers(
  tiers: readonly Tier[],
): { readonly code: TiersRefusal; readonly details: { readonly row: number } } | null {
  if (tiers.length === 0) return { code: 'TIERS_EMPTY', details: { row: 1 } };
  let lower = 0n;
  for (const [index, { upToMinor, rateBps }] of tiers.entries()) {
    const details = { row: index + 1 };
    if (!Number.isInteger(rateBps) || rateBps < 0 || rateBps > RATE_BPS_MAX) return { code: 'TIERS_RATE', details };
    if ((upToMinor === null) !== (index === tiers.length - 1)) return { code: 'TIERS_END', details };
    if (upToMinor === null) continue;
    if (upToMinor <= lower) return { code: 'TIERS_ORDER', details };
    lower = upToMinor;
  }
  return null;
}

/** 1,000 % a year: above it somebody has mistyped. */
const RATE_BPS_MAX = 100_000;

/**
 * Cuts a principal into the slices of its product.
 *
 * @invariant  the parts sum to the principal
 */
export function slicesOf(principalMinor: bigint, tiers: readonly Tier[]): readonly Slice[] {
  let fromMinor = 0n;
  return tiers.map(({ upToMinor, rateBps }) => {
    const end = upToMinor === null || upToMinor > principalMinor ? principalMinor : upToMinor;
    const slice = { fromMinor, upToMinor, rateBps, inMinor: end > fromMinor ? end - fromMinor : 0n };
    fromMinor = upToMinor ?? fromMinor;
    return slice;
  });
}

/** The principal times its rates: minor units times hundredths of a percent. All interest is this, divided once. */
function weightedBps(principalMinor: bigint, tiers: readonly Tier[]): bigint {
  return slicesOf(principalMinor, tiers).reduce((sum, { inMinor, rateBps }) => sum + inMinor * BigInt(rateBps), 0n);
}

/**
 * What a principal earns in one hour: amount x rate / 8760.
 *
 * @param scale  places of the coin's minor unit, 0 to 18
 * @returns      attos of a coin, rounded down
 */
export function hourAtto(principalMinor: bigint, scale: number, tiers: readonly Tier[]): bigint {
  return mulDiv(weightedBps(principalMinor, tiers), attosOfMinor(scale), BPS * YEAR_HOURS, 'down');
}

/**
 * What a principal earns in whole days: amount x rate / 365 x days.
 *
 * @returns  minor units, rounded down once at the end
 */
export function daysInterestMinor(principalMinor: bigint, tiers: readonly Tier[], days: number): bigint {
  return mulDiv(weightedBps(principalMinor, tiers), BigInt(days), BPS * YEAR_DAYS, 'down');
}

/**
 * The rate that a principal earns as a whole.
 *
 * @param principalMinor  above zero
 * @returns               a year's simple rate with `places` places of a percent, rounded down: 53600 is 5.3600 % where
 *                        `places` is 4
 */
export function effectiveRate(principalMinor: bigint, tiers: readonly Tier[], places: number): bigint {
  return mulDiv(weightedBps(principalMinor, tiers), 10n ** BigInt(places), principalMinor * 100n, 'down');
}

/**
 * The rate that an amount earns which is added to a principal: it fills the slices above it.
 *
 * @param heldMinor   zero or more
 * @param addedMinor  above zero
 * @returns           a year's simple rate with `places` places of a percent, rounded down
 */
export function addedRate(heldMinor: bigint, addedMinor: bigint, tiers: readonly Tier[], places: number): bigint {
  const weighted = weightedBps(heldMinor + addedMinor, tiers) - weightedBps(heldMinor, tiers);
  return mulDiv(weighted, 10n ** BigInt(places), addedMinor * 100n, 'down');
}

/**
 * An amount that shows what tiers do: it reaches into the last slice, half as much again as where that begins.
 *
 * @returns  null where all of an amount earns one rate
 */
export function exampleMinor(tiers: readonly Tier[]): bigint | null {
  const bound = tiers.at(-2)?.upToMinor ?? null;
  return bound === null ? null : bound + bound / 2n;
}

/** The highest rate of the rows, and up to which principal it is earned: what a card may say only together. */
export function bestTier(tiers: readonly Tier[]): { readonly rateBps: number; readonly slice: Slice } {
  const slices = slicesOf(0n, tiers);
  const slice = slices.reduce((best, each) => (each.rateBps > best.rateBps ? each : best));
  return { rateBps: slice.rateBps, slice };
}

/**
 * What a year brings where each day's interest earns from the next day on: (1 + rate / 365)^365 - 1.
 *
 * @param rateBps  a year's simple rate
 * @returns        hundredths of a percent, rounded down
 */
export function yieldBps(rateBps: number): bigint {
  const one = 10n ** 30n;
  const day = one + (BigInt(rateBps) * one) / (BPS * YEAR_DAYS);
  let grown = one;
  for (let left = YEAR_DAYS; left > 0n; left -= 1n) grown = (grown * day) / one;
  return ((grown - one) * BPS) / one;
}

/** How many attos a minor unit is. */
export function attosOfMinor(scale: number): bigint {
  if (!Number.isInteger(scale) || scale < 0 || scale > ATTO_SCALE) throw new RangeError(`scale out of range: ${scale}`);
  return 10n ** BigInt(ATTO_SCALE - scale);
}
