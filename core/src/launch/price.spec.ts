import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOf, exchangeRatio, limitedPrice, type RoundPrice, tokensFor } from './price.ts';

const SCALES = { tokenScale: 8, payScale: 6 };
/** 0.125 USDT for a token, a fifth off. */
const PRICE: RoundPrice = { baseUnits: 125n, baseScale: 3, discountBps: 2_000 };
const tokens = (whole: number): bigint => BigInt(whole) * 10n ** 8n;

describe('a price', () => {
  it('is the base price less the discount, and its ratio the other way round', () => {
    const { numerator, denominator } = limitedPrice(PRICE);
    expect(numerator * 10n).toBe(denominator);
    const ratio = exchangeRatio(PRICE);
    expect(ratio.numerator).toBe(10n * ratio.denominator);
  });

  it.each([
    [1_000, 0, 100_000_000n, 100_000_000n],
    [1_000, 300, 97_000_000n, 100_000_000n],
    [3, 600, 282_000n, 300_000n],
    [0, 600, 0n, 0n],
  ])('of %i tokens with %i hundredths of a percent for a VIP level', (whole, vip, payMinor, withoutVipMinor) => {
    expect(costOf(tokens(whole), PRICE, vip, SCALES)).toEqual({ payMinor, withoutVipMinor });
  });

  it('is rounded up once, at the end', () => {
    const third: RoundPrice = { baseUnits: 333_333_333n, baseScale: 9, discountBps: 1 };
    expect(costOf(1n, third, 0, SCALES).payMinor).toBe(1n);
    expect(costOf(tokens(3), third, 0, SCALES).payMinor).toBe(999_900n);
  });
});

const prices = fc.record({
  baseUnits: fc.bigInt({ min: 1n, max: 10n ** 12n }),
  baseScale: fc.integer({ min: 0, max: 12 }),
  discountBps: fc.integer({ min: 0, max: 9_999 }),
});

it('what an amount pays for costs at most that, and a unit more would cost more', () => {
  fc.assert(
    fc.property(
      prices,
      fc.bigInt({ min: 0n, max: 10n ** 15n }),
      fc.integer({ min: 0, max: 9_999 }),
      (price, pay, vip) => {
        const most = tokensFor(pay, price, vip, SCALES);
        expect(costOf(most, price, vip, SCALES).payMinor <= pay).toBe(true);
        expect(costOf(most + 1n, price, vip, SCALES).payMinor > pay).toBe(true);
      },
    ),
  );
});
