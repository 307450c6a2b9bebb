import { randomUUID } from 'node:crypto';
import { businessDayOf, startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockProduct } from '../../src/modules/earn/queries/product.query.ts';
import { saveProduct } from '../../src/modules/earn/store/product.store.ts';
import { matureTerms } from '../../src/modules/earn/usecases/mature-terms.ts';
import type { Tx } from '../../src/platform/db/db.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { callEarn, openProduct, refusedBy, runEarn } from './earn.rig.ts';

/** How orders end, and go on, where two things meet. */
let exchange: TestExchange;
let nora: Member;
beforeAll(async () => {
  exchange = await testExchange();
  nora = await exchange.person({ funds: { USDT: '20000' } });
}, 120_000);
afterAll(() => exchange.close());

const moveTo = (atMs: number) => exchange.clock.setOffsetMs(exchange.clock.offsetMs + atMs - exchange.clock.nowMs());
const today = () => businessDayOf(exchange.clock.nowMs());
const noon = () => moveTo(startOfBusinessDay(today() + 1) + 12 * HOUR_MS);
const work = () => runEarn(exchange.services);
const subscribe = async (product: string, amount: string, over: Record<string, string> = {}) =>
  (await callEarn(exchange, nora, 'subscribe', { clientRequestId: randomUUID(), product, amount, ...over })).orderId;
const redeem = (orderId: string, over: { amount?: string; way: 'instant' | 'standard' }) =>
  callEarn(exchange, nora, 'redeem', { clientRequestId: randomUUID(), orderId, ...over });
const order = (orderId: string) => callEarn(exchange, nora, 'order', { orderId });
const isRight = async () => expect((await exchange.reconcile()).differences).toEqual([]);

it('what is added while all of an order waits to be paid is credited like any other', async () => {
  const product = await openProduct(exchange, {});
  noon();
  const orderId = await subscribe(product, '1000');
  await redeem(orderId, { way: 'standard' });
  // Five past midnight its last day is credited; it is paid from ten past on.
  moveTo(startOfBusinessDay(today() + 1) + 6 * MINUTE_MS);
  await work();
  await callEarn(exchange, nora, 'add', { clientRequestId: randomUUID(), product, amount: '1000' });
  moveTo(startOfBusinessDay(today() + 1) + 6 * MINUTE_MS);
  await work();
  // From one o’clock to midnight are 23 hours, a cent each.
  const { rows } = await callEarn(exchange, nora, 'credits', { orderId });
  expect(rows[0]).toMatchObject({ compounded: '0.23' });
  expect(await order(orderId)).toMatchObject({ state: 'EARNING', principal: '1000.23' });
  await isRight();
});

it('an order of which a part waits for tomorrow is not redeemed when the rest is taken at once', async () => {
  const product = await openProduct(exchange, {});
  noon();
  const orderId = await subscribe(product, '1000');
  await redeem(orderId, { amount: '400', way: 'standard' });
  moveTo(exchange.clock.nowMs() + 2 * HOUR_MS);
  await redeem(orderId, { way: 'instant' });
  expect(await order(orderId)).toMatchObject({ state: 'REDEEMING', endedAtMs: null, principal: '0' });
  moveTo(exchange.clock.nowMs() + DAY_MS);
  await work();
  expect(await order(orderId)).toMatchObject({ state: 'REDEEMED' });
  expect((await order(orderId)).endedAtMs).not.toBeNull();
  await isRight();
});

it('an order with a term does not go on where its person may not have it any more', async () => {
  const { services, database, clock } = exchange;
  const ends = async (product: string, before: () => Promise<unknown>) => {
    const orderId = await subscribe(product, '1000', { renews: 'all' });
    moveTo((await order(orderId)).maturesAtMs!);
    await before();
    await work();
    expect(await order(orderId)).toMatchObject({ state: 'REDEEMED', interest: '0.24' });
    const { rows } = await callEarn(exchange, nora, 'orders', { open: 'true' });
    expect(rows.filter(({ productId }) => productId === product)).toEqual([]);
  };
  const asksMore = await openProduct(exchange, { kind: 'FIXED', termDays: 1 });
  await ends(asksMore, () =>
    services.db.tx(async (tx) => {
      const product = (await lockProduct(tx, asksMore))!;
      await saveProduct(tx, { ...product, kycMin: 2 }, clock.nowMs());
    }),
  );
  const freeze = (atMs: number | null) =>
    database.ownerDb.query('update identity.person set frozen_at_ms = $2 where uid = $1', [nora.uid, atMs]);
  await ends(await openProduct(exchange, { kind: 'FIXED', termDays: 1 }), () => freeze(clock.nowMs()));
  await freeze(null);
  await isRight();
});

it('whoever subscribes at the moment at which their term goes on is told that they have an order', async () => {
  noon();
  const product = await openProduct(exchange, { kind: 'FIXED', termDays: 1 });
  const first = await subscribe(product, '100', { renews: 'all' });
  moveTo((await order(first)).maturesAtMs!);
  const { db } = exchange.services;
  // Begun from here, where nobody is in the midst of a transaction.
  let begin = () => {};
  const asking = new Promise<void>((resolve) => {
    begin = resolve;
  }).then(() => refusedBy(subscribe(product, '50')));
  const isWaiting = async () => {
    for (;;) {
      const rows = await exchange.database.ownerDb.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      if (rows.length > 0) return;
    }
  };
  // They wait for the order that ends, while the next one is written.
  const tx = (step: (tx: Tx) => Promise<unknown>) =>
    db.tx((inner) => {
      const query: Tx['query'] = async (text, values) => {
        if (text.includes('insert into earn.credit')) {
          begin();
          await isWaiting();
        }
        return inner.query(text, values);
      };
      return step({ ...inner, query });
    });
  await matureTerms({ ...exchange.services, db: { tx } as typeof db })();
  expect(await asking).toMatchObject({ code: 'EARN_DUPLICATE' });
  const { rows } = await callEarn(exchange, nora, 'orders', { open: 'true' });
  for (const { id } of rows.filter(({ productId }) => productId === product)) {
    await callEarn(exchange, nora, 'setRenewal', { orderId: id, renews: 'no' });
  }
  await isRight();
});

it('its owner is told the rate of all that would go on, where its interest reaches into another tier', async () => {
  noon();
  const tiers = [
    { upToMinor: 1_000_000_000n, rateBps: 1_000 },
    { upToMinor: null, rateBps: 360 },
  ];
  const product = await openProduct(exchange, { kind: 'FIXED', termDays: 10, tiers });
  const orderId = await subscribe(product, '1000', { renews: 'all' });
  await callEarn(exchange, nora, 'setRenewal', { orderId, renews: 'all', renewFloor: '9.99' });
  moveTo((await order(orderId)).maturesAtMs! - 3 * DAY_MS);
  await work();
  const told = await exchange.services.db.query(
    `select params ->> 'rate' as rate, params ->> 'floor' as floor from notices.notice where uid = $1 and kind = 'earn.endsSoon.rate'`,
    [nora.uid],
  );
  // 1,000 at 10 % and the 2.739726 that they have earned at 3.6 %: less than the 9.99 % that were asked for.
  expect(told).toEqual([{ rate: '9.9825', floor: '9.99' }]);
});
