import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeSchedule, unlockParts } from './schedule.ts';

const row = (unlockAtMs: number, shareBps: number) => ({ unlockAtMs, shareBps });

describe('rows of a schedule', () => {
  it.each([
    ['all at once', [row(5, 10_000)], null],
    ['in parts', [row(5, 2_000), row(6, 8_000)], null],
    ['none', [], { code: 'SCHEDULE_EMPTY', details: {} }],
    ['two at one time', [row(5, 5_000), row(5, 5_000)], { code: 'SCHEDULE_ORDER', details: { row: 2 } }],
    ['a share of nothing', [row(5, 0)], { code: 'SCHEDULE_SHARE', details: { row: 1 } }],
    ['a share above all', [row(5, 10_001)], { code: 'SCHEDULE_SHARE', details: { row: 1 } }],
    ['half a share', [row(5, 0.5)], { code: 'SCHEDULE_SHARE', details: { row: 1 } }],
    ['less than all', [row(5, 9_999)], { code: 'SCHEDULE_SUM', details: { sumBps: 9_999 } }],
    ['more than all', [row(5, 5_000), row(6, 5_001)], { code: 'SCHEDULE_SUM', details: { sumBps: 10_001 } }],
  ])('%s', (_, rows, refusal) => {
    expect(judgeSchedule(rows)).toEqual(refusal);
  });
});

describe('what rows release', () => {
  it('is rounded down, and the last has the rest', () => {
    const thirteenth = Array.from({ length: 13 }, (_, at) => row(at, at === 12 ? 772 : 769));
    expect(judgeSchedule(thirteenth)).toBeNull();
    const parts = unlockParts(1_000n, thirteenth);
    expect(parts).toEqual([...Array.from({ length: 12 }, () => 76n), 88n]);
  });

  it('is all of it', () => {
    const rows = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), rows, (totalMinor, shares) => {
        const all = shares.reduce((sum, share) => sum + share, 0);
        fc.pre(all <= 10_000);
        const parts = unlockParts(totalMinor, [
          ...shares.map((share, at) => row(at, share)),
          row(99, 10_000 - all || 1),
        ]);
        expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(totalMinor);
        expect(parts.every((part) => part >= 0n)).toBe(true);
      }),
    );
  });
});
