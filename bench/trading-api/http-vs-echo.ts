import { type BenchOptions, type Floor, median, percentile, rounded } from '../bench.ts';
import { CONNECTIONS, Exchange, type Round } from './exchange-process.ts';

const ROUNDS = 5;
const ORDERS = 8_000;
/** The first round warms up the compiler; orders get more, because their code is longer than an echo's. */
const WARM_ORDERS = 16_000;

export const HTTP_FLOORS = {
  httpVsEcho: { atLeast: 0.5, aim: 0.6 },
  httpVsEchoWall: { atLeast: 0.35, aim: 0.5 },
  p99VsEcho: { atMost: 3 },
} satisfies Readonly<Record<string, Floor>>;

export interface HttpVsEcho {
  /** Orders per second of the server's main thread, relative to echoes. */
  readonly httpVsEcho: number;
  /** The same by wall clock, with client, server, core and database on one machine. */
  readonly httpVsEchoWall: number;
  readonly p99VsEcho: number;
  readonly context: Readonly<Record<string, unknown>>;
}

/** Durable orders through `/api/v3/order` and bare echoes of the same server, in turns. */
export async function httpVsEcho({ scale, say }: BenchOptions): Promise<HttpVsEcho> {
  const exchange = await Exchange.start();
  try {
    const rounds: { readonly echo: Round; readonly order: Round }[] = [];
    let made = 0;
    for (let round = 0; round <= ROUNDS; round += 1) {
      const count = Math.max(CONNECTIONS * 4, Math.round((round === 0 ? WARM_ORDERS : ORDERS) * scale));
      const echo = await exchange.play(count, made, '/echo');
      made += count;
      const order = await exchange.play(count, made, '/api/v3/order');
      made += count;
      if (order.refused.size > 0) throw new Error(`orders were refused: ${JSON.stringify([...order.refused])}`);
      say(`  echo ${line(echo)}; orders ${line(order)}`);
      if (round > 0) rounds.push({ echo, order });
    }
    const ratio = (of: (round: Round) => number) =>
      rounded(median(rounds.map(({ echo, order }) => of(order) / of(echo))));
    const p99 = ({ latenciesMs }: Round) => percentile(latenciesMs, 0.99);
    return {
      httpVsEcho: ratio((round) => round.perMainSecond),
      httpVsEchoWall: ratio((round) => round.perSecond),
      p99VsEcho: ratio(p99),
      context: {
        connections: CONNECTIONS,
        rounds: ROUNDS,
        echoPerSecond: Math.round(median(rounds.map(({ echo }) => echo.perSecond))),
        ordersPerSecond: Math.round(median(rounds.map(({ order }) => order.perSecond))),
        echoP99Ms: rounded(median(rounds.map(({ echo }) => p99(echo)))),
        orderP99Ms: rounded(median(rounds.map(({ order }) => p99(order)))),
      },
    };
  } finally {
    exchange.stop();
  }
}

const line = ({ perSecond, perMainSecond, latenciesMs }: Round): string =>
  `${Math.round(perSecond)}/s, ${Math.round(perMainSecond)} per main second, p99 ${rounded(percentile(latenciesMs, 0.99))} ms`;
