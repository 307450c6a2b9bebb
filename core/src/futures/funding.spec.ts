import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averagePremium, fundingMinor, fundingRate, premiumOf } from './funding.ts';

const CAP = 7_500_000n;

describe('a rate of funding', () => {
  it.each([
    [200_000n, 100_000n],
    [900_000n, 400_000n],
    [-1_200_000n, -700_000n],
    [100_000n, 100_000n],
    [900_000_000n, CAP],
    [-900_000_000n, -CAP],
  ])('of the premium %i is %i', (premium, rate) => {
    expect(fundingRate(premium, CAP)).toBe(rate);
  });

  it('follows the book where it stands apart from the index', () => {
    expect(premiumOf(100_000n, 100_100n, 100_200n)).toBe(1_000_000n);
    expect(premiumOf(100_000n, 99_800n, 99_900n)).toBe(-1_000_000n);
    expect(premiumOf(100_000n, 99_900n, 100_100n)).toBe(0n);
    expect(premiumOf(100_000n, null, null)).toBe(0n);
  });

  it('counts what is recent most, and what is missing not at all', () => {
    expect(
      averagePremium([
        { minute: 0, premium: 40n },
        { minute: 1, premium: 10n },
      ]),
    ).toBe(20n);
    expect(averagePremium([{ minute: 3, premium: 7n }])).toBe(7n);
    expect(averagePremium([])).toBe(0n);
  });
});

describe('funding', () => {
  it('is taken from longs and given to shorts where the rate is above zero, and the other way round', () => {
    expect(fundingMinor('LONG', 40_000_000_000n, 100_000n)).toBe(4_000_000n);
    expect(fundingMinor('SHORT', 40_000_000_000n, 100_000n)).toBe(-4_000_000n);
    expect(fundingMinor('LONG', 40_000_000_000n, -100_000n)).toBe(-4_000_000n);
  });

  it('never gives more than it takes, and less by at most a unit for everybody', () => {
    const size = fc.bigInt({ min: 1n, max: 10n ** 12n });
    const rate = fc.bigInt({ min: -CAP, max: CAP });
    fc.assert(
      fc.property(fc.array(size, { minLength: 1, maxLength: 6 }), rate, (shorts, each) => {
        const longs = [shorts.reduce((sum, one) => sum + one, 0n)];
        const taken = [
          ...longs.map((one) => fundingMinor('LONG', one, each)),
          ...shorts.map((one) => fundingMinor('SHORT', one, each)),
        ].reduce((sum, one) => sum + one, 0n);
        expect(taken >= 0n && taken <= BigInt(shorts.length + 1)).toBe(true);
      }),
    );
  });
});
