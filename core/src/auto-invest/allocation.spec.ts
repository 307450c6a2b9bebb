import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equalShares, judgeShares, leastAmountMinor, partsOf, type Share } from './allocation.ts';

const shares = (...percents: readonly number[]): Share[] =>
  percents.map((percent, at) => ({ asset: ['BTC', 'ETH', 'HBT', 'USDC', 'PUSD', 'XYZ'][at]!, percent }));

describe('the coins of a plan', () => {
  it.each<[string, Share[], string | true]>([
    ['none', [], 'AUTO_INVEST_COIN_REQUIRED'],
    ['six', shares(17, 17, 17, 17, 16, 16), 'AUTO_INVEST_TOO_MANY_COINS'],
    ['one twice', [...shares(50), ...shares(50)], 'AUTO_INVEST_COIN_TWICE'],
    ['a share of ten', shares(90, 10), 'AUTO_INVEST_SHARE_TOO_SMALL'],
    ['a share of nothing', shares(100, 0), 'AUTO_INVEST_SHARE_TOO_SMALL'],
    ['99 together', shares(50, 49), 'AUTO_INVEST_SHARE_SUM'],
    ['101 together', shares(50, 51), 'AUTO_INVEST_SHARE_SUM'],
    ['one alone that is not all', shares(99), 'AUTO_INVEST_SHARE_SUM'],
    ['one', shares(100), true],
    ['a share of eleven', shares(89, 11), true],
    ['five', shares(20, 20, 20, 20, 20), true],
  ])('%s', (_what, of, said) => {
    const judged = judgeShares(of);
    expect(judged.ok || judged.refusal.code).toBe(said);
  });

  it('are told with their numbers', () => {
    expect(judgeShares(shares(89, 10))).toMatchObject({
      refusal: { details: { asset: 'ETH', percent: 10, above: 10 } },
    });
    expect(judgeShares(shares(89, 12))).toMatchObject({ refusal: { details: { sum: 101 } } });
  });

  it.each([
    [1, [100]],
    [2, [50, 50]],
    [3, [33, 33, 34]],
    [4, [25, 25, 25, 25]],
    [5, [20, 20, 20, 20, 20]],
  ])('%i of them as equal as percents can be', (count, percents) => {
    const equal = equalShares(['BTC', 'ETH', 'HBT', 'USDC', 'PUSD'].slice(0, count));
    expect(equal.map(({ percent }) => percent)).toEqual(percents);
    expect(judgeShares(equal).ok).toBe(true);
  });
});

describe('the least amount', () => {
  it.each<[string, [percent: number, minNotional: bigint][], bigint]>([
    ['ten USDT', [[100, 5_000_000n]], 10_000_000n],
    [
      'what the smallest share needs',
      [
        [89, 5_000_000n],
        [11, 5_000_000n],
      ],
      45_454_546n,
    ],
    [
      'the most of what each needs',
      [
        [60, 30_000_000n],
        [40, 5_000_000n],
      ],
      50_000_000n,
    ],
  ])('is %s', (_what, parts, least) => {
    expect(leastAmountMinor(parts.map(([percent, minNotionalMinor]) => ({ percent, minNotionalMinor })))).toBe(least);
  });

  it('buys each coin’s smallest order, and a unit less does not', () => {
    fc.assert(
      fc.property(
        fc.bigInt(1n, 10n ** 9n),
        fc.bigInt(1n, 10n ** 9n),
        fc.integer({ min: 11, max: 89 }),
        (a, b, percent) => {
          const of = shares(percent, 100 - percent);
          const parts = [
            { percent, minNotionalMinor: a },
            { percent: 100 - percent, minNotionalMinor: b },
          ];
          const least = leastAmountMinor(parts);
          const [first, second] = partsOf(least, of) as [bigint, bigint];
          expect(first >= a && second >= b).toBe(true);
        },
      ),
    );
  });
});

it('an amount is divided without losing a unit, the last coin takes the rest', () => {
  expect(partsOf(100n, shares(33, 33, 34))).toEqual([33n, 33n, 34n]);
  expect(partsOf(10_000_001n, shares(33, 33, 34))).toEqual([3_300_000n, 3_300_000n, 3_400_001n]);
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 12n), fc.integer({ min: 1, max: 5 }), (amount, count) => {
      const parts = partsOf(amount, equalShares(['BTC', 'ETH', 'HBT', 'USDC', 'PUSD'].slice(0, count)));
      expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(amount);
      expect(parts.every((part) => part >= 0n)).toBe(true);
    }),
  );
});
