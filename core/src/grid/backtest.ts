import type { Kline } from '../spot/kline.ts';
import { figuresOf, type GridFigures, worthMinor } from './figures.ts';
import type { GridMarket, GridPlan } from './plan.ts';
import { GridOnPaper } from './simulate.ts';

/** What a backtest leaves out: that others stand before it, the time an order takes, what buying moves, the way within a step. */
export const LEFT_OUT = ['queue', 'delay', 'slippage', 'within'] as const;
const POINTS = 200;

/** Steps of a chart with the most days of them that a backtest reads, the finest first; the last is for where no finer one is stored. */
export const BACKTEST_STEPS = [
  { interval: '1m', daysMax: 5 },
  { interval: '5m', daysMax: 30 },
  { interval: '15m', daysMax: 90 },
  { interval: '1h', daysMax: 90 },
] as const;

export interface Backtest {
  readonly startTicks: number;
  readonly endTicks: number;
  readonly fills: number;
  readonly pairs: number;
  readonly gridProfitMinor: bigint;
  readonly feesMinor: bigint;
  readonly figures: GridFigures;
  /** What holding everything in the base coin would have brought, hundredths of a percent. */
  readonly holdBps: number;
  /** Share of the steps that closed outside the range, hundredths of a percent. */
  readonly idleBps: number;
  readonly points: readonly (readonly [number, bigint])[];
}

type Step = Pick<Kline, 'openAtMs' | 'openTicks' | 'highTicks' | 'lowTicks' | 'closeTicks'>;

/**
 * What a grid would have done with prices of the past, fees included.
 *
 * @param klines  the steps in their order, not empty; the grid begins with the first one's open, for which `plan` was made
 */
export function backtestGrid(
  klines: readonly Step[],
  grid: {
    readonly levels: readonly number[];
    readonly plan: GridPlan;
    readonly market: GridMarket;
    readonly investmentMinor: bigint;
  },
): Backtest {
  const { levels, plan, market, investmentMinor } = grid;
  const startTicks = klines[0]!.openTicks;
  const paper = new GridOnPaper({
    levels,
    lastTicks: startTicks,
    plan,
    market,
    put: { quoteMinor: investmentMinor, baseMinor: 0n },
  });
  const points: [number, bigint][] = [];
  const every = Math.max(1, Math.ceil(klines.length / POINTS));
  let idle = 0;
  for (const [index, kline] of klines.entries()) {
    for (const ticks of wayOf(kline)) paper.moveTo(ticks);
    if (kline.closeTicks < levels[0]! || kline.closeTicks > levels.at(-1)!) idle += 1;
    if (index % every === 0 || index === klines.length - 1) points.push([kline.openAtMs, paper.valueMinor]);
  }
  const [first, last] = [klines[0]!, klines.at(-1)!];
  const holding = {
    investmentMinor,
    quoteMinor: paper.quoteMinor,
    baseMinor: paper.baseMinor,
    gridProfitMinor: paper.gridProfitMinor,
  };
  const worth = worthMinor(paper.baseMinor, last.closeTicks, market);
  return {
    startTicks,
    endTicks: last.closeTicks,
    fills: paper.fills,
    pairs: paper.pairs,
    gridProfitMinor: paper.gridProfitMinor,
    feesMinor: paper.feesMinor,
    figures: figuresOf(holding, worth, last.openAtMs - first.openAtMs),
    holdBps: Math.trunc(((last.closeTicks - startTicks) * 10_000) / startTicks),
    idleBps: Math.floor((idle * 10_000) / klines.length),
    points,
  };
}

/** Where the price went within a step, as far as four prices tell: to the nearer end first. */
function wayOf({ openTicks, highTicks, lowTicks, closeTicks }: Step): readonly number[] {
  const isLowNearer = openTicks - lowTicks <= highTicks - openTicks;
  return isLowNearer ? [openTicks, lowTicks, highTicks, closeTicks] : [openTicks, highTicks, lowTicks, closeTicks];
}
