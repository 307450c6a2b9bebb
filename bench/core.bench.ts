import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Bench, BenchOptions, BenchResult, Floor } from './bench.ts';
import { bundled } from './bundled.ts';
import type { Told } from './core/compare.ts';
import { HTTP_FLOORS, httpVsEcho } from './trading-api/http-vs-echo.ts';

const FLOORS = {
  bookDense: { atLeast: 15, aim: 20 },
  bookSparse: { atLeast: 15, aim: 20 },
  coreDense: { atLeast: 8, aim: 10 },
  coreSparse: { atLeast: 8, aim: 10 },
  depthFlatness: { atMost: 1.5 },
  cancelAllNoneUs: { atMost: 20 },
  cancelAllEachUs: { atMost: 0.3 },
  wakingWorstMs: { atMost: 10 },
  wakingEachUs: { atMost: 2 },
  bytesPerOrder: { atMost: 160 },
  recoverySecondsPerMillion: { atMost: 20 },
  ...HTTP_FLOORS,
} satisfies Readonly<Record<string, Floor>>;

type Figures = Exclude<Told, { line: string }>;

/** Runs the comparison in a separate process. */
async function compare({ scale, say }: BenchOptions): Promise<Figures> {
  const program = await bundled(join(import.meta.dirname, 'core/compare.ts'));
  return new Promise((resolve, reject) => {
    const child = fork(program, [String(scale)], { execArgv: [] });
    child.on('message', (told: Told) => ('line' in told ? say(told.line) : resolve(told)));
    child.once('exit', (code) => reject(new Error(`the comparison ended with ${code}`)));
  });
}

async function run(options: BenchOptions): Promise<BenchResult> {
  const { ratios, context } = await compare(options);
  const { context: http, ...overHttp } = await httpVsEcho(options);
  return {
    name: 'core',
    ratios: { ...ratios, ...overHttp },
    floors: FLOORS,
    p99Ms: null,
    context: { ...context, http },
  };
}

export const bench: Bench = {
  name: 'core',
  summary: 'order book and whole trading core against npm nodejs-order-book, same flow, per second of the main thread',
  run,
};
