import { randomBytes } from 'node:crypto';
import { cpus, loadavg } from 'node:os';
import { MINUTE_MS } from '../core/src/calendar/durations.ts';
import { seeded } from '../core/src/trading/reference/seeded.ts';
import { freePort } from '../server/src/chains/dev/node-process.ts';
import { Db } from '../server/src/platform/db/db.ts';
import { type Bench, type BenchOptions, type BenchResult, median, percentile, rounded } from './bench.ts';
import { SaleExchange } from './launch/sale-exchange.ts';
import {
  type KilledRound,
  killedRound,
  type MeasuredRound,
  measuredRound,
  type SaleWorld,
} from './launch/sale-round.ts';
import { DATABASE, throwAwayBooks } from './ledger/throw-away-books.ts';

const PEOPLE = 5_000;
const QUOTA_LOTS = 1_000;
const ROUNDS = 10;
const P99_SECONDS_MAX = 2;

/** Thousands of people who want the lots of one flash round at the same moment. */
export const bench: Bench = {
  name: 'launch',
  summary: `${PEOPLE} people at once for ${QUOTA_LOTS} lots of a flash sale, against the bare echo of the same server: at least 0.5, p99 at most ${P99_SECONDS_MAX} s (--kill: with kill -9 in the middle)`,
  async run(options) {
    const books = await throwAwayBooks();
    const { host, port, user } = books.postgres.connection();
    const url = `postgresql://${user}@/${DATABASE}?host=${encodeURIComponent(host)}&port=${port}`;
    const secret = randomBytes(32).toString('hex');
    const db = new Db({ connectionString: url, role: 'bourse_app', poolMax: 3, connectTimeoutMs: MINUTE_MS });
    const exchange = await SaleExchange.start({ url, secret, port: await freePort() });
    try {
      const count = Math.max(20, Math.round(PEOPLE * options.scale));
      const people = await exchange.ask('people', { count });
      const quotaLots = Math.max(4, Math.round(QUOTA_LOTS * options.scale));
      const world: SaleWorld = { exchange, db, people, quotaLots };
      return options.kill ? await killed(world, options) : await measured(world, options);
    } finally {
      await exchange.stop();
      await db.end();
      await books.close();
    }
  },
};

async function measured(world: SaleWorld, { say }: BenchOptions): Promise<BenchResult> {
  const rounds: MeasuredRound[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const one = await measuredRound(world);
    const { echo, enter, endings } = one;
    say(
      `  ${round === 0 ? 'warm' : round}: echo ${line(echo)}; tickets ${line(enter)}; ${JSON.stringify(endings)}; load ${rounded(loadavg()[0] ?? 0, 1)}`,
    );
    if (one.wrong.length > 0) throw new Error(`the sale is wrong: ${one.wrong.join('; ')}`);
    if (round > 0) rounds.push(one);
  }
  const perSecond = (of: { readonly latenciesMs: Float64Array; readonly seconds: number }) =>
    of.latenciesMs.length / of.seconds;
  const middle = (of: (round: MeasuredRound) => number) => median(rounds.map(of));
  const p99 = (of: { readonly latenciesMs: Float64Array }) => percentile(of.latenciesMs, 0.99);
  const worstP99Ms = Math.max(...rounds.map(({ enter }) => p99(enter)));
  return {
    name: 'launch',
    ratios: {
      enterVsEcho: rounded(middle(({ echo, enter }) => perSecond(enter) / perSecond(echo))),
      enterVsEchoMain: rounded(middle(({ echo, enter }) => echo.mainSeconds / enter.mainSeconds)),
      p99Seconds: rounded(middle(({ enter }) => p99(enter) / 1_000)),
    },
    floors: { enterVsEcho: { atLeast: 0.5 }, p99Seconds: { atMost: P99_SECONDS_MAX } },
    p99Ms: rounded(middle(({ enter }) => p99(enter))),
    context: {
      people: world.people.length,
      quotaLots: world.quotaLots,
      requests: rounds[0]!.enter.latenciesMs.length,
      rounds: rounds.length,
      echoPerSecond: Math.round(middle(({ echo }) => perSecond(echo))),
      ticketsPerSecond: Math.round(middle(({ enter }) => perSecond(enter))),
      p50Ms: rounded(middle(({ enter }) => percentile(enter.latenciesMs, 0.5))),
      p99MsWorst: rounded(worstP99Ms),
      echoP99Ms: rounded(middle(({ echo }) => p99(echo))),
      looks: rounds.reduce((sum, { looks }) => sum + looks, 0),
      ...machine(),
    },
  };
}

async function killed(world: SaleWorld, { say }: BenchOptions): Promise<BenchResult> {
  const random = seeded(Math.floor(Math.random() * 2 ** 31));
  const rounds: KilledRound[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const one = await killedRound(world, random);
    say(
      `  ${round}: killed after ${one.killedAfterMs} ms, back after ${one.awayMs} ms; ${JSON.stringify(one.endings)}; ${one.looks} looks, ${one.log.count('noAnswers')} calls without an answer; ${one.wrong.length} wrong`,
    );
    for (const what of one.wrong) say(`     ${what}`);
    rounds.push(one);
  }
  const wrong = rounds.reduce((sum, one) => sum + one.wrong.length, 0);
  return {
    name: 'launch',
    ratios: { wrong },
    floors: { wrong: { atMost: 0 } },
    p99Ms: null,
    context: {
      people: world.people.length,
      quotaLots: world.quotaLots,
      rounds: rounds.map(({ killedAfterMs, awayMs, looks, endings, log, wrong: faults }) => ({
        killedAfterMs,
        awayMs,
        looks,
        endings,
        noAnswers: log.count('noAnswers'),
        wrong: faults,
      })),
      ...machine(),
    },
  };
}

const machine = () => ({ cpus: cpus().length, cpu: cpus()[0]?.model ?? 'unknown', load: rounded(loadavg()[0] ?? 0) });

const line = ({ latenciesMs, seconds, mainSeconds }: MeasuredRound['echo']): string =>
  `${Math.round(latenciesMs.length / seconds)}/s, ${Math.round(latenciesMs.length / mainSeconds)} per main second, p99 ${Math.round(percentile(latenciesMs, 0.99))} ms`;
