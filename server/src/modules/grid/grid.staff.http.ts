import type { OutputOf } from '@bourse/contract/endpoint.ts';
import type { staffGrid as contract } from '@bourse/contract/staff/grid.ts';
import { DAY_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import { priceText } from '@bourse/core/trading/grid.ts';
import { cutPage, pageLimitOf, readKeyset } from '../../platform/db/keyset.ts';
import type { Handlers } from '../../platform/request/context.ts';
import type { Approvals } from '../approvals/public.ts';
import { marketOf, placeOf } from './grid.http.ts';
import type { GridDeps } from './grid-deps.ts';
import { type Valued, valueGrids } from './grid-out.ts';
import { findMarketLoads, findProgress } from './queries/load.query.ts';
import { findStrategies, findStrategy } from './queries/strategy.query.ts';
import { endGrid } from './usecases/end-grid.ts';

/** Shows all grids to staff, who watch their effect on markets. */
export function staffGridHttp(
  deps: GridDeps,
  approvals: Pick<Approvals, 'audit' | 'isRelated'>,
): Handlers<typeof contract> {
  const { spot } = deps;
  return {
    list: async ({ uid = null, symbol, state = null, before, limit }, { nowMs }) => {
      const market = marketOf(deps, symbol);
      if (!market.ok) return market;
      const from = readKeyset(before);
      if (!from.ok) return from;
      const count = pageLimitOf(limit);
      const filter = { uid, isOpen: null, market: market.value, state, before: from.value, limit: count + 1 };
      const page = cutPage(await findStrategies(spot.db, filter), count, placeOf);
      return ok({ rows: (await valueGrids(deps, page.rows, nowMs)).map(rowOut), next: page.next });
    },
    load: async (_input, { nowMs }) => {
      const progress = await findProgress(spot.db);
      const loads = await findMarketLoads(spot.db, { stuckMs: nowMs - MINUTE_MS, sinceMs: nowMs - DAY_MS });
      return ok({
        handledSequence: progress.handled,
        tradingSequence: progress.trading,
        waitingOrders: progress.toPlace,
        markets: loads.map(({ market, failed, ...counts }) => ({
          symbol: spot.catalog.at(market)?.symbol ?? String(market),
          ...counts,
          failedToday: failed,
        })),
      });
    },
    stop: async ({ gridId, reason }, { staff, requestId, nowMs }) => {
      const strategy = await findStrategy(spot.db, gridId);
      if (!strategy) return refuse('GRID_UNKNOWN');
      if (await approvals.isRelated(spot.db, { staffId: staff.staffId, uid: strategy.uid }))
        return refuse('OWN_ACCOUNT');
      const ended = await endGrid(deps, gridId, { state: 'STOPPED_MANUAL', reason: 'STAFF', sells: false }, (tx) =>
        approvals.audit(tx, {
          ...staff,
          requestId,
          nowMs,
          action: 'staffGrid.stop',
          subject: `grid:${gridId}`,
          reason,
          before: { state: strategy.state },
          after: { state: 'STOPPED_MANUAL' },
        }),
      );
      return ended.ok ? ok({ state: ended.value.state }) : ended;
    },
  };
}

function rowOut({ strategy, market, investmentMinor }: Valued): OutputOf<typeof contract.list>['rows'][number] {
  return {
    id: strategy.id,
    uid: strategy.uid,
    number: strategy.number,
    symbol: market.symbol,
    mode: strategy.mode,
    lower: priceText(strategy.lowerTicks, market.grid),
    upper: priceText(strategy.upperTicks, market.grid),
    grids: strategy.grids,
    state: strategy.state,
    step: strategy.step,
    reason: strategy.reason,
    investment: formatAmount(investmentMinor, market.quoteScale),
    quote: market.quote,
    pairs: strategy.pairs,
    gridProfit: formatAmount(strategy.gridProfitMinor, market.quoteScale),
    createdAtMs: strategy.createdAtMs,
    endedAtMs: strategy.endedAtMs,
  };
}
