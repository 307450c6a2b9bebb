import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BookSide } from './book-side.ts';

const changes = fc.array(fc.record({ ticks: fc.integer({ min: 1, max: 40 }), lots: fc.integer({ min: 0, max: 5 }) }));

it.each(['buy', 'sell'] as const)('a %s side says what was set last, the best price first', (side) => {
  fc.assert(
    fc.property(changes, (all) => {
      const book = new BookSide(side);
      const expected = new Map<number, number>();
      for (const { ticks, lots } of all) {
        book.set(ticks, lots);
        if (lots > 0) expected.set(ticks, lots);
        else expected.delete(ticks);
      }
      const sorted = [...expected].sort(([one], [other]) => (side === 'buy' ? other - one : one - other));
      expect(book.best(1_000)).toEqual(sorted);
      expect(book.best(2)).toEqual(sorted.slice(0, 2));
      expect(book.bestTicks).toBe(sorted[0]?.[0] ?? 0);
      expect(book.size).toBe(sorted.length);
    }),
  );
});

it.each(['buy', 'sell'] as const)('a %s side with changes is the one that they are set in', (side) => {
  fc.assert(
    fc.property(changes, changes, fc.integer({ min: 1, max: 12 }), (before, later, count) => {
      const [book, moved] = [new BookSide(side), new BookSide(side)];
      for (const { ticks, lots } of before) for (const each of [book, moved]) each.set(ticks, lots);
      for (const { ticks, lots } of later) moved.set(ticks, lots);
      const pending = new Map(later.map(({ ticks, lots }) => [ticks, lots]));
      expect(book.bestWith(pending, count)).toEqual(moved.best(count));
      expect(book.bestWith(pending, 1_000)).toEqual(moved.best(1_000));
    }),
  );
});
