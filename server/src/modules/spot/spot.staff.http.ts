import type { staffSpot as staffContract } from '@bourse/contract/staff/spot.ts';
import { ok } from '@bourse/core/result.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { marketNamed } from './markets/spot-market.http.ts';
import type { SpotDeps } from './spot-deps.ts';
import { setMarketStatus } from './usecases/set-market-status.ts';
import { marketOut } from './views.ts';

export function staffSpotHttp(deps: SpotDeps): Handlers<typeof staffContract> {
  const { catalog, data } = deps;
  return {
    markets: async () => ok({ rows: catalog.all().map((market) => marketOut(market, data.state(market.market))) }),
    setStatus: async ({ symbol, status, reason }, { staff, requestId, nowMs }) => {
      const market = marketNamed(deps, symbol);
      if (!market.ok) return market;
      const done = await setMarketStatus(deps, {
        market: market.value,
        status,
        reason,
        by: { ...staff, requestId, nowMs },
      });
      return done.ok ? ok({ market: marketOut(market.value, data.state(market.value.market)) }) : done;
    },
  };
}
