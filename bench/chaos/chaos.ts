import { seeded } from '../../core/src/trading/reference/seeded.ts';
import { LEDGER_LOAD } from './ledger-load.ts';
import type { Load } from './load.ts';
import { FILE_SYSTEMS, type FileSystem, powerLossObstacle, powerLossRound } from './power-loss.ts';
import { RECOVERY_MS_MAX, type Recovery, recoveries } from './recovery.ts';
import { killRound, VICTIMS, type Victim } from './round.ts';
import type { Verdict } from './verdict.ts';

export interface ChaosOptions {
  /** How many rounds with a kill -9. */
  readonly rounds: number;
  /** How many rounds with a simulated power loss. */
  readonly powerLosses: number;
  /** How many kills of parts of a running exchange, each timed until it is back. */
  readonly recoveries?: number;
  readonly seed: number;
  /** The kind of requests; transfers in the books by default. */
  readonly load?: Load;
  readonly fileSystems?: readonly FileSystem[];
  /** What is killed; by default all kinds in turn. */
  readonly victims?: readonly Victim[];
  readonly say?: (line: string) => void;
}

export interface ChaosReport {
  readonly rounds: number;
  /** How many requests were acknowledged to callers, over all rounds. */
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  /** How many entries are in the books that nobody asked for. */
  readonly invented: number;
  readonly powerLosses: number;
  readonly powerLossAcknowledged: number;
  /** Rounds after which the books did not reconcile, or their sum had changed. */
  readonly unbalanced: number;
  readonly recoveries: number;
  /** The slowest recovery of each part, and of server and PostgreSQL together. */
  readonly recoveryMsMax: Readonly<Record<string, number>>;
  /** How many recoveries took longer than allowed. */
  readonly late: number;
  readonly seed: number;
  /** Why some requested rounds were not run. */
  readonly leftOut: readonly string[];
  /** The first things that went wrong. */
  readonly examples: readonly string[];
}

const EXTRA_MS_MAX = 1_500;

/** Runs the rounds one after the other. Victims take turns; the seed decides the moments. */
export async function chaos(options: ChaosOptions): Promise<ChaosReport> {
  const { rounds, powerLosses, seed, fileSystems = FILE_SYSTEMS, victims = VICTIMS, say = () => {} } = options;
  const { load = LEDGER_LOAD } = options;
  const random = seeded(seed);
  const total = {
    acknowledged: 0,
    lost: 0,
    doubled: 0,
    invented: 0,
    unbalanced: 0,
    powerLosses: 0,
    powerLossAcknowledged: 0,
  };
  const examples: string[] = [];
  const leftOut: string[] = [];
  function add(name: string, verdict: Verdict): void {
    total.acknowledged += verdict.acknowledged;
    total.lost += verdict.lost.length;
    total.doubled += verdict.doubled.length;
    total.invented += verdict.invented.length;
    if (verdict.differences.length > 0 || !verdict.isWhole) total.unbalanced++;
    for (const key of [...verdict.lost, ...verdict.doubled, ...verdict.invented].slice(0, 3))
      examples.push(`${name}: ${key}`);
    for (const one of verdict.differences.slice(0, 3)) examples.push(`${name}: ${JSON.stringify(one)}`);
    const wrong = `${verdict.lost.length} lost, ${verdict.doubled.length} doubled, ${verdict.invented.length} invented`;
    say(`${name}: ${verdict.acknowledged} acknowledged, ${wrong}`);
  }
  for (let round = 0; round < rounds; round++) {
    const victim = victims[round % victims.length]!;
    const kill = { victim, extraMs: Math.floor(random() * EXTRA_MS_MAX), seed: Math.floor(random() * 2 ** 31), load };
    add(`round ${round + 1}, kill -9 of ${victim}`, await killRound(kill));
  }
  for (let loss = 0; loss < powerLosses; loss++) {
    const fileSystem = fileSystems[loss % fileSystems.length]!;
    const obstacle = powerLossObstacle(fileSystem);
    if (obstacle) {
      leftOut.push(`loss of power on ${fileSystem}: ${obstacle}`);
      continue;
    }
    const verdict = await powerLossRound({
      fileSystem,
      extraMs: Math.floor(random() * EXTRA_MS_MAX),
      seed: Math.floor(random() * 2 ** 31),
      load,
    });
    total.powerLosses++;
    total.powerLossAcknowledged += verdict.acknowledged;
    add(`loss of power ${loss + 1} on ${fileSystem}`, verdict);
  }
  const timed = await recoveries(options.recoveries ?? 0, random, say);
  const recovery = {
    recoveries: timed.length,
    recoveryMsMax: slowest(timed),
    late: timed.filter(({ tookMs }) => tookMs > RECOVERY_MS_MAX).length,
  };
  return { rounds, ...total, ...recovery, seed, leftOut: [...new Set(leftOut)], examples: examples.slice(0, 20) };
}

function slowest(timed: readonly Recovery[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { victims, tookMs } of timed) {
    const name = victims.join(' and ');
    found[name] = Math.max(found[name] ?? 0, tookMs);
  }
  return found;
}
