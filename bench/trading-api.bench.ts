import { cpus, loadavg } from 'node:os';
import { type Bench, rounded } from './bench.ts';
import { httpVsEcho } from './trading-api/http-vs-echo.ts';

/** Signed orders over HTTP, each answered when it is durable, against an echo of the same server. */
export const bench: Bench = {
  name: 'trading-api',
  summary:
    'durable orders through the trading API against the bare echo of the same server: at least 0.5, p99 at most 5',
  async run(options) {
    const { context, ...ratios } = await httpVsEcho(options);
    const machine = { processors: cpus().length, load: rounded(loadavg()[0] ?? 0) };
    return { name: 'trading-api', ratios, p99Ms: null, context: { ...context, ...machine } };
  },
};
