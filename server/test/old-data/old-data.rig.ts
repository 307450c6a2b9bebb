import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
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
  return { nora: nora.uid, paul: paul.uid, vera: vera.uid };
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
