import type { SpotDeps } from '../spot-deps.ts';
import { announceMerges } from '../usecases/tokens/announce-merges.ts';
import { mergeTokens } from '../usecases/tokens/merge-tokens.ts';
import { tellMerges } from '../usecases/tokens/tell-merges.ts';

/** Announces the merge of tokens that have become too small, and carries out those whose time has come. */
export const mergeTokensJob = (deps: SpotDeps) => ({
  name: 'spot-merge',
  everyMs: 2_000,
  run: async () => {
    await announceMerges(deps);
    await mergeTokens(deps);
    return 'idle' as const;
  },
});

/** Tells holders of merges. It is beside the merges, because thousands take their time and trading does not wait for it. */
export const tellMergesJob = (deps: SpotDeps) => ({
  name: 'spot-merge-notices',
  everyMs: 2_000,
  run: async () => {
    await tellMerges(deps);
    return 'idle' as const;
  },
});
