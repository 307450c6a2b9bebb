import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import type { RecoveryDeps } from '../recovery-deps.ts';
import { followReturns, sealScreenshots, tidyScreenshots } from '../usecases/follow-returns.ts';
import { tellOthers } from '../usecases/tell-others.ts';

export const followReturnsJob = (deps: RecoveryDeps) => ({
  name: 'recovery-returns',
  everyMs: 2_000,
  run: () => followReturns(deps),
});

export const tellOthersJob = (deps: RecoveryDeps) => ({
  name: 'recovery-tell',
  everyMs: 15_000,
  run: () => tellOthers(deps),
});

export const tidyScreenshotsJob = (deps: RecoveryDeps) => ({
  name: 'recovery-tidy',
  everyMs: HOUR_MS,
  run: async (): Promise<'idle'> => {
    await tidyScreenshots(deps);
    return 'idle';
  },
});

export const sealScreenshotsJob = (deps: RecoveryDeps) => ({
  name: 'recovery-seal',
  everyMs: HOUR_MS,
  run: () => sealScreenshots(deps),
});
