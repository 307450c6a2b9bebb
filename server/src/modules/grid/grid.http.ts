import type { grid as contract } from '@bourse/contract/grid.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { cutPage, cutPageBy, pageLimitOf, readKeyset } from '../../platform/db/keyset.ts';
import { callerOf } from '../../platform/request/caller.ts';
import type { Handlers } from '../../platform/request/context.ts';
import type { GridDeps } from './grid-deps.ts';
import { fillOut, gridsOut, levelsOut, valueGrids } from './grid-out.ts';
import { backtest, suggest } from './past-prices.ts';
import { findFills } from './queries/fill.query.ts';
import { findOwnStrategy, findStrategies, type Strategy } from './queries/strategy.query.ts';
import { summaryOf } from './summary.ts';
import { changeExits, stopGrid } from './usecases/change-grid.ts';
import { createGrid } from './usecases/create-grid.ts';

const FILL_CURSOR = /^[1-9][0-9]{0,14}$/;

/** Endpoints of grids. */
export function gridHttp(deps: GridDeps): Handlers<typeof contract> {
  const { spot } = deps;
  const outOf = async (strategy: Strategy, nowMs: number) => (await gridsOut(deps, [strategy], nowMs))[0]!;
  return {
    suggestion: (input) => suggest(deps, input),
    backtest: (input) => backtest(deps, input),
    create: async (input, context) => {
      const created = await createGrid(deps, callerOf(context), input);
      if (!created.ok) return created;
      return ok({ grid: await outOf(created.value.strategy, context.nowMs), replayed: created.value.replayed });
    },
    summary: async (_input, { uid, nowMs }) => ok(await summaryOf(deps, uid, nowMs)),
    list: async ({ open = null, symbol, before, limit }, { uid, nowMs }) => {
      const market = marketOf(deps, symbol);
      if (!market.ok) return market;
      const from = readKeyset(before);
      if (!from.ok) return from;
      const count = pageLimitOf(limit);
      const filter = { uid, isOpen: open, market: market.value, state: null, before: from.value, limit: count + 1 };
      const page = cutPage(await findStrategies(spot.db, filter), count, placeOf);
      return ok({ rows: await gridsOut(deps, page.rows, nowMs), next: page.next });
    },
    one: async ({ gridId }, { uid, nowMs }) => {
      const strategy = await findOwnStrategy(spot.db, uid, gridId);
      if (!strategy) return refuse('GRID_UNKNOWN');
      const [valued] = await valueGrids(deps, [strategy], nowMs);
      if (!valued) return refuse('GRID_UNKNOWN');
      return ok({ ...(await outOf(strategy, nowMs)), levels: await levelsOut(deps, valued) });
    },
    fills: async ({ gridId, before, limit }, { uid }) => {
      if (before !== undefined && !FILL_CURSOR.test(before)) {
        return refuse('FIELD_INVALID', { field: 'before', reason: 'NOT_A_CURSOR' });
      }
      const strategy = await findOwnStrategy(spot.db, uid, gridId);
      const market = strategy && spot.catalog.at(strategy.market);
      if (!market) return refuse('GRID_UNKNOWN');
      const count = pageLimitOf(limit);
      const found = await findFills(spot.db, {
        gridId,
        beforeId: before === undefined ? null : Number(before),
        limit: count + 1,
      });
      const page = cutPageBy(found, count, ({ orderId }) => String(orderId));
      return ok({ rows: page.rows.map((fill) => fillOut(fill, market)), next: page.next });
    },
    setExits: async (input, { uid, nowMs }) => {
      const changed = await changeExits(deps, uid, input);
      return changed.ok ? ok({ grid: await outOf(changed.value, nowMs) }) : changed;
    },
    stop: async (input, { uid, nowMs }) => {
      const stopped = await stopGrid(deps, uid, input);
      return stopped.ok ? ok({ grid: await outOf(stopped.value, nowMs) }) : stopped;
    },
  };
}

export const placeOf = ({ createdAtMs, id }: Strategy) => ({ atMs: createdAtMs, id });

/** The number of a market, if one is asked for; otherwise null. @refuses MARKET_NOT_FOUND */
export function marketOf({ spot }: GridDeps, symbol: string | undefined): Result<number | null, 'MARKET_NOT_FOUND'> {
  if (symbol === undefined) return ok(null);
  const market = spot.catalog.find(symbol);
  return market ? ok(market.market) : refuse('MARKET_NOT_FOUND', { symbol });
}
