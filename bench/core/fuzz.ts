import { isDeepStrictEqual } from 'node:util';
import { compareFutures } from '../../core/src/futures/reference/audit/compare.ts';
import { FuturesSimulation } from '../../core/src/futures/reference/audit/futures.sim.ts';
import { CROWDED, RICH, SMALL } from '../../core/src/futures/reference/random/random-orders.ts';
import { compare } from '../../core/src/trading/reference/compare.ts';
import { seeded } from '../../core/src/trading/reference/seeded.ts';
import { Simulation, type SimulationReport } from '../../core/src/trading/reference/trading.sim.ts';

const COMMANDS_A_SEED = 20_000;
const STEPS = 200;
/** Prices take longer to bring somebody into liquidation. */
const FUTURES_STEPS = 1_200;

/** One seed after the other in another world. */
const WORLDS = [SMALL, RICH, SMALL, CROWDED];

/** Compares a fast core with its plain one, seed after seed: every event, and the state every few hundred commands. */
export const fuzzCore = (commands: number, firstSeed: number) =>
  fuzz((count, seed, isSame) => compare(count, seeded(seed), isSame), commands, firstSeed);
export const fuzzFutures = (commands: number, firstSeed: number) => fuzz(compareAnyFutures, commands, firstSeed);

function compareAnyFutures(count: number, seed: number, isSame: typeof isDeepStrictEqual) {
  return compareFutures(count, seeded(seed), isSame, WORLDS[seed % WORLDS.length]);
}

function fuzz(compareCores: typeof compareAnyFutures, commands: number, firstSeed: number) {
  const failures: string[] = [];
  const seen = new Map<string, number>();
  let done = 0;
  let seed = firstSeed;
  for (; done < commands; seed += 1) {
    const wanted = Math.min(COMMANDS_A_SEED, commands - done);
    const problem = failureOf(() => {
      for (const [name, count] of compareCores(wanted, seed, isDeepStrictEqual).seen) {
        seen.set(name, (seen.get(name) ?? 0) + count);
      }
    });
    if (problem !== null) failures.push(`seed ${seed}: ${problem}`);
    done += wanted;
  }
  return { commands: done, seeds: seed - firstSeed, firstSeed, failures, seen: Object.fromEntries([...seen].sort()) };
}

/** Runs a simulated exchange: crashes, failed appends, repeats, delays, and an audit at the end of each seed. */
export const simulateCore = (seeds: number, firstSeed: number) =>
  simulate((seed) => new Simulation(seed).run(STEPS), seeds, firstSeed);
export const simulateFutures = (seeds: number, firstSeed: number) =>
  simulate((seed) => new FuturesSimulation(seed).run(FUTURES_STEPS), seeds, firstSeed);

function simulate(run: (seed: number) => SimulationReport, seeds: number, firstSeed: number) {
  const failures: string[] = [];
  const sums = { commands: 0, acknowledged: 0, restarts: 0, failedAppends: 0, repeats: 0 };
  for (let seed = firstSeed; seed < firstSeed + seeds; seed += 1) {
    const problem = failureOf(() => {
      const report = run(seed);
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
