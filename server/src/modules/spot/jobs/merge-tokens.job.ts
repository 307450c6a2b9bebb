import type { SpotDeps } from '../spot-deps.ts';
import { announceMerges } from '../usecases/tokens/announce-merges.ts';
import { mergeTokens } from '../usecases/tokens/merge-tokens.ts';
import { tellMerges } from '../usecases/tokens/tell-merges.ts';

/** Announces merges of tokens whose price has become too small, and carries out those that are due. */
export const mergeTokensJob = (deps: SpotDeps) => ({
  name: 'spot-merge',
  everyMs: 2_000,
  run: async () => {
    await announceMerges(deps);
    await mergeTokens(deps);
    return 'idle' as const;
  },
});

/**
 * Tells holders of merges. A separate job, because telling thousands takes a while and trading must not wait for it.
 */
export const tellMergesJob = (deps: SpotDeps) => ({
  name: 'spot-merge-notices',
  everyMs: 2_000,
  run: async () => {
    await tellMerges(deps);
    return 'idle' as const;
  },
});
