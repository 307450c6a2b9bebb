import { expect, it } from 'vitest';
import { EARN_KINDS, hasReward, hasTerm, type ProductQuota, progressBps, remainingMinor, statusOf } from './product.ts';

const QUOTA: ProductQuota = { startMs: 100, endMs: 200, quotaMinor: 1_000_000n, soldMinor: 0n, minMinor: 10n };

it.each([
  ['before its start', 99, {}, 'UPCOMING'],
  ['at its start', 100, {}, 'IN_PROGRESS'],
  ['just before its end', 199, {}, 'IN_PROGRESS'],
  ['at its end', 200, {}, 'ENDED'],
  ['without an end', 10_000, { endMs: null }, 'IN_PROGRESS'],
  ['sold out', 150, { soldMinor: 1_000_000n }, 'ENDED'],
  ['a unit before that', 150, { soldMinor: 999_999n }, 'IN_PROGRESS'],
] as const)('a product %s is judged by the clock and by what is left', (_, atMs, over, status) => {
  expect(statusOf({ ...QUOTA, ...over }, atMs)).toBe(status);
});

it.each([
  [0n, 0],
  [123_456n, 1_234],
  [999_989n, 9_999],
  [999_990n, 9_999],
  [999_991n, 10_000],
  [1_000_000n, 10_000],
  [1_200_000n, 10_000],
])('%i of a million sold is %i hundredths of a percent', (soldMinor, bps) => {
  expect(progressBps({ ...QUOTA, soldMinor })).toBe(bps);
});

it('has nothing left where more was sold to than there was', () => {
  expect(remainingMinor({ quotaMinor: 5n, soldMinor: 7n })).toBe(0n);
});

it('has a term, a second coin, or neither', () => {
  expect(EARN_KINDS.filter(hasTerm)).toEqual(['FIXED', 'FIXED_HYBRID']);
  expect(EARN_KINDS.filter(hasReward)).toEqual(['FLEX_HYBRID', 'FIXED_HYBRID']);
});
