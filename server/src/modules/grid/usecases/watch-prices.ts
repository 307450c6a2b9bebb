import { type PriceSpan, reachedExit } from '@bourse/core/grid/exits.ts';
import type { GridDeps } from '../grid-deps.ts';
import { findReached, type Strategy } from '../queries/strategy.query.ts';
import { moveStrategy } from '../store/strategy.store.ts';
import { endGrid } from './end-grid.ts';
import { planStart } from './steps/start-grid.ts';
import { tellGrid } from './tell-grid.ts';

/**
 * Ends the grids whose take profit or stop loss prices have reached, and starts those whose trigger they have. What it costs grows
 * with the grids that are reached, not with those that there are.
 *
 * @returns  how many were
 */
export async function watchPrices(deps: GridDeps, market: number, span: PriceSpan): Promise<number> {
  const reached = await findReached(deps.spot.db, { market, ...span });
  for (const strategy of reached) await act(deps, strategy, span);
  return reached.length;
}

async function act(deps: GridDeps, strategy: Strategy, span: PriceSpan): Promise<void> {
  if (strategy.state === 'TO_RUN') return startNow(deps, strategy);
  const exit = reachedExit(strategy, span);
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
