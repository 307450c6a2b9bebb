import { describe, expect, it } from 'vitest';
import { plain } from '../../balances/public.ts';
import { plan } from '../auto-invest.fixture.ts';
import { REFERENCE, RUNS } from '../auto-invest.rig.ts';
import { growthPicture, planPoints, referencePoints } from './growth.ts';

const NOW_MS = Date.UTC(2026, 10, 20, 9, 30);
const read = (points: ReturnType<typeof planPoints>) => points.map(({ paid, value }) => [plain(paid), plain(value)]);

describe('what a plan was worth', () => {
  it('is walked back from what is there now, run by run', () => {
    expect(read(planPoints(plan(), RUNS, NOW_MS))).toEqual([
      ['100', '99.8'],
      // 0.004491 at 50,000.
      ['200', '224.55'],
      // 0.008483 at 24,990.
      ['300', '211.99017'],
      ['300', '305.388'],
    ]);
  });

  it('is true for the last runs where not all are at hand', () => {
    expect(read(planPoints(plan(), RUNS.slice(0, 1), NOW_MS))).toEqual([
      ['300', '211.99017'],
      ['300', '305.388'],
    ]);
  });

  it('leaves out what it is not known for, and runs that bought nothing', () => {
    const failed = { ...RUNS[0]!, spent: '0', legs: [] };
    expect(read(planPoints(plan({ value: null }), [failed], NOW_MS))).toEqual([]);
  });
});

describe('the picture of growth', () => {
  it('has round lines from zero on, and moments in equal steps', () => {
    const picture = growthPicture(referencePoints(REFERENCE), 3);
    expect(picture?.yMarks.map(({ text }) => text)).toEqual(['0', '2,000', '4,000', '6,000']);
    expect(picture?.beside).toEqual([5_190_000_000, 5_000_000_000, 6_049_870_000]);
    expect(picture?.xMarks.map(({ at }) => Math.round(at * 100))).toEqual([17, 50, 83]);
    expect(picture?.places.at(-1)).toBe(1);
  });

  it('says large amounts in short, and small ones with their places', () => {
    const of = (value: string) =>
      growthPicture(
        referencePoints({
          points: REFERENCE.points.map((point) => ({ ...point, invested: value, value, lumpSum: '0' })),
        }),
        2,
      )?.yMarks.at(-1)?.text;
    expect([of('1200000'), of('1.5')]).toEqual(['1M', '1.50']);
  });

  it('is none of fewer than two moments', () => {
    expect(growthPicture([], 3)).toBeNull();
    expect(growthPicture(referencePoints(REFERENCE).slice(0, 1), 3)).toBeNull();
  });
});
