import { type TierRow, tiersOf } from './tiers.ts';

const USDT = 1_000_000n;

/** The table that contracts on large coins begin with; USDT with six places. */
export const MAJOR_ROWS: readonly TierRow[] = (
  [
    [50_000, 125, 4_000],
    [250_000, 100, 5_000],
    [1_000_000, 50, 10_000],
    [3_000_000, 20, 25_000],
    [6_000_000, 10, 50_000],
    [8_000_000, 5, 100_000],
    [10_000_000, 4, 125_000],
    [12_000_000, 3, 150_000],
    [20_000_000, 2, 250_000],
    [40_000_000, 1, 500_000],
  ] as const
).map(([upTo, maxLeverage, ppm]) => ({
  upToMinor: BigInt(upTo) * USDT,
  maxLeverage,
  maintenancePpm: BigInt(ppm),
}));

/** Prices with two places, sizes with three, USDT with six: a tick × a lot is ten minor units. */
export const MAJOR_TERMS = { unitMinor: 10n, tiers: tiersOf(MAJOR_ROWS), closeFeePpm: 600n };

export const usdt = (whole: number): bigint => BigInt(Math.round(whole * 1_000_000));
export const ticks = (price: number): bigint => BigInt(Math.round(price * 100));
export const lots = (size: number): bigint => BigInt(Math.round(size * 1_000));
