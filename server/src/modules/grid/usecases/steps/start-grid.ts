import { firstCells, START_ORDER } from '@bourse/core/grid/cell.ts';
import { worthMinor } from '@bourse/core/grid/figures.ts';
import { levelsOf } from '@bourse/core/grid/levels.ts';
import { planGrid, worstStartTicks } from '@bourse/core/grid/plan.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { Market } from '../../../spot/public.ts';
import type { GridDeps } from '../../grid-deps.ts';
import { type CellRow, findCells } from '../../queries/cell.query.ts';
import { findEndedOrder } from '../../queries/core-now.query.ts';
import type { GridReason, Strategy } from '../../queries/strategy.query.ts';
import { insertCells } from '../../store/cell.store.ts';
import { insertFills } from '../../store/fill.store.ts';
import { moveStrategy, type StrategyChange } from '../../store/strategy.store.ts';
import { askCore, awaitRows, startCommand } from '../ask-core.ts';
import { Faults } from '../faults.ts';
import { placeCells } from '../place-cells.ts';
import { tellGrid } from '../tell/tell-grid.ts';

/** A market in the form that the core's grid functions need. */
export const gridMarketOf = (market: Market, feePpm: number) => ({
  lotMinor: market.lotMinor,
  unitMinor: market.unitMinor,
  minNotionalUnits: market.minNotionalUnits,
  feePpm,
});

/** The levels of a grid, which were checked when it was made. */
function levelsOfStrategy(strategy: Strategy): readonly number[] {
  const levels = levelsOf(strategy);
  if (!levels.ok) throw new Error(`grid ${strategy.id}: ${levels.refusal.code}`);
  return levels.value;
}

/** How a grid starts at a price, or that it fails. */
export function planStart(strategy: Strategy, market: Market, lastTicks: number): StrategyChange {
  const fail = (reason: GridReason) => ({ state: 'FAILED', step: 'CANCELLING', reason, sells: false }) as const;
  if (lastTicks < strategy.lowerTicks || lastTicks > strategy.upperTicks) return fail('PRICE_LEFT');
  const terms = gridMarketOf(market, strategy.feePpm);
  const planned = planGrid(levelsOfStrategy(strategy), lastTicks, strategy, terms);
  if (!planned.ok) return fail('REFUSED');
  const { skip, lots, buyLots } = planned.value;
  const worstTicks = buyLots === 0 ? lastTicks : worstStartTicks(lastTicks, buyLots, strategy.quoteMinor, terms);
  if (worstTicks === 0) return fail('SLIPPAGE');
  return {
    step: 'BUYING',
    startTicks: lastTicks,
    worstTicks,
    skip,
    lots,
    buyLots,
    investmentMinor: strategy.quoteMinor + worthMinor(strategy.baseMinor, lastTicks, terms),
  };
}

/**
 * Buys what the sell orders need, at most half a percent above the price, and then places the first orders.
 *
 * @refuses  AGAIN
 */
export async function buyAndRun(deps: GridDeps, strategy: Strategy, market: Market): Promise<Result<true, 'AGAIN'>> {
  const { spot } = deps;
  const { account, buyLots, worstTicks } = strategy;
  if (buyLots! > 0) {
    if (await spot.frozenPeople.isFrozen(strategy.uid)) return fail(deps, strategy, 'FROZEN');
    if (!(await findEndedOrder(spot.db, account, START_ORDER))) {
      const order = {
        account,
        market: strategy.market,
        lots: buyLots!,
        worstTicks: worstTicks!,
        clientId: START_ORDER,
      };
      const answer = await askCore(deps, startCommand(order));
      if (!answer.ok) return answer;
      const [first] = answer.value.outcome;
      if (first?.kind === 'refused') {
        return first.refusal.code === 'MARKET_HALTED' ? refuse('AGAIN') : fail(deps, strategy, 'SLIPPAGE');
      }
      const rows = await awaitRows(deps, answer.value.sequence);
      if (!rows.ok) return rows;
    }
    const bought = await findEndedOrder(spot.db, account, START_ORDER);
    if (!bought?.isFilled) return fail(deps, strategy, 'SLIPPAGE');
  }
  const isRunning = await spot.db.tx((tx) => beginRun(deps, tx, strategy, market));
  if (!isRunning) return ok(true);
  const faults = new Faults();
  await placeCells(deps, nearestFirst(await findCells(spot.db, strategy.id), strategy.startTicks!), faults);
  faults.end();
  return ok(true);
}

async function fail({ spot }: GridDeps, strategy: Strategy, reason: GridReason): Promise<Result<true, never>> {
  const change = { state: 'FAILED', step: 'CANCELLING', reason, sells: false } as const;
  await spot.db.tx((tx) => moveStrategy(tx, strategy, change, spot.clock.nowMs()));
  return ok(true);
}

async function beginRun({ spot }: GridDeps, tx: Tx, strategy: Strategy, market: Market): Promise<boolean> {
  const nowMs = spot.clock.nowMs();
  const change = { state: 'RUNNING', step: null, startedAtMs: nowMs } as const;
  if (!(await moveStrategy(tx, strategy, change, nowMs))) return false;
  const levels = levelsOfStrategy(strategy);
  const cells = firstCells(strategy.grids, { skip: strategy.skip! }).map((cell) => {
    const [buyTicks, sellTicks] = [levels[cell.cell]!, levels[cell.cell + 1]!];
    return {
      ...cell,
      gridId: strategy.id,
      market: strategy.market,
      buyTicks,
      sellTicks,
      ticks: cell.side === 'buy' ? buyTicks : sellTicks,
      doneLots: 0,
      doneQuoteMinor: 0n,
      doneFeeMinor: 0n,
      state: 'TO_PLACE' as const,
      waitReason: null,
    };
  });
  await insertCells(tx, cells, nowMs);
  const bought = strategy.buyLots! > 0 ? await findEndedOrder(tx, strategy.account, START_ORDER) : null;
  if (bought) {
    await insertFills(tx, [
      {
        gridId: strategy.id,
        orderId: bought.orderId,
        kind: 'start',
        level: null,
        side: 'buy',
        lots: bought.tradedLots,
        quoteMinor: bought.tradedUnits * market.unitMinor,
        feeMinor: bought.feeMinor,
        profitMinor: null,
        atMs: bought.atMs,
      },
    ]);
  }
  await tellGrid(tx, strategy);
  return true;
}

/** Nearest to the price first: if the money is not enough for every order, the one furthest away waits. */
const nearestFirst = (cells: readonly CellRow[], ticks: number): CellRow[] =>
  cells.toSorted((one, other) => Math.abs(one.ticks - ticks) - Math.abs(other.ticks - ticks));
