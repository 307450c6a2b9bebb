import { describe, expect, it } from 'vitest';
import { type PlantedFault, Simulation } from './trading.sim.ts';

// `npm run -s fuzz -- --only simulation --runs 10000` runs many more.
const SEEDS = 40;
const STEPS = 200;

describe('a simulated exchange that crashes, repeats, delays and reorders (I-07, I-10, I-13)', () => {
  it(`loses, doubles and invents nothing, ${SEEDS} seeds`, () => {
    const sums = { acknowledged: 0, restarts: 0, failedAppends: 0, repeats: 0 };
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const report = new Simulation(seed).run(STEPS);
      for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += report[name];
    }
    for (const count of Object.values(sums)) expect(count).toBeGreaterThan(SEEDS);
  });

  it.each<PlantedFault>(['answers-before-the-journal', 'forgets-ids-at-restart'])(
    'notices a leader that %s',
    (fault) => {
      const found = Array.from({ length: SEEDS }, (_none, seed) => {
        try {
          new Simulation(seed + 1, fault).run(STEPS);
          return '';
        } catch (error) {
          return (error as Error).message;
        }
      });
      expect(found.filter((message) => message !== '').length).toBeGreaterThan(0);
    },
  );
});
