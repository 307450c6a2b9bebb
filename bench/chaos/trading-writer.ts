import { openSync, writeSync } from 'node:fs';
import type { Command, PlaceCommand } from '@bourse/core/trading/command.ts';
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
    const question = `${process.pid}:${n}:${count}`;
    const account = 1 + Math.floor(random() * PEOPLE);
    if (random() < 0.2) await placeList(question, account);
    else await place(question, account);
  }
}

type Plain = Omit<AskedOrder, 'clientId' | 'orderId' | 'account' | 'orLots'>;
function plainOrder(): Plain {
  return {
    isBuy: random() < 0.5,
    ticks: 990 + Math.floor(random() * 20),
    lots: 1 + Math.floor(random() * 9),
  };
}

async function place(clientId: string, account: number): Promise<void> {
  const plain = plainOrder();
  const { outcome } = await ask(order(plain, account, clientId));
  const orderId = idOf(outcome);
  const orLots = random() < 0.2 ? Math.max(1, Math.floor(plain.lots / 2)) : plain.lots;
  let lots = plain.lots;
  if (orLots < lots) {
    const made = await ask({ kind: 'amend', account, orderId, lots: orLots });
    // Asked again it is refused, because it is no smaller than it is by then.
    if (made.outcome.some(({ kind }) => kind === 'amended')) lots = orLots;
    else if (!made.isAgain) return written({ ...plain, clientId, account, orderId, orLots: lots });
  }
  written({ ...plain, clientId, account, orderId, lots, orLots });
  if (random() < 0.4) await ask({ kind: 'cancel', account, orderId, clientId: '' });
}

/** Two alternatives above and below the market, or an order with one that waits for it. */
async function placeList(question: string, account: number): Promise<void> {
  const contingency = random() < 0.5 ? 'oco' : 'oto';
  const plain = plainOrder();
  const { isBuy, lots } = plain;
  const pair: readonly Plain[] =
    contingency === 'oco'
      ? [
          { isBuy, lots, ticks: isBuy ? 985 : 1_015 },
          { isBuy, lots, ticks: isBuy ? 1_016 : 984 },
        ]
      : [plain, { ...plain, isBuy: !isBuy }];
  const orders = pair.map((each, at) => order(each, account, `${question}.${at}`));
  const [first, second] = orders as [PlaceCommand, PlaceCommand];
  if (contingency === 'oco') {
    orders[0] = { ...first, postOnly: true };
    orders[1] = { ...second, trigger: isBuy ? 'above' : 'below', stopTicks: isBuy ? 1_012 : 988 };
  }
  const { outcome } = await ask({ kind: 'placeList', contingency, orders, clientId: question, idUse: 'once' });
  const listId = idOf(outcome);
  pair.forEach((each, at) => {
    written({ ...each, clientId: `${question}.${at}`, account, orderId: listId + 1 + at, orLots: lots });
  });
  if (random() < 0.4) await ask({ kind: 'cancel', account, orderId: listId + 1, clientId: '' });
}

function written(one: AskedOrder): void {
  writeSync(acks, writeOrder(one));
}

function idOf([answer]: Outcome): number {
  if (answer!.kind === 'accepted') return answer!.orderId;
  if (answer!.kind === 'listed') return answer!.listId;
  if (answer!.kind === 'repeated') return answer!.id;
  throw new Error(`an order was answered with ${JSON.stringify(answer)}`);
}

function order({ isBuy, ticks, lots }: Plain, account: number, clientId: string): PlaceCommand {
  return {
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
  };
}

interface Told {
  readonly outcome: Outcome;
  /** It was asked more than once: the first time may have done it. */
  readonly isAgain: boolean;
}

/** A client keeps its id until it has an answer, whatever happens to the connection. */
async function ask(command: Command): Promise<Told> {
  for (let isAgain = false; ; isAgain = true) {
    const answer = await trading.submit(command).catch((error: Error) => {
      if (!(error instanceof OutcomeUnknown)) throw error;
      return null;
    });
    if (answer?.ok) return { outcome: answer.value.outcome, isAgain };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
