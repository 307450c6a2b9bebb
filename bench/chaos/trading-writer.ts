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

// The process that is killed. It runs the trading core in its thread, and callers that write a line after each acknowledged
// order to a file that survives the kill.

const PEOPLE = 100;
/** Acceptable refusals, caused by the current price or by the end of another order. */
const MAY_BE: ReadonlySet<string> = new Set(['STOP_WOULD_TRIGGER', 'POST_ONLY_WOULD_MATCH', 'ORDER_NOT_FOUND']);
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
    const dice = random();
    if (dice < 0.2) await placeList(question, account);
    else if (dice < 0.25) await replace(question, account);
    else await place(question, account);
    if (random() < 0.02) await ask({ kind: 'cancelAll', account, market: 1 });
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

/** Rare terms of an order: a stop, a trailing stop, an iceberg, and the ways to treat a trade with oneself. */
function fewHave({ isBuy, lots }: Plain): Partial<PlaceCommand> {
  const selfTrade = pick(['none', 'expireTaker', 'expireTaker', 'expireMaker', 'expireBoth'] as const);
  const displayLots = random() < 0.2 ? { displayLots: 1 + Math.floor(random() * lots) } : {};
  const dice = random();
  const isAbove = random() < 0.5;
  const stopTicks = isAbove ? 1_003 + Math.floor(random() * 10) : 997 - Math.floor(random() * 10);
  const trigger = isAbove ? 'above' : 'below';
  if (dice < 0.1) return { ...displayLots, selfTrade, trigger, stopTicks };
  const trailBps = pick([10, 50, 100, 500]);
  if (dice < 0.2) return { ...displayLots, selfTrade, trigger: isBuy ? 'above' : 'below', trailBps };
  if (dice < 0.25) return { ...displayLots, selfTrade, trigger, stopTicks, trailBps };
  return { ...displayLots, selfTrade };
}

function pick<Value>(values: readonly Value[]): Value {
  return values[Math.floor(random() * values.length)]!;
}

async function place(clientId: string, account: number): Promise<void> {
  const plain = plainOrder();
  const { outcome } = await ask({ ...order(plain, account, clientId), ...fewHave(plain) });
  const orderId = idOf(outcome);
  // A stop that would wake at once was refused.
  if (orderId === 0) return;
  const orLots = random() < 0.2 ? Math.max(1, Math.floor(plain.lots / 2)) : plain.lots;
  let lots = plain.lots;
  if (orLots < lots) {
    const made = await ask({ kind: 'amend', account, orderId, lots: orLots });
    // A repeat is refused, because the order already has that size by then.
    if (made.outcome.some(({ kind }) => kind === 'amended')) lots = orLots;
    else if (!made.isAgain) return written({ ...plain, clientId, account, orderId, orLots: lots });
  }
  written({ ...plain, clientId, account, orderId, lots, orLots });
  if (random() < 0.4) await ask({ kind: 'cancel', account, orderId, clientId: '' });
}

/** Replaces an order by another. If the first has traded by then, there is no second. */
async function replace(question: string, account: number): Promise<void> {
  const [first, second] = [plainOrder(), plainOrder()];
  const one = idOf((await ask(order(first, account, `${question}.0`))).outcome);
  written({ ...first, clientId: `${question}.0`, account, orderId: one, orLots: first.lots });
  const place = { ...order(second, account, `${question}.1`), ...fewHave(second) };
  const other = idOf((await ask({ kind: 'replace', orderId: one, place })).outcome);
  if (other > 0) written({ ...second, clientId: `${question}.1`, account, orderId: other, orLots: second.lots });
}

/** Places a list: two alternatives around the market, or an order with one or two that wait for it. */
async function placeList(question: string, account: number): Promise<void> {
  const contingency = pick(['oco', 'oto', 'otoco'] as const);
  const plain = plainOrder();
  const { lots } = plain;
  const isBuy = contingency === 'otoco' ? !plain.isBuy : plain.isBuy;
  const pair: readonly Plain[] = [
    { isBuy, lots, ticks: isBuy ? 985 : 1_015 },
    { isBuy, lots, ticks: isBuy ? 1_016 : 984 },
  ];
  const all: readonly Plain[] = {
    oco: pair,
    oto: [plain, { ...plain, isBuy: !plain.isBuy }],
    otoco: [plain, ...pair],
  }[contingency];
  const follows = random() < 0.3 ? { stopTicks: 0, trailBps: 300 } : {};
  const orders = all.map((each, at): PlaceCommand => {
    const asked = order(each, account, `${question}.${at}`);
    if (each === pair[0]) return { ...asked, postOnly: true, displayLots: 1 };
    if (each !== pair[1]) return asked;
    return { ...asked, trigger: isBuy ? 'above' : 'below', stopTicks: isBuy ? 1_012 : 988, ...follows };
  });
  const { outcome } = await ask({ kind: 'placeList', contingency, orders, clientId: question, idUse: 'once' });
  const listId = idOf(outcome);
  if (listId === 0) return;
  all.forEach((each, at) => {
    written({ ...each, clientId: `${question}.${at}`, account, orderId: listId + 1 + at, orLots: lots });
  });
  if (random() < 0.4) await ask({ kind: 'cancel', account, orderId: listId + 1, clientId: '' });
}

function written(one: AskedOrder): void {
  writeSync(acks, writeOrder(one));
}

/** The order or list that a request made; 0 where it was refused because of the current price. */
function idOf(outcome: Outcome): number {
  for (const event of outcome) {
    if (event.kind === 'accepted') return event.orderId;
    if (event.kind === 'listed') return event.listId;
    if (event.kind === 'repeated') return event.id;
    if (event.kind === 'refused' && MAY_BE.has(event.refusal.code)) return 0;
  }
  throw new Error(`an order was answered with ${JSON.stringify(outcome)}`);
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
  /** True where it was asked more than once, so that the first time may already have done it. */
  readonly isAgain: boolean;
}

/** Asks until there is an answer, with the same id across lost connections. */
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
