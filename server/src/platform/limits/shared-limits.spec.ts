import { expect, it } from 'vitest';
import { restOfWindowMs, SharedLimits } from './shared-limits.ts';

const LIMIT = { max: 2, windowMs: 1_000 };

it('counts by key, in windows that begin at multiples of their length', () => {
  const limits = new SharedLimits(null);
  expect(limits.count('a', LIMIT, 1, 900)).toBe(1);
  expect(limits.count('a', LIMIT, 5, 999)).toBe(6);
  expect(limits.count('b', LIMIT, 1, 999)).toBe(1);
  expect(limits.count('a', LIMIT, 1, 1_000)).toBe(1);
  expect([900, 999, 1_000].map((nowMs) => restOfWindowMs(LIMIT, nowMs))).toEqual([100, 1, 1_000]);
});

it('without a store counts exactly what this process saw', async () => {
  const limits = new SharedLimits(null);
  expect([await limits.countExactly('a', LIMIT, 1, 0), limits.count('a', LIMIT, 1, 0)]).toEqual([1, 2]);
  expect(await limits.tidy()).toBe('idle');
});

it('forgets the oldest keys of many, so that whoever has many addresses cannot fill the memory', () => {
  const limits = new SharedLimits(null);
  for (let key = 0; key <= 100_000; key += 1) limits.count(String(key), LIMIT, 1, 0);
  expect(limits.count('100000', LIMIT, 1, 0)).toBe(2);
  expect(limits.count('50000', LIMIT, 1, 0)).toBe(2);
  expect(limits.count('0', LIMIT, 1, 0)).toBe(1);
});
