import { expect, it } from 'vitest';
import { budgetMark, fallsAFifth } from './tell.ts';

const tiers = (...rows: readonly [bigint | null, number][]) =>
  rows.map(([upToMinor, rateBps]) => ({ upToMinor, rateBps }));

it.each([
  ['by a fifth', 1_000n, 500, 400, true],
  ['by less', 1_000n, 500, 401, false],
  ['to nothing', 1n, 500, 0, true],
  ['up', 1_000n, 400, 500, false],
  ['of nothing', 1_000n, 0, 0, false],
  ['for nobody', 0n, 500, 0, false],
] as const)('a rate falls %s', (_what, principalMinor, before, after, falls) => {
  expect(fallsAFifth(principalMinor, tiers([null, before]), tiers([null, after]))).toBe(falls);
});

it('is judged by what each holder has: a slice that falls alone does not touch whoever is below it', () => {
  const [before, after] = [tiers([100n, 1_000], [null, 400]), tiers([100n, 1_000], [null, 0])];
  expect(fallsAFifth(100n, before, after)).toBe(false);
  expect(fallsAFifth(1_000n, before, after)).toBe(true);
});

it('a budget is told of at four fifths, and at its end', () => {
  expect([79n, 80n, 99n, 100n, 101n].map((used) => budgetMark(used, 100n))).toEqual([
    null,
    'low',
    'low',
    'over',
    'over',
  ]);
  expect(budgetMark(0n, 0n)).toBeNull();
});
