import type { SpotRoom } from '../spot.ts';
import { tellLevels, tellReferences, tellRules } from '../usecases/tell-core.ts';

/** Keeps the trading core told of markets and fees: also of those that an operator adds while the server runs. */
export const tellRulesJob = (room: SpotRoom) => ({
  name: 'spot-rules',
  everyMs: 1_000,
  run: async () => {
    await tellRules(room);
    return 'idle' as const;
  },
});

export const tellLevelsJob = (room: SpotRoom) => ({
  name: 'spot-levels',
  everyMs: 10_000,
  run: async () => {
    await tellLevels(room);
    return 'idle' as const;
  },
});

export const tellReferencesJob = (room: SpotRoom) => ({
  name: 'spot-references',
  everyMs: 2_500,
  run: async () => {
    await tellReferences(room);
    return 'idle' as const;
  },
});
