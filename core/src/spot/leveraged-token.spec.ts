import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFixed, readAmount } from '../money/amount.ts';
import {
  afterFee,
  type Basket,
  basketAt,
  isDailyDue,
  isIrregularDue,
  navOf,
  premiumBps,
  realLeverageOf,
  rebalanced,
} from './leveraged-token.ts';

const e18 = (text: string): bigint => readAmount(text, 18);
const text = (amount: bigint, places: number): string => formatFixed(amount, 18, places);
const LONG: Basket = { position: e18('3'), loan: -e18('200'), price: e18('100') };

describe('a basket of three times', () => {
  it.each([
    ['100', '100.000000', '3.0000'],
    ['88.88888888', '66.666666', '4.0000'],
    ['105', '115.000000', '2.7391'],
    ['110', '130.000000', '2.5384'],
  ])('at %s is worth %s, at a leverage of %s', (price, nav, leverage) => {
    expect(text(navOf(LONG, e18(price)), 6)).toBe(nav);
    expect(text(realLeverageOf(LONG, e18(price))!, 4)).toBe(leverage);
  });

  it('pays its fee and is set anew at 105', () => {
    const price = e18('105');
    const after = rebalanced(afterFee(LONG, price, 1_000), 3, price);
    expect(text(navOf(after, price), 3)).toBe('114.885');
    expect(text(after.position, 8)).toBe('3.28242857');
    // 229.77 but for the last places of a position that does not come out even.
    expect(text(after.loan - e18('0.0000000000000001'), 8)).toBe('-229.77000000');
  });

  it('ends lower than it began when the underlying comes back', () => {
    const up = rebalanced(LONG, 3, e18('110'));
    expect(text(navOf(up, e18('100')), 4)).toBe('94.5454');
  });

  it('is set anew when it is due, and not before', () => {
    expect(isDailyDue(LONG, 3, e18('101'))).toBe(false);
    expect(isDailyDue(LONG, 3, e18('101.01'))).toBe(true);
    expect(isDailyDue(LONG, 3, e18('98.99'))).toBe(true);
    expect(isIrregularDue(LONG, 3, e18('88.9'))).toBe(false);
    expect(isIrregularDue(LONG, 3, e18('88.88'))).toBe(true);
    expect(isIrregularDue(LONG, 3, e18('119.99'))).toBe(false);
    expect(isIrregularDue(LONG, 3, e18('120'))).toBe(true);
  });

  it('is worth nothing below two thirds, and is left alone there', () => {
    const price = e18('66');
    expect(realLeverageOf(LONG, price)).toBeNull();
    expect(isDailyDue(LONG, 3, price) || isIrregularDue(LONG, 3, price)).toBe(false);
    expect(afterFee(LONG, price, 1_000)).toEqual(LONG);
  });
});

describe('a basket against its underlying', () => {
  it('gains what the underlying loses, three times', () => {
    const short = basketAt(e18('10'), -3, e18('100'));
    expect(short).toEqual({ position: -e18('0.3'), loan: e18('40'), price: e18('100') });
    expect(navOf(short, e18('90'))).toBe(e18('13'));
    expect(navOf(short, e18('110'))).toBe(e18('7'));
    expect(isIrregularDue(short, -3, e18('108'))).toBe(true);
  });
});

it('a rebalance neither makes nor loses value, and lands at the target', () => {
  const amount = fc.bigInt({ min: 10n ** 12n, max: 10n ** 24n });
  fc.assert(
    fc.property(amount, amount, fc.constantFrom(3, -3), (nav, price, leverage) => {
      const basket = basketAt(nav, leverage, price);
      expect(navOf(basket, price)).toBe(nav);
      const worth = (basket.position * price) / 10n ** 18n;
      const wanted = nav * BigInt(leverage);
      const off = worth > wanted ? worth - wanted : wanted - worth;
      expect(off <= price / 10n ** 18n + 1n).toBe(true);
    }),
  );
});

it('a premium is told in hundredths of a percent', () => {
  expect(premiumBps(e18('11.05'), e18('10'))).toBe(1_050n);
  expect(premiumBps(e18('9.9'), e18('10'))).toBe(-100n);
});
