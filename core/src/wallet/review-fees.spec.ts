import { describe, expect, test } from 'vitest';
import { reviewedTerms } from './amount-checks.ts';
import { LOCK_DAYS, unlockAtMs } from './purchase-lock.ts';

describe('the terms of a reviewed fee', () => {
  const scales = { ledgerScale: 18, networkScale: 18 };
  const ether = (text: string): bigint => BigInt(Math.round(Number(text) * 1e8)) * 10n ** 10n;
  const floor = { feeMinor: ether('0.0005'), minMinor: ether('0.002') };

  test('stay at the floor while the network asks for less', () => {
    expect(reviewedTerms(floor, scales, [ether('0.0004')])).toEqual(floor);
    expect(reviewedTerms(floor, scales, [])).toEqual(floor);
  });

  test('are a tenth above the median, in digits that a screen shows, and the minimum is twice the fee', () => {
    const reviewed = reviewedTerms(floor, scales, [ether('0.001'), ether('0.002') + 1n, ether('0.009')]);
    expect(reviewed).toEqual({ feeMinor: ether('0.00220001'), minMinor: ether('0.00440002') });
  });

  test('keep a minimum that is already high enough', () => {
    expect(reviewedTerms({ ...floor, minMinor: ether('1') }, scales, [ether('0.01')])).toEqual({
      feeMinor: ether('0.011'),
      minMinor: ether('1'),
    });
  });

  test('never have more places than the network', () => {
    const coarse = { ledgerScale: 8, networkScale: 4 };
    expect(reviewedTerms({ feeMinor: 0n, minMinor: 0n }, coarse, [10_001n])).toEqual({
      feeMinor: 20_000n,
      minMinor: 40_000n,
    });
  });
});

test('a purchase may leave after exactly so many times 24 hours', () => {
  const atMs = Date.parse('2026-03-29T00:30:00.000Z');
  expect(LOCK_DAYS.map((days) => unlockAtMs(atMs, days) - atMs)).toEqual([0, 86_400_000, 259_200_000, 604_800_000]);
});
