import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../calendar/durations.ts';
import { formatFixed } from '../money/amount.ts';
import { averagePrice, coveredAtto, rewardDayAtto, wholeMinor } from './reward.ts';

const price = (units: bigint, scale = 0) => ({ priceUnits: units, priceScale: scale });

describe('a day’s reward', () => {
  const TERMS = { scale: 18, rewardBps: 500, price: price(3_000n), rewardPrice: price(4n, 1) };

  it('of one coin at 3,000, 5 % in a coin at 0.4', () => {
    expect(formatFixed(rewardDayAtto(24n * 10n ** 18n, TERMS), 18, 8)).toBe('1.02739726');
  });

  it('of a day in which the coin stood for six hours is a quarter', () => {
    expect(formatFixed(rewardDayAtto(6n * 10n ** 18n, TERMS), 18, 8)).toBe('0.25684931');
  });

  it('does not depend on how prices are written', () => {
    const written = { ...TERMS, price: price(3_000_000n, 3), rewardPrice: price(40n, 2) };
    expect(rewardDayAtto(24n * 10n ** 18n, written)).toBe(rewardDayAtto(24n * 10n ** 18n, TERMS));
  });
});

it.each([
  [10n, 100n, null, 10n],
  [10n, 7n, null, 7n],
  [10n, 100n, 4n, 4n],
  [10n, 3n, 4n, 3n],
  [10n, 0n, null, 0n],
])('of %i, a budget of %i and a person’s %s cover %i', (reward, left, person, covered) => {
  expect(coveredAtto(reward, left, person)).toBe(covered);
});

it('keeps what is less than a unit', () => {
  expect(wholeMinor(1_999_999_999_999n, 6)).toEqual({ minor: 1n, carryAtto: 999_999_999_999n });
});

describe('an average price', () => {
  const day = { fromMs: 24 * HOUR_MS, toMs: 48 * HOUR_MS, scale: 8 };

  it.each([
    ['one that did not move', [[24, 5n]], 5_0000_0000n],
    ['one that was known before', [[3, 5n]], 5_0000_0000n],
    [
      'half and half',
      [
        [24, 4n],
        [36, 8n],
      ],
      6_0000_0000n,
    ],
    [
      'what comes after is left out',
      [
        [24, 4n],
        [48, 100n],
      ],
      4_0000_0000n,
    ],
    [
      'a third is rounded down',
      [
        [24, 1n],
        [40, 2n],
      ],
      1_3333_3333n,
    ],
  ] as const)('%s', (_, points, units) => {
    const known = points.map(([hour, unit]) => ({ atMs: hour * HOUR_MS, price: price(unit) }));
    expect(averagePrice(known, day)).toEqual({ priceUnits: units, priceScale: 8 });
  });

  it.each([
    ['none', []],
    ['one that begins within the day', [{ atMs: 25 * HOUR_MS, price: price(1n) }]],
    ['one that begins after it', [{ atMs: 48 * HOUR_MS, price: price(1n) }]],
  ])('of %s is not known', (_, points) => {
    expect(averagePrice(points, day)).toBeNull();
  });
});
