import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOf } from '../price.ts';
import { firstTold, hoursKnown, lastTold, protectionHour, protectionOf, protectionWorst } from './protection.ts';

const SCALES = { tokenScale: 8, payScale: 6 };
const ONCE = { timesBps: 10_000 };
const tokens = (whole: number): bigint => BigInt(whole) * 10n ** 8n;

describe('price protection', () => {
  it.each([
    ['below', 75n, 10_000, 25_000_000n],
    ['below, twice', 75n, 20_000, 50_000_000n],
    ['below, one and a half times', 75n, 15_000, 37_500_000n],
    ['below, a third of it', 75n, 3_333, 8_332_500n],
    ['the same', 100n, 10_000, 0n],
    ['above', 101n, 100_000, 0n],
  ])('a market %s', (_, thousandths, timesBps, given) => {
    const market = { numerator: thousandths, denominator: 1_000n };
    const { creditMinor, worthMinor } = protectionOf(100_000_000n, tokens(1_000), market, { timesBps }, SCALES);
    expect([creditMinor, worthMinor]).toEqual([given, thousandths * 1_000_000n]);
  });

  it('counts tokens that are worth nothing as the least that there is', () => {
    const nothing = { numerator: 0n, denominator: 1n };
    expect(protectionOf(100_000_000n, tokens(1_000), nothing, ONCE, SCALES)).toEqual({
      worthMinor: 1n,
      creditMinor: 99_999_999n,
    });
  });

  it('rounds what tokens are worth up, and what is given down', () => {
    const third = { numerator: 1n, denominator: 3n };
    expect(protectionOf(1_000_000n, tokens(1), third, ONCE, SCALES)).toEqual({
      worthMinor: 333_334n,
      creditMinor: 666_666n,
    });
    expect(protectionOf(1_000_000n, tokens(1), third, { timesBps: 3_333 }, SCALES).creditMinor).toBe(222_199n);
  });

  it('looks at the hour of the first delivery, and at the next ones once they are known', () => {
    const delivery = Date.UTC(2026, 10, 20, 12, 0, 59);
    expect(protectionHour(delivery, 0)).toEqual({
      fromMs: Date.UTC(2026, 10, 20, 12),
      toMs: Date.UTC(2026, 10, 20, 13),
    });
    expect(protectionHour(delivery, 2).fromMs).toBe(Date.UTC(2026, 10, 20, 14));
    expect(hoursKnown(delivery, delivery)).toBe(0);
    expect(hoursKnown(delivery, Date.UTC(2026, 10, 20, 13, 0, 59, 999))).toBe(0);
    expect(hoursKnown(delivery, Date.UTC(2026, 10, 20, 13, 1))).toBe(1);
    expect(hoursKnown(delivery, Date.UTC(2026, 10, 20, 16, 1))).toBe(4);
  });

  it('is told by the first hour with enough minutes, or where none has them by the last one with any', () => {
    const hours = (...counts: readonly number[]) =>
      counts.flatMap((count) => Array.from({ length: 60 }, (_, minute) => (minute < count ? 5n : null)));
    const told = (...counts: readonly number[]) => [firstTold(hours(...counts)), lastTold(hours(...counts))];
    expect(told(56, 57, 60, 0)).toEqual([1, 2]);
    expect(told(56, 1, 0, 0)).toEqual([null, 1]);
    expect(told(0, 0)).toEqual([null, null]);
    expect(told()).toEqual([null, null]);
  });
});

it('never owes more than the worst case, however a quota is shared out and the market falls', () => {
  const price = fc.record({
    baseUnits: fc.bigInt({ min: 1n, max: 10n ** 9n }),
    baseScale: fc.integer({ min: 0, max: 9 }),
    discountBps: fc.integer({ min: 0, max: 9_999 }),
  });
  const shares = fc.array(fc.bigInt({ min: 1n, max: 10n ** 12n }), { minLength: 1, maxLength: 30 });
  const times = fc.integer({ min: 1, max: 100_000 });
  const market = fc.record({ numerator: fc.bigInt({ min: 0n, max: 10n ** 12n }), denominator: fc.constant(10n ** 9n) });
  fc.assert(
    fc.property(price, shares, times, market, (of, all, timesBps, at) => {
      const owed = all.map((minor) => {
        const { payMinor } = costOf(minor, of, 0, SCALES);
        return protectionOf(payMinor, minor, at, { timesBps }, SCALES).creditMinor;
      });
      const quotaMinor = all.reduce((sum, each) => sum + each, 0n);
      const worst = protectionWorst([{ quotaMinor, price: of }], { timesBps }, SCALES);
      expect(owed.reduce((sum, each) => sum + each, 0n) <= worst).toBe(true);
    }),
  );
});

it('never owes more than the worst case of tokens that are worth nothing, whose costs were each rounded up', () => {
  const price = { baseUnits: 1n, baseScale: 0, discountBps: 0 };
  const thirds = [33_333_333n, 33_333_333n, 33_333_333n];
  const owed = thirds.map((minor) => {
    const { payMinor } = costOf(minor, price, 0, SCALES);
    return protectionOf(payMinor, minor, { numerator: 0n, denominator: 1n }, { timesBps: 10_000 }, SCALES).creditMinor;
  });
  const worst = protectionWorst([{ quotaMinor: 99_999_999n, price }], { timesBps: 10_000 }, SCALES);
  expect(owed.reduce((sum, each) => sum + each, 0n) <= worst).toBe(true);
});
