import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Bench, BenchOptions, BenchResult, Floor } from './bench.ts';
import { bundled } from './bundled.ts';
import type { Told } from './core/compare.ts';

const FLOORS = {
  ordersVsSpot: { atLeast: 0.5, aim: 0.7 },
  markNoneDueUs: { atMost: 20 },
  fallWorstMs: { atMost: 150, aim: 50 },
  fallEachUs: { atMost: 50 },
} satisfies Readonly<Record<string, Floor>>;

type Figures = Exclude<Told, { line: string }>;

/** Runs the measurement in a separate process. */
async function measure({ scale, say }: BenchOptions): Promise<Figures> {
  const program = await bundled(join(import.meta.dirname, 'futures/measure.ts'));
  return new Promise((resolve, reject) => {
    const child = fork(program, [String(scale)], { execArgv: [] });
    child.on('message', (told: Told) => ('line' in told ? say(told.line) : resolve(told)));
    child.once('exit', (code) => reject(new Error(`the measurement ended with ${code}`)));
  });
}

async function run(options: BenchOptions): Promise<BenchResult> {
  const { ratios, context } = await measure(options);
  return { name: 'futures', ratios, floors: FLOORS, p99Ms: null, context };
}

export const bench: Bench = {
  name: 'futures',
  summary:
    'the futures core against the spot core, same flow; a mark that nobody is due at; a fall that liquidates 10,000',
  run,
};
