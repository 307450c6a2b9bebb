import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAJOR_ROWS, usdt } from './majors.fixture.ts';
import { judgeTiers, neededPpm, PPM, tierOf, tiersOf } from './tiers.ts';

const tiers = tiersOf(MAJOR_ROWS);

describe('a table of maintenance margin', () => {
  it('has the deductions of the rule book', () => {
    const deductions = tiers.map(({ deductionMinor }) => Number(deductionMinor / 1_000_000n));
    expect(deductions).toEqual([0, 50, 1_300, 16_300, 91_300, 391_300, 591_300, 841_300, 2_041_300, 7_041_300]);
  });

  it('asks 1,300 of 260,000, and the same on both sides of a border', () => {
    expect(neededPpm(tiers, usdt(260_000), 0n)).toBe(usdt(1_300) * PPM);
    expect(neededPpm(tiers, usdt(250_000), 0n)).toBe(usdt(1_200) * PPM);
    expect(neededPpm(tiers, usdt(250_000) + 1n, 0n) - neededPpm(tiers, usdt(250_000), 0n)).toBe(10_000n);
  });

  it('never asks less of more', () => {
    const notional = fc.bigInt({ min: 1n, max: usdt(60_000_000) });
    fc.assert(
      fc.property(notional, notional, (a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(neededPpm(tiers, low, 600n) <= neededPpm(tiers, high, 600n)).toBe(true);
      }),
    );
  });

  it('judges what is above it by its last row', () => {
    expect(tierOf(tiers, usdt(99_000_000))).toBe(tiers.at(-1));
  });

  it.each([
    ['TIERS_EMPTY', 1, []],
    ['TIERS_ORDER', 2, [{}, { upToMinor: usdt(50_000), maintenancePpm: 5_000n }]],
    ['TIERS_LEVERAGE', 2, [{}, { upToMinor: usdt(60_000), maxLeverage: 126, maintenancePpm: 5_000n }]],
    ['TIERS_LEVERAGE', 1, [{ maxLeverage: 0 }]],
    ['TIERS_LEVERAGE', 1, [{ maxLeverage: 1.5 }]],
    ['TIERS_MAINTENANCE', 2, [{}, { upToMinor: usdt(60_000) }]],
    ['TIERS_MAINTENANCE', 1, [{ maintenancePpm: 8_000n }]],
    ['TIERS_INEXACT', 2, [{ upToMinor: 3n }, { upToMinor: 60n, maintenancePpm: 5_000n }]],
  ])('is refused: %s in row %i', (code, row, changes) => {
    const rows = changes.map((change) => ({ ...MAJOR_ROWS[0]!, ...change }));
    expect(judgeTiers(rows)).toEqual({ code, details: { row } });
  });

  it('of the rule book stands', () => expect(judgeTiers(MAJOR_ROWS)).toBeNull());
});
