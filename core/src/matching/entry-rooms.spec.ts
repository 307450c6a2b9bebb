import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EntryRooms } from './entry-rooms.ts';
import { longer } from './longer.ts';

describe('rooms of entries', () => {
  it('never lie one over another, and keep what stands in them', () => {
    const step = fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 8 }), fc.nat());
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const rooms = new EntryRooms();
        const taken: { readonly start: number; readonly size: number; readonly mark: number }[] = [];
        let mark = 0;
        for (const [isTaken, kind, which] of steps) {
          if (isTaken) {
            mark += 1;
            const size = 2 ** kind;
            const start = rooms.take(size);
            expect(start).toBeGreaterThan(0);
            for (let at = start; at < start + size; at += 1) {
              rooms.levels[at] = mark;
              rooms.positions[at] = mark;
            }
            taken.push({ start, size, mark });
          } else if (taken.length > 0) {
            const [gone] = taken.splice(which % taken.length, 1);
            rooms.give(gone!.start, gone!.size);
          }
          for (const { start, size, mark: own } of taken) {
            expect([...rooms.levels.slice(start, start + size)]).toEqual(Array(size).fill(own));
            expect([...rooms.positions.slice(start, start + size)]).toEqual(Array(size).fill(own));
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('that were given back are taken again by those of their size, the last one first', () => {
    const rooms = new EntryRooms();
    const [one, two, other] = [rooms.take(4), rooms.take(4), rooms.take(8)];
    rooms.give(one, 4);
    rooms.give(two, 4);
    rooms.give(other, 8);
    expect([rooms.take(8), rooms.take(4), rooms.take(4)]).toEqual([other, two, one]);
    expect(rooms.take(4)).toBe(17);
  });

  // The room before the first is none; then a quarter more at a time, until all of them stand.
  it.each([
    [1, 64],
    [63, 64],
    [64, 80],
    [80, 100],
    [100, 125],
  ])('for %i entries take the memory of %i', (entries, places) => {
    const rooms = new EntryRooms();
    for (let at = 0; at < entries; at += 1) rooms.take(1);
    expect(rooms.byteLength).toBe(places * 5);
    expect([rooms.levels.length, rooms.positions.length]).toEqual([places, places]);
  });
});

describe('a longer array', () => {
  it('is of the same kind, begins with the same numbers, and is a quarter longer where nobody says how long', () => {
    expect(longer(Uint8Array.of(1, 2, 255))).toEqual(Uint8Array.of(1, 2, 255, 0));
    expect(longer(Int32Array.of(-1, 2), 5)).toEqual(Int32Array.of(-1, 2, 0, 0, 0));
    expect(longer(new Uint16Array(100)).length).toBe(125);
  });
});
