import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basketAt, navOf } from './leveraged-token.ts';
import { isMergeDue, MERGE_NOTICE_MS, MERGE_RATIO, mergedBasket, mergedMinor } from './token-merge.ts';

const ONE = 10n ** 18n;

describe('a token that has become too small', () => {
  it.each([
    [ONE / 100n, false],
    [ONE / 100n - 1n, true],
    [1n, true],
    [0n, false],
    [-1n, false],
  ])('at a net asset value of %s: %s', (nav, isDue) => {
    expect(isMergeDue(nav)).toBe(isDue);
  });

  it('is merged a hundred for one, two days after it was said', () => {
    expect([MERGE_RATIO, MERGE_NOTICE_MS]).toEqual([100, 172_800_000]);
  });
});

describe('what an account has after a merge', () => {
  it.each([
    [100n, 1n],
    [199n, 1n],
    [99n, 0n],
    [0n, 0n],
    [-100n, -1n],
    [-101n, -2n],
    [-1n, -1n],
  ])('%s becomes %s', (minor, merged) => {
    expect(mergedMinor(minor, MERGE_RATIO)).toBe(merged);
  });

  it('leaves the house less than one minor unit for each account, and owes nothing to nobody', () => {
    const accounts = fc.array(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(accounts, fc.integer({ min: 2, max: 1_000 }), (some, ratio) => {
        // The books of a coin sum to zero.
        const all = [...some, -some.reduce((sum, minor) => sum + minor, 0n)];
        const rounding = -all.reduce((sum, minor) => sum + mergedMinor(minor, ratio), 0n);
        expect(rounding).toBeGreaterThanOrEqual(0n);
        expect(rounding).toBeLessThan(BigInt(all.length));
        for (const minor of all) {
          const lost = minor - mergedMinor(minor, ratio) * BigInt(ratio);
          expect(lost >= 0n && lost < BigInt(ratio)).toBe(true);
        }
      }),
    );
  });
});

describe('the basket behind a new token', () => {
  it('is worth a hundred old ones, wherever the underlying goes', () => {
    const [nav, price, leverage] = [
      fc.bigInt({ min: 1n, max: ONE / 100n }),
      fc.bigInt({ min: ONE / 1_000n, max: 10n ** 6n * ONE }),
      fc.constantFrom(3, -3),
    ];
    fc.assert(
      fc.property(nav, price, leverage, fc.integer({ min: -20, max: 20 }), (value, at, times, percent) => {
        const basket = basketAt(value, times, at);
        const merged = mergedBasket(basket, MERGE_RATIO);
        const later = (at * BigInt(100 + percent)) / 100n;
        const off = navOf(merged, later) - navOf(basket, later) * 100n;
        // A price times a hundred positions is rounded once, a hundred times a price a hundred times.
        expect(off >= -100n && off <= 100n).toBe(true);
        expect(merged.price).toBe(basket.price);
      }),
    );
  });
});
