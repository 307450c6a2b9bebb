import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProtectionPrices } from '../../src/modules/launch/queries/price/protection.query.ts';
import { insertProtectionPrice } from '../../src/modules/launch/store/protection.store.ts';
import { creditProtection } from '../../src/modules/launch/usecases/protection/credit-protection.ts';
import { decideByHand } from '../../src/modules/launch/usecases/protection/decide-by-hand.ts';
import { decideProtection } from '../../src/modules/launch/usecases/protection/decide-protection.ts';
import { watchLate } from '../../src/modules/launch/usecases/watch-late.ts';
import { createPricing, DemoPriceSource, type PriceSource } from '../../src/modules/pricing/public.ts';
import type { Db, Tx } from '../../src/platform/db/db.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { codeOf, publish, runLaunch, subscribe, usdt } from './launch.rig.ts';
import { payOut, payOutForm } from './payout.rig.ts';
import { withMinutes } from './price.rig.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await testExchange();
}, 120_000);
afterAll(() => exchange.close());

const isRight = async () => expect((await exchange.reconcile()).differences).toEqual([]);
const free = (who: Member) => exchange.available(who.uid, 'funding', 'USDT');
const product = async () => (await exchange.staff('product')).client;
const projectIn = async (who: Member, id: string) =>
  (await who.client.call('launch', 'project', { project: id })).project;
const cover = (project: string) =>
  exchange.services.ledger.systemBalance(exchange.services.db, `system:launch_protection:USDT:${project}`);
const alarms = (project: string) =>
  exchange.database.ownerDb.query('select from wallet.chain_alarm where alarm_key like $1', [`launch:%:${project}%`]);
const markOf = async (project: string) => {
  const [row] = await exchange.database.ownerDb.query<{ protected_ms: string | null; protection_hour: number }>(
    'select protected_ms, protection_hour from launch.project where id = $1',
    [project],
  );
  return row!;
};
async function go(who: Member, ms: number): Promise<void> {
  await exchange.letPass(ms, who);
  await runLaunch(exchange);
}
/** A sale of which somebody bought 100 tokens for 160 USDT, and whose first tokens are handed out. */
async function sold(over: Parameters<typeof publish>[1] = {}) {
  const project = await publish(exchange, { protectionBps: 10_000, ...over });
  const buyer = await exchange.person({ funds: { USDT: '10000' } });
  await subscribe(buyer, project, '160');
  await go(buyer, HOUR_MS);
  await go(buyer, HOUR_MS);
  return { project, buyer, deliveryMs: project.schedule[0]!.unlockAtMs };
}
/** A leveraged token has no index of its own, so that it is never told what it was worth. */
const UNTOLD = { token: 'BTC3L' } as const;

describe('a price protection that has come to its end', () => {
  it('searches no purchase any more, and not before everybody was given theirs', async () => {
    const { project, buyer } = await sold();
    expect((await markOf(project.id)).protected_ms).toBeNull();
    await exchange.letPass(HOUR_MS + MINUTE_MS, buyer);
    await decideProtection(exchange.launch);
    const searched: string[] = [];
    const launch = { ...exchange.launch, db: seen((text) => void searched.push(text)) };
    const run = creditProtection(launch);
    while (await run());
    expect((await markOf(project.id)).protected_ms).not.toBeNull();
    const asks = () => searched.filter((text) => text.includes('from launch.subscription')).length;
    expect(asks()).toBeGreaterThan(0);
    searched.length = 0;
    expect(await run()).toBe(false);
    expect(asks()).toBe(0);
    await isRight();
  });

  it('of which nothing was sold is owed to nobody: its cover leaves, and no alarm is raised', async () => {
    const project = await publish(exchange, { protectionBps: 10_000, ...UNTOLD });
    const finance = (await exchange.staff('finance')).client;
    const all = formatAmount(await cover(project.id), 6);
    const form = payOutForm(project.id, { amount: all });
    expect(await codeOf(finance.call('staffLaunch', 'payOut', form))).toBe('LAUNCH_STILL_OWED');
    const nobody = await exchange.person();
    await go(nobody, HOUR_MS);
    await go(nobody, DAY_MS);
    await watchLate(exchange.launch);
    expect(await alarms(project.id)).toEqual([]);
    await payOut(exchange, form);
    expect(await cover(project.id)).toBe(0n);
    const asked = (await product()).call('staffLaunch', 'protect', { project: project.id, reason: 'Nothing is known' });
    expect(await codeOf(asked)).toBe('LAUNCH_PROTECTED');
    await isRight();
  });
});

it('what is put aside for a protection says nothing of a sale to come; tokens do', async () => {
  const [asks, decides] = [(await exchange.staff('finance')).client, (await exchange.staff('finance')).client];
  const nobody = await exchange.person();
  const code = () => codeOf(nobody.client.call('launch', 'project', { project: 'covered-only' }));
  const putAside = async (what: { readonly token: string; readonly covers?: 'protection' }) => {
    const form = {
      clientRequestId: randomUUID(),
      project: 'covered-only',
      amount: '10',
      reason: 'As it asks',
      ...what,
    };
    await asks.call('staffLaunch', 'fund', form);
    const { rows } = await decides.call('staffActions', 'list', { tab: 'waiting' });
    const { id, contentHash } = rows.find(({ kind }) => kind === 'staffLaunch.fund')!;
    await decides.call('staffActions', 'decide', { id, contentHash, decision: 'approve', reason: 'As we agreed' });
  };
  await putAside({ token: 'USDT', covers: 'protection' });
  expect(await code()).toBe('LAUNCH_NOT_FOUND');
  await putAside({ token: 'HBT' });
  expect(await code()).toBe('LAUNCH_NOT_LISTED');
});

describe('the hours in which a market says nothing', () => {
  it('are looked at once, a day at a time', async () => {
    const { project, buyer } = await sold();
    await exchange.letPass(3 * DAY_MS + 2 * MINUTE_MS, buyer);
    const asked: number[] = [];
    const launch = withAsked((asset, fromMs, toMs) => {
      if (asset === project.token) asked.push((toMs - fromMs) / HOUR_MS);
      return [];
    });
    while (await decideProtection(launch));
    expect(asked).toEqual([24, 24, 24]);
    await decideProtection(launch);
    expect(asked).toHaveLength(3);
    await exchange.letPass(HOUR_MS, buyer);
    expect(await decideProtection(exchange.launch)).toBe(true);
    const { fromMs } = (await findProtectionPrices(exchange.services.db, [project.id])).get(project.id)!;
    expect(fromMs).toBe(Math.floor(project.schedule[0]!.unlockAtMs / MINUTE_MS) * MINUTE_MS + 3 * DAY_MS);
    await runLaunch(exchange);
    await isRight();
  });

  it('of one token hold up no other one', async () => {
    const buyer = await exchange.person({ funds: { USDT: '10000' } });
    const projects = [
      await publish(exchange, { protectionBps: 10_000, token: 'BTC' }),
      await publish(exchange, { protectionBps: 10_000 }),
    ];
    for (const project of projects) {
      await subscribe(buyer, project, '160');
      await exchange.letPass(6 * MINUTE_MS, buyer);
    }
    await go(buyer, HOUR_MS);
    await go(buyer, HOUR_MS);
    await exchange.letPass(HOUR_MS + MINUTE_MS, buyer);
    const launch = withAsked((asset) => {
      if (asset === 'BTC') throw new Error('this feed is broken');
      return null;
    });
    await expect(decideProtection(launch)).rejects.toThrow('broken');
    const [broken, fine] = projects.map(({ id }) => id) as [string, string];
    const told = await findProtectionPrices(exchange.services.db, [broken, fine]);
    expect([...told.keys()]).toEqual([fine]);
    await runLaunch(exchange);
    await isRight();
  });
});

describe('a protection that nothing tells for a day', () => {
  it('is of the last hour until then with any price, whoever looks when', async () => {
    const { project, buyer, deliveryMs } = await sold();
    const first = Math.floor(deliveryMs / MINUTE_MS);
    // Two minutes of the third hour, and all of the hour before the delivery.
    const kept = new Set([125, 170, ...Array.from({ length: 60 }, (_, at) => at - 60)].map((at) => first + at));
    const launch = withMinutes(exchange, (all) => all.filter(({ minute }) => kept.has(minute)));
    const decide = (of: TestExchange['launch']) => exchange.services.db.tx((tx) => decideByHand(of, tx, project));
    await exchange.letPass(DAY_MS - 5 * MINUTE_MS, buyer);
    expect(await decide(launch)).toBeNull();
    await exchange.letPass(7 * MINUTE_MS, buyer);
    const price = (await decide(launch))!;
    expect(price).toMatchObject({ fromMs: (first + 120) * MINUTE_MS, count: 2, byStaff: true });
    const before = withMinutes(exchange, (all) => all.filter(({ minute }) => kept.has(minute) && minute < first));
    expect(await decide(before)).toMatchObject({ fromMs: (first - 60) * MINUTE_MS, count: 60, byStaff: true });
    // What comes later is no other choice, unless it tells the price.
    await exchange.letPass(DAY_MS, buyer);
    const late = new Set([...kept, ...Array.from({ length: 50 }, (_, at) => first + 1_600 + at)]);
    const later = withMinutes(exchange, (all) => all.filter(({ minute }) => late.has(minute)));
    expect(await decide(later)).toMatchObject({ fromMs: price.fromMs, count: 2 });
    expect(await decide(exchange.launch)).toMatchObject({ fromMs: first * MINUTE_MS, count: 60, byStaff: false });
    const paid = await free(buyer);
    await exchange.services.db.tx((tx) => insertProtectionPrice(tx, price));
    await runLaunch(exchange);
    expect((await free(buyer)) > paid).toBe(true);
    await isRight();
  });

  it('is decided by two of Product, for all but a minor unit of what was paid where nothing is known, and its cover is enough', async () => {
    const { project, buyer } = await sold(UNTOLD);
    const asked = async () =>
      (await product()).call('staffLaunch', 'protect', { project: project.id, reason: 'No feed brings this token' });
    const mayProtect = async () => {
      const { rows } = await (await product()).call('staffLaunch', 'projects');
      return rows.find(({ id }) => id === project.id)!.mayProtect;
    };
    expect([await codeOf(asked()), await mayProtect()]).toEqual(['LAUNCH_PROTECTION_EARLY', false]);
    await go(buyer, DAY_MS);
    await watchLate(exchange.launch);
    expect(await alarms(project.id)).toHaveLength(1);
    await go(buyer, 2 * MINUTE_MS);
    expect(await mayProtect()).toBe(true);
    await asked();
    const decides = await product();
    const { rows } = await decides.call('staffActions', 'list', { tab: 'waiting' });
    const { id, contentHash, after } = rows.find(({ kind }) => kind === 'staffLaunch.protect')!;
    expect(after).toMatchObject({ minutes: '0 / 60', marketPrice: '0' });
    await decides.call('staffActions', 'decide', {
      id,
      contentHash,
      decision: 'approve',
      reason: 'As was said before',
    });
    const paid = await free(buyer);
    await runLaunch(exchange);
    // Tokens that are worth nothing count as the least that there is.
    expect((await free(buyer)) - paid).toBe(usdt(160) - 1n);
    expect((await projectIn(buyer, project.id)).protection!.market).toMatchObject({
      price: '0',
      count: 0,
      byStaff: true,
    });
    expect([await codeOf(asked()), await mayProtect()]).toEqual(['LAUNCH_PROTECTED', false]);
    const plain = await publish(exchange);
    const other = (await product()).call('staffLaunch', 'protect', { project: plain.id, reason: 'It has none' });
    expect(await codeOf(other)).toBe('LAUNCH_NO_PROTECTION');
    await isRight();
    await payOut(exchange, payOutForm(project.id, { amount: '160' }));
    await payOut(exchange, payOutForm(project.id, { amount: formatAmount(await cover(project.id), 6) }));
    await isRight();
  });
});

/** A database of which every statement of a transaction is seen. */
function seen(see: (text: string) => void): Db {
  const { db } = exchange.launch;
  const watching = (tx: Tx): Tx => ({
    ...tx,
    query: async (text, values) => {
      see(text);
      return tx.query(text, values);
    },
  });
  const tx = <Value>(work: (tx: Tx) => Promise<Value>) => db.tx((inner) => work(watching(inner)));
  return { query: db.query.bind(db), tx } as Db;
}

/** The launch of an exchange whose feed of prices is seen to be asked; it answers as the demo's where nothing else is said. */
function withAsked(
  answer: (asset: string, fromMs: number, toMs: number) => readonly [] | null,
): TestExchange['launch'] {
  const demo = new DemoPriceSource();
  const source: PriceSource = {
    quote: (asset, atMs) => demo.quote(asset, atMs),
    fiat: (atMs) => demo.fiat(atMs),
    minutes: async (q, asset, fromMs, toMs) =>
      answer(asset, fromMs, toMs) ?? (await demo.minutes(q, asset, fromMs, toMs)),
  };
  return { ...exchange.launch, pricing: createPricing({ source, clock: exchange.clock }) };
}
