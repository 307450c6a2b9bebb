import type { GridDeps } from '../grid-deps.ts';
import { tellGridLevels } from '../usecases/tell-levels.ts';

/** Grids pay what their person pays: where that changed, the trading core is told. */
export const tellGridLevelsJob = (deps: GridDeps) => ({
  name: 'grid-levels',
  everyMs: 10_000,
  run: async (): Promise<'idle'> => {
    await tellGridLevels(deps);
    return 'idle';
  },
});
