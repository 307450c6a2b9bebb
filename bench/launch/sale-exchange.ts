import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { CrowdPerson } from '../../server/src/demo/crowd/crowd-people.ts';
import type { NextSale } from '../../server/src/demo/crowd/next-sale.ts';
import { bundled } from '../bundled.ts';

/** What a server is told when it starts. */
export interface ServerWish {
  readonly url: string;
  readonly secret: string;
  readonly port: number;
  readonly offsetMs: number;
}

export interface Asked {
  readonly people: { readonly count: number };
  readonly fund: { readonly people: readonly CrowdPerson[]; readonly mostLots: number };
  readonly publish: {
    readonly people: readonly CrowdPerson[];
    readonly quotaLots: number;
    readonly mostLots: number;
    readonly paySeconds: number;
  };
  readonly later: { readonly ms: number };
  readonly reconcile: null;
  readonly time: null;
}

export interface Answers {
  readonly people: CrowdPerson[];
  readonly fund: null;
  /** A round that is open, and a pass for each of the people. */
  readonly publish: { readonly sale: NextSale; readonly passes: readonly string[] };
  readonly later: number;
  readonly reconcile: string[];
  /** Processor time of the main thread in seconds. */
  readonly time: number;
}

type Message = { id: number; answer?: unknown; fault?: string };

/** The process of the exchange as the measuring process has it; it can be killed, and starts again where it was. */
export class SaleExchange {
  readonly #program: string;
  #wish: ServerWish;
  #child!: ChildProcess;
  #asked = 0;

  private constructor(program: string, wish: ServerWish) {
    this.#program = program;
    this.#wish = wish;
  }

  static async start(wish: Omit<ServerWish, 'offsetMs'>): Promise<SaleExchange> {
    const program = await bundled(join(import.meta.dirname, 'sale-server.ts'));
    const exchange = new SaleExchange(program, { ...wish, offsetMs: 0 });
    await exchange.#start();
    return exchange;
  }

  get address(): URL {
    return new URL(`http://127.0.0.1:${this.#wish.port}`);
  }

  get port(): number {
    return this.#wish.port;
  }

  async ask<Key extends keyof Answers>(what: Key, asked: Asked[Key]): Promise<Answers[Key]> {
    const id = ++this.#asked;
    const child = this.#child;
    const answered = new Promise<Answers[Key]>((resolve, reject) => {
      const hear = (message: Message) => {
        if (message.id !== id) return;
        child.off('message', hear);
        if (message.fault === undefined) resolve(message.answer as Answers[Key]);
        else reject(new Error(message.fault));
      };
      child.on('message', hear);
      child.once('exit', () => reject(new Error('the exchange has ended')));
    });
    child.send({ id, what, asked });
    const answer = await answered;
    if (what === 'later') this.#wish = { ...this.#wish, offsetMs: answer as number };
    return answer;
  }

  /** Ends the process as a loss of power would end it, and starts it again at the same place. */
  async killAndStart(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
    await this.#start();
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
  }

  async #start(): Promise<void> {
    this.#child = fork(this.#program, [JSON.stringify(this.#wish)], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
    });
    this.#child.setMaxListeners(0);
    await new Promise<void>((resolve, reject) => {
      this.#child.once('message', () => resolve());
      this.#child.once('exit', (code) => reject(new Error(`the exchange ended with ${code}`)));
    });
  }
}
