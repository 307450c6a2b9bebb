import { isTriggered, type PriceSpan, reachedExit } from '@bourse/core/grid/exits.ts';
import type { GridDeps } from '../grid-deps.ts';
import { findReached, type Strategy } from '../queries/strategy.query.ts';
import { moveStrategy } from '../store/strategy.store.ts';
import { endGrid } from './end-grid.ts';
import type { Faults } from './faults.ts';
import { startWork } from './give-way.ts';
import { planStart } from './steps/start-grid.ts';
import { tellGrid } from './tell/tell-grid.ts';

/** Grids acted upon before people's orders have their turn. */
const AT_ONCE = 16;

/** The prices of a market from a moment on. */
export interface Watched extends PriceSpan {
  readonly sinceMs: number;
}

/** Work in portions, of which one grid's failure and many grids' number keep no other waiting. */
export interface Portioned {
  readonly faults: Faults;
  /** What other grids wait for, after each portion. */
  readonly between: () => Promise<unknown>;
}

/**
 * Ends the grids whose take profit or stop loss was reached, and starts those whose trigger was reached. The cost grows
 * only with the number of grids that were reached. For a grid that was made, started or changed after the first of the
 * prices, only the last price counts, because the others may be older than its exits.
 *
 * @returns how many were reached
 */
export async function watchPrices(
  deps: GridDeps,
  market: number,
  span: Watched,
  { faults, between }: Portioned,
): Promise<number> {
  const reached = await findReached(deps.spot.db, { market, ...span });
  const giveWay = startWork();
  for (const [index, strategy] of reached.entries()) {
    if (index > 0 && index % AT_ONCE === 0) {
      await between();
      await giveWay();
    }
    await faults.spare(() => act(deps, strategy, span), undefined);
  }
  return reached.length;
}

async function act(deps: GridDeps, strategy: Strategy, span: Watched): Promise<void> {
  const { lastTicks } = deps.spot.data.state(strategy.market);
  const seen = strategy.stepAtMs > span.sinceMs ? { lowTicks: lastTicks, highTicks: lastTicks } : span;
  const { triggerTicks, triggerSide } = strategy;
  if (strategy.state === 'TO_RUN') {
    if (isTriggered({ triggerTicks: triggerTicks!, side: triggerSide! }, seen)) await startNow(deps, strategy);
    return;
  }
  const exit = reachedExit(strategy, seen);
  if (exit === null) return;
  await endGrid(deps, strategy.id, { state: exit === 'TP' ? 'STOPPED_TP' : 'STOPPED_SL', sells: strategy.sellsOnStop });
}

async function startNow({ spot }: GridDeps, strategy: Strategy): Promise<void> {
  const market = spot.catalog.at(strategy.market);
  if (!market || spot.data.state(market.market).isHalted) return;
  const { lastTicks } = spot.data.state(market.market);
  await spot.db.tx(async (tx) => {
    if (!(await moveStrategy(tx, strategy, planStart(strategy, market, lastTicks), spot.clock.nowMs()))) return;
    await tellGrid(tx, strategy);
  });
}
