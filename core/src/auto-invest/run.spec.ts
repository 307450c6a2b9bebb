import { describe, expect, it } from 'vitest';
import { guardTicks, isWhole } from './guard.ts';
import { runStatusOf, shortfallOf, startsAtMs } from './run.ts';

describe('the price guard', () => {
  const band = (bandPpm: number, referenceTicks: number) => ({ bandPpm, referenceTicks, lastTicks: 0 });
  it.each([
    ['a percent above the index', 600_000, band(200_000, 600_000), 606_000],
    ['rounded down to a tick', 99, band(0, 0), 99],
    ['not above the band', 600_000, band(5_000, 600_000), 603_000],
    ['none where the band begins above it', 100, band(100_000, 200), null],
  ])('is %s', (_what, index, terms, ticks) => {
    expect(guardTicks(index, terms)).toBe(ticks);
  });

  it.each([
    ['all of it', 100n, 100n, true],
    ['99 %', 99n, 100n, true],
    ['less', 98n, 100n, false],
    ['less, but not by another lot', 95n, 100n, true],
    ['nothing, where no lot can be had', 0n, 5n, false],
  ])('a purchase of %s is whole or not', (_what, spent, planned, whole) => {
    expect(isWhole(spent, planned, spent === 98n ? 2n : 6n)).toBe(whole);
  });
});

describe('a run', () => {
  const leg = (status: 'DONE' | 'PARTIAL' | 'UNFILLED' | 'SKIPPED', spentMinor: bigint) => ({ status, spentMinor });
  it.each([
    ['all bought', [leg('DONE', 5n), leg('DONE', 5n)], 'SUCCESS'],
    ['one skipped', [leg('DONE', 5n), leg('SKIPPED', 0n)], 'PARTIAL'],
    ['one bought in part', [leg('PARTIAL', 5n)], 'PARTIAL'],
    ['nothing bought', [leg('UNFILLED', 0n), leg('SKIPPED', 0n)], 'FAILED'],
  ])('with %s', (_what, legs, status) => {
    expect(runStatusOf(legs).status).toBe(status);
  });

  it.each([
    ['spot alone', 100n, 0n, true, 0n],
    ['the exact shortfall', 40n, 60n, true, 60n],
    ['too little together', 40n, 59n, true, null],
    ['enough, but not to be taken', 40n, 60n, false, null],
    ['spot alone, without taking', 100n, 0n, false, 0n],
  ])('takes %s', (_what, spotMinor, fundingMinor, autoTransfer, missing) => {
    expect(shortfallOf(100n, { spotMinor, fundingMinor }, autoTransfer)).toBe(missing);
  });

  it.each([
    ['within its minute', 1_000, 1_500, 30_000, 31_000],
    ['not before it is there', 1_000, 40_000, 30_000, 40_000],
    ['at once where the minute is over', 1_000, 90_000, 30_000, 90_000],
  ])('begins %s', (_what, scheduled, now, drawn, starts) => {
    expect(startsAtMs(scheduled, now, drawn)).toBe(starts);
  });
});
