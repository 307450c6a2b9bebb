import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { Command, PlaceCommand } from '@bourse/core/trading/command.ts';
import { expect } from 'vitest';
import { imageText } from '../../src/engine/image-text.ts';
import { imageFromRows } from '../../src/engine/projection/image.query.ts';
import { verifyJournal } from '../../src/engine/verify-journal.ts';
import { writeBackup } from '../../src/platform/db/backup/backup.ts';
import type { BackupKey } from '../../src/platform/db/backup/backup-seal.ts';
import { buy, place, sell } from '../spot/spot.rig.ts';
import type { Member, TestExchange } from '../test-exchange.ts';

/** Guards nothing: the people in these files are made up. */
export const OLD_DATA_KEY: BackupKey = { kind: 'passphrase', passphrase: 'a fixture that guards nothing' };
/** The id under which Vera's order at 50,000 was asked for. */
export const ASKED_BEFORE = '00000000-0000-4000-8000-000000000001';
/** An id of Paul's that named an order which ended, and names another one that is open. */
export const NAMED_TWICE = 'paul-again';
/** The id of Nora's pair of alternatives. */
export const NORAS_PAIR = 'nora-pair';

/** Open orders of every kind, trades from both sides, stops that wait, a fee table that changed: what the next version must start with. */
async function trade(exchange: TestExchange): Promise<Readonly<Record<string, string>>> {
  const { trading } = exchange.services;
  const [nora, paul, vera] = [await funded(exchange), await funded(exchange), await funded(exchange)];
  await trading.submit({ kind: 'feeLevel', account: Number(vera.uid), level: 3 });
  await place(nora, { ...sell, price: '60000', quantity: '0.5' });
  await place(paul, { ...buy, price: '60100', quantity: '0.2' });
  await place(vera, { type: 'market', quoteAmount: '1000' });
  await place(vera, { ...buy, price: '59900', quantity: '0.3' });
  await place(paul, { side: 'sell', type: 'market', quantity: '0.05' });
  await place(paul, { ...sell, price: '59950', quantity: '0.1' });
  await place(nora, { ...buy, price: '59950', quantity: '0.04', timeInForce: 'ioc' });
  await place(paul, { ...buy, price: '59000', quantity: '0.01' });
  // Which way a stop waits is told from the last price that the pages know.
  await expect.poll(() => exchange.spot.data.state(1).lastTicks).toBe(599_500);
  await place(nora, { side: 'buy', type: 'stop-limit', stopPrice: '61000', price: '61500', quantity: '0.1' });
  await place(nora, { side: 'sell', type: 'stop-market', stopPrice: '55000', quantity: '0.2' });
  await place(paul, { side: 'buy', type: 'stop-market', stopPrice: '62000', quantity: '0.1' });
  await place(paul, { side: 'buy', type: 'stop-market', stopPrice: '62500', quoteAmount: '500' });
  await place(vera, { side: 'sell', type: 'stop-limit', stopPrice: '59900', price: '59800', quantity: '0.02' });
  await place(nora, { side: 'sell', type: 'market', quantity: '0.01' });
  await place(vera, { ...buy, price: '50000', quantity: '0.02', clientRequestId: ASKED_BEFORE });
  await place(nora, { symbol: 'ETH_BTC', ...buy, price: '0.05', quantity: '1' });
  const levels = [
    { makerPpm: 1_500, takerPpm: 2_500 },
    { makerPpm: 700, takerPpm: 900 },
  ];
  await trading.submit({ kind: 'fees', version: 9, levels });
  await place(vera, { ...buy, price: '51000', quantity: '0.02' });
  await hang(exchange, { nora: Number(nora.uid), paul: Number(paul.uid), vera: Number(vera.uid) });
  return { nora: nora.uid, paul: paul.uid, vera: vera.uid };
}

/** A limit order for BTC, priced in ticks of 0.1 USDT and sized in lots of 0.00001 BTC. */
function order(account: number, side: 'buy' | 'sell', ticks: number, lots: number, over: Partial<PlaceCommand> = {}) {
  const how = { kind: 'place', market: 1, type: 'limit', timeInForce: 'gtc', postOnly: false, quoteUnits: 0 } as const;
  const terms = { trigger: 'none', stopTicks: 0, feeFrom: 'received', selfTrade: 'expireTaker' } as const;
  return { ...how, ...terms, account, side, ticks, lots, clientId: '', idUse: 'whileOpen', ...over } as const;
}

/** Lists in each state, orders that became smaller, an id that named two orders, and every way in which one's own orders meet. */
async function hang(exchange: TestExchange, people: Readonly<Record<'nora' | 'paul' | 'vera', number>>): Promise<void> {
  const { nora, paul, vera } = people;
  const submit = async (command: Command): Promise<number> => {
    const answer = await exchange.services.trading.submit(command);
    if (!answer.ok) throw new Error(answer.refusal.code);
    const [first] = answer.value.outcome;
    if (first!.kind === 'refused') throw new Error(`${first.refusal.code} ${JSON.stringify(command)}`);
    return first!.kind === 'accepted' ? first!.orderId : first!.kind === 'listed' ? first!.listId : 0;
  };
  const list = (contingency: 'oco' | 'oto' | 'otoco', clientId: string, ...orders: readonly PlaceCommand[]) =>
    submit({ kind: 'placeList', contingency, orders, clientId, idUse: 'whileOpen' });
  const below = (stopTicks: number) => ({ trigger: 'below', stopTicks }) as const;
  const above = (stopTicks: number) => ({ trigger: 'above', stopTicks }) as const;
  const onlyMakes = { postOnly: true } as const;
  // Alternatives of which both are open: of a sell, of a buy whose second holds only what the first does not, and two stops.
  await list(
    'oco',
    NORAS_PAIR,
    order(nora, 'sell', 640_000, 700, onlyMakes),
    order(nora, 'sell', 540_000, 700, below(550_000)),
  );
  await list('oco', '', order(paul, 'buy', 560_000, 300, onlyMakes), order(paul, 'buy', 650_000, 300, above(640_000)));
  await list(
    'oco',
    '',
    order(vera, 'sell', 700_000, 200, above(690_000)),
    order(vera, 'sell', 500_000, 200, below(510_000)),
  );
  // A working order that has traded in part, with a pair that waits; one that has not traded; one that has, so that its pair is open.
  const buyBack = [
    order(vera, 'buy', 530_000, 400, onlyMakes),
    order(vera, 'buy', 660_000, 400, above(650_000)),
  ] as const;
  await list('otoco', 'vera-exit', order(vera, 'sell', 599_400, 400), ...buyBack);
  await submit(order(nora, 'buy', 599_400, 150));
  await list('oto', '', order(paul, 'buy', 570_000, 250), order(paul, 'sell', 670_000, 250));
  const sellAll = [
    order(paul, 'sell', 660_000, 120, onlyMakes),
    order(paul, 'sell', 530_000, 120, below(540_000)),
  ] as const;
  await list('otoco', '', order(paul, 'buy', 599_400, 120), ...sellAll);
  // One of which an alternative was carried out, one that was cancelled.
  await list('oco', '', order(nora, 'sell', 599_380, 60, onlyMakes), order(nora, 'sell', 520_000, 60, below(530_000)));
  await submit(order(paul, 'buy', 599_380, 60));
  const ended = await list('oto', '', order(nora, 'buy', 555_000, 90), order(nora, 'sell', 650_000, 90));
  await submit({ kind: 'cancelList', account: nora, listId: ended, clientId: '' });
  // Smaller than they were: one that has traded, and a stop.
  const amended = await submit(order(nora, 'sell', 599_370, 500));
  await submit(order(paul, 'buy', 599_370, 100));
  await submit({ kind: 'amend', account: nora, orderId: amended, lots: 350 });
  const stop = await submit(order(vera, 'buy', 630_000, 500, above(620_000)));
  await submit({ kind: 'amend', account: vera, orderId: stop, lots: 320 });
  // An id that was used again.
  const first = await submit(order(paul, 'buy', 580_000, 40, { clientId: NAMED_TWICE }));
  await submit({ kind: 'cancel', account: paul, orderId: first, clientId: '' });
  await submit(order(paul, 'buy', 581_000, 40, { clientId: NAMED_TWICE }));
  // One's own orders that meet, in each way.
  for (const selfTrade of ['none', 'expireTaker', 'expireMaker', 'expireBoth'] as const) {
    await submit(order(vera, 'sell', 599_350, 30, { selfTrade }));
    await submit(order(vera, 'buy', 599_350, 50, { selfTrade, timeInForce: 'ioc' }));
    await submit(order(vera, 'sell', 612_000, 30, { selfTrade }));
  }
}

async function funded(exchange: TestExchange): Promise<Member> {
  const money = { USDT: '1000000', BTC: '10' };
  const who = await exchange.person({ funds: money });
  for (const [asset, amount] of Object.entries(money)) {
    const way = { asset, from: 'funding', to: 'spot', amount };
    await who.client.call('transfers', 'transfer', { clientRequestId: randomUUID(), ...way });
  }
  return who;
}

/** Writes what a version leaves behind: a backup, and what is in it. */
export async function writeOldData(exchange: TestExchange, path: string): Promise<void> {
  const { database, clock, services } = exchange;
  const people = await trade(exchange);
  const last = await services.trading.submit({ kind: 'cancel', account: 1, orderId: 1, clientId: '' });
  if (!last.ok) throw new Error(`nobody leads: ${last.refusal.code}`);
  await services.trading.waitForRows(last.value.sequence);
  const { isRight, sequence, hash } = await verifyJournal(database.ownerDb, { isWhole: true, keepAtMs: clock.nowMs() });
  const rows = await imageFromRows(database.ownerDb);
  if (!isRight || rows?.place.sequence !== sequence) throw new Error('the rows are not those of the journal');
  await writeBackup(database.ownerDb, `${path}.backup`, { key: OLD_DATA_KEY, nowMs: clock.nowMs() });
  const { balances, orders } = JSON.parse(imageText(rows.image)) as { balances: unknown; orders: unknown };
  writeFileSync(
    `${path}.json`,
    `${JSON.stringify({ stateHash: hash, sequence, people, balances, orders }, null, 2)}\n`,
  );
}
