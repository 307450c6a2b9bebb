import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocateBottomUp, allocateProrata, type Commit } from './allocation.ts';

/** What rulebook figures are given in: whole commits, and the same most for all. */
const among = (commits: readonly number[], mostMinor?: bigint): Commit[] =>
  commits.map((commit) => ({ commitMinor: BigInt(commit), mostMinor: mostMinor ?? BigInt(commit) }));

describe('in proportion', () => {
  it('is what the worked figures say', () => {
    const commits = among([50_000, 30_000, 7_000, 6_000, 5_000, 5_000, 1_400, 500, 90, 10], 20_000_000n);
    const { sharesMinor, restMinor } = allocateProrata(100_000_000n, commits);
    expect(sharesMinor.map(Number)).toEqual([
      20_000_000, 20_000_000, 16_800_000, 14_400_000, 12_000_000, 12_000_000, 3_360_000, 1_200_000, 216_000, 24_000,
    ]);
    expect(restMinor).toBe(0n);
  });

  it('gives nobody more than their commit pays for, and the project has the rest', () => {
    const { sharesMinor, restMinor } = allocateProrata(1_000n, [
      { commitMinor: 10n, mostMinor: 20n },
      { commitMinor: 30n, mostMinor: 60n },
    ]);
    expect([sharesMinor, restMinor]).toEqual([[20n, 60n], 920n]);
  });

  it('rounds every share down', () => {
    const { sharesMinor, restMinor } = allocateProrata(10n, among([1, 1, 1], 10n));
    expect([sharesMinor, restMinor]).toEqual([[3n, 3n, 3n], 1n]);
  });

  it('of nobody, or of nothing', () => {
    expect(allocateProrata(7n, [])).toEqual({ sharesMinor: [], restMinor: 7n });
    expect(allocateProrata(0n, among([5], 5n))).toEqual({ sharesMinor: [0n], restMinor: 0n });
  });

  it.each([
    ['a supply below zero', -1n, { commitMinor: 1n, mostMinor: 1n }],
    ['a commit of nothing', 1n, { commitMinor: 0n, mostMinor: 1n }],
    ['a most below zero', 1n, { commitMinor: 1n, mostMinor: -1n }],
  ])('%s is a bug', (_, supply, commit) => {
    expect(() => allocateProrata(supply, [commit])).toThrow(RangeError);
    expect(() => allocateBottomUp(supply, [commit])).toThrow(RangeError);
  });
});

describe('small ones first', () => {
  it('is what the worked figures say', () => {
    const commits = among([50_000, 30_000, 7_000, 6_000, 5_000, 5_000, 1_400, 500, 90, 10]);
    const { sharesMinor, restMinor } = allocateBottomUp(40_000n, commits);
    expect(sharesMinor.map(Number)).toEqual([7_500, 7_500, 7_000, 6_000, 5_000, 5_000, 1_400, 500, 90, 10]);
    expect(restMinor).toBe(0n);
  });

  it('leaves what nobody asked for', () => {
    expect(allocateBottomUp(100n, among([10, 20]))).toEqual({ sharesMinor: [10n, 20n], restMinor: 70n });
  });
});

const some = fc.array(
  fc.record({
    commitMinor: fc.bigInt({ min: 1n, max: 10n ** 12n }),
    mostMinor: fc.bigInt({ min: 0n, max: 10n ** 12n }),
  }),
  { maxLength: 30 },
);
const supply = fc.bigInt({ min: 0n, max: 10n ** 13n });
const sum = (shares: readonly bigint[]): bigint => shares.reduce((all, share) => all + share, 0n);

describe.each([
  ['in proportion', allocateProrata],
  ['small ones first', allocateBottomUp],
])('%s', (_, split) => {
  it('loses and makes nothing, and nobody is above their most', () => {
    fc.assert(
      fc.property(supply, some, (supplyMinor, commits) => {
        const { sharesMinor, restMinor } = split(supplyMinor, commits);
        expect(sum(sharesMinor) + restMinor).toBe(supplyMinor);
        expect(restMinor >= 0n).toBe(true);
        for (const [at, share] of sharesMinor.entries()) {
          expect(share >= 0n && share <= commits[at]!.mostMinor).toBe(true);
        }
        const asked = sum(commits.map(({ mostMinor }) => mostMinor));
        const sold = asked < supplyMinor ? asked : supplyMinor;
        expect(sum(sharesMinor) > sold - BigInt(commits.length) - 1n).toBe(true);
      }),
    );
  });
});

/** The rule word for word: repeat until nobody is at their most. */
function byRepeating(supplyMinor: bigint, commits: readonly Commit[]): readonly bigint[] {
  const shares = commits.map(() => 0n);
  let active = commits.map((_, index) => index);
  let left = supplyMinor;
  for (;;) {
    const total = sum(active.map((index) => commits[index]!.commitMinor));
    const full = active.filter((index) => left * commits[index]!.commitMinor >= commits[index]!.mostMinor * total);
    if (full.length === 0) {
      for (const index of active) shares[index] = (left * commits[index]!.commitMinor) / total;
      return shares;
    }
    for (const index of full) {
      shares[index] = commits[index]!.mostMinor;
      left -= shares[index]!;
    }
    active = active.filter((index) => !full.includes(index));
    if (active.length === 0) return shares;
  }
}

it('in proportion is what repeating the rule gives', () => {
  fc.assert(
    fc.property(supply, some, (supplyMinor, commits) => {
      expect(allocateProrata(supplyMinor, commits).sharesMinor).toEqual(byRepeating(supplyMinor, commits));
    }),
  );
});
