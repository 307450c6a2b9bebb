import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorOf, scaleOf, UNITS_MAX } from './amount.ts';
import { writeFee } from './fees.ts';

const feeOf = (units: number, ppm: number, unitMinor: bigint): bigint => {
  const fee = { feeHigh: -1, feeLow: -1 };
  writeFee(fee, units, ppm, scaleOf(unitMinor)!);
  expect(fee.feeLow).toBeLessThan(1e15);
  return minorOf(fee.feeHigh, fee.feeLow);
};
const exact = (units: number, ppm: number, unitMinor: bigint): bigint =>
  (BigInt(units) * BigInt(ppm) * unitMinor + 999_999n) / 1_000_000n;

describe('a fee', () => {
  it.each([
    [1, 2_000, 1n, 1n],
    [1_000, 2_000, 1n, 2n],
    [1, 2_000, 1_000n, 2n],
    [7, 333, 5n, 1n],
    [8_000_000_000_000_000, 1_000_000, 1n, 8_000_000_000_000_000n],
    [7_999_999_999_999_999, 999_999, 1n, 7_999_992_000_000_000n],
    [1, 1, 1_000_000_000_000n, 1_000_000n],
    // A lot of 0.1 of a coin with 18 places.
    [3, 1_500, 10n ** 17n, 450_000_000_000_000n],
    // A lot of a hundred such coins.
    [1, 1, 10n ** 20n, 100_000_000_000_000n],
    [5, 0, 10n ** 20n, 0n],
  ])('on %d units at %d ppm of %d minor units is %d', (units, ppm, unitMinor, minor) => {
    expect(feeOf(units, ppm, unitMinor)).toBe(minor);
  });

  it('is exact and rounded up at the minor unit, whatever a lot or a unit is', () => {
    const unitMinor = fc.oneof(
      fc
        .tuple(fc.constantFrom(1n, 2n, 5n), fc.integer({ min: 0, max: 28 }))
        .map(([one, places]) => one * 10n ** BigInt(places)),
      fc.constantFrom(5n ** 13n, 2n ** 15n, 3n * 10n ** 15n, 7_999_999n * 10n ** 21n),
    );
    const units = fc.oneof(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 0, max: UNITS_MAX }));
    const ppm = fc.oneof(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 0, max: 1_000_000 }));
    fc.assert(
      fc.property(units, ppm, unitMinor, (many, rate, unit) => {
        // The core refuses a market with lots that do not fit, and a balance beyond what it counts.
        fc.pre(scaleOf(unit) !== null && BigInt(many) * unit <= 8n * 10n ** 30n);
        expect(feeOf(many, rate, unit)).toBe(exact(many, rate, unit));
      }),
      { numRuns: 2_000 },
    );
  });
});
