import type { OutputOf } from '@bourse/contract/endpoint.ts';
import type { grid as contract } from '@bourse/contract/grid.ts';
import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { BACKTEST_STEPS, backtestGrid, LEFT_OUT } from '@bourse/core/grid/backtest.ts';
import { type GridMode, levelsOf, netRange } from '@bourse/core/grid/levels.ts';
import { leastInvestment } from '@bourse/core/grid/plan.ts';
import { SUGGEST_DAYS, suggestGrid } from '@bourse/core/grid/suggest.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Kline, KlineInterval } from '@bourse/core/spot/kline.ts';
import { priceText } from '@bourse/core/trading/grid.ts';
import { readPositive } from '@bourse/core/wallet/amount-checks.ts';
import { feesOf, type Market, readKlines } from '../spot/public.ts';
import type { GridDeps } from './grid-deps.ts';
import {
  gridMarket,
  judgeInvestment,
  judgeRangeAsk,
  percentOf,
  type RangeAsk,
  type RangeCode,
} from './usecases/judge-plan.ts';
import { gridMarketOf } from './usecases/steps/start-grid.ts';

const DAYS_BY_DEFAULT = 30;
const DAYS_MAX = BACKTEST_STEPS.at(-1)!.daysMax;
const MINUTES: Readonly<Record<string, number>> = { '1m': 1, '5m': 5, '15m': 15, '1h': 60 };

/** The fee without any level, because visitors can ask for past prices too. */
async function visitorFeePpm({ spot }: GridDeps): Promise<number> {
  const { makerPpm, takerPpm } = await feesOf(spot, '0');
  return Math.max(makerPpm, takerPpm);
}

async function pastKlines(
  { spot }: GridDeps,
  market: Market,
  interval: KlineInterval,
  days: number,
): Promise<readonly Kline[]> {
  const toMs = spot.clock.nowMs();
  const limit = Math.ceil((days * 1_440) / MINUTES[interval]!);
  const klines = await readKlines(spot.db, { market: market.market, interval, toMs, limit });
  return klines.filter(({ openAtMs }) => openAtMs >= toMs - days * DAY_MS);
}

interface Prices {
  readonly interval: (typeof BACKTEST_STEPS)[number]['interval'];
  readonly klines: readonly Kline[];
}

/**
 * Prices of the last days in steps as fine as can be: a coarser step where only that one reaches back so far, because a few
 * days are not what was asked for.
 */
async function longestKlines(deps: GridDeps, market: Market, days: number): Promise<Prices> {
  const steps = BACKTEST_STEPS.filter(({ daysMax }) => days <= daysMax);
  const wantedMs = deps.spot.clock.nowMs() - (days - 1) * DAY_MS;
  let longest: Prices | null = null;
  for (const { interval } of steps) {
    const klines = await pastKlines(deps, market, interval, days);
    const fromMs = klines[0]?.openAtMs ?? Number.POSITIVE_INFINITY;
    if (!longest || fromMs < (longest.klines[0]?.openAtMs ?? Number.POSITIVE_INFINITY)) longest = { interval, klines };
    if (fromMs <= wantedMs) break;
  }
  return longest!;
}

/**
 * Suggests parameters from the prices of the last thirty days.
 *
 * @refuses MARKET_NOT_FOUND | GRID_MARKET_CLOSED | GRID_NO_HISTORY
 */
export async function suggest(
  deps: GridDeps,
  { symbol, mode }: { readonly symbol: string; readonly mode: GridMode },
): Promise<
  Result<OutputOf<typeof contract.suggestion>, 'MARKET_NOT_FOUND' | 'GRID_MARKET_CLOSED' | 'GRID_NO_HISTORY'>
> {
  const found = gridMarket(deps, symbol);
  if (!found.ok) return found;
  const market = found.value;
  const feePpm = await visitorFeePpm(deps);
  const klines = await pastKlines(deps, market, '1h', SUGGEST_DAYS);
  const suggested = suggestGrid(
    klines.map(({ closeTicks }) => closeTicks),
    mode,
    feePpm,
  );
  if (!suggested.ok) return refuse('GRID_NO_HISTORY', { symbol });
  const { lowerTicks, upperTicks, grids } = suggested.value;
  const levels = levelsOf({ mode, ...suggested.value });
  if (!levels.ok) throw new Error(`a suggestion that is none: ${levels.refusal.code}`);
  const { low, high } = netRange(levels.value, feePpm);
  const lastTicks = deps.spot.data.state(market.market).lastTicks || klines.at(-1)!.closeTicks;
  const least = leastInvestment(levels.value, lastTicks, gridMarketOf(market, feePpm));
  return ok({
    lower: priceText(lowerTicks, market.grid),
    upper: priceText(upperTicks, market.grid),
    grids,
    perGridPercent: { low: percentOf(low), high: percentOf(high) },
    investmentMin: formatAmount(least, market.quoteScale),
    fromMs: klines[0]!.openAtMs,
    toMs: deps.spot.clock.nowMs(),
    lastPrice: priceText(lastTicks, market.grid),
  });
}

type BacktestCode =
  | RangeCode
  | 'AMOUNT_ZERO'
  | 'AMOUNT_PLACES'
  | 'AMOUNT_TOO_LARGE'
  | 'GRID_INVESTMENT_LOW'
  | 'GRID_INVESTMENT_HIGH'
  | 'GRID_NO_HISTORY'
  | 'GRID_PRICE_OUTSIDE';

/** What a grid would have done at stored prices. @refuses see BacktestCode */
export async function backtest(
  deps: GridDeps,
  ask: RangeAsk & { readonly investment: string; readonly days?: number | undefined },
): Promise<Result<OutputOf<typeof contract.backtest>, BacktestCode>> {
  const feePpm = await visitorFeePpm(deps);
  const range = judgeRangeAsk(deps, ask, feePpm);
  if (!range.ok) return range;
  const { market, levels, lowerTicks, upperTicks } = range.value;
  const put = readPositive(ask.investment, market.quoteScale);
  if (!put.ok) return put as Result<never, BacktestCode>;
  const days = Math.min(Math.max(ask.days ?? DAYS_BY_DEFAULT, 1), DAYS_MAX);
  const { interval, klines } = await longestKlines(deps, market, days);
  const [first, last] = [klines[0], klines.at(-1)];
  if (!first || !last || klines.length < 2) return refuse('GRID_NO_HISTORY', { symbol: ask.symbol });
  const startTicks = first.openTicks;
  if (startTicks < lowerTicks || startTicks > upperTicks) {
    return refuse('GRID_PRICE_OUTSIDE', {
      price: priceText(startTicks, market.grid),
      lower: ask.lower,
      upper: ask.upper,
    });
  }
  const terms = gridMarketOf(market, feePpm);
  const plan = judgeInvestment(range.value, startTicks, { quoteMinor: put.value, baseMinor: 0n }, terms);
  if (!plan.ok) return plan;
  const parts = { levels, plan: plan.value, market: terms, investmentMinor: put.value };
  const result = backtestGrid(klines, parts);
  const quote = (minor: bigint) => formatAmount(minor, market.quoteScale);
  return ok({
    fromMs: first.openAtMs,
    toMs: last.openAtMs,
    interval,
    startPrice: priceText(startTicks, market.grid),
    endPrice: priceText(result.endTicks, market.grid),
    quantity: formatAmount(BigInt(plan.value.lots) * market.lotMinor, market.baseScale),
    fills: result.fills,
    pairs: result.pairs,
    gridProfit: quote(result.gridProfitMinor),
    total: quote(result.figures.totalMinor),
    floating: quote(result.figures.floatingMinor),
    totalPercent: formatAmount(result.figures.totalBps, 2),
    fees: quote(result.feesMinor),
    holdPercent: formatAmount(BigInt(result.holdBps), 2),
    idlePercent: formatAmount(BigInt(result.idleBps), 2),
    points: result.points.map(([atMs, minor]) => [atMs, quote(minor)]),
    leavesOut: [...LEFT_OUT],
  });
}
