import type { SpotDeps } from '../spot-deps.ts';
import { rebalanceTokens } from '../usecases/tokens/rebalance-tokens.ts';

export const rebalanceTokensJob = (deps: SpotDeps) => ({
  name: 'spot-rebalance',
  everyMs: 2_000,
  run: async () => {
    await rebalanceTokens(deps);
    return 'idle' as const;
  },
});
