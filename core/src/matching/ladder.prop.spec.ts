import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Ladder } from './ladder.ts';
import { NODE, OrderPool } from './order-pool.ts';
import { TICKS_LIMIT } from './price-levels.ts';

const { ID, OPEN, WIDE } = NODE;

/** Prices that lie close together, on neighbouring pages, far apart, and at both ends. */
const ticks = fc.oneof(
  fc.integer({ min: 1, max: 20 }),
  fc.integer({ min: 250, max: 520 }),
  fc.integer({ min: 1, max: 3_000_000 }),
  fc.constantFrom(1, 255, 256, 8_191, 8_192, 262_143, 262_144, TICKS_LIMIT - 1),
);
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('add' as const), ticks, lots: fc.integer({ min: 1, max: 9 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), which: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('take' as const), lots: fc.integer({ min: 1, max: 30 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('forget' as const) }) },
);

/** Prices side by side get or lose orders: pages get room for all of their prices, have a queue too long to be moved, empty. */
const sweep = fc.record({
  kind: fc.constantFrom('fill' as const, 'fill' as const, 'drain' as const, 'forget' as const),
  from: fc.oneof(fc.constantFrom(1, 200, 300, 4_000), fc.integer({ min: 1, max: 1_200 })),
  count: fc.integer({ min: 1, max: 120 }),
  each: fc.constantFrom(1, 1, 2),
});

interface Plain {
  readonly id: number;
  readonly ticks: number;
  lots: number;
}

describe('a ladder (I-08)', () => {
  it.each(['lowest-first', 'highest-first'] as const)('is a sorted list, %s', (order) => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        const pool = new OrderPool(2);
        const ladder = new Ladder(pool, order);
        let plain: Plain[] = [];
        let id = 0;
        for (const action of steps) {
          if (action.kind === 'add') {
            id += 1;
            ladder.add(pool.take(id, action.lots, action.ticks), action.ticks);
            plain.push({ id, ticks: action.ticks, lots: action.lots });
            plain.sort((a, b) => (order === 'lowest-first' ? a.ticks - b.ticks : b.ticks - a.ticks) || a.id - b.id);
          } else if (action.kind === 'remove' && plain.length > 0) {
            const gone = plain.splice(action.which % plain.length, 1)[0]!;
            const slot = pool.find(gone.id);
            ladder.remove(slot);
            pool.free(slot);
          } else if (action.kind === 'take' && plain.length > 0) {
            const taken = Math.min(action.lots, plain[0]!.lots);
            const slot = ladder.first();
            ladder.takeFromFirst(slot, taken);
            if (pool.wide[slot * WIDE + OPEN] === 0) pool.free(slot);
            plain[0]!.lots -= taken;
            plain = plain.filter((one) => one.lots > 0);
          } else if (action.kind === 'forget') ladder.takeTouched(() => {});
          expect(listOf(ladder, pool)).toEqual(plain.map((one) => [one.id, one.lots]));
          for (const asked of [action.kind === 'add' ? action.ticks : 1, 256, TICKS_LIMIT - 1]) {
            const last = plain.findLast((one) => one.ticks === asked);
            expect(ladder.lastAt(asked)).toBe(last ? pool.find(last.id) : 0);
          }
        }
        expect([...ladder.levels()]).toEqual(levelsOf(plain));
      }),
      { numRuns: 300 },
    );
  });

  it.each([0, 5_000])('keeps every queue while its page becomes another kind, behind %i at one price', (queue) => {
    fc.assert(
      fc.property(fc.array(sweep, { maxLength: 25 }), (sweeps) => {
        const pool = new OrderPool(2);
        const ladder = new Ladder(pool, 'lowest-first');
        const queues = new Map<number, number[]>();
        const changed = new Set<number>();
        let id = 0;
        const add = (price: number) => {
          id += 1;
          ladder.add(pool.take(id, 1, price), price);
          queues.set(price, [...(queues.get(price) ?? []), id]);
          changed.add(price);
        };
        for (let at = 0; at < queue; at += 1) {
          id += 1;
          ladder.add(pool.take(id, 1, 310), 310);
        }
        if (queue > 0)
          queues.set(
            310,
            Array.from({ length: queue }, (_none, at) => at + 1),
          );
        ladder.takeTouched(() => {});
        for (const { kind, from, count, each } of sweeps) {
          for (let price = from; price < from + count; price += 1) {
            if (kind === 'fill') for (let at = 0; at < each; at += 1) add(price);
            const gone = kind === 'drain' ? queues.get(price)?.pop() : undefined;
            if (gone === undefined) continue;
            const slot = pool.find(gone);
            ladder.remove(slot);
            pool.free(slot);
            changed.add(price);
          }
          if (kind !== 'forget') continue;
          const told = new Map<number, number>();
          ladder.takeTouched((price, lots) => told.set(price, lots));
          expect(told).toEqual(new Map([...changed].map((price) => [price, queues.get(price)?.length ?? 0])));
          changed.clear();
        }
        const standing = [...queues].filter(([, ids]) => ids.length > 0).sort(([a], [b]) => a - b);
        expect([...ladder.levels()]).toEqual(standing.map(([price, ids]) => ({ ticks: price, lots: ids.length })));
        expect(listOf(ladder, pool).map(([each]) => each)).toEqual(standing.flatMap(([, ids]) => ids));
        for (const [price, ids] of standing) expect(ladder.lastAt(price)).toBe(pool.find(ids.at(-1)!));
      }),
      { numRuns: queue === 0 ? 150 : 25 },
    );
  });

  it('tells every level that changed, once, as it is now', () => {
    const pool = new OrderPool();
    const ladder = new Ladder(pool, 'highest-first');
    const told: [number, number][] = [];
    const slots = [700, 700, 100].map((price, at) => {
      const slot = pool.take(at + 1, 5, price);
      ladder.add(slot, price);
      return slot;
    });
    ladder.remove(slots[2]!);
    ladder.takeTouched((price, lots) => told.push([price, lots]));
    expect(told).toEqual([
      [700, 10],
      [100, 0],
    ]);
    ladder.takeTouched(() => expect.unreachable('nothing changed'));
  });
});

function listOf(ladder: Ladder, pool: OrderPool): number[][] {
  const list = [];
  for (let slot = ladder.first(); slot !== 0; slot = ladder.after(slot)) {
    list.push([pool.wide[slot * WIDE + ID]!, pool.wide[slot * WIDE + OPEN]!]);
  }
  return list;
}

function levelsOf(plain: readonly Plain[]): { ticks: number; lots: number }[] {
  const levels: { ticks: number; lots: number }[] = [];
  for (const one of plain) {
    const last = levels.at(-1);
    if (last?.ticks === one.ticks) last.lots += one.lots;
    else levels.push({ ticks: one.ticks, lots: one.lots });
  }
  return levels;
}
