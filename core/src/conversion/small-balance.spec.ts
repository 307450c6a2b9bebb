import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../calendar/durations.ts';
import type { Price } from '../money/value.ts';
import { hasMoved, isSmall, legOf, nextRunAtMs, obstacleOf, type SmallCoin } from './small-balance.ts';

const TERMS = { maxValueMinor: 5_000_000n, feeBps: 100, intervalMs: 6 * HOUR_MS };
const price = (units: bigint, scale = 0): Price => ({ priceUnits: units, priceScale: scale });
/** 0.001 of a coin of eight places at 3,000 USDT: 3 USDT. */
const SMALL: SmallCoin = {
  availableMinor: 100_000n,
  heldMinor: 0n,
  scale: 8,
  price: price(3_000n),
  market: 'open',
  lockedUntilMs: null,
};

describe('which coins can be converted', () => {
  it.each([
    ['a small one', {}, null],
    ['one without a market', { market: 'none' }, 'NO_MARKET'],
    ['one whose market stands still', { market: 'halted' }, 'MARKET_HALTED'],
    ['one without a price', { price: null }, 'NO_PRICE'],
    ['one that is worth 5 USDT', { price: price(5_000n) }, 'NOT_SMALL'],
    ['one a minor unit below 5 USDT', { price: price(4_999_999n, 3) }, null],
    ['one whose frozen part makes it large', { heldMinor: 100_000n }, 'NOT_SMALL'],
    ['one of which a part is frozen', { heldMinor: 1n }, 'FROZEN'],
    ['one that was bought and may not leave yet', { lockedUntilMs: 1 }, 'LOCKED'],
    ['one that brings less than a minor unit', { availableMinor: 1n, price: price(99n) }, 'TOO_LITTLE'],
    ['nothing', { availableMinor: 0n }, 'TOO_LITTLE'],
  ] as const)('%s', (_, over, obstacle) => {
    expect(obstacleOf({ ...SMALL, ...over }, TERMS)).toBe(obstacle);
  });

  it('takes a coin without a price for small nowhere', () => {
    expect(isSmall({ ...SMALL, price: null }, TERMS)).toBe(false);
  });

  it('follows the limit that an operator set', () => {
    expect(obstacleOf(SMALL, { ...TERMS, maxValueMinor: 3_000_000n })).toBe('NOT_SMALL');
    expect(obstacleOf(SMALL, { ...TERMS, maxValueMinor: 3_000_001n })).toBe(null);
  });
});

describe('what a coin brings', () => {
  it.each([
    // 3 USDT: one percent is 0.03.
    [100_000n, price(3_000n), { grossMinor: 3_000_000n, feeMinor: 30_000n, getsMinor: 2_970_000n, roundingMinor: 0n }],
    // 0.00000001 at 333.33: 3.3333 minor units; 4 are paid, 3 arrive, the fee is less than one.
    [1n, price(33_333n, 2), { grossMinor: 4n, feeMinor: 0n, getsMinor: 3n, roundingMinor: 1n }],
    [0n, price(3_000n), { grossMinor: 0n, feeMinor: 0n, getsMinor: 0n, roundingMinor: 0n }],
  ])('%d minor units', (amountMinor, at, leg) => {
    expect(legOf(amountMinor, 8, at, 100)).toEqual(leg);
  });

  it('adds up, and never brings more than it is worth', () => {
    const amount = fc.bigInt(0n, 10n ** 24n);
    const at = fc.record({ priceUnits: fc.bigInt(0n, 10n ** 12n), priceScale: fc.integer({ min: 0, max: 10 }) });
    fc.assert(
      fc.property(amount, at, fc.integer({ min: 0, max: 18 }), fc.integer({ min: 0, max: 10_000 }), (a, p, s, fee) => {
        const { grossMinor, feeMinor, getsMinor, roundingMinor } = legOf(a, s, p, fee);
        expect(grossMinor).toBe(feeMinor + getsMinor + roundingMinor);
        expect(roundingMinor >= 0n && roundingMinor <= 2n).toBe(true);
        const exact = a * p.priceUnits * 10n ** 6n * BigInt(10_000 - fee);
        const one = 10n ** BigInt(s + p.priceScale + 4);
        expect(getsMinor * one <= exact && exact < (getsMinor + 1n) * one).toBe(true);
      }),
    );
  });
});

describe('whether a price has moved', () => {
  it.each([
    [price(100n), price(101n), false],
    [price(100n), price(99n), false],
    [price(100n), price(10_101n, 2), true],
    [price(100n), price(9_899n, 2), true],
    [price(1_000n, 1), price(100n), false],
    [price(0n), price(1n), true],
  ])('by more than a hundredth, case %#', (quoted, now, moved) => {
    expect(hasMoved(quoted, now)).toBe(moved);
  });
});

describe('when a person may convert again', () => {
  const last = 1_000_000;
  it.each([
    [null, last, null],
    [last, last, last + 6 * HOUR_MS],
    [last, last + 6 * HOUR_MS - 1, last + 6 * HOUR_MS],
    [last, last + 6 * HOUR_MS, null],
  ])('last %s, now %s', (lastMs, nowMs, next) => {
    expect(nextRunAtMs(lastMs, nowMs, TERMS)).toBe(next);
  });
});
