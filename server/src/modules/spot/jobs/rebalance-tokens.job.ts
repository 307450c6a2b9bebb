import type { SpotRoom } from '../spot.ts';
import { rebalanceTokens } from '../usecases/rebalance-tokens.ts';

export const rebalanceTokensJob = (room: SpotRoom) => ({
  name: 'spot-rebalance',
  everyMs: 2_000,
  run: async () => {
    await rebalanceTokens(room);
    return 'idle' as const;
  },
});
