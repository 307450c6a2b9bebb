import { describe, expect, it } from 'vitest';
import { sharesOf, topShares } from './shares.ts';

describe('sharesOf', () => {
  it('sums to exactly a hundred percent', () => {
    const shares = sharesOf([
      { key: 'a', value: '1' },
      { key: 'b', value: '1' },
      { key: 'c', value: '1' },
    ]);
    expect(shares.map(({ percent }) => percent)).toEqual(['33.34%', '33.33%', '33.33%']);
    expect(shares.reduce((sum, { bps }) => sum + bps, 0)).toBe(10_000);
  });

  it('gives nothing to parts of nothing, and to what is below zero', () => {
    expect(sharesOf([{ key: 'a', value: '0' }])[0]?.percent).toBe('0.00%');
    expect(
      sharesOf([
        { key: 'a', value: '-5' },
        { key: 'b', value: '5' },
      ]).map(({ bps }) => bps),
    ).toEqual([0, 10_000]);
  });
});

describe('topShares', () => {
  it('joins the smallest, and keeps the sum', () => {
    const parts = ['50', '20', '15', '10', '4', '1'].map((value, index) => ({ key: `c${index}`, value }));
    const shares = topShares(parts, 4, 'rest');
    expect(shares.map(({ key }) => key)).toEqual(['c0', 'c1', 'c2', 'rest']);
    expect(shares.at(-1)).toMatchObject({ value: '15.00', percent: '15.00%' });
    expect(shares.reduce((sum, { bps }) => sum + bps, 0)).toBe(10_000);
  });
});
