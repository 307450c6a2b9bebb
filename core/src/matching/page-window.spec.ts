import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PageWindow } from './page-window.ts';

const number = fc.oneof(
  fc.integer({ min: 0, max: 100 }),
  fc.integer({ min: 0, max: 5_000 }),
  fc.constantFrom(31, 32, 1_023, 1_024, 1_055, 2_047, 2_048, 32_767, 32_768, 2 ** 22 - 1),
);

describe('the window of pages', () => {
  it('tells which number comes next, wherever it was widened', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), number), { minLength: 1, maxLength: 60 }), (steps) => {
        const window = new PageWindow();
        const plain = new Set<number>();
        const reached = new Set<number>();
        for (const [isIn, each] of steps) {
          window.reach(each);
          reached.add(each);
          if (isIn) {
            window.add(each);
            plain.add(each);
          } else {
            window.remove(each);
            plain.delete(each);
          }
          for (const asked of reached) {
            const next = [...plain].filter((one) => one > asked).sort((a, b) => a - b)[0] ?? -1;
            expect(window.behind(asked)).toBe(next);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  // A bit for each number, and one for each word of them, in whole thousands of numbers.
  it.each([
    [[5], 1_024],
    [[1_023], 1_024],
    [[0], 1_024],
    [[1_024], 1_024],
    [[5, 1_023, 0], 1_024],
    [[5, 1_024], 2_048],
    [[1_024, 1_023], 2_048],
    [[1_500, 2_047, 1_024], 1_024],
    [[5_000, 1_024, 2_000], 4_096],
    [[1_024, 5_000], 4_096],
  ])('that covers %j has bits for %i numbers', (reached, numbers) => {
    const window = new PageWindow();
    for (const each of reached) {
      window.reach(each);
      window.add(each);
    }
    expect(window.byteLength).toBe(numbers / 8 + numbers / 256);
    const inOrder = reached.toSorted((a, b) => a - b);
    expect(inOrder.map((each) => window.behind(each))).toEqual([...inOrder.slice(1), -1]);
  });
});
