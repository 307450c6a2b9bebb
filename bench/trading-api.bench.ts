import { cpus, loadavg } from 'node:os';
import { type Bench, rounded } from './bench.ts';
import { breakdown } from './trading-api/breakdown.ts';
import { HTTP_FLOORS, httpVsEcho } from './trading-api/http-vs-echo.ts';

/** Signed orders over HTTP, each answered once it is durable, compared with an echo of the same server. */
export const bench: Bench = {
  name: 'trading-api',
  summary:
    'durable orders through the trading API against the bare echo of the same server: at least 0.5 (0.35 by the clock), p99 at most 3',
  async run(options) {
    if (options.breakdown)
      return { name: 'trading-api', ratios: {}, p99Ms: null, context: { ...(await breakdown(options)) } };
    const { context, ...ratios } = await httpVsEcho(options);
    const machine = { processors: cpus().length, load: rounded(loadavg()[0] ?? 0) };
    return { name: 'trading-api', ratios, floors: HTTP_FLOORS, p99Ms: null, context: { ...context, ...machine } };
  },
};
