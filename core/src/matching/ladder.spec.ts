import { describe, expect, it } from 'vitest';
import { Ladder } from './ladder.ts';
import { NODE, OrderPool } from './order-pool.ts';

const { NARROW, NEXT, OPEN, PREVIOUS, WIDE } = NODE;

/** Five orders at one price, between one at a better and one at a worse price. */
function queue(order: 'lowest-first' | 'highest-first') {
  const pool = new OrderPool();
  const ladder = new Ladder(pool, order);
  const add = (id: number, ticks: number, lots: number) => {
    const slot = pool.take(id, lots, ticks);
    ladder.add(slot, ticks);
    return slot;
  };
  const [best, worst] = order === 'lowest-first' ? [90, 110] : [110, 90];
  const before = add(1, best, 3);
  const slots = [2, 3, 4, 5, 6].map((id) => add(id, 100, id));
  const behind = add(7, worst, 4);
  const list = () => {
    const found: number[] = [];
    for (let slot = ladder.first(); slot !== 0; slot = ladder.after(slot)) found.push(slot);
    return found;
  };
  const told = () => {
    const changes: number[][] = [];
    ladder.takeTouched((ticks, lots) => changes.push([ticks, lots]));
    return changes;
  };
  told();
  return { pool, ladder, before, slots, behind, list, told };
}

describe.each(['lowest-first', 'highest-first'] as const)('a queue, %s', (order) => {
  it.each([0, 1, 2, 3, 4])('closes up behind number %i, both ways, and has its lots no more', (which) => {
    const { pool, ladder, before, slots, behind, list, told } = queue(order);
    ladder.remove(slots[which]!);
    const left = slots.filter((_slot, at) => at !== which);
    expect(list()).toEqual([before, ...left, behind]);
    const links = left.map((slot) => [pool.narrow[slot * NARROW + PREVIOUS], pool.narrow[slot * NARROW + NEXT]]);
    expect(links).toEqual(left.map((_slot, at) => [left[at - 1] ?? 0, left[at + 1] ?? 0]));
    expect(ladder.lastAt(100)).toBe(left.at(-1));
    expect(told()).toEqual([[100, 20 - (which + 2)]]);
    // Who comes now stands behind all of them.
    const late = pool.take(9, 1, 100);
    ladder.add(late, 100);
    expect(list()).toEqual([before, ...left, late, behind]);
    for (const slot of [...left, late]) ladder.remove(slot);
    expect(list()).toEqual([before, behind]);
    expect(told()).toEqual([[100, 0]]);
  });

  it('loses what is taken from its first, and that one when nothing of it is left', () => {
    const { pool, ladder, before, slots, behind, list, told } = queue(order);
    ladder.takeFromFirst(before, 3);
    expect([ladder.first(), ladder.bestKey]).toEqual([slots[0], ladder.keyOf(100)]);
    ladder.takeFromFirst(slots[0]!, 1);
    expect(pool.wide[slots[0]! * WIDE + OPEN]).toBe(1);
    expect(list()).toEqual([...slots, behind]);
    expect(told()).toEqual(expect.arrayContaining([[100, 19]]));
    ladder.takeFromFirst(slots[0]!, 1);
    expect(list()).toEqual([...slots.slice(1), behind]);
    expect(pool.narrow[slots[1]! * NARROW + PREVIOUS]).toBe(0);
    expect(told()).toEqual([[100, 18]]);
    for (const slot of slots.slice(1)) ladder.takeFromFirst(slot, pool.wide[slot * WIDE + OPEN]!);
    expect(told()).toEqual([[100, 0]]);
    expect([ladder.first(), ladder.lastAt(100)]).toEqual([behind, 0]);
    ladder.takeFromFirst(behind, 4);
    expect([ladder.first(), ladder.bestKey, ladder.bestLevel]).toEqual([0, 2 ** 30, 0]);
    expect([...ladder.levels()]).toEqual([]);
  });

  it('is of the best price as soon as a better one comes, and of the next one when that is gone', () => {
    const { pool, ladder, before, slots } = queue(order);
    const ticks = order === 'lowest-first' ? 80 : 120;
    const better = pool.take(8, 1, ticks);
    ladder.add(better, ticks);
    expect([ladder.first(), ladder.bestKey]).toEqual([better, ladder.keyOf(ticks)]);
    ladder.remove(better);
    expect([ladder.first(), ladder.bestKey]).toEqual([before, ladder.keyOf(order === 'lowest-first' ? 90 : 110)]);
    ladder.remove(before);
    expect([ladder.first(), ladder.bestKey]).toEqual([slots[0], ladder.keyOf(100)]);
  });
});
