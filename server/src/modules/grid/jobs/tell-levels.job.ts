import type { GridDeps } from '../grid-deps.ts';
import { tellGridLevels } from '../usecases/tell/tell-levels.ts';

/** Grids pay their person's fees: tells the trading core if a level has changed. */
export const tellGridLevelsJob = (deps: GridDeps) => ({
  name: 'grid-levels',
  everyMs: 10_000,
  run: async (): Promise<'idle'> => {
    await tellGridLevels(deps);
    return 'idle';
  },
});
