import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RecentReads } from './recent-reads.ts';

const FRESH_MS = 500;

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

function recentReads() {
  const facts = new Map<string, number>();
  const queries: string[][] = [];
  const reads = new RecentReads<number | null>(FRESH_MS, async (keys) => {
    queries.push([...keys].sort());
    return new Map(keys.map((key) => [key, facts.get(key) ?? null]));
  });
  return { facts, queries, reads };
}

test('reads of the same moment share one query, and a read soon after needs none', async () => {
  const { facts, queries, reads } = recentReads();
  facts.set('ann', 1);
  expect(reads.cached('ann')).toBeUndefined();
  expect(await Promise.all([reads.find('ann'), reads.find('bob'), reads.find('ann')])).toEqual([1, null, 1]);
  expect(reads.cached('ann')).toBe(1);
  expect(reads.cached('bob')).toBeNull();
  expect(queries).toEqual([['ann', 'bob']]);
});

test('an answer is not used for longer than it is fresh', async () => {
  const { facts, reads } = recentReads();
  facts.set('ann', 1);
  await reads.find('ann');
  facts.set('ann', 2);
  vi.advanceTimersByTime(FRESH_MS);
  expect(await reads.find('ann')).toBe(1);
  vi.advanceTimersByTime(1);
  expect(reads.cached('ann')).toBeUndefined();
  expect(await reads.find('ann')).toBe(2);
});

test('the first key that is too old is read again together with all that were used; the others are dropped', async () => {
  const { queries, reads } = recentReads();
  await Promise.all([reads.find('ann'), reads.find('bob'), reads.find('eve')]);
  for (const key of ['ann', 'bob']) reads.cached(key);
  vi.advanceTimersByTime(FRESH_MS + 1);
  await reads.find('ann');
  expect(reads.cached('bob')).toBeNull();
  expect(reads.cached('eve')).toBeUndefined();
  expect(queries).toEqual([
    ['ann', 'bob', 'eve'],
    ['ann', 'bob'],
  ]);
});

test('an answer that was under way when its key was forgotten is not kept', async () => {
  const facts = new Map([['ann', 1]]);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const reads = new RecentReads<number>(FRESH_MS, async (keys) => {
    const values = new Map(keys.map((key) => [key, facts.get(key)!]));
    if (facts.get('ann') === 1) await held;
    return values;
  });
  const before = reads.find('ann');
  await Promise.resolve();
  await Promise.resolve();
  facts.set('ann', 2);
  reads.forget('ann');
  expect(await reads.find('ann')).toBe(2);
  release();
  expect(await before).toBe(1);
  expect(reads.cached('ann')).toBe(2);
});

test('a reading that fails is told to those who waited for it, and the next one tries again', async () => {
  let isAway = true;
  const reads = new RecentReads<number>(FRESH_MS, async (keys) => {
    if (isAway) throw new Error('away');
    return new Map(keys.map((key) => [key, 1]));
  });
  await expect(reads.find('ann')).rejects.toThrow('away');
  isAway = false;
  expect(await reads.find('ann')).toBe(1);
});
