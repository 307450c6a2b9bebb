import type { SpotDeps } from '../spot-deps.ts';
import { tellLevels, tellReferences, tellRules } from '../usecases/tell-core.ts';

/** Keeps the trading core informed of markets and fees, including those that an operator adds while the server runs. */
export const tellRulesJob = (deps: SpotDeps) => ({
  name: 'spot-rules',
  everyMs: 1_000,
  run: async () => {
    await tellRules(deps);
    return 'idle' as const;
  },
});

export const tellLevelsJob = (deps: SpotDeps) => ({
  name: 'spot-levels',
  everyMs: 10_000,
  run: async () => {
    await tellLevels(deps);
    return 'idle' as const;
  },
});

export const tellReferencesJob = (deps: SpotDeps) => ({
  name: 'spot-references',
  everyMs: 2_500,
  run: async () => {
    await tellReferences(deps);
    return 'idle' as const;
  },
});
