import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Member, type TestExchange, testExchange } from '../server/test/test-exchange.ts';
import { type Bench, percentile, rounded } from './bench.ts';
import type { CallersInput, CallersOutput } from './overview/callers.ts';

const PEOPLE = 16;
const ENTRIES = 100_000;
const IN_FLIGHT = 1_024;
const CALLERS = 64;
const WARM_UP_MS = 2_000;
const RUN_MS = 10_000;

/** Times the overview as a browser asks for it, over HTTP, while the books are long. */
export const bench: Bench = {
  name: 'overview',
  summary: `the wallet overview over HTTP: ${ENTRIES} ledger entries of ${PEOPLE} people, ${CALLERS} callers at once`,
  async run({ scale, say }) {
    const exchange = await testExchange();
    try {
      const people: Member[] = [];
      for (let at = 0; at < PEOPLE; at++) {
        people.push(await exchange.person({ funds: { USDT: '10000', ETH: '3', BTC: '0.1', USDC: '70' } }));
      }
      say(`  ${PEOPLE} people, now ${ENTRIES} entries`);
      await writeEntries(exchange, people);
      await Promise.all(people.map((one) => holdSpot(one)));
      const port = await exchange.listen();
      const cookies = people.map(({ client }) => client.cookie);
      await callers({ port, cookies, forMs: WARM_UP_MS });
      const { latenciesMs, failed } = await callers({ port, cookies, forMs: RUN_MS * scale });
      const all = Float64Array.from(latenciesMs);
      const context = {
        callers: CALLERS,
        entries: ENTRIES,
        people: PEOPLE,
        calls: all.length,
        failed,
        callsPerSecond: Math.round((all.length / (RUN_MS * scale)) * 1_000),
        p50Ms: rounded(percentile(all, 0.5)),
        p95Ms: rounded(percentile(all, 0.95)),
        processors: cpus().length,
        load: rounded(loadavg()[0] ?? 0),
      };
      say(`  p50 ${context.p50Ms} ms, p95 ${context.p95Ms} ms, ${context.callsPerSecond} calls/s, ${failed} failed`);
      return { name: 'overview', ratios: {}, p99Ms: rounded(percentile(all, 0.99)), context };
    } finally {
      await exchange.close();
    }
  },
};

/** Transfers between own accounts, back and forth, through the lane. */
async function writeEntries(exchange: TestExchange, people: readonly Member[]): Promise<void> {
  const { ledger } = exchange.services;
  for (let from = 0; from < ENTRIES; from += IN_FLIGHT) {
    const batch = Array.from({ length: Math.min(IN_FLIGHT, ENTRIES - from) }, (_, at) => {
      const number = from + at;
      const { uid } = people[number % people.length]!;
      const amountMinor = Math.floor(number / people.length) % 2 ? -1_000n : 1_000n;
      return ledger.lane.submit({
        op: 'post',
        key: `bench:${number}`,
        kind: 'transfer',
        ref: `bench:${number}`,
        atMs: exchange.clock.nowMs(),
        legs: [
          { account: { kind: 'user', uid, account: 'funding', asset: 'USDT' }, amountMinor: -amountMinor },
          { account: { kind: 'user', uid, account: 'p2p', asset: 'USDT' }, amountMinor },
        ],
      });
    });
    for (const answer of await Promise.all(batch)) {
      if (!answer.ok) throw new Error(`an entry was refused: ${answer.refusal.code}`);
    }
  }
}

/** Puts something into the account that the trading core keeps, so that the overview must read both books. */
async function holdSpot({ client }: Member): Promise<void> {
  for (const [asset, amount] of [
    ['USDT', '500'],
    ['ETH', '1'],
    ['BTC', '0.05'],
  ] as const) {
    await client.call('transfers', 'transfer', {
      clientRequestId: randomUUID(),
      asset,
      from: 'funding',
      to: 'spot',
      amount,
    });
  }
}

function callers(run: Pick<CallersInput, 'port' | 'cookies' | 'forMs'>): Promise<CallersOutput> {
  const child = fork(fileURLToPath(new URL('./overview/callers.ts', import.meta.url)));
  child.send({ ...run, path: '/open/wallet/overview', callers: CALLERS } satisfies CallersInput);
  return new Promise((resolve, reject) => {
    child.once('message', (output) => resolve(output as CallersOutput));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the callers ended with ${code}`)));
  });
}
