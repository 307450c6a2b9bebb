import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PageTable } from './page-table.ts';

/** Numbers side by side and far apart; a table of 32 has several at each place. */
const number = fc.oneof(
  fc.integer({ min: 0, max: 60 }),
  fc.integer({ min: 0, max: 40 }).map((n) => n * 104_729),
);
const step = fc.tuple(fc.constantFrom('open', 'open', 'close', 'find'), number);

describe('the table of pages', () => {
  it('is a map, whoever stands where another one would and whatever was found last', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const table = new PageTable();
        const plain = new Map<number, number>();
        for (const [kind, each] of steps) {
          expect(table.find(each)).toBe(plain.get(each) ?? 0);
          if (kind === 'open' && !plain.has(each)) {
            const page = table.open(each);
            expect(page).toBeGreaterThan(0);
            expect([...plain.values()]).not.toContain(page);
            plain.set(each, page);
          } else if (kind === 'close' && plain.has(each)) {
            table.close(plain.get(each)!);
            plain.delete(each);
          }
          expect(table.find(each)).toBe(plain.get(each) ?? 0);
        }
        for (const [each, page] of plain) expect(table.find(each)).toBe(page);
        for (let each = 0; each <= 60; each += 1) expect(table.find(each)).toBe(plain.get(each) ?? 0);
      }),
      { numRuns: 300 },
    );
  });

  it('gives every page of a crowd back, from either end, and finds the others meanwhile', () => {
    for (const isFromEnd of [false, true]) {
      const table = new PageTable();
      const numbers = Array.from({ length: 3_000 }, (_none, at) => at * 37 + 5);
      const pages = new Map(numbers.map((each) => [each, table.open(each)]));
      for (const each of isFromEnd ? numbers.toReversed() : numbers) {
        table.close(pages.get(each)!);
        pages.delete(each);
        expect(table.find(each)).toBe(0);
        const next = isFromEnd ? each - 37 : each + 37;
        expect(table.find(next)).toBe(pages.get(next) ?? 0);
      }
      for (const each of numbers) expect(table.find(each)).toBe(0);
      expect(table.open(7)).toBeLessThanOrEqual(3_000);
    }
  });

  it('takes a page again that was given back, and becomes no larger by it', () => {
    const table = new PageTable();
    const first = [3, 4, 5].map((each) => table.open(each));
    expect(first).toEqual([1, 2, 3]);
    table.close(2);
    expect(table.open(9)).toBe(2);
    const bytes = table.byteLength;
    for (let each = 100; each < 10_000; each += 1) table.close(table.open(each));
    expect(table.byteLength).toBe(bytes);
  });

  // Of each page its number, and at most five eighths of the places taken; page 0 counts with them.
  it.each([
    [15, 16, 32],
    [16, 20, 32],
    [19, 20, 32],
    [20, 25, 64],
    [39, 40, 64],
    [40, 50, 128],
  ])('has for %i pages room for %i numbers and %i places', (pages, numbers, places) => {
    const table = new PageTable();
    for (let each = 0; each < pages; each += 1) table.open(each);
    expect(table.byteLength).toBe((numbers + places) * 4);
  });
});
