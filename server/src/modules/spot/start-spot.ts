import {
  createSpot,
  DEMO_MARKETS,
  DEMO_TOKENS,
  installMarkets,
  MAIN_MARKETS,
  mergeTokensJob,
  rebalanceTokens,
  rebalanceTokensJob,
  type SpotDeps,
  tellLevelsJob,
  tellMergesJob,
  tellReferencesJob,
  tellRulesJob,
} from './public.ts';
import { type Loop, startLoop } from '../../platform/jobs/loop.ts';
import type { Logger } from '../../platform/log/log.ts';
import type { Services } from '../../boot/services.ts';

/** Spot, with what keeps the trading core told of its markets. */
export interface SpotSide {
  readonly deps: SpotDeps;
  /** Begins to tell the trading core of markets, fees, levels and index prices. */
  startLoops(log: Logger): Loop[];
  stop(): void;
}

/** Installs the markets that are missing and loads them all; `services.assets` has been started. */
export async function startSpotSide(services: Services, { isDemo }: { readonly isDemo: boolean }): Promise<SpotSide> {
  const { db, clock, assets } = services;
  await db.tx(async (tx) => {
    const first = isDemo ? { markets: DEMO_MARKETS, tokens: DEMO_TOKENS } : { markets: MAIN_MARKETS, tokens: [] };
    await installMarkets(tx, first, clock.nowMs());
  });
  await assets.refresh();
  const deps = createSpot(services);
  await deps.catalog.start();
  await deps.data.start();
  await deps.tokens.refresh(db);
  await rebalanceTokens(deps);
  return {
    deps,
    startLoops: (log) =>
      [...[tellRulesJob, tellLevelsJob, tellReferencesJob], ...[rebalanceTokensJob, mergeTokensJob, tellMergesJob]].map(
        (job) => startLoop({ ...job(deps), log }),
      ),
    stop() {
      deps.data.stop();
      deps.catalog.stop();
    },
  };
}
