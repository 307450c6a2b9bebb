import { describe, expect, it } from 'vitest';
import { formatAmount } from '../money/amount.ts';
import { ALLOCATIONS_MAX, allocationOf, isAllocation, ownerOf } from '../trading/allocation.ts';
import { cellAfter, firstCells, orderName, readOrderName } from './cell.ts';
import { isTriggered, judgeExits, reachedExit, sideOfTrigger } from './exits.ts';
import { annualisedBps, figuresOf } from './figures.ts';
import { type GridMode, levelsOf, netPpm, netRange } from './levels.ts';
import { judgeRange, leastInvestment, nearestLevel, planGrid, worstStartTicks } from './plan.ts';
import { suggestGrid } from './suggest.ts';

/** A market of BTC against USDT: cents, lots of a hundred-thousandth, USDT with six places. */
const MARKET = { lotMinor: 1_000n, unitMinor: 1n, minNotionalUnits: 1, feePpm: 1_000 };
/** One lot (0.00001 BTC) at one cent is a tenth of a millionth of a USDT: so USDT has seven places here. */
const USDT_SCALE = 7;
const usdt = (minor: bigint) => formatAmount(minor, USDT_SCALE);
const minor = (whole: number) => BigInt(whole) * 10n ** 7n;

const range = (mode: GridMode, change: object = {}) => ({
  mode,
  lowerTicks: 5_000_000,
  upperTicks: 6_000_000,
  grids: 10,
  ...change,
});
const levelsIn = (mode: GridMode, change: object = {}) => {
  const levels = levelsOf(range(mode, change));
  if (!levels.ok) throw new Error(levels.refusal.code);
  return levels.value;
};

describe('levels', () => {
  it('stands the same distance apart', () => {
    expect(levelsIn('arithmetic').map((ticks) => ticks / 100)).toEqual([
      ...[50_000, 51_000, 52_000, 53_000, 54_000, 55_000, 56_000, 57_000, 58_000, 59_000, 60_000],
    ]);
  });

  it('stands in the same proportion, rounded to the tick', () => {
    expect(levelsIn('geometric').map((ticks) => ticks / 100)).toEqual([
      ...[
        50_000, 50_919.97, 51_856.86, 52_811, 53_782.69, 54_772.26, 55_780.03, 56_806.35, 57_851.55, 58_915.98, 60_000,
      ],
    ]);
  });

  it('rounds half a tick up, and refuses two levels of one price', () => {
    expect(levelsIn('arithmetic', { lowerTicks: 100, upperTicks: 103, grids: 2 })).toEqual([100, 102, 103]);
    expect(levelsOf(range('arithmetic', { lowerTicks: 100, upperTicks: 102, grids: 4 }))).toEqual({
      ok: false,
      refusal: { code: 'GRID_LEVELS_EQUAL', details: { grids: 4 } },
    });
  });

  it.each([
    ['GRID_COUNT', { grids: 1 }],
    ['GRID_COUNT', { grids: 201 }],
    ['GRID_COUNT', { grids: 2.5 }],
    ['GRID_RANGE_NARROW', { upperTicks: 5_049_999 }],
    ['GRID_RANGE_NARROW', { upperTicks: 4_000_000 }],
  ])('refuses with %s', (code, change) => {
    for (const mode of ['arithmetic', 'geometric'] as const) {
      expect(levelsOf(range(mode, change))).toMatchObject({ ok: false, refusal: { code } });
    }
  });

  it('takes two hundred grids and a range of one percent, and the largest prices', () => {
    expect(levelsOf(range('geometric', { grids: 200 })).ok).toBe(true);
    expect(levelsOf(range('arithmetic', { upperTicks: 5_050_000 })).ok).toBe(true);
    const widest = levelsIn('geometric', { lowerTicks: 1_000, upperTicks: 2 ** 30 - 1, grids: 200 });
    expect(widest).toHaveLength(201);
    expect(widest.at(-1)).toBe(2 ** 30 - 1);
  });

  it('earns after fees what is promised', () => {
    expect(netPpm(5_000_000, 5_100_000, 1_000)).toBe(17_962);
    expect(netPpm(5_900_000, 6_000_000, 1_000)).toBe(14_917);
    expect(netRange(levelsIn('arithmetic'), 1_000)).toEqual({ low: 14_917, high: 17_962 });
    const { low, high } = netRange(levelsIn('geometric'), 1_000);
    for (const each of [low, high]) expect(each).toBe(16_364);
  });

  it('refuses a range whose grids earn nothing', () => {
    const narrow = range('arithmetic', { upperTicks: 5_050_000, grids: 20 });
    expect(judgeRange(narrow, 1_000)).toMatchObject({ ok: false, refusal: { code: 'GRID_NO_PROFIT' } });
    expect(judgeRange(narrow, 100).ok).toBe(true);
    expect(netPpm(1_000, 1_000, 1_000)).toBeLessThan(0);
  });
});

describe('the start', () => {
  const levels = levelsIn('arithmetic');
  const put = { quoteMinor: minor(2_000), baseMinor: 0n };

  it('drops the level nearest to the price and divides the investment', () => {
    const planned = planGrid(levels, 5_430_000, put, MARKET);
    if (!planned.ok) throw new Error(planned.fault.code);
    const { skip, lots, buyLots, usedMinor } = planned.value;
    expect([levels[skip]! / 100, lots, buyLots]).toEqual([54_000, 375, 6 * 375]);
    expect(usdt(usedMinor)).toBe('1996.24425');
    const cells = firstCells(10, planned.value);
    expect(cells.filter(({ side }) => side === 'buy')).toHaveLength(4);
    expect(cells.filter(({ side }) => side === 'sell')).toHaveLength(6);
  });

  it('takes the lower one of two levels that are as near', () => {
    expect(nearestLevel(levels, 5_450_000)).toBe(4);
    expect(nearestLevel(levels, 5_450_001)).toBe(5);
    expect(nearestLevel(levels, 1)).toBe(0);
    expect(nearestLevel(levels, 9_999_999)).toBe(10);
  });

  it('buys less where the base coin is put in, and nothing where that is enough', () => {
    const lots = (baseLots: bigint, quote = minor(2_000)) => {
      const planned = planGrid(levels, 5_430_000, { quoteMinor: quote, baseMinor: baseLots * 1_000n }, MARKET);
      return planned.ok ? [planned.value.lots, planned.value.buyLots] : planned.fault.code;
    };
    expect(lots(1_000n)).toEqual([477, 6 * 477 - 1_000]);
    // 776.71 is what four buys of 375 lots take: all sells have their coins already.
    expect(lots(10_000n, minor(774))).toEqual([375, 0]);
    expect(lots(10_000n, 0n)).toBe('GRID_INVESTMENT_LOW');
  });

  it('says how much would be enough', () => {
    const strict = { ...MARKET, minNotionalUnits: 50_000_000 };
    const needed = leastInvestment(levels, 5_430_000, strict);
    // Ten lots are worth five USDT at the lowest level.
    expect(usdt(needed)).toBe('53.23318');
    expect(planGrid(levels, 5_430_000, { quoteMinor: needed, baseMinor: 0n }, strict)).toMatchObject({
      ok: true,
      value: { lots: 10 },
    });
    expect(planGrid(levels, 5_430_000, { quoteMinor: needed - 1n, baseMinor: 0n }, strict)).toMatchObject({
      ok: false,
      fault: { code: 'GRID_INVESTMENT_LOW', minor: needed },
    });
  });

  it('refuses what is not exact any more', () => {
    const much = { quoteMinor: 10n ** 30n, baseMinor: 0n };
    const refused = planGrid(levels, 5_430_000, much, MARKET);
    expect(refused).toMatchObject({ ok: false, fault: { code: 'GRID_INVESTMENT_HIGH' } });
    const minor = refused.ok ? 0n : refused.fault.minor;
    expect(planGrid(levels, 5_430_000, { quoteMinor: minor, baseMinor: 0n }, MARKET)).toMatchObject({ ok: true });
    // With base coin beside it, as much less of the quote coin.
    const beside = planGrid(levels, 5_430_000, { ...much, baseMinor: 10n ** 8n }, MARKET);
    expect(!beside.ok && beside.fault.minor < minor).toBe(true);
  });

  it('lets nobody add anything to too much of the base coin', () => {
    const much = { quoteMinor: 10n ** 30n, baseMinor: 10n ** 30n };
    expect(planGrid(levels, 5_430_000, much, MARKET)).toEqual({
      ok: false,
      fault: { code: 'GRID_INVESTMENT_HIGH', minor: 0n },
    });
  });

  it('buys at most half a percent above the price, and within the money', () => {
    expect(worstStartTicks(5_430_000, 100, minor(1_000), MARKET)).toBe(5_457_150);
    // 54,400 and the fee of 54.40 for each of the hundred lots of 0.00001.
    expect(worstStartTicks(5_430_000, 100, 544_544_000n, MARKET)).toBe(5_440_000);
    expect(worstStartTicks(5_430_000, 100, 544_543_900n, MARKET)).toBe(5_439_999);
    expect(worstStartTicks(5_430_000, 100, 99n, MARKET)).toBe(0);
  });
});

describe('a cell', () => {
  const value = (ticks: number) => BigInt(ticks) * 375n;
  const fill = (ticks: number) => ({ quoteMinor: value(ticks), feeMinor: value(ticks) / 1_000n });

  it('sells one level above what it bought, and earns what chapter 8 says', () => {
    const bought = cellAfter({ cell: 4, side: 'buy', turn: 0, pairedMinor: null }, fill(5_400_000));
    expect(bought).toMatchObject({ next: { cell: 4, side: 'sell', turn: 1 }, profitMinor: null });
    const sold = cellAfter(bought.next, fill(5_500_000));
    expect(sold.next).toEqual({ cell: 4, side: 'buy', turn: 2, pairedMinor: null });
    expect(usdt(sold.profitMinor!)).toBe('3.34125');
    const lowest = cellAfter(
      cellAfter({ cell: 0, side: 'buy', turn: 6, pairedMinor: null }, fill(5_000_000)).next,
      fill(5_100_000),
    );
    expect(usdt(lowest.profitMinor!)).toBe('3.37125');
  });

  it('earns the same where it sold first', () => {
    const sold = cellAfter({ cell: 4, side: 'sell', turn: 0, pairedMinor: null }, fill(5_500_000));
    expect(sold.profitMinor).toBeNull();
    expect(usdt(cellAfter(sold.next, fill(5_400_000)).profitMinor!)).toBe('3.34125');
  });

  it('names its orders', () => {
    expect(orderName({ cell: 199, turn: 12_345 })).toBe('g:199:12345');
    expect(readOrderName('g:199:12345')).toEqual({ cell: 199, turn: 12_345 });
    for (const other of ['g:start', 'g:1', 'g:1:', 'x:1:1', 'g:1000:1', '']) expect(readOrderName(other)).toBeNull();
  });
});

describe('figures', () => {
  it('says a year only after a day', () => {
    expect(annualisedBps(minor(35), minor(2_000), 7_200 * 60_000)).toBe(12_775n);
    expect(annualisedBps(minor(35), minor(2_000), 86_400_000 - 1)).toBeNull();
    expect(annualisedBps(-minor(35), minor(2_000), 7_200 * 60_000)).toBe(-12_775n);
    expect(annualisedBps(1n, 0n, 86_400_000)).toBeNull();
  });

  it('divides the total into pairs and the rest', () => {
    const holding = { investmentMinor: 2_000n, quoteMinor: 700n, baseMinor: 3n, gridProfitMinor: 50n };
    expect(figuresOf(holding, 1_335n, 1)).toEqual({
      totalMinor: 35n,
      floatingMinor: -15n,
      totalBps: 175n,
      annualisedBps: null,
    });
  });
});

describe('exits', () => {
  const bounds = { lowerTicks: 100, upperTicks: 200 };
  it.each([
    [201, 99, 150, null],
    [200, null, 150, 'GRID_TAKE_PROFIT'],
    [205, null, 205, 'GRID_TAKE_PROFIT'],
    [null, 100, 150, 'GRID_STOP_LOSS'],
    [null, 90, 90, 'GRID_STOP_LOSS'],
    [null, null, 0, null],
  ] as const)('%s and %s at %s: %s', (takeProfitTicks, stopLossTicks, last, code) => {
    const judged = judgeExits({ takeProfitTicks, stopLossTicks }, bounds, last);
    expect(judged.ok ? null : judged.refusal.code).toBe(code);
  });

  it.each([
    [150, 201, 'TP'],
    [150, 200, null],
    [99, 150, 'SL'],
    [99, 201, 'SL'],
  ] as const)('prices from %s to %s reach %s', (lowTicks, highTicks, reached) => {
    expect(reachedExit({ takeProfitTicks: 201, stopLossTicks: 99 }, { lowTicks, highTicks })).toBe(reached);
    expect(reachedExit({ takeProfitTicks: null, stopLossTicks: null }, { lowTicks, highTicks })).toBeNull();
  });

  it('waits for a trigger from the side of now', () => {
    expect([sideOfTrigger(5, 4), sideOfTrigger(5, 6), sideOfTrigger(5, 5)]).toEqual(['above', 'below', null]);
    expect(isTriggered({ triggerTicks: 5, side: 'above' }, { lowTicks: 1, highTicks: 5 })).toBe(true);
    expect(isTriggered({ triggerTicks: 5, side: 'above' }, { lowTicks: 1, highTicks: 4 })).toBe(false);
    expect(isTriggered({ triggerTicks: 5, side: 'below' }, { lowTicks: 5, highTicks: 9 })).toBe(true);
    expect(isTriggered({ triggerTicks: 5, side: 'below' }, { lowTicks: 6, highTicks: 9 })).toBe(false);
  });
});

describe('suggestions', () => {
  const closes = Array.from({ length: 101 }, (_, index) => 5_000_000 + index * 10_000);

  it('holds nine tenths of the past, cut as finely as half a percent each allows', () => {
    const suggested = suggestGrid(closes, 'arithmetic', 1_000);
    if (!suggested.ok) throw new Error(suggested.refusal.code);
    const { lowerTicks, upperTicks, grids } = suggested.value;
    expect([lowerTicks, upperTicks]).toEqual([5_050_000, 5_950_000]);
    expect(netRange(levelsIn('arithmetic', suggested.value), 1_000).low).toBeGreaterThanOrEqual(5_000);
    expect(netRange(levelsIn('arithmetic', { ...suggested.value, grids: grids + 1 }), 1_000).low).toBeLessThan(5_000);
  });

  it('says nothing from too little', () => {
    const code = (prices: readonly number[]) => {
      const suggested = suggestGrid(prices, 'geometric', 1_000);
      return suggested.ok ? null : suggested.refusal.code;
    };
    expect(code(closes.slice(0, 71))).toBe('GRID_NO_HISTORY');
    expect(code(Array.from({ length: 720 }, () => 5_000_000))).toBe('GRID_NO_HISTORY');
    expect(code(Array.from({ length: 720 }, (_, index) => 5_000_000 + (index % 2) * 52_000))).toBe('GRID_NO_HISTORY');
  });
});

describe('allocations', () => {
  it('says whose they are', () => {
    expect(allocationOf('123456789', 7)).toBe(123_456_789_000_007);
    expect(ownerOf(123_456_789_000_007)).toBe(123_456_789);
    expect(ownerOf(123_456_789)).toBe(123_456_789);
    expect([isAllocation(999_999_999), isAllocation(allocationOf('100000000', 1))]).toEqual([false, true]);
    expect(Number.isSafeInteger(allocationOf('999999999', ALLOCATIONS_MAX))).toBe(true);
    for (const number of [0, ALLOCATIONS_MAX + 1, 1.5]) expect(() => allocationOf('123456789', number)).toThrow();
  });
});
