import { expect, it } from 'vitest';
import { depthAt, depthCurve } from './depth-curve.ts';
import type { BookRow } from './order-book.ts';

const rows = (...prices: number[]): BookRow[] => prices.map((ticks, at) => ({ ticks, lots: 1, sum: at + 1 }));

it('reaches as far on one side as on the other, and no further than two percent', () => {
  const near = depthCurve(rows(9_999, 9_990), rows(10_001, 10_050))!;
  expect([near.lowTicks, near.highTicks, near.sumMax]).toEqual([9_950, 10_050, 2]);
  const far = depthCurve(rows(9_999, 5_000), rows(10_001, 19_000))!;
  expect([far.lowTicks, far.highTicks]).toEqual([9_800, 10_200]);
  expect([far.bids.length, far.asks.length]).toEqual([1, 1]);
});

it('is nothing while a side is empty', () => {
  expect(depthCurve([], rows(1))).toBeNull();
  expect(depthCurve(rows(1), [])).toBeNull();
});

it('finds what stands up to a price, and nothing inside the spread', () => {
  const curve = depthCurve(rows(9_999, 9_990, 9_980), rows(10_001, 10_010, 10_020))!;
  expect(depthAt(curve, 9_985)?.sum).toBe(2);
  expect(depthAt(curve, 10_015)?.sum).toBe(2);
  expect(depthAt(curve, 10_000)).toBeNull();
});
