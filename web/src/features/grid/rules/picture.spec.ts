import { describe, expect, it } from 'vitest';
import type { Kline } from '../api/queries.ts';
import { linePicture } from './line.ts';
import { levelPicture, stepsFor } from './picture.ts';

const HOUR_MS = 3_600_000;
const kline = (hour: number, low: string, high: string): Kline => [hour * HOUR_MS, low, high, low, high, '1', '1', 1];

describe('the picture of a grid', () => {
  it('is drawn with prices as fine as there is room for, and some before a beginning of now', () => {
    expect(stepsFor(0, 10 * 60_000)).toEqual({ interval: '1m', count: 60 });
    expect(stepsFor(0, 100 * HOUR_MS)).toEqual({ interval: '1h', count: 102 });
    expect(stepsFor(0, 900 * 24 * HOUR_MS)).toEqual({ interval: '1d', count: 120 });
  });

  it('has everything between its edges, the higher price above', () => {
    const levels = [
      { price: '90', side: 'buy' as const },
      { price: '110', side: null },
    ];
    const fills = [
      { atMs: HOUR_MS / 2, price: '100', side: 'sell' as const },
      { atMs: -HOUR_MS, price: '100', side: 'buy' as const },
    ];
    const picture = levelPicture({
      rows: [kline(0, '95', '100'), kline(1, '100', '105')],
      levels,
      fills,
      last: '102',
      marks: 3,
    });
    expect(picture!.levels[0]!.at).toBeLessThan(picture!.candles[0]!.low);
    expect(picture!.levels[1]!.at).toBeGreaterThan(picture!.candles[1]!.high);
    expect(picture?.levels.every(({ at }) => at > 0 && at < 1)).toBe(true);
    // What traded before the drawing begins is not on it.
    expect(picture?.marks).toHaveLength(1);
    expect(picture?.marks[0]?.x).toBe(0.25);
  });

  it('is none without a price', () => {
    expect(levelPicture({ rows: [], levels: [], last: null, marks: 3 })).toBeNull();
    expect(linePicture([[0, '1']])).toBeNull();
  });

  it('of a value begins at its line and ends above it where it grew', () => {
    const picture = linePicture([
      [0, '2000'],
      [50, '1900.5'],
      [100, '2100'],
    ]);
    expect(picture?.points[0]).toEqual({ x: 0, y: picture?.base });
    expect(picture!.points[2]!.y).toBeGreaterThan(picture!.base);
    expect([picture?.top, picture?.foot]).toEqual(['2,100', '1,900']);
  });
});
