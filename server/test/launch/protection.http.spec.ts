import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { protectionOf, protectionWorst } from '@bourse/core/launch/price/protection.ts';
import { costOf } from '@bourse/core/launch/price.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProtectionPrices } from '../../src/modules/launch/queries/price/protection.query.ts';
import { creditProtection } from '../../src/modules/launch/usecases/protection/credit-protection.ts';
import { decideProtection } from '../../src/modules/launch/usecases/protection/decide-protection.ts';
import type { Db, Tx } from '../../src/platform/db/db.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { cancelProject } from './boost.rig.ts';
import { codeOf, pass, publish, runLaunch, subscribe, tokens, usdt } from './launch.rig.ts';
import { payOut, payOutForm } from './payout.rig.ts';
import { withMinutes } from './price.rig.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await testExchange();
}, 120_000);
afterAll(() => exchange.close());

const SCALES = { tokenScale: 8, payScale: 6 };
const isRight = async () => expect((await exchange.reconcile()).differences).toEqual([]);
const free = (who: Member, asset = 'USDT') => exchange.available(who.uid, 'funding', asset);
const person = () => exchange.person({ funds: { USDT: '10000' } });
const own = async ({ client }: Member) => (await client.call('launch', 'subscriptions')).rows[0]!;
const cover = (project: string) =>
  exchange.services.ledger.systemBalance(exchange.services.db, `system:launch_protection:USDT:${project}`);
/** Lets time pass for somebody, and does what is due. */
async function go(who: Member, ms: number): Promise<void> {
  await exchange.letPass(ms, who);
  await runLaunch(exchange);
}
/** A sale at 1.6 USDT, of which somebody bought 100 tokens for 160, and whose first tokens are handed out. */
async function sold(over: Parameters<typeof publish>[1] = {}) {
  const project = await publish(exchange, { protectionBps: 10_000, ...over });
  const buyer = await person();
  await subscribe(buyer, project, '160');
  await go(buyer, HOUR_MS);
  await go(buyer, HOUR_MS);
  return { project, buyer };
}

describe('price protection', () => {
  it('pays back what the market was below the price at the first delivery, once, also to whoever has sold', async () => {
    const { project, buyer } = await sold({ protectionBps: 15_000 });
    const { quotaMinor } = project;
    const worst = protectionWorst(project.rounds, { timesBps: 15_000 }, SCALES);
    expect(worst).toBe((costOf(quotaMinor, project.rounds[0]!.price!, 0, SCALES).payMinor * 3n) / 2n);
    // Whoever has sold what they can move has made the loss all the same.
    const way = { asset: 'HBT', amount: '20', from: 'funding', to: 'spot' } as const;
    await buyer.client.call('transfers', 'transfer', { clientRequestId: randomUUID(), ...way });
    const before = await free(buyer);
    await go(buyer, HOUR_MS / 2);
    expect(await free(buyer)).toBe(before);
    await go(buyer, HOUR_MS / 2 + MINUTE_MS);
    const market = (await findProtectionPrices(exchange.services.db, [project.id])).get(project.id)!;
    expect(market.count).toBe(60);
    const { creditMinor, worthMinor } = protectionOf(
      usdt(160),
      tokens(100),
      { numerator: market.sumE8, denominator: 60n * 10n ** 8n },
      { timesBps: 15_000 },
      SCALES,
    );
    expect(creditMinor > usdt(100)).toBe(true);
    expect((await free(buyer)) - before).toBe(creditMinor);
    const credit = formatAmount(creditMinor, 6);
    expect(await own(buyer)).toMatchObject({ protection: { worth: formatAmount(worthMinor, 6), credit } });
    const [told] = (await buyer.client.call('notices', 'list')).rows;
    expect(told).toMatchObject({ kind: 'launch.protected', params: { token: 'HBT', asset: 'USDT', amount: credit } });
    const seen = await buyer.client.call('launch', 'project', { project: project.id });
    expect(seen.project.protection).toMatchObject({ times: '1.5', market: { count: 60 } });
    await go(buyer, 2 * DAY_MS);
    expect((await free(buyer)) - before).toBe(creditMinor);
    await isRight();
    // What was not needed goes back, and no more.
    expect(await cover(project.id)).toBe(worst - creditMinor);
    const left = formatAmount(worst - creditMinor, 6);
    await payOut(exchange, payOutForm(project.id, { amount: '160' }));
    await payOut(exchange, payOutForm(project.id, { amount: left }));
    expect(await cover(project.id)).toBe(0n);
    await isRight();
  });

  it('pays once, whatever statement a process dies at and however many do it together', async () => {
    const { project, buyer } = await sold();
    await exchange.letPass(HOUR_MS + MINUTE_MS, buyer);
    const before = await free(buyer);
    let deaths = 0;
    for (let nth = 1, isPaid = false; !isPaid; nth += 1) {
      const dying = { ...exchange.launch, db: dyingAt(nth) };
      try {
        await decideProtection(dying);
        // A failing row is told once all others are done.
        const run = creditProtection(dying);
        while (await run());
        isPaid = (await free(buyer)) > before;
      } catch {
        deaths += 1;
      }
    }
    expect(deaths).toBeGreaterThan(3);
    const after = await free(buyer);
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        await decideProtection(exchange.launch);
        const run = creditProtection(exchange.launch);
        while (await run());
      }),
    );
    expect(await free(buyer)).toBe(after);
    expect(
      await exchange.database.ownerDb.query('select from launch.protection_price where project_id = $1', [project.id]),
    ).toHaveLength(1);
    await isRight();
  });

  it('gives nothing where the market is not below, says so, and what was put aside leaves only then', async () => {
    const { project, buyer } = await sold({
      rounds: [{ price: { baseUnits: 1n, baseScale: 2, discountBps: 0 }, minMinor: usdt(1) }],
    });
    // A thousand tokens cost ten USDT, which is all that is sold; the proceeds leave first.
    await payOut(exchange, payOutForm(project.id, { amount: '10' }));
    const finance = (await exchange.staff('finance')).client;
    const ask = () => finance.call('staffLaunch', 'payOut', payOutForm(project.id, { amount: '10' }));
    expect(await codeOf(ask())).toBe('LAUNCH_STILL_OWED');
    const before = await free(buyer);
    await go(buyer, HOUR_MS + MINUTE_MS);
    expect(await own(buyer)).toMatchObject({ protection: { credit: '0' } });
    expect(await free(buyer)).toBe(before);
    await payOut(exchange, payOutForm(project.id, { amount: '10' }));
    expect(await cover(project.id)).toBe(0n);
    await isRight();
  });

  it('takes the first hour in which enough minutes have a price, the same however late that is looked at', async () => {
    const { project, buyer } = await sold();
    const deliveryMs = project.schedule[0]!.unlockAtMs;
    const firstMinute = Math.floor(deliveryMs / MINUTE_MS);
    // The feed says nothing in four minutes of the first hour, and in three of the second one.
    const silent = new Set([0, 1, 2, 3, 60, 61, 62].map((at) => firstMinute + at));
    const launch = withMinutes(exchange, (all) => all.filter(({ minute }) => !silent.has(minute)));
    await exchange.letPass(HOUR_MS + MINUTE_MS, buyer);
    expect(await decideProtection(launch)).toBe(false);
    await exchange.letPass(3 * DAY_MS, buyer);
    expect(await decideProtection(launch)).toBe(true);
    const market = (await findProtectionPrices(exchange.services.db, [project.id])).get(project.id)!;
    expect(market).toMatchObject({ fromMs: (firstMinute + 60) * MINUTE_MS, count: 57 });
    await runLaunch(exchange);
    await isRight();
  });

  it('reaches whoever bought so little that nothing of it is handed out first', async () => {
    const listingMs = exchange.clock.nowMs() + 2 * HOUR_MS;
    const project = await publish(exchange, {
      protectionBps: 10_000,
      rounds: [{ minMinor: 1n, stepMinor: 1n }],
      schedule: [
        { unlockAtMs: listingMs, shareBps: 1 },
        { unlockAtMs: listingMs + 90 * DAY_MS, shareBps: 9_999 },
      ],
    });
    const [much, little] = [await person(), await person()];
    await subscribe(much, project, '160');
    await subscribe(little, project, '0.00001');
    for (const ms of [HOUR_MS, HOUR_MS, HOUR_MS + MINUTE_MS])
      await exchange.letPass(ms, much, little).then(() => runLaunch(exchange));
    for (const who of [much, little]) expect((await own(who)).protection).not.toBeNull();
    await isRight();
  });

  it('is none where the project was cancelled: people have what they paid, and what was put aside goes back', async () => {
    const project = await publish(exchange, { protectionBps: 10_000 });
    const buyer = await person();
    await subscribe(buyer, project, '160');
    await pass(exchange, HOUR_MS);
    await cancelProject(exchange, project.id);
    await runLaunch(exchange);
    expect(await free(buyer)).toBe(usdt(10_000));
    await pass(exchange, DAY_MS);
    expect(await free(buyer)).toBe(usdt(10_000));
    await payOut(exchange, payOutForm(project.id, { amount: formatAmount(await cover(project.id), 6) }));
    expect(await cover(project.id)).toBe(0n);
    await isRight();
  });

  it('is promised only with its worst case put aside, in the coin that its price is in', async () => {
    const nowMs = exchange.clock.nowMs();
    const wish = (over: Readonly<Record<string, string>>) => ({
      project: 'protected',
      token: 'HBT',
      payAsset: 'USDT',
      supply: '1000',
      quota: '100',
      listingAtMs: String(nowMs + DAY_MS),
      rounds: JSON.stringify([
        {
          mode: 'SUBSCRIPTION',
          quota: '100',
          perPerson: '100',
          split: 'PRORATA',
          basePrice: '0.5',
          discountBps: '1000',
          hasVipDiscount: 'false',
          min: '1',
          max: '100',
          step: '1',
          kycMin: '0',
          vipMin: '0',
          needsSurvey: 'false',
          startAtMs: String(nowMs + HOUR_MS),
          endAtMs: String(nowMs + 2 * HOUR_MS),
        },
      ]),
      schedule: JSON.stringify([{ atMs: String(nowMs + DAY_MS), shareBps: '10000' }]),
      reason: 'A project that we have looked at',
      ...over,
    });
    const product = (await exchange.staff('product')).client;
    const [finance, second] = [(await exchange.staff('finance')).client, (await exchange.staff('finance')).client];
    const refusal = (over: Readonly<Record<string, string>>) =>
      codeOf(product.call('staffLaunch', 'publish', wish(over)));
    const putAside = async (form: Readonly<Record<string, string>>) => {
      const base = { clientRequestId: randomUUID(), project: 'protected', reason: 'As the project asks' };
      await finance.call('staffLaunch', 'fund', { ...base, ...form } as never);
      const { rows } = await second.call('staffActions', 'list', { tab: 'waiting' });
      const { id, contentHash } = rows.find(({ kind }) => kind === 'staffLaunch.fund')!;
      await second.call('staffActions', 'decide', { id, contentHash, decision: 'approve', reason: 'As we agreed' });
    };
    await putAside({ token: 'HBT', amount: '100' });
    expect(await refusal({ protection: '1.00001' })).toBe('AMOUNT_INVALID');
    expect(await refusal({ protection: '10.0001' })).toBe('AMOUNT_INVALID');
    expect(await refusal({ protection: '0' })).toBe('AMOUNT_INVALID');
    expect(await refusal({ protection: '1', payAsset: 'ETH' })).toBe('LAUNCH_PROTECTION_COIN');
    expect(await refusal({ protection: '1' })).toBe('LAUNCH_NOT_COVERED');
    // 100 tokens at 0.45, one and a half times.
    await putAside({ token: 'USDT', amount: '67.499999', covers: 'protection' });
    expect(await refusal({ protection: '1.5' })).toBe('LAUNCH_NOT_COVERED');
    await putAside({ token: 'USDT', amount: '0.000001', covers: 'protection' });
    await product.call('staffLaunch', 'publish', wish({ protection: '1.5' }));
    const decides = (await exchange.staff('product')).client;
    const { rows } = await decides.call('staffActions', 'list', { tab: 'waiting' });
    const { id, contentHash } = rows.find(({ kind }) => kind === 'staffLaunch.publish')!;
    await decides.call('staffActions', 'decide', { id, contentHash, decision: 'approve', reason: 'As we agreed' });
    const listed = (await finance.call('staffLaunch', 'projects')).rows.find((row) => row.id === 'protected');
    expect(listed).toMatchObject({ cover: '67.5', funded: '100' });
    const fund = (over: Readonly<Record<string, string>>) =>
      codeOf(
        finance.call('staffLaunch', 'fund', {
          clientRequestId: randomUUID(),
          project: 'protected',
          token: 'HBT',
          amount: '1',
          reason: 'More of it',
          ...over,
        } as never),
      );
    expect(await fund({ covers: 'protection' })).toBe('LAUNCH_OTHER_TOKEN');
    const plain = await publish(exchange);
    expect(await fund({ project: plain.id, token: 'USDT', covers: 'protection' })).toBe('LAUNCH_NO_PROTECTION');
    await isRight();
  });
});

/** A database whose process dies at the nth statement of transactions, and does nothing any more. */
function dyingAt(nth: number): Db {
  const { db } = exchange.launch;
  let done = 0;
  const counting = (tx: Tx): Tx => ({
    ...tx,
    query: async (text, values) => {
      done += 1;
      if (done >= nth) throw new Error('died');
      return tx.query(text, values);
    },
  });
  const tx = <Value>(work: (tx: Tx) => Promise<Value>) => db.tx((inner) => work(counting(inner)));
  return { query: db.query.bind(db), tx } as Db;
}
