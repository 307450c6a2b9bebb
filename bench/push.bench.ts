import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Member, type TestExchange, testExchange } from '../server/test/test-exchange.ts';
import { type Bench, percentile, rounded } from './bench.ts';
import type { ListenersInput, ListenersOutput } from './push/listeners.ts';

const PEOPLE = 16;
const CONNECTIONS_EACH = 4;
const COMMITS = 2_000;
const TOPIC = 'balances.changed';
const LIMIT_MS = 500;
const NS_PER_MS = 1_000_000;
/** A push that has not arrived by then counts as lost. */
const LOST_MS = 10_000;

/** From the answer to a transfer's commit until each of the person's browsers has heard of it. */
export const bench: Bench = {
  name: 'push',
  summary: `a balance push: from the commit to ${PEOPLE * CONNECTIONS_EACH} connected browsers, at most ${LIMIT_MS} ms`,
  async run({ scale, say }) {
    const exchange = await testExchange();
    let listeners: Listeners | undefined;
    try {
      const people: Member[] = [];
      for (let at = 0; at < PEOPLE; at++) people.push(await exchange.person({ funds: { USDT: '10000' } }));
      const port = await exchange.listen();
      exchange.goLive();
      listeners = await Listeners.connect(port, people);
      say(`  ${PEOPLE * CONNECTIONS_EACH} browsers of ${PEOPLE} people are connected`);
      const commits = Math.max(PEOPLE, Math.round(COMMITS * scale));
      const latenciesMs = await transfers(exchange, people, listeners, commits);
      const { differences } = await exchange.reconcile();
      const all = Float64Array.from(latenciesMs);
      const context = {
        connections: PEOPLE * CONNECTIONS_EACH,
        inFlight: PEOPLE,
        commits,
        pushes: all.length,
        p50Ms: rounded(percentile(all, 0.5)),
        p99Ms: rounded(percentile(all, 0.99)),
        maxMs: rounded(percentile(all, 1)),
        limitMs: LIMIT_MS,
        late: latenciesMs.filter((each) => each > LIMIT_MS).length,
        reconcileDifferences: differences.length,
        processors: cpus().length,
        load: rounded(loadavg()[0] ?? 0),
      };
      say(`  p50 ${context.p50Ms} ms, p99 ${context.p99Ms} ms, longest ${context.maxMs} ms, ${context.late} late`);
      return { name: 'push', ratios: {}, p99Ms: context.p99Ms, context };
    } finally {
      listeners?.close();
      await exchange.close();
    }
  },
};

/** Everybody transfers their own money repeatedly; the next transfer begins when all of the person's browsers have heard. */
async function transfers(
  exchange: TestExchange,
  people: readonly Member[],
  listeners: Listeners,
  commits: number,
): Promise<number[]> {
  const committedNs = noteCommits(exchange);
  const latenciesMs: number[] = [];
  let begun = 0;
  await Promise.all(
    people.map(async ({ uid, client }, person) => {
      for (let own = 0; begun < commits; own++) {
        begun++;
        const isThere = own % 2 === 0;
        const heard = listeners.next(person);
        await client.call('transfers', 'transfer', {
          clientRequestId: randomUUID(),
          asset: 'USDT',
          from: isThere ? 'funding' : 'p2p',
          to: isThere ? 'p2p' : 'funding',
          amount: '1',
        });
        const commitNs = committedNs.get(uid)!;
        for (const atNs of await heard) latenciesMs.push(Math.max(0, Number(atNs - commitNs) / NS_PER_MS));
      }
    }),
  );
  return latenciesMs;
}

/** Notes, by person, when the commit of the latest transfer was answered. The row already says whose it is. */
function noteCommits({ services: { db } }: TestExchange): ReadonlyMap<string, bigint> {
  const committedNs = new Map<string, bigint>();
  const decide = db.decide.bind(db);
  db.decide = async (work) => {
    const result = await decide(work);
    const atNs = process.hrtime.bigint();
    const { transfer } = (result.ok ? (result.value as unknown) : {}) as { transfer?: { uid: string } };
    if (transfer) committedNs.set(transfer.uid, atNs);
    return result;
  };
  return committedNs;
}

/** The process with the browsers. */
class Listeners {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, { atNs: bigint[]; finish: (atNs: bigint[]) => void }>();

  private constructor(child: ChildProcess) {
    this.#child = child;
    child.on('message', (output: ListenersOutput) => {
      if (output.what === 'heard')
        this.#noteHeard(Math.floor(output.connection / CONNECTIONS_EACH), BigInt(output.atNs));
    });
  }

  static async connect(port: number, people: readonly Member[]): Promise<Listeners> {
    const child = fork(fileURLToPath(new URL('./push/listeners.ts', import.meta.url)));
    const listeners = new Listeners(child);
    const connected = new Promise<void>((resolve, reject) => {
      child.on('message', (output: ListenersOutput) => output.what === 'connected' && resolve());
      child.once('exit', (code) => reject(new Error(`the browsers' process ended with ${code}`)));
    });
    const cookies = people.flatMap(({ client }) => Array.from({ length: CONNECTIONS_EACH }, () => client.cookie));
    child.send({ url: `http://localhost:${port}`, cookies, topic: TOPIC } satisfies ListenersInput);
    await connected;
    return listeners;
  }

  /** When each browser of a person heard of the next push; rejects when one did not. */
  next(person: number): Promise<bigint[]> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`a push was lost: none within ${LOST_MS} ms`)), LOST_MS);
      const finish = (atNs: bigint[]) => {
        clearTimeout(timer);
        this.#waiting.delete(person);
        resolve(atNs);
      };
      this.#waiting.set(person, { atNs: [], finish });
    });
  }

  close(): void {
    this.#child.kill();
  }

  #noteHeard(person: number, atNs: bigint): void {
    const waiting = this.#waiting.get(person);
    if (!waiting) return;
    waiting.atNs.push(atNs);
    if (waiting.atNs.length === CONNECTIONS_EACH) waiting.finish(waiting.atNs);
  }
}
