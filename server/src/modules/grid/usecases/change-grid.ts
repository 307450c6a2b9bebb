import { judgeExits } from '@bourse/core/grid/exits.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { priceText } from '@bourse/core/trading/grid.ts';
import type { GridDeps } from '../grid-deps.ts';
import { findOwnStrategy, type Strategy } from '../queries/strategy.query.ts';
import { lockStrategy, setExits } from '../store/strategy.store.ts';
import { endGrid } from './end-grid.ts';
import { readOptionalTicks } from './read-terms.ts';
import { tellGrid } from './tell/tell-grid.ts';

export interface ExitsAsk {
  readonly gridId: string;
  readonly takeProfit?: string | undefined;
  readonly stopLoss?: string | undefined;
  readonly sellsOnStop?: boolean | undefined;
}

type ExitsCode = 'GRID_UNKNOWN' | 'GRID_ENDED' | 'OFF_TICK' | 'PRICE_TOO_HIGH' | 'GRID_TAKE_PROFIT' | 'GRID_STOP_LOSS';

/** Changes take profit and stop loss, the only two things of a grid that can change. @refuses see ExitsCode */
export async function changeExits(deps: GridDeps, uid: string, ask: ExitsAsk): Promise<Result<Strategy, ExitsCode>> {
  const { spot } = deps;
  const found = await findOwnStrategy(spot.db, uid, ask.gridId);
  const market = found && spot.catalog.at(found.market);
  if (!market) return refuse('GRID_UNKNOWN');
  const takeProfit = readOptionalTicks(ask.takeProfit, market.grid, 'takeProfit');
  if (!takeProfit.ok) return takeProfit;
  const stopLoss = readOptionalTicks(ask.stopLoss, market.grid, 'stopLoss');
  if (!stopLoss.ok) return stopLoss;
  const { lastTicks } = spot.data.state(market.market);
  return spot.db.decide<Strategy, ExitsCode>(async (tx) => {
    const strategy = (await lockStrategy(tx, found.id))!;
    const { state, lowerTicks, upperTicks } = strategy;
    if (state !== 'TO_RUN' && state !== 'RUNNING' && state !== 'SUSPENDED') return refuse('GRID_ENDED');
    const exits = { takeProfitTicks: takeProfit.value, stopLossTicks: stopLoss.value };
    const judged = judgeExits(exits, strategy, lastTicks);
    if (!judged.ok) {
      return refuse(judged.refusal.code, {
        price: priceText(lastTicks, market.grid),
        lower: priceText(lowerTicks, market.grid),
        upper: priceText(upperTicks, market.grid),
      });
    }
    const change = { ...exits, sellsOnStop: ask.sellsOnStop ?? strategy.sellsOnStop };
    await setExits(tx, strategy.id, change, spot.clock.nowMs());
    await tellGrid(tx, strategy);
    return ok({ ...strategy, ...change });
  });
}

/**
 * Stops a grid at its person's request.
 *
 * @refuses GRID_UNKNOWN | GRID_ENDED, if it ended in another way | BUSY
 */
export async function stopGrid(
  deps: GridDeps,
  uid: string,
  { gridId, sellsBase }: { readonly gridId: string; readonly sellsBase: boolean },
): Promise<Result<Strategy, 'GRID_UNKNOWN' | 'GRID_ENDED' | 'BUSY'>> {
  const found = await findOwnStrategy(deps.spot.db, uid, gridId);
  if (!found) return refuse('GRID_UNKNOWN');
  if (found.state === 'STOPPED_MANUAL') return ok(found);
  const ended = await endGrid(deps, gridId, { state: 'STOPPED_MANUAL', sells: sellsBase });
  if (ended.ok || ended.refusal.code !== 'GRID_ENDED') return ended;
  const now = await findOwnStrategy(deps.spot.db, uid, gridId);
  return now?.state === 'STOPPED_MANUAL' ? ok(now) : ended;
}
