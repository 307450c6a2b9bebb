import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IdTable } from './id-table.ts';

const step = fc.record({ isIn: fc.boolean(), key: fc.integer({ min: 1, max: 400 }), wide: fc.boolean() });

describe('the table of ids, as it grows', () => {
  it('is a map from the smallest one on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.array(step, { maxLength: 300 }), (capacity, steps) => {
        const table = new IdTable(capacity);
        const plain = new Map<number, number>();
        for (const { isIn, key, wide } of steps) {
          // Digests are larger than 32 bits.
          const each = wide ? key * 2 ** 40 + 1 : key;
          if (!isIn) {
            table.delete(each);
            plain.delete(each);
          } else if (!plain.has(each)) {
            table.add(each, key);
            plain.set(each, key);
          }
          expect(table.size).toBe(plain.size);
        }
        for (let key = 1; key <= 400; key += 1)
          for (const each of [key, key * 2 ** 40 + 1]) expect(table.get(each)).toBe(plain.get(each) ?? -1);
      }),
      { numRuns: 200 },
    );
  });

  it('holds two thousand that it was not made for', () => {
    const table = new IdTable(1);
    for (let key = 1; key <= 2_000; key += 1) table.add(key, key * 3);
    expect(table.size).toBe(2_000);
    for (let key = 1; key <= 2_000; key += 1) expect(table.get(key)).toBe(key * 3);
    expect(table.get(2_001)).toBe(-1);
  });

  // The place of a key is that of its lower half, so these ask for one place: four in a row, and those behind them.
  const same = (key: number) => [0, 1, 2, 3].map((far) => key + far * 2 ** 32);

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])(
    'loses nobody who stands behind one that goes, from key %i on',
    (first) => {
      const keys = [...same(first), ...same(first + 1).slice(0, 2)];
      for (const gone of keys) {
        for (const next of keys) {
          const table = new IdTable(8);
          for (const [at, key] of keys.entries()) table.add(key, at);
          for (const key of new Set([gone, next])) table.delete(key);
          table.delete(gone);
          const left = keys.filter((key) => key !== gone && key !== next);
          expect(table.size).toBe(left.length);
          expect(keys.map((key) => table.get(key))).toEqual(keys.map((key, at) => (left.includes(key) ? at : -1)));
          table.add(gone, 77);
          expect(table.get(gone)).toBe(77);
          expect(left.map((key) => table.get(key))).toEqual(left.map((key) => keys.indexOf(key)));
        }
      }
    },
  );
});
