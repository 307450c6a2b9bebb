import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BACKTEST_STEPS, backtestGrid, LEFT_OUT } from './backtest.ts';
import { ticksOfCell } from './cell.ts';
import { levelsOf } from './levels.ts';
import { judgeRange, planGrid } from './plan.ts';
import { GridOnPaper } from './simulate.ts';

const MARKET = { lotMinor: 1_000n, unitMinor: 1n, minNotionalUnits: 1, feePpm: 1_000 };

function paperOf(parts: {
  mode: 'arithmetic' | 'geometric';
  lower: number;
  width: number;
  grids: number;
  last: number;
  quote: bigint;
}) {
  const { mode, lower, width, grids, last, quote } = parts;
  const levels = judgeRange({ mode, lowerTicks: lower, upperTicks: lower + width, grids }, MARKET.feePpm);
  if (!levels.ok) return null;
  const put = { quoteMinor: quote, baseMinor: 0n };
  const plan = planGrid(levels.value, last, put, MARKET);
  if (!plan.ok) return null;
  const paper = new GridOnPaper({ levels: levels.value, lastTicks: last, plan: plan.value, market: MARKET, put });
  return { paper, levels: levels.value, plan: plan.value };
}

const grids = fc
  .record({
    mode: fc.constantFrom('arithmetic' as const, 'geometric' as const),
    lower: fc.integer({ min: 1_000_000, max: 5_000_000 }),
    width: fc.integer({ min: 100_000, max: 5_000_000 }),
    grids: fc.integer({ min: 2, max: 60 }),
    last: fc.integer({ min: 900_000, max: 11_000_000 }),
    quote: fc.bigInt({ min: 1_000_000_000n, max: 10n ** 13n }),
  })
  .map((parts) => ({ parts, made: paperOf(parts) }))
  .filter(({ made }) => made !== null);

describe('levels in proportion', () => {
  it('are the whole numbers nearest to L (U/L)^(i/N), whatever the range', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 2 ** 29 }),
        fc.integer({ min: 1, max: 2 ** 29 }),
        fc.integer({ min: 2, max: 60 }),
        (lowerTicks, width, grids) => {
          const levels = levelsOf({ mode: 'geometric', lowerTicks, upperTicks: lowerTicks + width, grids });
          if (!levels.ok) return;
          const [lower, upper, degree] = [BigInt(lowerTicks), BigInt(lowerTicks + width), BigInt(grids)];
          for (const [index, ticks] of levels.value.entries()) {
            const power = (lower ** BigInt(grids - index) * upper ** BigInt(index)) << degree;
            expect((2n * BigInt(ticks) - 1n) ** degree <= power && power < (2n * BigInt(ticks) + 1n) ** degree).toBe(
              true,
            );
          }
        },
      ),
    );
  });
});

describe('a grid on paper', () => {
  it('never has less than nothing, keeps one order in each cell, and its figures are its money', () => {
    fc.assert(
      fc.property(
        grids,
        fc.array(fc.integer({ min: 500_000, max: 12_000_000 }), { maxLength: 40 }),
        ({ parts }, way) => {
          const { paper, levels, plan } = paperOf(parts)!;
          let last = parts.last;
          for (const ticks of way) {
            paper.moveTo(ticks);
            last = ticks;
            expect(paper.quoteMinor >= 0n && paper.baseMinor >= 0n).toBe(true);
            for (const cell of paper.cells) {
              const at = ticksOfCell(cell, levels);
              expect(cell.side === 'buy' ? at < last : at > last).toBe(true);
            }
          }
          const sells = paper.cells.filter(({ side }) => side === 'sell').length;
          expect(paper.baseMinor >= BigInt(sells * plan.lots) * MARKET.lotMinor).toBe(true);
          expect(paper.gridProfitMinor >= 0n).toBe(true);
        },
      ),
    );
  });

  it('earns of a price that goes up and down between two levels exactly the pairs of chapter 8', () => {
    const { paper } = paperOf({
      mode: 'arithmetic',
      lower: 5_000_000,
      width: 1_000_000,
      grids: 10,
      last: 5_430_000,
      quote: 20_000_000_000n,
    })!;
    for (let cycle = 0; cycle < 5; cycle += 1) for (const ticks of [5_500_000, 5_400_000]) paper.moveTo(ticks);
    // Five times 55,000 to 54,000.
    expect([paper.pairs, paper.gridProfitMinor]).toEqual([5, 5n * 33_412_500n]);
    for (const ticks of [5_000_000, 5_100_000]) paper.moveTo(ticks);
    expect([paper.pairs, paper.gridProfitMinor]).toEqual([6, 5n * 33_412_500n + 33_712_500n]);
  });
});

describe('a backtest', () => {
  const step = (index: number, prices: readonly [number, number, number, number]) => ({
    openAtMs: index * 300_000,
    openTicks: prices[0],
    highTicks: prices[1],
    lowTicks: prices[2],
    closeTicks: prices[3],
  });
  const levels = [5_000_000, 5_500_000, 6_000_000];
  const plan = { skip: 1, lots: 100, buyLots: 100, usedMinor: 0n };

  it('walks to the nearer end of a step first, and counts what it cost', () => {
    const result = backtestGrid(
      [step(0, [5_500_000, 6_100_000, 4_900_000, 6_100_000]), step(1, [6_100_000, 6_200_000, 6_050_000, 6_200_000])],
      {
        levels,
        plan,
        market: MARKET,
        investmentMinor: 2_000_000_000n,
      },
    );
    // To 4.9: buy at 5.0. To 6.1: sell at 5.5, which makes a pair, and at 6.0, which begins one.
    expect(result).toMatchObject({ fills: 3, pairs: 1, idleBps: 10_000, holdBps: 1_272, startTicks: 5_500_000 });
    expect(result.gridProfitMinor).toBe(549_450_000n - 500_500_000n);
    expect(result.feesMinor).toBe(550_000n + 500_000n + 550_000n + 600_000n);
    expect(result.figures.totalMinor).toBe(result.gridProfitMinor + result.figures.floatingMinor);
    expect(result.points).toHaveLength(2);
    expect(LEFT_OUT).toContain('queue');
    expect(BACKTEST_STEPS.at(-1)!.daysMax).toBe(90);
  });

  it('draws at most some two hundred points', () => {
    const flat = Array.from({ length: 8_640 }, (_, index) => step(index, [5_500_000, 5_500_000, 5_500_000, 5_500_000]));
    const { points, fills } = backtestGrid(flat, { levels, plan, market: MARKET, investmentMinor: 2_000_000_000n });
    expect(points.length).toBeLessThanOrEqual(202);
    expect(fills).toBe(0);
  });
});
