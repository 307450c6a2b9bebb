import { describe, expect, it } from 'vitest';
import type { Level } from '../market.ts';
import { groupSteps, OrderBook } from './order-book.ts';

const SCALE = { priceScale: 1, tickStep: 1, quantityScale: 4, lotStep: 1 };
const BIDS: Level[] = [
  ['100.0', '1.0000'],
  ['99.9', '2'],
  ['98.7', '0.5'],
];
const ASKS: Level[] = [
  ['100.2', '0.0001'],
  ['100.9', '3'],
  ['101', '4'],
];
const opened = () => {
  const book = new OrderBook(SCALE);
  book.begin({ sequence: 7, bids: BIDS, asks: ASKS });
  return book;
};
const delta = (previous: number, sequence: number, bids: Level[] = [], asks: Level[] = []) => ({
  previous,
  sequence,
  bids,
  asks,
});

describe('a live order book', () => {
  it('shows both sides best first, with running sums', () => {
    const book = opened();
    expect(book.bids.rows(1, 2)).toEqual([
      { ticks: 1_000, lots: 10_000, sum: 10_000 },
      { ticks: 999, lots: 20_000, sum: 30_000 },
    ]);
    expect(book.asks.rows(1, 9).map(({ ticks }) => ticks)).toEqual([1_002, 1_009, 1_010]);
    expect([book.bids.best, book.asks.best]).toEqual([1_000, 1_002]);
  });

  it('joins prices away from the spread, so that no row promises a better price than there is', () => {
    const book = opened();
    expect(book.bids.rows(10, 9)).toEqual([
      { ticks: 1_000, lots: 10_000, sum: 10_000 },
      { ticks: 990, lots: 20_000, sum: 30_000 },
      { ticks: 980, lots: 5_000, sum: 35_000 },
    ]);
    expect(book.asks.rows(10, 9)).toEqual([{ ticks: 1_010, lots: 70_001, sum: 70_001 }]);
  });

  it('plays deltas in their order: changes, adds and takes away', () => {
    const book = opened();
    expect(
      book.take(
        delta(
          7,
          9,
          [
            ['100', '0'],
            ['99.95', '1'],
          ],
          [['100.1', '5']],
        ),
      ),
    ).toBe('applied');
    expect(book.sequence).toBe(9);
    expect(book.bids.best).toBe(999);
    expect(book.asks.best).toBe(1_001);
    expect([...book.asks.levels()][0]).toEqual([1_001, 50_000]);
  });

  it('drops what it has seen and tells of what it has not', () => {
    const book = opened();
    expect(book.take(delta(5, 7, [['50', '1']]))).toBe('old');
    expect(book.take(delta(5, 8, [['97', '1']]))).toBe('applied');
    expect(book.take(delta(9, 10))).toBe('gap');
    expect(book.isLive).toBe(false);
    // The levels stay on the screen until the new ones are there.
    expect(book.bids.rows(1, 9)).toHaveLength(4);
  });

  it('holds deltas until the snapshot comes, and plays those behind it', () => {
    const book = new OrderBook(SCALE);
    expect(book.take(delta(5, 6))).toBe('held');
    expect(book.take(delta(6, 7))).toBe('held');
    expect(book.take(delta(7, 8, [['100', '0']]))).toBe('held');
    expect(book.begin({ sequence: 7, bids: BIDS, asks: ASKS })).toBe(true);
    expect([book.sequence, book.bids.best]).toEqual([8, 999]);
  });

  it('asks for another snapshot where one was older than what is held', () => {
    const book = new OrderBook(SCALE);
    book.take(delta(9, 10));
    expect(book.begin({ sequence: 7, bids: BIDS, asks: ASKS })).toBe(false);
    expect(book.begin({ sequence: 9, bids: BIDS, asks: ASKS })).toBe(true);
    expect(book.sequence).toBe(10);
  });

  it('counts in ticks and lots larger than one unit of the last place', () => {
    const book = new OrderBook({ priceScale: 2, tickStep: 5, quantityScale: 2, lotStep: 10 });
    book.begin({ sequence: 1, bids: [['1.05', '0.30']], asks: [] });
    expect(book.bids.rows(1, 1)).toEqual([{ ticks: 21, lots: 3, sum: 3 }]);
  });
});

it('offers only steps that leave something to see', () => {
  expect(groupSteps(912_405)).toEqual([1, 10, 100, 1_000]);
  expect(groupSteps(150)).toEqual([1, 10]);
  expect(groupSteps(null)).toEqual([1, 10, 100, 1_000]);
});
