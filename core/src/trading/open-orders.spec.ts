import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NODE, OrderPool } from '../matching/order-pool.ts';
import { OpenOrders } from './open-orders.ts';

const { ID, NARROW, OWNER, TERMS, WIDE } = NODE;

function world() {
  const pool = new OrderPool();
  const lists = new OpenOrders(pool);
  return {
    pool,
    lists,
    rest(id: number, owner: number, market: number) {
      const slot = pool.take(id, 1, 1);
      pool.narrow[slot * NARROW + OWNER] = owner;
      pool.narrow[slot * NARROW + TERMS] = market;
      lists.add(lists.listOf(owner, market), slot);
    },
    end: (id: number) => pool.free(pool.find(id)),
    idsOf: (owner: number, market: number) => lists.of(owner, market).map((slot) => pool.wide[slot * WIDE + ID]),
  };
}

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
  it('are those that came to rest and have not ended, the newest first, whoever came and went beside them', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 400 }), (steps) => {
        const open = new Map<number, { readonly owner: number; readonly market: number }>();
        const { rest, end, idsOf } = world();
        let next = 1;
        for (const one of steps) {
          if (one.kind === 'rest') {
            const { owner, market } = one;
            open.set(next, { owner, market });
            rest(next, owner, market);
            next += 1;
          } else if (open.size > 0) {
            const id = [...open.keys()][one.which % open.size]!;
            open.delete(id);
            end(id);
          }
        }
        for (const owner of [0, 1, 35, 70]) {
          for (const market of [1, 2]) {
            const wanted = [...open].filter(([, each]) => each.owner === owner && each.market === market);
            expect(idsOf(owner, market)).toEqual(wanted.map(([id]) => id).reverse());
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('take no more room for a hundred thousand that ended than for a few', () => {
    const { pool, lists, rest, end, idsOf } = world();
    for (let id = 1; id <= 100; id += 1) {
      rest(id, 7, 1);
      if (id > 3) end(id - 3);
    }
    const bytes = lists.byteLength;
    let looks = 0;
    pool.wide = new Proxy(pool.wide, {
      get(target, key) {
        if (typeof key === 'string' && Number(key) % WIDE === ID) looks += 1;
        return Reflect.get(target, key, target);
      },
    });
    for (let id = 101; id <= 100_000; id += 1) {
      rest(id, 7, 1);
      end(id - 3);
    }
    expect(idsOf(7, 1)).toEqual([100_000, 99_999, 99_998]);
    expect(lists.byteLength).toBe(bytes);
    // One to note each, two as it ends; and it is gone over about once.
    expect(looks).toBeLessThan(450_000);
  });

  it('that outgrow a piece and shrink again stand in their order', () => {
    const { rest, end, idsOf } = world();
    for (let id = 1; id <= 1_000; id += 1) rest(id, 1, 1);
    for (let id = 1; id <= 1_000; id += 1) if (id % 10 !== 0) end(id);
    for (let id = 1_001; id <= 6_000; id += 1) rest(id, id % 3, 1);
    const left = Array.from({ length: 100 }, (_none, at) => (at + 1) * 10);
    const more = Array.from({ length: 5_000 }, (_none, at) => 1_001 + at).filter((id) => id % 3 === 1);
    expect(idsOf(1, 1)).toEqual([...left, ...more].reverse());
    for (const id of [...left, ...more]) end(id);
    expect(idsOf(1, 1)).toEqual([]);
    for (let id = 6_001; id <= 12_000; id += 1) {
      rest(id, 1, 1);
      if (id % 16 !== 0) end(id);
    }
    expect(idsOf(1, 1)).toEqual(Array.from({ length: 375 }, (_none, at) => 12_000 - at * 16));
  });

  it('are not another one’s in the same place, even where half of its id is the same', () => {
    const { rest, end, idsOf } = world();
    rest(5, 1, 1);
    end(5);
    rest(2 ** 32 + 5, 2, 1);
    expect([idsOf(1, 1), idsOf(2, 1)]).toEqual([[], [2 ** 32 + 5]]);
    end(2 ** 32 + 5);
    rest(2 ** 33, 2, 3);
    expect(idsOf(2, 3)).toEqual([2 ** 33]);
    end(2 ** 33);
    expect([idsOf(2, 1), idsOf(2, 3)]).toEqual([[], []]);
  });
});
