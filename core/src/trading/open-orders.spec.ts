import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OpenOrders } from './open-orders.ts';

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('rest' as const),
      owner: fc.nat({ max: 70 }),
      market: fc.constantFrom(1, 2),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('end' as const), which: fc.nat() }) },
);

describe('the open orders of an account', () => {
  it('are those that came to rest and have not ended, whoever came and went beside them', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 400 }), (steps) => {
        const open = new Map<number, { readonly owner: number; readonly market: number }>();
        const lists = new OpenOrders((id) => open.has(id));
        let next = 1;
        for (const one of steps) {
          if (one.kind === 'rest') {
            const { owner, market } = one;
            open.set(next, { owner, market });
            lists.add(lists.listOf(owner, market), next);
            next += 1;
          } else if (open.size > 0) open.delete([...open.keys()][one.which % open.size]!);
        }
        for (const owner of [0, 1, 35, 70]) {
          for (const market of [1, 2]) {
            const wanted = [...open].filter(([, each]) => each.owner === owner && each.market === market);
            expect(lists.of(owner, market)).toEqual(wanted.map(([id]) => id));
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('take no more room for a hundred thousand that ended than for a few', () => {
    let newest = 0;
    let looks = 0;
    const lists = new OpenOrders((id) => {
      looks += 1;
      return id > newest - 3;
    });
    const list = lists.listOf(7, 1);
    for (newest = 1; newest <= 100_000; newest += 1) lists.add(list, newest);
    newest = 100_000;
    expect(lists.of(7, 1)).toEqual([99_998, 99_999, 100_000]);
    // Each order is looked at about once, and what is left of it again with the next dozen.
    expect(looks).toBeLessThan(150_000);
  });
});
