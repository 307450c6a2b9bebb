import { describe, expect, test } from 'vitest';
import { readAmount } from '../money/amount.ts';
import { judgeAmount, readPositive, reviewedFeeMinor } from './amount-checks.ts';
import { limit24hMinor, limit30dMinor, limitUse } from './limits.ts';
import { type Holding, type PurchaseLot, withdrawable } from './withdrawable.ts';

const usdt = (text: string): bigint => readAmount(text, 6);

describe('limits at their edges', () => {
  test('a VIP level below, between and above the known ones', () => {
    expect([-1, 0.9, 2.9, 6, 7].map((vip) => limit24hMinor('primary', vip))).toEqual(
      ['50000', '50000', '75000', '500000', '500000'].map(usdt),
    );
    expect([limit30dMinor('advanced'), limit24hMinor('none', -1)]).toEqual([null, usdt('1000')]);
  });

  test('hold for nothing sent, for exactly the limit, and for a window of another length', () => {
    const window = { limitMinor: 40n, nowMs: 100, windowMs: 50 };
    expect(limitUse([], window)).toEqual({
      usedMinor: 0n,
      limitMinor: 40n,
      remainingMinor: 40n,
      nextFreeAtMs: null,
      nextFreeMinor: null,
    });
    const outgoing = [
      { atMs: 90, valueMinor: 39n },
      { atMs: 51, valueMinor: 1n },
      { atMs: 50, valueMinor: 7n },
    ];
    expect(limitUse(outgoing, window)).toEqual({
      usedMinor: 40n,
      limitMinor: 40n,
      remainingMinor: 0n,
      nextFreeAtMs: 101,
      nextFreeMinor: 1n,
    });
  });
});

describe('withdrawable at its edges', () => {
  const one = { priceUnits: 1n, priceScale: 0 };
  /** A coin of which one minor unit is worth one minor unit of USDT. */
  const dollar = (asset: string, ownMinor: bigint): Holding => ({ asset, scale: 6, ownMinor, price: one });
  const lot = (asset: string, amountMinor: bigint, price = one): PurchaseLot => ({
    asset,
    scale: 6,
    amountMinor,
    price,
    unlockAtMs: 1,
  });
  const free = (
    asset: string,
    availableMinor: bigint,
    holdings: readonly Holding[],
    lots: readonly PurchaseLot[],
    unconfirmedMinor = 0n,
  ) => {
    const unconfirmed = unconfirmedMinor === 0n ? [] : [{ asset, scale: 6, amountMinor: unconfirmedMinor }];
    return withdrawable({ asset, availableMinor, unconfirmed, holdings, lots });
  };

  test('a lot that is still there locks its own amount and no more', () => {
    expect(free('A', 150n, [dollar('A', 150n)], [lot('A', 60n), lot('A', 40n)])).toEqual({
      withdrawableMinor: 50n,
      purchaseLockedMinor: 100n,
      unconfirmedMinor: 0n,
    });
    expect(free('B', 30n, [dollar('A', 100n), dollar('B', 30n)], [lot('A', 100n)]).withdrawableMinor).toBe(30n);
  });

  test('the same coins do not cover what was bought and what a chain may take back', () => {
    expect(free('A', 250n, [dollar('A', 250n)], [lot('A', 100n)], 120n)).toEqual({
      withdrawableMinor: 30n,
      purchaseLockedMinor: 100n,
      unconfirmedMinor: 120n,
    });
  });

  describe('what a chain may still take back', () => {
    const of = (asset: string, availableMinor: bigint, holdings: readonly Holding[], depositedMinor: bigint) =>
      withdrawable({
        asset,
        availableMinor,
        unconfirmed: [{ asset: 'D', scale: 6, amountMinor: depositedMinor }],
        holdings,
        lots: [],
      });
    const two = { priceUnits: 2n, priceScale: 0 };
    const priced = (ownMinor: bigint, price: Holding['price']): Holding => ({ asset: 'D', scale: 6, ownMinor, price });

    test('binds nothing else while it is there', () => {
      expect(of('W', 70n, [priced(50n, two), dollar('W', 70n)], 50n).withdrawableMinor).toBe(70n);
    });
    test('binds its worth in other coins once it was swapped', () => {
      const holdings = [priced(20n, two), dollar('W', 70n)];
      expect(of('W', 70n, holdings, 50n)).toEqual({
        withdrawableMinor: 10n,
        purchaseLockedMinor: 0n,
        unconfirmedMinor: 60n,
      });
      expect(of('W', 70n, [...holdings, dollar('K', 1_000n)], 50n).withdrawableMinor).toBe(70n);
    });
    test('lets nothing leave while nobody knows what the missing part is worth', () => {
      expect(of('W', 70n, [priced(49n, null), dollar('W', 70n)], 50n).withdrawableMinor).toBe(0n);
      expect(of('W', 70n, [priced(50n, null), dollar('W', 70n)], 50n).withdrawableMinor).toBe(70n);
      expect(of('W', 70n, [dollar('W', 70n)], 50n).withdrawableMinor).toBe(0n);
    });
  });

  test('a cost that is no whole unit counts as the next one', () => {
    const tenth = { priceUnits: 1n, priceScale: 1 };
    expect(free('W', 100n, [dollar('W', 100n)], [lot('L', 15n, tenth)]).withdrawableMinor).toBe(98n);
  });

  test('a coin that the person does not hold is not free, unless nothing is locked', () => {
    expect(free('C', 10n, [], []).withdrawableMinor).toBe(10n);
    expect(free('C', 10n, [dollar('A', 100n)], [lot('A', 1n)]).withdrawableMinor).toBe(0n);
  });

  test('values what is missing at cost, its share rounded up', () => {
    const cheap = { priceUnits: 3n, priceScale: 0 };
    const dear = { priceUnits: 4n, priceScale: 0 };
    const lots = [lot('L', 1n, dear), lot('L', 2n, cheap), lot('M', 5n)];
    const holdings = [dollar('L', 2n), dollar('M', 5n), dollar('W', 100n)];
    // One of three is missing: a third of 10, rounded up, is 4.
    expect(free('W', 100n, holdings, lots).withdrawableMinor).toBe(96n);
    expect(free('W', 100n, [dollar('M', 5n), dollar('W', 100n)], lots).withdrawableMinor).toBe(90n);
    expect(free('W', 100n, [dollar('L', 3n), dollar('M', 5n), dollar('W', 100n)], lots).withdrawableMinor).toBe(100n);
  });

  test('other coins cover too, but only what is free of them', () => {
    const lots = [lot('L', 50n), lot('K', 20n)];
    const holdings = [dollar('K', 45n), dollar('W', 40n)];
    // 50 are missing; K covers 25, so W must cover 25 of its 40.
    expect(free('W', 40n, holdings, lots).withdrawableMinor).toBe(15n);
    expect(free('W', 40n, [dollar('K', 500n), dollar('W', 40n)], lots).withdrawableMinor).toBe(40n);
    expect(free('W', 10n, [dollar('W', 10n)], lots).withdrawableMinor).toBe(0n);
  });

  test('a coin without a price, or with the price zero, covers nothing', () => {
    const worthless = { priceUnits: 0n, priceScale: 0 };
    const lots = [lot('L', 5n)];
    expect(free('W', 9n, [{ ...dollar('W', 9n), price: worthless }], lots).withdrawableMinor).toBe(0n);
    expect(free('W', 9n, [{ ...dollar('V', 99n), price: null }, dollar('W', 9n)], lots).withdrawableMinor).toBe(4n);
    expect(free('W', 9n, [{ ...dollar('W', 9n), price: null }, dollar('L', 5n)], lots).withdrawableMinor).toBe(9n);
  });
});

describe('amounts at their edges', () => {
  const terms = { ledgerScale: 6, networkScale: 4, minMinor: usdt('2'), maxMinor: usdt('10'), feeMinor: usdt('1') };
  const bounds = { min: '2', max: '10' };

  test('the bounds themselves pass, and a refusal names them', () => {
    expect(judgeAmount('2', terms)).toMatchObject({ ok: true, value: { recipientGetsMinor: usdt('1') } });
    expect(judgeAmount('10', terms)).toMatchObject({ ok: true, value: { recipientGetsMinor: usdt('9') } });
    expect(judgeAmount('1.9999', terms)).toEqual({
      ok: false,
      refusal: { code: 'AMOUNT_BELOW_MIN', details: bounds },
    });
    expect(judgeAmount('10.0001', terms)).toEqual({
      ok: false,
      refusal: { code: 'AMOUNT_ABOVE_MAX', details: bounds },
    });
  });

  test('a fee that takes everything is never paid', () => {
    const dear = { ...terms, minMinor: 0n, feeMinor: usdt('3') };
    expect(judgeAmount('3', dear)).toMatchObject({ refusal: { code: 'AMOUNT_BELOW_MIN' } });
    expect(judgeAmount('3.0001', dear)).toMatchObject({ ok: true, value: { recipientGetsMinor: 100n } });
  });

  test('too many places for the network and for the books, each with its numbers', () => {
    const refused = (places: number, scale: number) => ({
      ok: false,
      refusal: { code: 'AMOUNT_PLACES', details: { places, scale } },
    });
    expect(readPositive('1.00001', 6, 4)).toEqual(refused(5, 4));
    expect(readPositive('1.0000001', 6, 4)).toEqual(refused(7, 4));
    expect(readPositive('1.0000001', 6)).toEqual(refused(7, 6));
    expect(readPositive('1.00010', 6, 4)).toEqual({ ok: true, value: 1_000_100n });
    expect(readPositive('7', 6, 0)).toEqual({ ok: true, value: 7_000_000n });
    expect(readPositive('0.0000', 6)).toEqual({ ok: false, refusal: { code: 'AMOUNT_ZERO' } });
  });

  test('too large is told with what is not', () => {
    const huge = readPositive('9'.repeat(40), 6);
    expect(huge).toMatchObject({ refusal: { code: 'AMOUNT_TOO_LARGE', details: { max: expect.any(String) } } });
  });

  test('the median of an even number is the higher of the two in the middle', () => {
    expect(reviewedFeeMinor(0n, [200n, 100n])).toBe(220n);
    expect(reviewedFeeMinor(0n, [9n, 100n, 11n])).toBe(13n);
    expect(reviewedFeeMinor(0n, [5n, 5n, 5n, 1n])).toBe(6n);
    expect([reviewedFeeMinor(12n, [10n]), reviewedFeeMinor(11n, [10n]), reviewedFeeMinor(10n, [10n])]).toEqual([
      12n,
      11n,
      11n,
    ]);
  });
});
