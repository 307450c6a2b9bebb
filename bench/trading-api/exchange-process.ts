import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { bundled } from '../bundled.ts';
import type { ExchangeReady, ExchangeTime } from './exchange.ts';
import { type LoadResult, orderBody, type Prepared, play, prepare } from './load.ts';

export const CONNECTIONS = 64;

/** The result of one batch of requests. */
export interface Round extends LoadResult {
  /** Requests per second of the server's main thread. */
  readonly perMainSecond: number;
  readonly perSecond: number;
}

/** The process of the exchange, seen from the measuring process. */
export class Exchange {
  readonly #child: ChildProcess;
  readonly ready: ExchangeReady;

  private constructor(child: ChildProcess, ready: ExchangeReady) {
    this.#child = child;
    this.ready = ready;
  }

  static async start(): Promise<Exchange> {
    const program = await bundled(join(import.meta.dirname, 'exchange.ts'));
    const child = fork(program, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
    });
    const ready = await new Promise<ExchangeReady>((resolve, reject) => {
      child.once('message', (message) => resolve(message as ExchangeReady));
      child.once('exit', (code) => reject(new Error(`the exchange ended with ${code}`)));
    });
    return new Exchange(child, ready);
  }

  get pid(): number {
    return this.#child.pid!;
  }

  stop(): void {
    this.#child.send('stop');
  }

  /** @param around  called just before the first request, and after the last answer */
  async play(count: number, first: number, path: string, around?: Around): Promise<Round> {
    const { port } = this.ready;
    const requests = this.#requests(count, first, path);
    await around?.before();
    const before = await this.#mainSeconds();
    const played = await play(port, requests, CONNECTIONS);
    const mainSeconds = (await this.#mainSeconds()) - before;
    await around?.after();
    return { ...played, perMainSecond: count / mainSeconds, perSecond: count / played.seconds };
  }

  #requests(count: number, first: number, path: string): Prepared[] {
    const { port, keys } = this.ready;
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

interface Around {
  before(): Promise<void>;
  after(): Promise<void>;
}
