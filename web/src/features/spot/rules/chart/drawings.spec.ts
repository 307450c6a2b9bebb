import { describe, expect, it } from 'vitest';
import type { Candle } from './candles.ts';
import { FIRST_WINDOW } from './chart-window.ts';
import { endsOf, shifted } from './drawing-places.ts';
import { DRAWINGS_MAX, type Drawing, keptDrawings, readDrawings, withDrawing } from './drawings.ts';
import { indexOfTime, type TimeScale, timeAtX, timeOfIndex, xOfTime } from './time-scale.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const FROM_MS = 1_000 * HOUR_MS;

const candleAt = (atMs: number): Candle => ({ atMs, open: 1, high: 1, low: 1, close: 1, volume: 1, row: [] as never });
const stepsOf = (everyMs: number, count: number) =>
  Array.from({ length: count }, (_, at) => candleAt(FROM_MS + at * everyMs));
const HOURS = stepsOf(HOUR_MS, 24);
const hourly: TimeScale = { candles: HOURS, window: FIRST_WINDOW, interval: '1h', widthPx: 400 };

describe('a moment on a chart', () => {
  it.each([
    [0, 0],
    [HOUR_MS, 1],
    [HOUR_MS + 59 * MINUTE_MS, 1],
    [23 * HOUR_MS, 23],
    [24 * HOUR_MS, 24],
    [30 * HOUR_MS, 30],
    [-1, -1],
    [-2 * HOUR_MS, -2],
  ])('%s ms after the oldest step is in step %s', (afterMs, index) => {
    expect(indexOfTime(FROM_MS + afterMs, HOURS, '1h')).toBe(index);
  });

  it('is in the step before it where steps are missing', () => {
    const candles = [candleAt(FROM_MS), candleAt(FROM_MS + 5 * HOUR_MS)];
    expect(indexOfTime(FROM_MS + 3 * HOUR_MS, candles, '1h')).toBe(0);
  });

  it.each([-3, 0, 7, 23, 24, 40])('of step %s is found again at its place, in view or not', (index) => {
    const atMs = timeOfIndex(index, HOURS, '1h');
    expect(atMs).toBe(FROM_MS + index * HOUR_MS);
    expect(timeAtX(xOfTime(atMs, hourly), hourly)).toBe(atMs);
  });

  it('stands at the same candle when older ones come, and in the step that holds it when steps are longer or shorter', () => {
    const atMs = FROM_MS + 10 * HOUR_MS;
    const older = [...Array.from({ length: 50 }, (_, at) => candleAt(FROM_MS - (50 - at) * HOUR_MS)), ...HOURS];
    expect(xOfTime(atMs, { ...hourly, candles: older })).toBe(xOfTime(atMs, hourly));
    const quarters = stepsOf(15 * MINUTE_MS, 96);
    expect(quarters[indexOfTime(atMs, quarters, '15m')]?.atMs).toBe(atMs);
    const fourHours = stepsOf(4 * HOUR_MS, 6);
    expect(indexOfTime(atMs, fourHours, '4h')).toBe(2);
  });
});

const LEVEL: Drawing = { id: 1, kind: 'level', price: 912_405 };
const TREND: Drawing = {
  id: 2,
  kind: 'trend',
  from: { atMs: FROM_MS + 2 * HOUR_MS, price: 900_000 },
  to: { atMs: FROM_MS + 6 * HOUR_MS, price: 910_000 },
};

describe('what is kept of drawings', () => {
  it('comes back as it was, and outlives other places of the price', () => {
    const text = keptDrawings([LEVEL, TREND], 1);
    expect(text).toBe('[{"level":"91240.5"},{"trend":[[3607200000,"90000"],[3621600000,"91000"]]}]');
    expect(readDrawings(JSON.parse(text), 1)).toEqual([LEVEL, TREND]);
    expect(readDrawings(JSON.parse(text), 2)[0]).toEqual({ ...LEVEL, price: 9_124_050 });
  });

  it.each([
    null,
    7,
    'x',
    {},
    [null],
    [7],
    [{}],
    [{ level: 91_240.5 }],
    [{ level: '-1' }],
    [{ level: '0' }],
    [{ level: '1e5' }],
    [{ level: `1${'0'.repeat(20)}` }],
    [{ trend: [[1, '1']] }],
    [{ trend: [1, 2] }],
    [
      {
        trend: [
          ['1', '1'],
          [2, '2'],
        ],
      },
    ],
    [
      {
        trend: [
          [1.5, '1'],
          [2, '2'],
        ],
      },
    ],
    [
      {
        trend: [
          [1, '1'],
          [9e15, '2'],
        ],
      },
    ],
  ])('%j is nothing', (kept) => {
    expect(readDrawings(kept, 1)).toEqual([]);
  });

  it('leaves out what is not ours and keeps the rest, each with a number of its own', () => {
    expect(readDrawings([{ level: '5' }, 'x', { level: '7' }], 0)).toEqual([
      { id: 1, kind: 'level', price: 5 },
      { id: 2, kind: 'level', price: 7 },
    ]);
  });

  it('is so many and no more', () => {
    const full = readDrawings(
      Array.from({ length: DRAWINGS_MAX + 9 }, (_, at) => ({ level: String(at + 1) })),
      0,
    );
    expect(full).toHaveLength(DRAWINGS_MAX);
    expect(withDrawing(full, { kind: 'level', price: 3 })).toBeNull();
    expect(withDrawing([{ ...LEVEL, id: 8 }], { kind: 'level', price: 3 })?.map(({ id }) => id)).toEqual([8, 9]);
  });
});

describe('a drawing under a hand', () => {
  const yOf = (price: number) => (920_000 - price) / 100;

  it('is drawn from end to end, a level from edge to edge', () => {
    expect(endsOf(LEVEL, hourly, yOf)).toEqual([
      { x: 0, y: 75.95 },
      { x: 400, y: 75.95 },
    ]);
    const [from, to] = endsOf(TREND, hourly, yOf);
    expect([from.y, to.y, to.x - from.x]).toEqual([200, 100, 4 * FIRST_WINDOW.barPx]);
  });

  it('keeps its slope as a whole, and moves one end by itself', () => {
    const by = { bars: 3, price: 5_000 };
    const whole = shifted(TREND, 'whole', by, hourly, 1);
    expect(whole).toEqual({
      ...TREND,
      from: { atMs: FROM_MS + 5 * HOUR_MS, price: 905_000 },
      to: { atMs: FROM_MS + 9 * HOUR_MS, price: 915_000 },
    });
    expect(shifted(TREND, 'to', by, hourly, 1)).toEqual({
      ...TREND,
      to: { atMs: FROM_MS + 9 * HOUR_MS, price: 915_000 },
    });
    expect(shifted(LEVEL, 'whole', by, hourly, 1)).toEqual({ ...LEVEL, price: 917_405 });
  });

  it('keeps moments to the minute where only its price changed', () => {
    const fine = { ...TREND, from: { ...TREND.from, atMs: FROM_MS + 7 * MINUTE_MS } };
    expect(shifted(fine, 'whole', { bars: 0, price: 1 }, hourly, 1)).toMatchObject({
      from: { atMs: FROM_MS + 7 * MINUTE_MS },
    });
  });

  it('never goes below one tick, nor loses its slope there', () => {
    const down = { bars: 0, price: -2_000_000 };
    expect(shifted(LEVEL, 'whole', down, hourly, 5)).toMatchObject({ price: 5 });
    expect(shifted(TREND, 'whole', down, hourly, 5)).toMatchObject({ from: { price: 5 }, to: { price: 10_005 } });
    expect(shifted(TREND, 'from', down, hourly, 5)).toMatchObject({ from: { price: 5 }, to: { price: 910_000 } });
  });
});
