import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Book } from './book.ts';
import { mostPerLot } from './cost.ts';
import { IdTable } from './id-table.ts';
import { NODE, OrderPool } from './order-pool.ts';

const { ID, NARROW, OWNER, WIDE } = NODE;

describe('a book', () => {
  const filled = () => {
    const pool = new OrderPool();
    const book = new Book(pool);
    for (const [id, price, owner] of [
      [1, 101, 7],
      [2, 100, 7],
      [3, 100, 8],
      [4, 103, 9],
    ] as const) {
      const slot = pool.take(id, 10, price);
      pool.narrow[slot * NARROW + OWNER] = owner;
      book.asks.add(slot, price);
    }
    return { pool, book };
  };
  const fills = ({ pool, book }: ReturnType<typeof filled>) =>
    Array.from({ length: book.fillCount }, (_one, at) => [
      pool.wide[book.fillSlots[at]! * WIDE + ID],
      book.fillLots[at],
    ]);

  it.each([
    {
      owner: 1,
      limit: 101,
      lots: 25,
      left: 0,
      fills: [
        [2, 10],
        [3, 10],
        [1, 5],
      ],
    },
    {
      owner: 1,
      limit: 100,
      lots: 25,
      left: 5,
      fills: [
        [2, 10],
        [3, 10],
      ],
    },
    { owner: 8, limit: 200, lots: 25, left: 15, fills: [[2, 10]] },
    { owner: 7, limit: 200, lots: 25, left: 25, fills: [] },
    { owner: 1, limit: 99, lots: 1, left: 1, fills: [] },
    {
      owner: 1,
      limit: 200,
      lots: 99,
      left: 59,
      fills: [
        [2, 10],
        [3, 10],
        [1, 10],
        [4, 10],
      ],
    },
  ])('takes $lots lots up to $limit', ({ owner, limit, lots, left, fills: expected }) => {
    const set = filled();
    expect(set.book.preview(set.book.asks, owner, limit, lots, false, 0)).toBe(lots - left);
    expect(set.book.take(set.book.asks, owner, limit, lots)).toBe(left);
    expect(fills(set)).toEqual(expected);
  });

  it.each([
    { units: 1_000, ppm: 0, left: 0, fills: [[2, 10]] },
    { units: 1_099, ppm: 0, left: 99, fills: [[2, 10]] },
    {
      units: 3_000,
      ppm: 0,
      left: 91,
      fills: [
        [2, 10],
        [3, 10],
        [1, 9],
      ],
    },
    { units: 1_010, ppm: 2_000, left: 0, fills: [[2, 10]] },
    { units: 99, ppm: 0, left: 99, fills: [] },
  ])('takes for $units units at $ppm ppm', ({ units, ppm, left, fills: expected }) => {
    const set = filled();
    const lots = expected.reduce((sum, [, one]) => sum + one!, 0);
    expect(set.book.preview(set.book.asks, 1, 200, units, true, ppm)).toBe(lots);
    expect(set.book.takeFor(set.book.asks, 1, 200, units, ppm)).toBe(left);
    expect(fills(set)).toEqual(expected);
  });

  it('keeps every maker of a match, however many they are', () => {
    const pool = new OrderPool();
    const book = new Book(pool);
    for (let id = 1; id <= 500; id += 1) book.asks.add(pool.take(id, 2, 100 + id), 100 + id);
    expect(book.preview(book.asks, -1, 1_000, 1_001, false, 0)).toBe(1_000);
    expect(book.take(book.asks, -1, 1_000, 999)).toBe(0);
    expect(book.fillCount).toBe(500);
    for (let at = 0; at < 500; at += 1)
      expect([pool.wide[book.fillSlots[at]! * WIDE + ID], book.fillLots[at]]).toEqual([at + 1, at === 499 ? 1 : 2]);
  });

  it('does not step over an order that a sum cannot finish', () => {
    const pool = new OrderPool();
    const book = new Book(pool);
    for (const [id, price] of [
      [1, 1_000],
      [2, 400],
    ] as const) {
      book.bids.add(pool.take(id, 10, price), price);
    }
    const limitKey = book.bids.keyOf(1);
    expect(book.preview(book.bids, -1, limitKey, 1_500, true, 0)).toBe(1);
    expect(book.takeFor(book.bids, -1, limitKey, 1_500, 0)).toBe(500);
    expect(book.fillCount).toBe(1);
  });

  it('holds for a lot what it costs at most', () => {
    expect([mostPerLot(1_000, 2_000), mostPerLot(1_001, 2_000), mostPerLot(1, 1), mostPerLot(5, 0)]).toEqual([
      1_002, 1_004, 2, 5,
    ]);
  });
});

describe('the table of ids', () => {
  it('is a map', () => {
    const key = fc.oneof(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 40 }).map((n) => n * 2 ** 32 + 7),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.boolean()), { maxLength: 300 }), (steps) => {
        const table = new IdTable(1);
        const map = new Map<number, number>();
        for (const [at, [id, isPut]] of steps.entries()) {
          if (isPut && !map.has(id)) {
            table.add(id, at);
            map.set(id, at);
          } else if (!isPut) {
            table.delete(id);
            map.delete(id);
          }
        }
        expect(table.size).toBe(map.size);
        for (let id = 1; id <= 41; id += 1) {
          expect(table.get(id)).toBe(map.get(id) ?? -1);
          expect(table.get(id * 2 ** 32 + 7)).toBe(map.get(id * 2 ** 32 + 7) ?? -1);
        }
      }),
      { numRuns: 300 },
    );
  });
});
