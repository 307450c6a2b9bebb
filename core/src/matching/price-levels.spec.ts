import { describe, expect, it } from 'vitest';
import { Ladder } from './ladder.ts';
import { NODE, OrderPool } from './order-pool.ts';

const { ID, OPEN, WIDE } = NODE;
const LEVEL_BYTES = 16 + 4;
const PAGE_LEVELS = 256;

function world(order: 'lowest-first' | 'highest-first' = 'lowest-first') {
  const pool = new OrderPool();
  const ladder = new Ladder(pool, order);
  let id = 0;
  const add = (ticks: number, lots = 1) => {
    id += 1;
    const slot = pool.take(id, lots, ticks);
    ladder.add(slot, ticks);
    return slot;
  };
  const remove = (slot: number) => {
    ladder.remove(slot);
    pool.free(slot);
  };
  const told = () => {
    const changes: (readonly [number, number])[] = [];
    ladder.takeTouched((ticks, lots) => changes.push([ticks, lots]));
    return changes;
  };
  return { pool, ladder, add, remove, told };
}

describe('price levels', () => {
  it('of a page become a row of all when the 129th comes, and none of them loses its order', () => {
    const { pool, ladder, add } = world();
    const slots: number[] = [];
    for (let at = 0; at < 128; at += 1) slots.push(add(1_024 + at * 2));
    // 128 levels one by one and the 256 of two blocks that stand from the start; the next one asks for a block of its own.
    const before = ladder.byteLength;
    slots.push(add(1_025));
    expect(ladder.byteLength - before).toBeGreaterThanOrEqual(PAGE_LEVELS * LEVEL_BYTES);
    for (const slot of slots) expect(ladder.ticksOf(slot)).toBe(pool.narrow[slot * NODE.NARROW + NODE.TICKS]);
    expect([...ladder.levels()].map(({ ticks }) => ticks)).toEqual(
      [...Array.from({ length: 128 }, (_none, at) => 1_024 + at * 2), 1_025].sort((a, b) => a - b),
    );
  });

  it('stay a list where a row of all would move more orders than a batch may wait for', () => {
    const { ladder, add } = world();
    for (let at = 0; at < 4_097; at += 1) add(1_024);
    for (let at = 1; at < 128; at += 1) add(1_024 + at);
    const before = ladder.byteLength;
    add(1_200);
    // A room of 256 for the list, and no block: entries are 5 bytes.
    expect(ladder.byteLength - before).toBeLessThan(PAGE_LEVELS * LEVEL_BYTES);
    expect([...ladder.levels()].length).toBe(129);
    expect([...ladder.levels()][0]).toEqual({ ticks: 1_024, lots: 4_097 });
  });

  it('become a row with as many orders as a batch may wait for', () => {
    const { ladder, add } = world();
    for (let at = 0; at < 3_969; at += 1) add(1_024);
    for (let at = 1; at < 128; at += 1) add(1_024 + at);
    const before = ladder.byteLength;
    add(1_200);
    expect(ladder.byteLength - before).toBeGreaterThanOrEqual(PAGE_LEVELS * LEVEL_BYTES);
  });

  it('give their memory to the next ones when they are empty and were told', () => {
    const { ladder, add, remove, told } = world();
    const fill = (from: number) => Array.from({ length: 200 }, (_none, at) => add(from + at));
    for (const slot of fill(10_240)) remove(slot);
    expect(told().length).toBe(200);
    const bytes = ladder.byteLength;
    for (let round = 1; round <= 20; round += 1) {
      for (const slot of fill(10_240 + round * 256)) remove(slot);
      expect(told().length).toBe(200);
    }
    expect(ladder.byteLength).toBe(bytes);
    // A lone level on a page of its own, many times over.
    for (let round = 1; round <= 1_000; round += 1) {
      remove(add(round * 256));
      expect(told()).toEqual([[round * 256, 0]]);
    }
    expect(ladder.byteLength - bytes).toBeLessThan(2_000);
  });

  it('that are empty and not told yet stand there without an order, on a list and in a row', () => {
    for (const count of [3, 200]) {
      const { ladder, add, remove, told } = world('highest-first');
      const slots = Array.from({ length: count }, (_none, at) => add(5_120 + at, 2));
      told();
      for (const slot of slots) remove(slot);
      expect(ladder.first()).toBe(0);
      expect([...ladder.levels()]).toEqual([]);
      expect(ladder.lastAt(5_121)).toBe(0);
      const again = add(5_121, 7);
      expect(ladder.first()).toBe(again);
      expect(ladder.after(again)).toBe(0);
      expect(told().toSorted(([a], [b]) => a - b)).toEqual(
        slots.map((_slot, at) => [5_120 + at, at === 1 ? 7 : 0] as const),
      );
      expect([...ladder.levels()]).toEqual([{ ticks: 5_121, lots: 7 }]);
      expect(told()).toEqual([]);
    }
  });

  it('that are gone from a list leave the others where they were, whichever goes', () => {
    for (let which = 0; which < 6; which += 1) {
      const { ladder, add, remove, told } = world();
      const prices = [1_024, 1_030, 1_041, 1_099, 1_200, 1_279];
      const slots = prices.map((price) => add(price, price));
      // Another page, whose entries lie behind these.
      const other = add(99_999);
      told();
      remove(slots[which]!);
      expect(told()).toEqual([[prices[which], 0]]);
      const left = prices.filter((_price, at) => at !== which);
      const standing = [...left.map((ticks) => ({ ticks, lots: ticks })), { ticks: 99_999, lots: 1 }];
      expect([...ladder.levels()]).toEqual(standing);
      expect(prices.map((price) => ladder.lastAt(price))).toEqual(slots.map((slot, at) => (at === which ? 0 : slot)));
      const again = add(prices[which]!, 7);
      expect(ladder.lastAt(prices[which]!)).toBe(again);
      for (const slot of slots.toSpliced(which, 1, again)) remove(slot);
      expect(told().toSorted(([a], [b]) => a - b)).toEqual(prices.map((price) => [price, 0]));
      expect(ladder.first()).toBe(other);
    }
  });

  it('keep their prices and queues on many full pages, to the last tick of each', () => {
    const { ladder, add } = world();
    const prices = [16, 18, 20, 21, 40].flatMap((page) => Array.from({ length: 256 }, (_none, at) => page * 256 + at));
    const slots = prices.map((price) => add(price));
    expect([...ladder.levels()].map(({ ticks }) => ticks)).toEqual(prices);
    expect(slots.map((slot) => ladder.ticksOf(slot))).toEqual(prices);
    expect(prices.map((price) => ladder.lastAt(price))).toEqual(slots);
  });

  it('that are empty and not told yet stand there without an order when their page becomes a row', () => {
    const { ladder, add, remove, told } = world();
    const slots = Array.from({ length: 128 }, (_none, at) => add(1_024 + at));
    remove(slots[0]!);
    remove(slots[50]!);
    const last = add(1_200);
    expect(ladder.first()).toBe(slots[1]);
    expect(ladder.after(slots[49]!)).toBe(slots[51]);
    expect(ladder.after(slots[127]!)).toBe(last);
    expect(ladder.lastAt(1_074)).toBe(0);
    expect(told().filter(([, lots]) => lots === 0)).toEqual([
      [1_024, 0],
      [1_074, 0],
    ]);
    const again = add(1_074, 3);
    expect(ladder.after(slots[49]!)).toBe(again);
    expect(told()).toEqual([[1_074, 3]]);
  });

  it('that are in a row and were all empty are found again from before them, told or not', () => {
    for (const isTold of [false, true]) {
      const { ladder, add, remove, told } = world();
      const low = add(1);
      const row = Array.from({ length: 200 }, (_none, at) => add(5_120 + at));
      const far = add(70_000);
      for (const slot of row) remove(slot);
      if (isTold) told();
      expect(ladder.after(low)).toBe(far);
      const again = add(5_200);
      expect([ladder.after(low), ladder.after(again)]).toEqual([again, far]);
      remove(again);
      expect(ladder.after(low)).toBe(far);
    }
  });

  it('tell what became of each, once, also of those that moved into a row meanwhile', () => {
    const { add, told } = world();
    for (let at = 0; at < 128; at += 1) add(2_048 + at);
    told();
    add(2_050);
    add(2_200);
    expect(told().toSorted(([a], [b]) => a - b)).toEqual([
      [2_050, 2],
      [2_200, 1],
    ]);
    expect(told()).toEqual([]);
  });

  it('know the best one and the one behind across lists and rows', () => {
    const { pool, ladder, add, remove } = world();
    const row = Array.from({ length: 200 }, (_none, at) => add(512 + at));
    const far = add(900_000);
    const low = add(3);
    expect(pool.wide[ladder.first() * WIDE + ID]).toBe(202);
    expect(ladder.after(low)).toBe(row[0]);
    expect(ladder.after(row[199]!)).toBe(far);
    for (const slot of row.slice(0, 199)) remove(slot);
    expect(ladder.after(low)).toBe(row[199]);
    remove(row[199]!);
    expect(ladder.after(low)).toBe(far);
    remove(low);
    expect([ladder.first(), ladder.ticksOf(far), ladder.bestKey]).toEqual([far, 900_000, 900_000]);
    remove(far);
    expect([ladder.first(), ladder.bestKey]).toEqual([0, 2 ** 30]);
  });

  it('are found on however many pages there are', () => {
    const { ladder, add } = world();
    const prices = Array.from({ length: 300 }, (_none, at) => 1 + ((at * 7_919) % 300) * 2_000);
    const slots = prices.map((ticks) => add(ticks));
    expect([...ladder.levels()].map(({ ticks }) => ticks)).toEqual(prices.toSorted((a, b) => a - b));
    expect(slots.map((slot) => ladder.ticksOf(slot))).toEqual(prices);
    expect(prices.map((ticks) => ladder.lastAt(ticks))).toEqual(slots);
    // Three blocks of levels, the tables of pages, entries in their rooms, and the window from the first page to the last.
    const blocks = 3 * (PAGE_LEVELS * LEVEL_BYTES + 2 * (PAGE_LEVELS / 8) + 4);
    const pages = 304 * (4 + 2 + 2 + 4) + 512 * 4;
    expect(ladder.byteLength).toBe(blocks + pages + 309 * 5 + 3 * (1_024 / 8 + 1_024 / 256));
  });

  it('lose what an order is made smaller by, and the order keeps its place', () => {
    const { pool, ladder, add, told } = world('highest-first');
    const [first, second] = [add(700, 5), add(700, 9)];
    add(650, 1);
    told();
    ladder.reduce(second, 4);
    expect(told()).toEqual([[700, 10]]);
    expect([ladder.first(), ladder.after(first)]).toEqual([first, second]);
    expect(pool.wide[second * WIDE + OPEN]).toBe(5);
    expect([...ladder.levels()]).toEqual([
      { ticks: 700, lots: 10 },
      { ticks: 650, lots: 1 },
    ]);
  });

  it('lie at their prices in both directions', () => {
    for (const order of ['lowest-first', 'highest-first'] as const) {
      const { ladder, add } = world(order);
      const slots = [1, 255, 256, 2 ** 30 - 1].map((ticks) => [ticks, add(ticks)] as const);
      for (const [ticks, slot] of slots) {
        expect(ladder.ticksOf(slot)).toBe(ticks);
        expect(ladder.keyOf(ladder.keyOf(ticks))).toBe(ticks);
      }
      expect(ladder.first()).toBe(slots.at(order === 'lowest-first' ? 0 : -1)![1]);
    }
  });
});
