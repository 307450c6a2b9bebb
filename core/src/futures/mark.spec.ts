import { describe, expect, it } from 'vitest';
import { indexOf, markOf, STALE_MS } from './mark.ts';

const NOW = 1_000_000;
const feed = (priceTicks: number, weight = 1, ageMs = 0) => ({
  priceTicks: BigInt(priceTicks),
  weight: BigInt(weight),
  atMs: NOW - ageMs,
});

describe('an index', () => {
  it.each([
    ['the middle of three', [feed(100), feed(103), feed(101)], 101n],
    ['what half of the weight reaches', [feed(100, 5), feed(101), feed(102)], 100n],
    ['the mean where two share the middle', [feed(100), feed(103)], 101n],
    ['without one that is far away', [feed(100), feed(101), feed(107)], 100n],
    ['with one at the very border', [feed(100), feed(100), feed(105)], 100n],
    ['the mean of two that are just near enough', [feed(1_000), feed(1_105)], 1_052n],
    ['the mean of two whose weights tie', [feed(100, 3), feed(102, 2), feed(104)], 101n],
    ['without one that is silent', [feed(100), feed(102), feed(90, 9, STALE_MS + 1)], 101n],
    ['with one that spoke ten seconds ago', [feed(100), feed(102), feed(103, 9, STALE_MS)], 103n],
  ])('is %s', (_, feeds, index) => {
    expect(indexOf(feeds, NOW)).toBe(index);
  });

  it.each([
    ['nobody', []],
    ['one', [feed(100)]],
    ['two that are far from each other', [feed(100), feed(120)]],
    ['two that are just too far from their median', [feed(1_000, 9), feed(1_106)]],
    ['one and a silent one', [feed(100), feed(100, 1, STALE_MS + 1)]],
  ])('is not known from %s', (_, feeds) => {
    expect(indexOf(feeds, NOW)).toBeNull();
  });

  it('does not change with the order in which feeds are read', () => {
    const feeds = [feed(100, 2), feed(103), feed(101, 3), feed(102)];
    expect(indexOf(feeds.toReversed(), NOW)).toBe(indexOf(feeds, NOW));
  });
});

describe('a mark', () => {
  const quiet = { fundingRate: 0n, untilFundingMs: 0, basisTicks: 0n, lastTicks: 100_000n };

  it('is moved by no single source', () => {
    expect(markOf(100_000n, { ...quiet, lastTicks: 150_000n })).toBe(100_000n);
    expect(markOf(100_000n, { ...quiet, basisTicks: -50_000n })).toBe(100_000n);
  });

  it('is the middle of the three', () => {
    const halfWay = { fundingRate: 1_000_000n, untilFundingMs: 4 * 3_600_000 };
    expect(markOf(100_000n, { ...halfWay, basisTicks: 20n, lastTicks: 100_090n })).toBe(100_050n);
  });

  it('follows the index where nobody trades', () => {
    expect(markOf(100_000n, { fundingRate: 0n, untilFundingMs: 0, basisTicks: null, lastTicks: null })).toBe(100_000n);
  });
});
