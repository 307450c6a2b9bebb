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

  it('holds a hundred thousand that it was not made for', () => {
    const table = new IdTable(1);
    for (let key = 1; key <= 100_000; key += 1) table.add(key, key * 3);
    expect(table.size).toBe(100_000);
    let wrong = 0;
    for (let key = 1; key <= 100_000; key += 1) if (table.get(key) !== key * 3) wrong += 1;
    expect(wrong).toBe(0);
    expect(table.get(100_001)).toBe(-1);
  });
});
