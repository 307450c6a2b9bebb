import { type GridMode, RANGE_PERCENT_MIN } from '@bourse/core/grid/levels.ts';
import { type GridMarket, type GridPlan, judgeRange, planGrid } from '@bourse/core/grid/plan.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, type Refusal, type Result, refuse } from '@bourse/core/result.ts';
import type { Market } from '../../spot/public.ts';
import type { GridDeps } from '../grid-deps.ts';
import { readTicks } from './read-terms.ts';

/** A range as it was typed. */
export interface RangeAsk {
  readonly symbol: string;
  readonly mode: GridMode;
  readonly lower: string;
  readonly upper: string;
  readonly grids: number;
}

export interface JudgedRange {
  readonly market: Market;
  readonly lowerTicks: number;
  readonly upperTicks: number;
  readonly levels: readonly number[];
}

export type RangeCode =
  | 'MARKET_NOT_FOUND'
  | 'GRID_MARKET_CLOSED'
  | 'OFF_TICK'
  | 'PRICE_TOO_HIGH'
  | 'GRID_COUNT'
  | 'GRID_RANGE_NARROW'
  | 'GRID_LEVELS_EQUAL'
  | 'GRID_NO_PROFIT';

/**
 * A market in which grids can be made. Leveraged tokens are left out: they are rebalanced and merged, which no grid
 * could survive.
 */
export function gridMarket(
  { spot }: GridDeps,
  symbol: string,
): Result<Market, 'MARKET_NOT_FOUND' | 'GRID_MARKET_CLOSED'> {
  const market = spot.catalog.find(symbol);
  if (!market) return refuse('MARKET_NOT_FOUND', { symbol });
  return market.kind === 'etf' ? refuse('GRID_MARKET_CLOSED', { symbol }) : ok(market);
}

/** Parts per million as a percentage with four places. */
export const percentOf = (ppm: number): string => formatAmount(BigInt(ppm), 4);

/** @refuses see RangeCode, in the order of the checks */
export function judgeRangeAsk(deps: GridDeps, ask: RangeAsk, feePpm: number): Result<JudgedRange, RangeCode> {
  const market = gridMarket(deps, ask.symbol);
  if (!market.ok) return market;
  const { grid } = market.value;
  const lower = readTicks(ask.lower, grid, 'lower');
  if (!lower.ok) return lower;
  const upper = readTicks(ask.upper, grid, 'upper');
  if (!upper.ok) return upper;
  const range = { mode: ask.mode, lowerTicks: lower.value, upperTicks: upper.value, grids: ask.grids };
  const levels = judgeRange(range, feePpm);
  if (levels.ok) {
    return ok({ market: market.value, lowerTicks: lower.value, upperTicks: upper.value, levels: levels.value });
  }
  const { code, details } = levels.refusal;
  if (code === 'GRID_NO_PROFIT') return refuse(code, { percent: percentOf(Number(details!.ppm)) });
  if (code === 'GRID_RANGE_NARROW') return refuse(code, { min: formatAmount(BigInt(RANGE_PERCENT_MIN), 2) });
  return { ok: false, refusal: levels.refusal as Refusal<typeof code> };
}

/** How much each order takes, at a price. @refuses GRID_INVESTMENT_LOW (needed, asset) | GRID_INVESTMENT_HIGH (max, asset) */
export function judgeInvestment(
  { market, levels }: JudgedRange,
  lastTicks: number,
  put: { readonly quoteMinor: bigint; readonly baseMinor: bigint },
  terms: GridMarket,
): Result<GridPlan, 'GRID_INVESTMENT_LOW' | 'GRID_INVESTMENT_HIGH'> {
  const planned = planGrid(levels, lastTicks, put, terms);
  if (planned.ok) return planned;
  const { code, minor } = planned.fault;
  const amount = formatAmount(minor, market.quoteScale);
  const details = { asset: market.quote, ...(code === 'GRID_INVESTMENT_HIGH' ? { max: amount } : { needed: amount }) };
  return refuse(code, details);
}
