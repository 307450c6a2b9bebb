import { describe, expect, test } from 'vitest';
import { FairLine, Overloaded } from './fair-line.ts';

/** Work that ends when told, and notes when it began. */
function works() {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      began.push(name);
      ends.set(name, () => resolve(name));
    });
  return { began, work, end: (name: string) => ends.get(name)!() };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a fair line', () => {
  test('runs a few at once, and by turns of where they come from', async () => {
    const line = new FairLine({ atOnce: 1, waitingMax: 10, waitingOfOneMax: 5 });
    const { began, work, end } = works();
    const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => line.run(name[0]!, work(name)));
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) {
      await settle();
      expect(began.at(-1)).toBe(name);
      end(name);
    }
    expect(await Promise.all(all)).toHaveLength(6);
  });

  test('turns away whoever comes beyond what may wait, of one origin and of all, before anything is begun', async () => {
    const line = new FairLine({ atOnce: 1, waitingMax: 3, waitingOfOneMax: 2 });
    const { began, work, end } = works();
    const first = line.run('a', work('1'));
    const waiting = [line.run('a', work('2')), line.run('a', work('3'))];
    await expect(line.run('a', work('4'))).rejects.toBeInstanceOf(Overloaded);
    const other = line.run('b', work('5'));
    await expect(line.run('c', work('6'))).rejects.toBeInstanceOf(Overloaded);
    for (const name of ['1', '2', '5', '3']) {
      end(name);
      await settle();
    }
    await Promise.all([first, ...waiting, other]);
    expect(began).toEqual(['1', '2', '5', '3']);
    expect(await line.run('d', async () => 'free again')).toBe('free again');
  });

  test('goes on after work that failed', async () => {
    const line = new FairLine({ atOnce: 1, waitingMax: 1, waitingOfOneMax: 1 });
    const failing = line.run('a', () => Promise.reject(new Error('no')));
    const next = line.run('b', async () => 'done');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('done');
  });
});
