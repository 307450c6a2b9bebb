import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { type BenchOptions, median, percentile, rounded } from '../bench.ts';
import { bundled } from '../bundled.ts';
import type { ExchangeReady, ExchangeTime } from './exchange.ts';
import { type LoadResult, orderBody, type Prepared, play, prepare } from './load.ts';

const ROUNDS = 3;
const ORDERS = 8_000;
/** The first round is for the compiler: longer, because it has more to learn of an order than of an echo. */
const WARM_ORDERS = 16_000;
const CONNECTIONS = 64;

interface Round extends LoadResult {
  /** Requests a second of the server's main thread. */
  readonly perMainSecond: number;
  readonly perSecond: number;
}

export interface HttpVsEcho {
  /** Orders a second of the server's main thread, over echoes a second of it. */
  readonly httpVsEcho: number;
  /** The same measured by wall clock, with client, server, core and database on one machine. */
  readonly httpVsEchoWall: number;
  readonly p99VsEcho: number;
  readonly context: Readonly<Record<string, unknown>>;
}

/** Durable orders through `/api/v3/order` against the bare echo of the same server, in turn. */
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

/** The process of the exchange, as the one that measures sees it. */
class Exchange {
  readonly #child: ChildProcess;
  readonly #ready: ExchangeReady;

  private constructor(child: ChildProcess, ready: ExchangeReady) {
    this.#child = child;
    this.#ready = ready;
  }

  static async start(): Promise<Exchange> {
    const program = await bundled(join(import.meta.dirname, 'exchange.ts'));
    const child = fork(program, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] });
    const ready = await new Promise<ExchangeReady>((resolve, reject) => {
      child.once('message', (message) => resolve(message as ExchangeReady));
      child.once('exit', (code) => reject(new Error(`the exchange ended with ${code}`)));
    });
    return new Exchange(child, ready);
  }

  stop(): void {
    this.#child.send('stop');
  }

  async play(count: number, first: number, path: string): Promise<Round> {
    const { port } = this.#ready;
    const requests = this.#requests(count, first, path);
    const before = await this.#mainSeconds();
    const played = await play(port, requests, CONNECTIONS);
    const mainSeconds = (await this.#mainSeconds()) - before;
    return { ...played, perMainSecond: count / mainSeconds, perSecond: count / played.seconds };
  }

  #requests(count: number, first: number, path: string): Prepared[] {
    const { port, keys } = this.#ready;
    return Array.from({ length: count }, (_, at) => {
      const who = (first + at) % keys.length;
      const key = keys[who]!;
      return prepare(port, path, orderBody(first + at, key, who % 2 === 0), key.apiKey);
    });
  }

  #mainSeconds(): Promise<number> {
    return new Promise((resolve) => {
      this.#child.once('message', (message) => resolve((message as ExchangeTime).mainSeconds));
      this.#child.send('time');
    });
  }
}
