import type { OutputOf } from '@bourse/contract/endpoint.ts';
import type { grid as contract } from '@bourse/contract/grid.ts';
import { figuresOf, worthMinor } from '@bourse/core/grid/figures.ts';
import { levelsOf, netRange } from '@bourse/core/grid/levels.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { priceText } from '@bourse/core/trading/grid.ts';
import type { Market } from '../spot/public.ts';
import type { GridDeps } from './grid-deps.ts';
import { type CellRow, findCellOrders, findCells } from './queries/cell.query.ts';
import { findCoreBalances } from './queries/core-now.query.ts';
import type { Fill } from './queries/fill.query.ts';
import type { Strategy } from './queries/strategy.query.ts';
import { percentOf } from './usecases/judge-plan.ts';
import { gridMarketOf } from './usecases/steps/start-grid.ts';

export type GridOut = OutputOf<typeof contract.create>['grid'];
type LevelOut = OutputOf<typeof contract.one>['levels'][number];

/** A grid with its money's present worth, by the last price or the price at its end. */
export interface Valued {
  readonly strategy: Strategy;
  readonly market: Market;
  readonly quoteMinor: bigint;
  readonly baseMinor: bigint;
  readonly lastTicks: number;
  readonly investmentMinor: bigint;
  readonly figures: ReturnType<typeof figuresOf>;
}

/**
 * Values grids by what their accounts have, or by what came back from them. Those of a market that this process does not
 * know (yet) are left out, so that they do not keep their person from all others.
 */
export async function valueGrids(deps: GridDeps, strategies: readonly Strategy[], nowMs: number): Promise<Valued[]> {
  const { spot } = deps;
  const balances = await findCoreBalances(
    spot.db,
    strategies.filter(({ endedAtMs }) => endedAtMs === null).map(({ account }) => account),
  );
  return strategies.flatMap((strategy) => {
    const market = spot.catalog.at(strategy.market);
    if (!market) return [];
    const has = (asset: string): bigint => {
      const balance = balances.get(`${strategy.account}:${asset}`);
      return balance ? balance.availableMinor + balance.heldMinor : 0n;
    };
    const isOver = strategy.endedAtMs !== null;
    const quoteMinor = isOver ? (strategy.returnedQuoteMinor ?? 0n) : has(market.quote);
    const baseMinor = isOver ? (strategy.returnedBaseMinor ?? 0n) : has(market.base);
    const lastTicks = (isOver ? strategy.endTicks : null) ?? spot.data.state(market.market).lastTicks;
    const terms = gridMarketOf(market, strategy.feePpm);
    const investmentMinor =
      strategy.investmentMinor ?? strategy.quoteMinor + worthMinor(strategy.baseMinor, lastTicks, terms);
    const { gridProfitMinor } = strategy;
    const isMoving = strategy.step === 'FUNDING' || (strategy.step === 'RETURNING' && !isOver);
    // While its money moves, a grid counts as having what it was given, or what it will return.
    const holding = isMoving
      ? {
          quoteMinor: strategy.returnedQuoteMinor ?? strategy.quoteMinor,
          baseMinor: strategy.returnedBaseMinor ?? strategy.baseMinor,
        }
      : { quoteMinor, baseMinor };
    const ranMs = strategy.startedAtMs === null ? 0 : (strategy.endedAtMs ?? nowMs) - strategy.startedAtMs;
    const worth = worthMinor(holding.baseMinor, lastTicks, terms);
    const figures = figuresOf({ investmentMinor, gridProfitMinor, ...holding }, worth, ranMs);
    return [{ strategy, market, ...holding, lastTicks, investmentMinor, figures }];
  });
}

/** The levels of a grid; null where somebody changed its row so that it has none: what else it says is still shown. */
function shownLevels(strategy: Strategy): readonly number[] | null {
  const levels = levelsOf(strategy);
  return levels.ok ? levels.value : null;
}

/** Grids as their owner sees them. */
export async function gridsOut(deps: GridDeps, strategies: readonly Strategy[], nowMs: number): Promise<GridOut[]> {
  return (await valueGrids(deps, strategies, nowMs)).map((valued) =>
    gridOut(valued, deps.spot.data.state(valued.strategy.market).isHalted),
  );
}

function gridOut(
  { strategy, market, quoteMinor, baseMinor, lastTicks, investmentMinor, figures }: Valued,
  isMarketHalted: boolean,
): GridOut {
  const price = (ticks: number | null) => (ticks === null || ticks === 0 ? null : priceText(ticks, market.grid));
  const quote = (minor: bigint) => formatAmount(minor, market.quoteScale);
  const base = (minor: bigint) => formatAmount(minor, market.baseScale);
  const isLive = strategy.state === 'TO_RUN' || strategy.state === 'RUNNING' || strategy.state === 'SUSPENDED';
  const levels = shownLevels(strategy);
  const net = levels && netRange(levels, strategy.feePpm);
  return {
    id: strategy.id,
    number: strategy.number,
    symbol: market.symbol,
    base: market.base,
    quote: market.quote,
    mode: strategy.mode,
    lower: priceText(strategy.lowerTicks, market.grid),
    upper: priceText(strategy.upperTicks, market.grid),
    grids: strategy.grids,
    state: strategy.state,
    isStarting: isLive && strategy.step !== null,
    isEnding: !isLive && strategy.endedAtMs === null,
    isIdle: isLive && lastTicks > 0 && (lastTicks < strategy.lowerTicks || lastTicks > strategy.upperTicks),
    isHalted: isLive && (isMarketHalted || strategy.state === 'SUSPENDED'),
    reason: strategy.reason,
    investedQuote: quote(strategy.quoteMinor),
    investedBase: base(strategy.baseMinor),
    investment: quote(investmentMinor),
    quantity: strategy.lots === null ? null : base(BigInt(strategy.lots) * market.lotMinor),
    trigger: price(strategy.triggerTicks),
    takeProfit: price(strategy.takeProfitTicks),
    stopLoss: price(strategy.stopLossTicks),
    sellsOnStop: strategy.sellsOnStop,
    startPrice: price(strategy.startTicks),
    lastPrice: price(lastTicks),
    quoteNow: quote(quoteMinor),
    baseNow: base(baseMinor),
    returned:
      strategy.endedAtMs === null
        ? null
        : { quote: quote(strategy.returnedQuoteMinor ?? 0n), base: base(strategy.returnedBaseMinor ?? 0n) },
    pairs: strategy.pairs,
    gridProfit: quote(strategy.gridProfitMinor),
    total: quote(figures.totalMinor),
    floating: quote(figures.floatingMinor),
    totalPercent: formatAmount(figures.totalBps, 2),
    annualisedPercent: figures.annualisedBps === null ? null : formatAmount(figures.annualisedBps, 2),
    perGridPercent: net && { low: percentOf(net.low), high: percentOf(net.high) },
    createdAtMs: strategy.createdAtMs,
    startedAtMs: strategy.startedAtMs,
    endedAtMs: strategy.endedAtMs,
  };
}

/** The levels of a grid, with the orders at them. */
export async function levelsOut({ spot }: GridDeps, { strategy, market }: Valued): Promise<LevelOut[]> {
  const cells = await findCells(spot.db, strategy.id);
  const traded = await findCellOrders(spot.db, cells);
  const levels = shownLevels(strategy) ?? [];
  const byTicks = new Map<number, CellRow>();
  // If two cells have an order at one level for a moment, the one in the book is shown.
  for (const cell of cells) if (cell.state !== 'WAITING' || !byTicks.has(cell.ticks)) byTicks.set(cell.ticks, cell);
  const base = (lots: number) => formatAmount(BigInt(lots) * market.lotMinor, market.baseScale);
  return levels.map((ticks, index) => {
    const cell = byTicks.get(ticks);
    const state = cell ? (cell.state === 'PLACED' ? 'open' : 'waiting') : cells.length === 0 ? 'none' : 'empty';
    return {
      index,
      price: priceText(ticks, market.grid),
      state,
      side: cell?.side ?? null,
      quantity: base(cell?.lots ?? 0),
      traded: base((cell?.doneLots ?? 0) + (cell ? (traded.get(cell.cell) ?? 0) : 0)),
    };
  });
}

export function fillOut(fill: Fill, market: Market): OutputOf<typeof contract.fills>['rows'][number] {
  const quote = (minor: bigint) => formatAmount(minor, market.quoteScale);
  // On average, rounded down to the places of a price.
  const averageScaled =
    (fill.quoteMinor * 10n ** BigInt(market.priceScale + market.baseScale)) /
    (BigInt(fill.lots) * market.lotMinor * 10n ** BigInt(market.quoteScale));
  return {
    id: `${fill.gridId}.${fill.orderId}`,
    orderId: String(fill.orderId),
    kind: fill.kind,
    level: fill.level,
    side: fill.side,
    price: formatAmount(averageScaled, market.priceScale),
    quantity: formatAmount(BigInt(fill.lots) * market.lotMinor, market.baseScale),
    amount: quote(fill.quoteMinor),
    fee: quote(fill.feeMinor),
    profit: fill.profitMinor === null ? null : quote(fill.profitMinor),
    atMs: fill.atMs,
  };
}
