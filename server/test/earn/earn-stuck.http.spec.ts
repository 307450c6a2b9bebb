import { randomUUID } from 'node:crypto';
import { businessDayOf, startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { hourOf } from '@bourse/core/earn/flexible.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRate, saveProduct } from '../../src/modules/earn/store/product.store.ts';
import { newId } from '../../src/platform/ids/ids.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { callEarn, openProduct, refusedBy, runEarn, termsOf } from './earn.rig.ts';

/** One order, one product or one price that cannot be worked on stops nobody else's money. */
let exchange: TestExchange;
let nora: Member;
let omar: Member;
beforeAll(async () => {
  exchange = await testExchange();
  nora = await exchange.person({ funds: { USDT: '5000' } });
  omar = await exchange.person({ funds: { USDT: '5000' } });
}, 120_000);
afterAll(() => exchange.close());

const moveTo = (atMs: number) => exchange.clock.setOffsetMs(exchange.clock.offsetMs + atMs - exchange.clock.nowMs());
const today = () => businessDayOf(exchange.clock.nowMs());
const noon = () => moveTo(startOfBusinessDay(today() + 1) + 12 * HOUR_MS);
const credit = () => moveTo(startOfBusinessDay(today() + 1) + 5 * MINUTE_MS);
const work = () => runEarn(exchange.services);
const subscribe = async (who: Member, product: string, amount: string, over: Record<string, string> = {}) =>
  (await callEarn(exchange, who, 'subscribe', { clientRequestId: randomUUID(), product, amount, ...over })).orderId;
const order = (who: Member, orderId: string) => callEarn(exchange, who, 'order', { orderId });
const isRight = async () => expect((await exchange.reconcile()).differences).toEqual([]);

describe('a term that goes on by itself', () => {
  it('ends where what stays is less than a step', async () => {
    const step = 10_000_000n;
    const product = await openProduct(exchange, {
      kind: 'FIXED',
      termDays: 1,
      minMinor: step,
      stepMinor: step,
      quotaMinor: 15_000_000n,
    });
    const whole = await subscribe(nora, product, '10');
    // The rest is below the least, so it can be had as a whole.
    const rest = await subscribe(omar, product, '5', { renews: 'all' });
    await callEarn(exchange, nora, 'redeem', { clientRequestId: randomUUID(), orderId: whole, way: 'instant' });
    moveTo((await order(omar, rest)).maturesAtMs!);
    await work();
    expect(await order(omar, rest)).toMatchObject({ state: 'REDEEMED', principal: '0' });
    await isRight();
  });

  it('goes on where it earned nothing', async () => {
    const product = await openProduct(exchange, {
      kind: 'FIXED',
      termDays: 1,
      tiers: [{ upToMinor: null, rateBps: 0 }],
    });
    const first = await subscribe(nora, product, '10', { renews: 'principal' });
    moveTo((await order(nora, first)).maturesAtMs!);
    await work();
    expect(await order(nora, first)).toMatchObject({ state: 'REDEEMED', interest: '0' });
    const { rows } = await callEarn(exchange, nora, 'orders', { open: 'true' });
    expect(rows).toMatchObject([{ state: 'EARNING', principal: '10' }]);
    await callEarn(exchange, nora, 'setRenewal', { orderId: rows[0]!.id, renews: 'no' });
    moveTo(rows[0]!.maturesAtMs!);
    await work();
    await isRight();
  });
});

describe('a product whose rates are not there yet', () => {
  const made = async () => {
    const nowMs = exchange.clock.nowMs();
    const product = termsOf({ id: `late-${randomUUID().slice(0, 8)}`, startMs: nowMs - HOUR_MS });
    await exchange.services.db.tx((tx) => saveProduct(tx, product, nowMs));
    return product.id;
  };

  it('is not sold without any', async () => {
    expect(await refusedBy(subscribe(nora, await made(), '10'))).toMatchObject({ code: 'EARN_NOT_FOUND' });
  });

  it('is shown and sold from their hour on', async () => {
    noon();
    const [id, nowMs] = [await made(), exchange.clock.nowMs()];
    const fromHour = hourOf(nowMs) + 3;
    const tiers = [{ upToMinor: null, rateBps: 876 }];
    await exchange.services.db.tx((tx) => insertRate(tx, { id: newId(nowMs), productId: id, fromHour, tiers, nowMs }));
    const shown = async () => (await callEarn(exchange, nora, 'products', {})).rows.find((row) => row.id === id);
    expect(await shown()).toMatchObject({ status: 'UPCOMING', startAtMs: fromHour * HOUR_MS });
    expect(await refusedBy(subscribe(nora, id, '10'))).toMatchObject({
      code: 'EARN_UPCOMING',
      startAt: fromHour * HOUR_MS,
    });
    moveTo(fromHour * HOUR_MS);
    expect(await shown()).toMatchObject({ status: 'IN_PROGRESS' });
    const orderId = await subscribe(nora, id, '1000');
    credit();
    await work();
    expect(await order(nora, orderId)).toMatchObject({ interest: '0.08' });
    await isRight();
  });
});

describe('an order that cannot be worked on', () => {
  /** What a restore of half a database, or a hand in it, leaves behind. */
  const spoil = (sql: string, id: string) =>
    exchange.database.ownerDb.tx(async (tx) => {
      await tx.query('set local session_replication_role = replica');
      await tx.query(sql, [id]);
    });

  it('keeps no other from the interest of its day', async () => {
    const product = await openProduct(exchange, {});
    noon();
    const [spoilt, sound] = [await subscribe(nora, product, '1000'), await subscribe(omar, product, '1000')];
    await spoil('update earn.position set hour = 1 where id = $1', spoilt);
    credit();
    await expect(work()).rejects.toThrow(spoilt);
    expect(await order(omar, sound)).toMatchObject({ interest: '0.11' });
    expect((await exchange.services.db.query('select from earn.credit where position_id = $1', [spoilt])).length).toBe(
      0,
    );
    // Put right, it gets what it was owed.
    await exchange.database.ownerDb.query('update earn.position set hour = $2 where id = $1', [
      spoilt,
      hourOf(startOfBusinessDay(today() - 1) + 12 * HOUR_MS),
    ]);
    await work();
    expect(await order(nora, spoilt)).toMatchObject({ interest: '0.11' });
    await isRight();
  });

  it('keeps no other from the end of its term', async () => {
    const product = await openProduct(exchange, { kind: 'FIXED', termDays: 1 });
    noon();
    const [spoilt, sound] = [await subscribe(nora, product, '1000'), await subscribe(omar, product, '1000')];
    const [rate] = await exchange.services.db.query<{ rate_id: string }>(
      'select rate_id from earn.position where id = $1',
      [spoilt],
    );
    await spoil(`update earn.position set rate_id = '${randomUUID()}' where id = $1`, spoilt);
    moveTo((await order(omar, sound)).maturesAtMs!);
    await expect(work()).rejects.toThrow(spoilt);
    expect(await order(omar, sound)).toMatchObject({ state: 'REDEEMED', interest: '0.24' });
    await exchange.database.ownerDb.query('update earn.position set rate_id = $2 where id = $1', [
      spoilt,
      rate!.rate_id,
    ]);
    await work();
    expect(await order(nora, spoilt)).toMatchObject({ state: 'REDEEMED', interest: '0.24' });
    await isRight();
  });

  it('keeps no other from what was redeemed', async () => {
    const product = await openProduct(exchange, {});
    const [spoilt, sound] = [await subscribe(nora, product, '10'), await subscribe(omar, product, '10')];
    const redeem = (who: Member, orderId: string) =>
      callEarn(exchange, who, 'redeem', { clientRequestId: randomUUID(), orderId, way: 'standard' });
    const { redemptionId } = await redeem(nora, spoilt);
    await redeem(omar, sound);
    await spoil(`update earn.redemption set asset = 'NONE' where id = $1`, redemptionId);
    moveTo(startOfBusinessDay(today() + 1) + DAY_MS / 2);
    await expect(work()).rejects.toThrow(redemptionId);
    expect(await order(omar, sound)).toMatchObject({ state: 'REDEEMED' });
    await exchange.database.ownerDb.query(`update earn.redemption set asset = 'USDT' where id = $1`, [redemptionId]);
    await work();
    await isRight();
  });

  it('keeps nobody from what they took out of it', async () => {
    noon();
    const orderId = await subscribe(nora, await openProduct(exchange, {}), '1000');
    const asked = { clientRequestId: randomUUID(), orderId, amount: '400', way: 'standard' } as const;
    await callEarn(exchange, nora, 'redeem', asked);
    const before = await exchange.available(nora.uid, 'funding', 'USDT');
    const [row] = await exchange.services.db.query<{ hour: number }>('select hour from earn.position where id = $1', [
      orderId,
    ]);
    await spoil('update earn.position set hour = 1 where id = $1', orderId);
    moveTo(startOfBusinessDay(today() + 1) + DAY_MS / 2);
    await expect(work()).rejects.toThrow(orderId);
    expect(await exchange.available(nora.uid, 'funding', 'USDT')).toBe(before + 400_000_000n);
    await exchange.database.ownerDb.query('update earn.position set hour = $2 where id = $1', [orderId, row!.hour]);
    await work();
    await isRight();
  });
});
