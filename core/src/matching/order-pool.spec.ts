import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NODE, OrderPool } from './order-pool.ts';

const { ID, LOTS, NARROW, NEXT, OPEN, PREVIOUS, TERMS, TICKS, WIDE } = NODE;

/** Ids as they come, and ids that ask for the same place of any index. */
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('take' as const), stride: fc.constantFrom(1, 3, 256, 1_024) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('free' as const), which: fc.nat() }) },
);

describe('the pool of open orders', () => {
  it('is a map from ids to what stands at a slot, however it grows and whoever left', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 5 }), fc.array(step, { maxLength: 150 }), (capacity, steps) => {
        const pool = new OrderPool(capacity);
        const plain = new Map<number, { readonly slot: number; readonly lots: number }>();
        const gone: number[] = [];
        let id = 0;
        for (const action of steps) {
          if (action.kind === 'take') {
            id += action.stride;
            const lots = (id % 97) + 1;
            plain.set(id, { slot: pool.take(id, lots, id % 1_000), lots });
          } else if (plain.size > 0) {
            const [left, { slot }] = [...plain][action.which % plain.size]!;
            pool.free(slot);
            plain.delete(left);
            gone.push(left);
          }
          expect(pool.size).toBe(plain.size);
          for (const [each, { slot, lots }] of plain) {
            expect(pool.find(each)).toBe(slot);
            expect([ID, OPEN, LOTS].map((field) => pool.wide[slot * WIDE + field])).toEqual([each, lots, lots]);
            expect(pool.narrow[slot * NARROW + TICKS]).toBe(each % 1_000);
          }
          for (const each of gone) expect(pool.find(each)).toBe(-1);
        }
        expect([...pool.all()].sort((a, b) => a - b)).toEqual(
          [...plain.values()].map(({ slot }) => slot).sort((a, b) => a - b),
        );
        expect(new Set([...plain.values()].map(({ slot }) => slot)).size).toBe(plain.size);
        expect([...plain.values()].every(({ slot }) => slot > 0)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('finds nobody from a full row of others, and gives a place back to the next', () => {
    const pool = new OrderPool(4);
    // An index of sixteen has two homes for ids that end alike: at least three of these stand where another one would.
    const ids = [1, 9, 17, 25, 33];
    const slots = ids.map((id) => pool.take(id, 1, 1));
    expect([41, 2, 8].map((id) => pool.find(id))).toEqual([-1, -1, -1]);
    pool.free(slots[1]!);
    expect(ids.map((id) => pool.find(id))).toEqual([slots[0], -1, ...slots.slice(2)]);
    expect(pool.take(49, 1, 1)).toBe(slots[1]);
    expect([9, 33, 49].map((id) => pool.find(id))).toEqual([-1, slots[4], slots[1]]);
  });

  it('gives every place back, the last one first, and touches no order beside it', () => {
    const pool = new OrderPool();
    const slots = [1, 2, 3, 4, 5, 6, 7].map((id) => pool.take(id, 1, 1));
    const kept = [slots[0]!, slots[2]!, slots[4]!, slots[6]!];
    const nodeOf = (slot: number) => [...pool.narrow.slice(slot * NARROW, (slot + 1) * NARROW)];
    for (const slot of kept)
      for (let field = 2; field < NARROW; field += 1) pool.narrow[slot * NARROW + field] = field * 99;
    const before = kept.map(nodeOf);
    for (const at of [1, 3, 5]) pool.free(slots[at]!);
    expect([11, 12, 13].map((id) => pool.take(id, 1, 1))).toEqual([slots[5], slots[3], slots[1]]);
    expect(pool.take(14, 1, 1)).toBe(slots[6]! + 1);
    expect(kept.map(nodeOf)).toEqual(before);
  });

  it('says that somebody is not there as soon after thousands have come and gone', () => {
    const pool = new OrderPool(4);
    const open: number[] = [];
    for (let id = 1; id <= 3_000; id += 1) {
      pool.take(id, 1, 1);
      open.push(id);
      if (open.length > 6) pool.free(pool.find(open.splice(id % 7, 1)[0]!));
      for (const absent of [id + 1, id + 8, id + 9]) expect(pool.find(absent)).toBe(-1);
    }
    expect(pool.size).toBe(6);
    // Room for nine orders, and sixteen places.
    expect(pool.byteLength).toBe(9 * 64 + 16 * 8);
  });

  // 64 bytes an order, a quarter more when they are used up; an index of pairs of integers, at most half full of orders.
  it.each([
    [63, 64, 128],
    [64, 80, 256],
    [79, 80, 256],
    [80, 100, 256],
    [127, 157, 256],
    [128, 157, 512],
  ])('has for %i orders room for %i and %i places', (orders, room, places) => {
    const pool = new OrderPool(64);
    for (let id = 1; id <= orders; id += 1) pool.take(id, 1, 1);
    expect(pool.byteLength).toBe(room * 64 + places * 8);
  });

  it('fetches what orders that go and orders that come will touch: each of these reads is a part of what it answers', () => {
    const pool = new OrderPool();
    const { narrow } = pool;
    // Seven ids of one run, which stand at their own places; all that a read can find is another number.
    const slots = [1, 2, 3, 4, 5, 6, 7].map((id) => pool.take(id, 1, 1));
    for (const [at, slot] of slots.entries()) {
      narrow[slot * NARROW + NEXT] = slots[(at + 3) % 7]!;
      narrow[slot * NARROW + PREVIOUS] = slots[(at + 5) % 7]!;
      narrow[slot * NARROW + TERMS] = 1_000 * 3 ** at;
    }
    const read = (slot: number, field: number) => narrow[slot * NARROW + field]!;
    const sumOf = (ids: readonly number[], lasts: readonly number[]) => {
      let sum = 0;
      for (const last of lasts) sum += read(last, NEXT);
      for (const id of ids) {
        const slot = pool.find(id);
        sum += read(slot, TERMS) + read(read(slot, NEXT), NEXT) + read(read(slot, PREVIOUS), NEXT);
      }
      return sum;
    };
    const ids = Float64Array.of(2, 5, 7, 1, 3);
    const lasts = Int32Array.of(slots[6]!, slots[0]!, slots[3]!);
    expect(pool.warm(ids, 5, lasts, 3)).toBe(sumOf([2, 5, 7, 1, 3], [...lasts]));
    // No more than it was told of, whatever stands behind and was read before.
    expect(pool.warm(ids, 3, lasts, 2)).toBe(sumOf([2, 5, 7], [slots[6]!, slots[0]!]));
    expect(pool.warm(ids, 1, lasts, 0)).toBe(sumOf([2], []));
    expect(pool.warm(ids, 0, lasts, 1)).toBe(read(slots[6]!, NEXT));
  });
});
