import { cpus, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { MINUTE_MS } from '../core/src/calendar/durations.ts';
import { StartCommandRig } from '../server/src/boot/process/start-command.rig.ts';
import type { JsonRpc } from '../server/src/chains/json-rpc.ts';
import { type Bench, median, percentile, rounded } from './bench.ts';
import { Person } from './deposit/person.ts';

/** A coin of each dev chain, with an amount above its minimum. */
const DEPOSITS = [
  { network: 'eth', asset: 'ETH', amount: '0.5' },
  { network: 'base', asset: 'USDT', amount: '25' },
  { network: 'btc', asset: 'BTC', amount: '0.01' },
  { network: 'tempo', asset: 'PUSD', amount: '25' },
] as const;
type Network = (typeof DEPOSITS)[number]['network'];

const ROUNDS = 8;
const START_MS_MAX = 3 * MINUTE_MS;
const SEEN_MS_MAX = MINUTE_MS;
const POLL_MS = 10;
/** A deposit must be shown within this many blocks after its own. */
const LIMIT_BLOCKS = 2;

interface Sighting {
  readonly network: Network;
  /** How many blocks after the deposit's own had come before it was shown. */
  readonly blocks: number;
  /** Measured from the moment the node had the block. */
  readonly ms: number;
}

/** From the block with a deposit to "detected" on the live connection, on every dev chain. */
export const bench: Bench = {
  name: 'deposit',
  summary: `a deposit on each dev chain is shown as detected within ${LIMIT_BLOCKS} blocks after its own`,
  async run({ scale, say }) {
    const rig = await StartCommandRig.open();
    try {
      rig.start();
      await until(async () => ((await rig.isReady()) ? true : null), START_MS_MAX, 'the first start');
      const person = await Person.register(`http://localhost:${rig.port}`);
      const live = new LiveDeposits(person);
      await live.connected;
      const rounds = Math.max(1, Math.round(ROUNDS * scale));
      // Networks run in parallel; on each, one deposit follows the other.
      const perNetwork = await Promise.all(
        DEPOSITS.map(async (deposit) => {
          const seen: Sighting[] = [];
          for (let round = 0; round < rounds; round++) seen.push(await depositOnce(rig, person, live, deposit));
          return seen;
        }),
      );
      live.close();
      for (const seen of perNetwork) say(`  ${JSON.stringify(summaryOf(seen))}`);
      const all = perNetwork.flat();
      const context = {
        deposits: all.length,
        limitBlocks: LIMIT_BLOCKS,
        late: all.filter(({ blocks }) => blocks > LIMIT_BLOCKS).length,
        networks: Object.fromEntries(perNetwork.map((seen) => [seen[0]!.network, summaryOf(seen)])),
        processors: cpus().length,
        load: rounded(loadavg()[0] ?? 0),
      };
      const p99Ms = Math.round(percentile(Float64Array.from(all.map(({ ms }) => ms)), 0.99));
      return { name: 'deposit', ratios: {}, p99Ms, context };
    } finally {
      await rig.close();
    }
  },
};

function summaryOf(seen: readonly Sighting[]) {
  const ms = seen.map((each) => each.ms);
  return {
    blocksMax: Math.max(...seen.map(({ blocks }) => blocks)),
    p50Ms: Math.round(median(ms)),
    maxMs: Math.round(Math.max(...ms)),
  };
}

async function depositOnce(
  rig: StartCommandRig,
  person: Person,
  live: LiveDeposits,
  { network, asset, amount }: (typeof DEPOSITS)[number],
): Promise<Sighting> {
  const rpc = rig.rpcOf(network);
  const shown = live.next(network);
  const { txId } = await person.post<{ txId: string }>('/open/dev/faucet', { network, asset, amount });
  const mined = until(async () => minedIn(network, rpc, txId), SEEN_MS_MAX, `the block of a deposit on ${network}`);
  const { atMs: minedMs, value: height } = await mined;
  const shownMs = await shown;
  return { network, blocks: Math.max(0, (await heightOf(network, rpc)) - height), ms: Math.max(0, shownMs - minedMs) };
}

/** The height of the block with a transaction, or null. */
async function minedIn(network: Network, rpc: JsonRpc, txId: string): Promise<number | null> {
  if (network !== 'btc') {
    const receipt = await rpc.call<{ blockNumber: string } | null>('eth_getTransactionReceipt', [txId]);
    return receipt ? Number(receipt.blockNumber) : null;
  }
  const { blockhash } = await rpc.call<{ blockhash?: string }>('getrawtransaction', [txId, true]);
  return blockhash ? (await rpc.call<{ height: number }>('getblockheader', [blockhash])).height : null;
}

async function heightOf(network: Network, rpc: JsonRpc): Promise<number> {
  return network === 'btc' ? rpc.call<number>('getblockcount') : Number(await rpc.call<string>('eth_blockNumber'));
}

/** The live connection of a person's browser, which notes when it first hears of each deposit. */
class LiveDeposits {
  readonly connected: Promise<void>;
  readonly #socket: ReturnType<typeof io>;
  readonly #known = new Set<string>();
  readonly #waiting = new Map<string, (atMs: number) => void>();

  constructor({ origin, cookie }: Person) {
    const extraHeaders = { cookie, origin };
    this.#socket = io(origin, { path: '/websocket', transports: ['websocket'], reconnection: false, extraHeaders });
    this.connected = new Promise((resolve, reject) => {
      this.#socket.once('connect', () => {
        this.#socket.emit('subscribe', { args: 'deposits.changed' });
        resolve();
      });
      this.#socket.once('connect_error', reject);
    });
    this.#socket.on('subscribe', ({ data }: { data: string }) => {
      const atMs = performance.now();
      const { id, network, state } = JSON.parse(data) as { id: string; network: string; state: string };
      if (this.#known.has(id)) return;
      this.#known.add(id);
      if (state !== 'DETECTED') throw new Error(`the first news of a deposit on ${network} was ${state}`);
      this.#waiting.get(network)?.(atMs);
    });
  }

  /** When the next new deposit on a network was shown. */
  next(network: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const late = () => reject(new Error(`a deposit on ${network} was not shown within ${SEEN_MS_MAX} ms`));
      const timer = setTimeout(late, SEEN_MS_MAX);
      this.#waiting.set(network, (atMs) => {
        clearTimeout(timer);
        resolve(atMs);
      });
    });
  }

  close(): void {
    this.#socket.close();
  }
}

async function until<Value>(
  ask: () => Promise<Value | null>,
  withinMs: number,
  what: string,
): Promise<{ readonly value: Value; readonly atMs: number }> {
  const deadlineMs = performance.now() + withinMs;
  for (;;) {
    const value = await ask();
    if (value !== null) return { value, atMs: performance.now() };
    if (performance.now() > deadlineMs) throw new Error(`${what} took longer than ${withinMs} ms`);
    await wait(POLL_MS);
  }
}
