import { mergeTokensJob, tellMergesJob } from './jobs/merge-tokens.job.ts';
import { rebalanceTokensJob } from './jobs/rebalance-tokens.job.ts';
import { tellLevelsJob, tellReferencesJob, tellRulesJob } from './jobs/tell-core.job.ts';
import { DEMO_MARKETS, DEMO_TOKENS, MAIN_MARKETS } from './markets/demo-markets.ts';
import { createSpot } from './spot.ts';
import type { SpotDeps, SpotParts } from './spot-deps.ts';
import { installMarkets } from './usecases/install-markets.ts';
import { rebalanceTokens } from './usecases/tokens/rebalance-tokens.ts';

/** Installs missing markets and loads all; start `assets` first. */
export async function startSpot(parts: SpotParts, { isDemo }: { readonly isDemo: boolean }): Promise<SpotDeps> {
  const { db, clock, assets } = parts;
  await db.tx(async (tx) => {
    const first = isDemo ? { markets: DEMO_MARKETS, tokens: DEMO_TOKENS } : { markets: MAIN_MARKETS, tokens: [] };
    await installMarkets(tx, first, clock.nowMs());
  });
  await assets.refresh();
  const deps = createSpot(parts);
  await deps.catalog.start();
  await deps.data.start();
  await deps.tokens.refresh(db);
  await rebalanceTokens(deps);
  return deps;
}

export function stopSpot({ data, catalog }: SpotDeps): void {
  data.stop();
  catalog.stop();
}

/** The jobs that tell the trading core of markets, fees, levels and index prices, and that manage leveraged tokens. */
export const spotJobs = (deps: SpotDeps) => [
  ...[tellRulesJob, tellLevelsJob, tellReferencesJob].map((job) => job(deps)),
  ...[rebalanceTokensJob, mergeTokensJob, tellMergesJob].map((job) => job(deps)),
];
