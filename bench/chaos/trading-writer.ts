import { openSync, writeSync } from 'node:fs';
import type { Command } from '@bourse/core/trading/command.ts';
import type { Outcome } from '@bourse/core/trading/event.ts';
import { seeded } from '../../core/src/trading/reference/seeded.ts';
import { WorkerTrading } from '../../server/src/engine/remote/worker-trading.ts';
import { SystemClock } from '../../server/src/platform/clock/clock.ts';
import { OutcomeUnknown } from '../../server/src/platform/db/outcome-unknown.ts';
import { newId } from '../../server/src/platform/ids/ids.ts';
import { createLog } from '../../server/src/platform/log/log.ts';
import { type AskedOrder, writeOrder } from './order-line.ts';

// The process that is killed: the trading core in its thread, and callers who write a line after each order that they
// were told about, to a file that outlives it.

const PEOPLE = 100;
const [host, port, user, ackPath, callers, seed] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const acks = openSync(ackPath, 'a');
const random = seeded(Number(seed));
const own = new WorkerTrading({
  db: { host, port: Number(port), user, database: 'postgres', role: 'bourse_app' },
  listen: null,
  clock: new SystemClock(),
  log: createLog({ level: 'error' }),
  newHolder: () => newId(Date.now()),
  onFailed(error) {
    throw error;
  },
});
await own.start();
const { trading } = own;
await open();
await Promise.all(Array.from({ length: Number(callers) }, (_, n) => caller(n)));

async function open(): Promise<void> {
  await ask({
    kind: 'market',
    market: 1,
    base: 1,
    quote: 2,
    lotMinor: 1_000n,
    unitMinor: 1n,
    minNotionalUnits: 1,
    bandPpm: 0,
  });
  await ask({ kind: 'fees', version: 1, levels: [{ makerPpm: 1_000, takerPpm: 2_000 }] });
  for (let account = 1; account <= PEOPLE; account++) {
    for (const asset of [1, 2]) {
      await ask({ kind: 'credit', account, asset, amountMinor: 10n ** 15n, transferId: `${account}-${asset}` });
    }
  }
}

async function caller(n: number): Promise<never> {
  for (let count = 0; ; count++) {
    const one = {
      clientId: `${process.pid}:${n}:${count}`,
      account: 1 + Math.floor(random() * PEOPLE),
      isBuy: random() < 0.5,
      ticks: 990 + Math.floor(random() * 20),
      lots: 1 + Math.floor(random() * 9),
    };
    const orderId = await place(one);
    writeSync(acks, writeOrder({ ...one, orderId }));
    if (random() < 0.4) await ask({ kind: 'cancel', account: one.account, orderId, clientId: '' });
  }
}

async function place({ clientId, account, isBuy, ticks, lots }: Omit<AskedOrder, 'orderId'>): Promise<number> {
  const [answer] = await ask({
    kind: 'place',
    account,
    market: 1,
    side: isBuy ? 'buy' : 'sell',
    type: 'limit',
    timeInForce: 'gtc',
    postOnly: false,
    ticks,
    lots,
    quoteUnits: 0,
    trigger: 'none',
    stopTicks: 0,
    feeFrom: 'received',
    selfTrade: 'expireTaker',
    idUse: 'once',
    clientId,
  });
  if (answer!.kind === 'accepted') return answer!.orderId;
  if (answer!.kind === 'repeated') return answer!.id;
  throw new Error(`an order was answered with ${JSON.stringify(answer)}`);
}

/** A client keeps its id until it has an answer, whatever happens to the connection. */
async function ask(command: Command): Promise<Outcome> {
  for (;;) {
    const answer = await trading.submit(command).catch((error: Error) => {
      if (!(error instanceof OutcomeUnknown)) throw error;
      return null;
    });
    if (answer?.ok) return answer.value.outcome;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
