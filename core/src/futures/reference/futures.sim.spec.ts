import { describe, expect, it } from 'vitest';
import { type FuturesFault, FuturesSimulation } from './audit/futures.sim.ts';

// `npm run -s fuzz -- --only futures-simulation --runs 1000` runs many more.
const SEEDS = 12;
const STEPS = 1_200;

describe('a simulated futures exchange that crashes, repeats, delays and reorders', () => {
  it(`loses, doubles and invents nothing, ${SEEDS} seeds`, () => {
    const sums = { acknowledged: 0, restarts: 0, failedAppends: 0, repeats: 0, liquidations: 0 };
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const report = new FuturesSimulation(seed).run(STEPS);
      for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += report[name];
    }
    for (const count of Object.values(sums)) expect(count).toBeGreaterThan(SEEDS);
  });

  it.each<FuturesFault>(['answers-before-the-journal', 'forgets-ids-at-restart'])(
    'notices a leader that %s',
    (fault) => {
      const found = Array.from({ length: SEEDS }, (_none, seed) => {
        try {
          new FuturesSimulation(seed + 1, fault).run(STEPS);
          return '';
        } catch (error) {
          return (error as Error).message;
        }
      });
      expect(found.filter((message) => message !== '').length).toBeGreaterThan(0);
    },
  );
});
