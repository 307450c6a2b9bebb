import { isDeepStrictEqual } from 'node:util';
import { compare } from '../../core/src/trading/reference/compare.ts';
import { seeded } from '../../core/src/trading/reference/seeded.ts';
import { Simulation } from '../../core/src/trading/reference/trading.sim.ts';

const COMMANDS_A_SEED = 20_000;
const STEPS = 200;

/** Compares the fast core with the plain one, seed after seed: every event, and the state every few hundred commands. */
export function fuzzCore(commands: number, firstSeed: number) {
  const failures: string[] = [];
  const seen = new Map<string, number>();
  let done = 0;
  let seed = firstSeed;
  for (; done < commands; seed += 1) {
    const wanted = Math.min(COMMANDS_A_SEED, commands - done);
    const problem = failureOf(() => {
      for (const [name, count] of compare(wanted, seeded(seed), isDeepStrictEqual).seen) {
        seen.set(name, (seen.get(name) ?? 0) + count);
      }
    });
    if (problem !== null) failures.push(`seed ${seed}: ${problem}`);
    done += wanted;
  }
  return { commands: done, seeds: seed - firstSeed, firstSeed, failures, seen: Object.fromEntries([...seen].sort()) };
}

/** Runs the simulated exchange: crashes, failed appends, repeats, delays, and an audit at the end of each seed. */
export function simulateCore(seeds: number, firstSeed: number) {
  const failures: string[] = [];
  const sums = { commands: 0, acknowledged: 0, restarts: 0, failedAppends: 0, repeats: 0 };
  for (let seed = firstSeed; seed < firstSeed + seeds; seed += 1) {
    const problem = failureOf(() => {
      const report = new Simulation(seed).run(STEPS);
      for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += report[name];
    });
    if (problem !== null) failures.push(`seed ${seed}: ${problem}`);
  }
  return { seeds, firstSeed, failures, ...sums };
}

function failureOf(run: () => void): string | null {
  try {
    run();
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
