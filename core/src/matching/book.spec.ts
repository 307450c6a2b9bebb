import { describe, expect, it } from 'vitest';
import { Book } from './book.ts';
import { NODE, OrderPool } from './order-pool.ts';

const { HAS_EXTRA, ID, NARROW, OPEN, OWNER, TERMS, WIDE } = NODE;
const ME = 7;

/** Asks: 10 shown and 7 hidden, then 5, at 100; 4 at 101, of which 3 more are hidden. */
function withHidden({ ownsSecond = false } = {}) {
  const pool = new OrderPool();
  const hidden = new Map<number, number>();
  const book = new Book(pool, (slot) => hidden.get(slot) ?? expect.unreachable('it shows all that it has'));
  const add = (id: number, ticks: number, lots: number, more: number, owner = 1) => {
    const slot = pool.take(id, lots, ticks);
    pool.narrow[slot * NARROW + OWNER] = owner;
    pool.narrow[slot * NARROW + TERMS] = more > 0 ? HAS_EXTRA | 5 : 5;
    if (more > 0) hidden.set(slot, more);
    book.asks.add(slot, ticks);
    return slot;
  };
  const slots = [add(1, 100, 10, 7), add(2, 100, 5, 0, ownsSecond ? ME : 1), add(3, 101, 4, 3)] as const;
  const fills = () =>
    Array.from({ length: book.fillCount }, (_none, at) => [
      pool.wide[book.fillSlots[at]! * WIDE + ID],
      book.fillLots[at],
    ]);
  return { pool, book, slots, fills, add };
}

describe('a match', () => {
  it('ends at an order that may have more than it showed, and goes on where that was looked at', () => {
    const { pool, book, slots, fills } = withHidden();
    expect(book.take(book.asks, ME, 200, 4)).toBe(0);
    expect([book.isCut, ...fills()]).toEqual([true, [1, 4]]);
    expect(book.take(book.asks, ME, 200, 12)).toBe(6);
    expect([book.isCut, ...fills()]).toEqual([true, [1, 6]]);
    expect(pool.wide[slots[0] * WIDE + OPEN]).toBe(0);
    expect(book.take(book.asks, ME, 200, 5)).toBe(0);
    expect([book.isCut, ...fills()]).toEqual([false, [2, 5]]);
    expect(book.take(book.asks, ME, 100, 5)).toBe(5);
    expect([book.isCut, book.fillCount]).toEqual([false, 0]);
  });

  it('for a sum ends there as well', () => {
    const { book, fills } = withHidden();
    expect(book.takeFor(book.asks, ME, 200, 1_250, 0)).toBe(250);
    expect([book.isCut, ...fills()]).toEqual([true, [1, 10]]);
    expect(book.takeFor(book.asks, ME, 200, 250, 0)).toBe(50);
    expect([book.isCut, ...fills()]).toEqual([false, [2, 2]]);
    expect(book.takeFor(book.asks, ME, 200, 99, 0)).toBe(99);
    expect([book.isCut, book.fillCount]).toEqual([false, 0]);
  });

  it('for a sum trades at its limit, and not beyond', () => {
    const { book } = withHidden();
    expect(book.takeFor(book.asks, ME, 99, 500, 0)).toBe(500);
    expect(book.isCut).toBe(false);
    expect(book.takeFor(book.asks, ME, 100, 500, 0)).toBe(0);
  });

  it('ends at the taker’s own, and says which one that was', () => {
    const { book, slots, fills } = withHidden({ ownsSecond: true });
    book.take(book.asks, ME, 200, 10);
    expect(book.take(book.asks, ME, 200, 10)).toBe(10);
    expect([book.ownSlot, book.isCut, ...fills()]).toEqual([slots[1], false]);
    expect(book.takeFor(book.asks, ME, 200, 1_000, 0)).toBe(1_000);
    expect([book.ownSlot, book.isCut, ...fills()]).toEqual([slots[1], false]);
    expect(book.take(book.asks, 8, 200, 1)).toBe(0);
    expect(book.ownSlot).toBe(0);
  });
});

describe('a look ahead counts what is not shown behind all that is shown at its price:', () => {
  it.each([
    [12, 200, 12, 1_200],
    [15, 200, 15, 1_500],
    [18, 200, 18, 1_800],
    [22, 200, 22, 2_200],
    [24, 200, 24, 2_402],
    [26, 200, 26, 2_604],
    [28, 200, 28, 2_806],
    [40, 200, 29, 2_907],
    [40, 100, 22, 2_200],
    [40, 99, 0, 0],
    [0, 200, 0, 0],
  ])('%i lots up to %i', (lots, limit, found, units) => {
    const { book } = withHidden();
    expect(book.preview(book.asks, ME, limit, lots, false, 0)).toBe(found);
    expect(book.previewUnits).toBe(units);
  });

  it.each([
    [99, 0, 0, 0],
    [2_000, 0, 20, 2_000],
    [2_303, 0, 23, 2_301],
    [9_999, 0, 29, 2_907],
    // A fee of one in a hundred on top: a lot is 101, and then 103, up to a whole unit.
    [2_223, 10_000, 22, 2_222],
    [2_326, 10_000, 23, 2_325],
    [1_818, 10_000, 18, 1_818],
    [9_999, 10_000, 29, 2_943],
  ])('what %i units buy at a fee of %i ppm', (units, ppm, found, spent) => {
    const { book } = withHidden();
    expect(book.preview(book.asks, ME, 200, units, true, ppm)).toBe(found);
    expect(book.previewUnits).toBe(spent);
  });

  it('not behind the taker’s own order, which ends it; all but that one where it is passed by', () => {
    const { book, slots } = withHidden({ ownsSecond: true });
    expect(book.preview(book.asks, ME, 200, 40, false, 0)).toBe(10);
    expect([book.ownSlot, book.previewUnits]).toEqual([slots[1], 1_000]);
    expect(book.preview(book.asks, ME, 200, 40, false, 0, true)).toBe(24);
    expect([book.ownSlot, book.previewUnits]).toEqual([0, 2_407]);
  });

  it('of all orders at one price together', () => {
    const { book, add } = withHidden();
    add(4, 100, 2, 6);
    expect(book.preview(book.asks, ME, 100, 40, false, 0)).toBe(17 + 7 + 6);
    expect(book.preview(book.asks, ME, 200, 29, false, 0)).toBe(29);
    expect(book.previewUnits).toBe(2_900);
  });

  it('and leaves nothing of a sum to a cheaper lot behind it', () => {
    const pool = new OrderPool();
    const book = new Book(pool, () => 5);
    expect(book.isCut).toBe(false);
    const shown = pool.take(1, 1, 1_000);
    pool.narrow[shown * NARROW + TERMS] = HAS_EXTRA;
    book.bids.add(shown, 1_000);
    book.bids.add(pool.take(2, 10, 400), 400);
    expect(book.preview(book.bids, ME, book.bids.keyOf(1), 2_500, true, 0)).toBe(2);
    expect(book.previewUnits).toBe(2_000);
    expect(book.preview(book.bids, ME, book.bids.keyOf(1), 7_900, true, 0)).toBe(10);
    expect(book.previewUnits).toBe(7_600);
  });

  it.each([
    ['shown', 0],
    ['hidden in part', 1],
  ])('and goes on where a sum buys all of an order and a cheaper lot behind it, as a match does: %s', (_name, more) => {
    const pool = new OrderPool();
    const book = new Book(pool, () => more);
    const best = pool.take(1, 2 - more, 100);
    pool.narrow[best * NARROW + TERMS] = more > 0 ? HAS_EXTRA : 0;
    book.bids.add(best, 100);
    book.bids.add(pool.take(2, 9, 30), 30);
    const worst = book.bids.keyOf(1);
    expect(book.preview(book.bids, ME, worst, 290, true, 0)).toBe(5);
    expect(book.previewUnits).toBe(290);
    expect(book.preview(book.bids, ME, worst, 290, true, 0, false, 1_000, true)).toBe(2);
    expect(book.previewUnits).toBe(200);
    if (more > 0) return;
    expect(book.takeFor(book.bids, ME, worst, 290, 0)).toBe(0);
    expect([...book.fillLots.subarray(0, book.fillCount)]).toEqual([2, 3]);
  });

  it('which is nothing where nobody says what there is', () => {
    const pool = new OrderPool();
    const book = new Book(pool);
    const shown = pool.take(1, 3, 100);
    pool.narrow[shown * NARROW + TERMS] = HAS_EXTRA;
    book.asks.add(shown, 100);
    book.asks.add(pool.take(2, 2, 101), 101);
    expect(book.preview(book.asks, ME, 200, 40, false, 0)).toBe(5);
    expect(book.previewUnits).toBe(502);
  });
});
