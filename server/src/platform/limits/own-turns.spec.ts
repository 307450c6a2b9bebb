import { describe, expect, test } from 'vitest';
import { Overloaded } from '../crypto/fair-line.ts';
import { OwnTurns } from './own-turns.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Work that goes on until it is let go, and counts itself. */
function gate() {
  const waiting: (() => void)[] = [];
  const work = () => new Promise<'done'>((resolve) => waiting.push(() => resolve('done')));
  return { work, started: () => waiting.length, open: (at: number) => waiting[at]!() };
}

describe("one caller's changes", () => {
  test('go four at a time, sixty wait, more are turned away unbegun, and others go at once', async () => {
    const turns = new OwnTurns();
    const own = gate();
    const outcomes = Array.from({ length: 100 }, () => turns.run('a', own.work).catch((error: unknown) => error));
    await settle();
    expect(own.started()).toBe(4);
    const other = gate();
    const another = turns.run('b', other.work);
    expect([other.started(), turns.callers]).toEqual([1, 2]);
    other.open(0);
    expect(await another).toBe('done');
    for (let at = 0; at < 64; at++) {
      own.open(at);
      await settle();
    }
    const ended = await Promise.all(outcomes);
    expect(ended.filter((outcome) => outcome === 'done')).toHaveLength(64);
    expect(ended.filter((outcome) => outcome instanceof Overloaded)).toHaveLength(36);
    expect(turns.callers).toBe(0);
  });

  test('work that fails gives its place to the next, and whoever has gone is kept nowhere', async () => {
    const turns = new OwnTurns();
    const fail = () => Promise.reject(new Error('no'));
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => turns.run('a', fail)));
    expect(all.every(({ status }) => status === 'rejected')).toBe(true);
    expect(await turns.run('a', async () => 1)).toBe(1);
    expect(turns.callers).toBe(0);
  });
});
