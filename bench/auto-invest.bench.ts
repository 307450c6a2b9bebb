import { cpus, loadavg } from 'node:os';
import { testExchange } from '../server/test/test-exchange.ts';
import { type CrowdResult, makeMarket, openCrowd, runCrowd } from './auto-invest/crowd.ts';
import type { Bench } from './bench.ts';
import { rounded } from './bench.ts';

const PLANS = 1_000;
const AMOUNTS = ['100', '1000'] as const;
/** The book comes back to the index in between. */
const HEAD_START_MS = 8_000;
const GUARD_PPM = 10_000;

/** A thousand plans of one coin that are due in the same minute, on a real core with market makers. */
export const bench: Bench = {
  name: 'auto-invest',
  summary: `${PLANS} plans due in one minute for one coin: how far they move the book, and what the first and the last pay`,
  async run({ scale, say }) {
    const exchange = await testExchange();
    try {
      const makers = await makeMarket(exchange);
      try {
        const results: Record<string, CrowdResult> = {};
        for (const amount of AMOUNTS) {
          for (const isSpread of [true, false]) {
            const name = `${amount} USDT ${isSpread ? 'spread' : 'at once'}`;
            const dueMs = exchange.clock.nowMs() + HEAD_START_MS;
            const uids = await openCrowd(exchange, { count: Math.max(10, Math.round(PLANS * scale)), amount, dueMs });
            const result = await runCrowd(exchange, uids, { dueMs, isSpread });
            results[name] = result;
            say(`  ${name}: ${told(result)}`);
          }
        }
        const { differences } = await exchange.reconcile();
        const own = differences.filter(({ account }) => account?.includes('auto-invest'));
        if (own.length > 0) throw new Error(`the books differ: ${JSON.stringify(own)}`);
        const all = Object.values(results);
        const [small, , large, largeAtOnce] = all as [CrowdResult, CrowdResult, CrowdResult, CrowdResult];
        return {
          name: 'auto-invest',
          ratios: {
            worstOfGuard: rounded(Math.max(...all.map(({ worst }) => worst)) / GUARD_PPM),
            lastVsFirstSmall: rounded((small.last - small.first) / GUARD_PPM, 3),
            spreadVsAtOnce: rounded(large.last / Math.max(1, largeAtOnce.last)),
          },
          // No run pays more than the guard.
          floors: { worstOfGuard: { atMost: 1 } },
          p99Ms: null,
          context: {
            results,
            cpus: cpus().length,
            cpu: cpus()[0]?.model ?? 'unknown',
            load: rounded(loadavg()[0] ?? 0),
          },
        };
      } finally {
        await makers.stop();
      }
    } finally {
      await exchange.close();
    }
  },
};

const percent = (ppm: number): string => `${rounded(ppm / 10_000, 3)} %`;

const told = (result: CrowdResult): string =>
  [
    `${result.bought} of ${result.runs} bought in ${rounded(result.seconds, 1)} s`,
    `best ask ${percent(result.askBefore)} above the index before, ${percent(result.askWorst)} at its farthest`,
    `middle ${percent(result.middleWorst)} at its farthest`,
    `the first paid ${percent(result.first)} above the index, the last ${percent(result.last)}, the worst ${percent(result.worst)}`,
  ].join('; ');
