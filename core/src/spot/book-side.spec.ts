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
