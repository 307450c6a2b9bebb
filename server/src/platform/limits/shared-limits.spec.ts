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

const ROOM = 100_000;

it('forgets the oldest keys of many, so that whoever has many addresses cannot fill the memory', () => {
  const limits = new SharedLimits(null);
  for (let key = 0; key <= ROOM; key += 1) limits.count(String(key), LIMIT, 1, 0);
  expect(limits.count('100000', LIMIT, 1, 0)).toBe(2);
  expect(limits.count('50000', LIMIT, 1, 0)).toBe(2);
  expect(limits.count('0', LIMIT, 1, 0)).toBe(1);
});

it('forgets what is over before what is not, and what is little used before what is much used', () => {
  const limits = new SharedLimits(null);
  const long = { max: 10, windowMs: 1_000_000 };
  limits.count('much', long, 9, 0);
  limits.count('little', long, 1, 0);
  for (let key = 2; key < ROOM; key += 1) limits.count(`over ${key}`, LIMIT, 2, 0);
  limits.count('new', long, 1, 1_000);
  expect(limits.count('little', long, 1, 1_000)).toBe(2);
  for (let key = 0; key < ROOM; key += 1) limits.count(`half ${key}`, long, 5, 1_000);
  expect([limits.count('much', long, 1, 1_000), limits.count('little', long, 1, 1_000)]).toEqual([10, 1]);
});

it('never begins anew what is used up, whatever is asked for by how many', async () => {
  const limits = new SharedLimits(null);
  const hourly = { max: 20, windowMs: 3_600_000 };
  let passed = 0;
  for (let flood = 0; flood < 3; flood += 1) {
    for (let call = 0; call < 25; call += 1)
      if ((await limits.countExactly('one', hourly, 1, 0)) <= hourly.max) passed += 1;
    for (let key = 0; key < ROOM; key += 1) limits.count(`${flood} ${key}`, { max: 1_200, windowMs: 60_000 }, 1, 0);
  }
  expect(passed).toBe(hourly.max);
});

it('where everything that it remembers is used up, counts new callers together, until windows are over', () => {
  const limits = new SharedLimits(null);
  for (let key = 0; key < ROOM; key += 1) limits.count(`used up ${key}`, LIMIT, 2, 0);
  let passed = 0;
  for (let key = 0; key < ROOM; key += 1) if (limits.count(`new ${key}`, LIMIT, 1, 0) <= LIMIT.max) passed += 1;
  expect(passed).toBe(256 * LIMIT.max);
  expect(limits.count('used up 0', LIMIT, 1, 0)).toBe(3);
  expect(limits.count('new 0', LIMIT, 1, 1_000)).toBe(1);
});
