import { randomUUID } from 'node:crypto';
import { businessDayOf, startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleRedeeming } from '../../src/modules/earn/store/position.store.ts';
import type { Tx } from '../../src/platform/db/db.ts';
import type { Settings } from '../../src/platform/settings/settings.ts';
import { refusalOf } from '../spot/spot.rig.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { callEarn, openProduct, refusedBy, runEarn } from './earn.rig.ts';

/** What keeps coins out of Earn, and what never keeps them in. */
let exchange: TestExchange;
let nora: Member;
let omar: Member;
beforeAll(async () => {
  exchange = await testExchange();
  nora = await exchange.person({ funds: { USDT: '20000' } });
  omar = await exchange.person({ funds: { USDT: '100' } });
}, 120_000);
afterAll(() => exchange.close());

const moveTo = (atMs: number) => exchange.clock.setOffsetMs(exchange.clock.offsetMs + atMs - exchange.clock.nowMs());
const noon = () => moveTo(startOfBusinessDay(businessDayOf(exchange.clock.nowMs()) + 1) + 12 * HOUR_MS);
const later = (ms: number) => moveTo(exchange.clock.nowMs() + ms);
const work = () => runEarn(exchange.services);
const subscribe = async (product: string, amount: string, over: Record<string, string> = {}) =>
  (await callEarn(exchange, nora, 'subscribe', { clientRequestId: randomUUID(), product, amount, ...over })).orderId;
const add = (product: string, amount: string) =>
  callEarn(exchange, nora, 'add', { clientRequestId: randomUUID(), product, amount });
const redeem = (orderId: string, way: 'instant' | 'standard', amount?: string) =>
  callEarn(exchange, nora, 'redeem', { clientRequestId: randomUUID(), orderId, way, ...(amount && { amount }) });
const order = (orderId: string) => callEarn(exchange, nora, 'order', { orderId });
const kinds = async () =>
  (
    await exchange.services.db.query<{ kind: string }>(
      `select kind from notices.notice where uid = $1 and kind like 'earn.%' order by at_ms, kind`,
      [nora.uid],
    )
  ).map(({ kind }) => kind);
const isRight = async () => expect((await exchange.reconcile()).differences).toEqual([]);

describe('Earn that is switched off', () => {
  const set = async (value: string) => {
    const { db, settings } = exchange.services as { db: typeof exchange.services.db; settings: Settings };
    await db.tx((tx) => settings.set(tx, { name: 'EARN_CLOSE', value, by: 'a test', nowMs: exchange.clock.nowMs() }));
    await settings.refresh();
  };

  it('takes nothing new, renews nothing, and lets everybody out', async () => {
    const product = await openProduct(exchange, {});
    const fixed = await openProduct(exchange, { kind: 'FIXED', termDays: 5 });
    const orderId = await subscribe(product, '100');
    const term = await subscribe(fixed, '100', { renews: 'all' });
    const ask = { clientRequestId: randomUUID(), product, amount: '10' };
    await omar.client.call('earn', 'subscribe', ask);
    await set('true');
    const off = { code: 'FEATURE_OFF', feature: 'EARN_CLOSE' };
    const another = { ...ask, clientRequestId: randomUUID() };
    expect(await refusalOf(omar.client.call('earn', 'subscribe', another))).toMatchObject(off);
    expect(await refusalOf(omar.client.call('earn', 'add', another))).toMatchObject(off);
    const [theirs] = (await omar.client.call('earn', 'orders', { open: 'true' })).rows;
    const out = { clientRequestId: randomUUID(), orderId: theirs!.id, way: 'instant' } as const;
    await omar.client.call('earn', 'redeem', out);
    await redeem(orderId, 'instant');
    expect(await order(orderId)).toMatchObject({ state: 'REDEEMED' });
    const maturesAtMs = (await order(term)).maturesAtMs!;
    moveTo(maturesAtMs - 3 * DAY_MS);
    await work();
    expect((await kinds()).at(-1)).toBe('earn.endsSoon.closed');
    moveTo(maturesAtMs);
    await work();
    expect(await order(term)).toMatchObject({ state: 'REDEEMED', interest: '0.12' });
    expect(await kinds()).toContain('earn.notRenewed.closed');
    await set('false');
    await isRight();
  });
});

describe('a clock that was set back', () => {
  it('lets people add and redeem in the hour that is counted to, and gives nobody an hour twice', async () => {
    noon();
    const product = await openProduct(exchange, {});
    const orderId = await subscribe(product, '1000');
    later(3 * HOUR_MS);
    await callEarn(exchange, nora, 'setCompounding', { orderId, compounds: 'true' });
    const accrued = (await order(orderId)).accrued;
    later(-2 * HOUR_MS);
    await add(product, '500');
    await redeem(orderId, 'instant', '200');
    await redeem(orderId, 'standard', '100');
    await callEarn(exchange, nora, 'setCompounding', { orderId, compounds: 'false' });
    expect(await order(orderId)).toMatchObject({ principal: '1200', accrued });
    await isRight();
    later(2 * HOUR_MS);
    await redeem(orderId, 'instant');
    await isRight();
  });
});

describe('a coin that is stopped', () => {
  const stop = () =>
    exchange.database.ownerDb.query(`insert into wallet.coin_stop (asset, since_ms) values ('USDT', 1)`);
  const resume = () => exchange.database.ownerDb.query('delete from wallet.coin_stop');
  const STOPPED = { code: 'COIN_STOPPED', asset: 'USDT' };

  it('goes neither in nor out, as with transfers, and what is due waits until it moves again', async () => {
    const product = await openProduct(exchange, {});
    const fixed = await openProduct(exchange, { kind: 'FIXED', termDays: 1 });
    const orderId = await subscribe(product, '100');
    await redeem(orderId, 'standard', '40');
    const term = await subscribe(fixed, '100', { renews: 'all' });
    await stop();
    expect(await refusedBy(subscribe(await openProduct(exchange, {}), '10'))).toEqual(STOPPED);
    expect(await refusedBy(add(product, '10'))).toEqual(STOPPED);
    expect(await refusedBy(redeem(orderId, 'instant'))).toEqual(STOPPED);
    expect(await refusedBy(redeem(term, 'instant'))).toEqual(STOPPED);
    moveTo((await order(term)).maturesAtMs! + HOUR_MS);
    await work();
    expect(await order(term)).toMatchObject({ principal: '100', endedAtMs: null });
    expect((await order(orderId)).redemptions).toMatchObject([{ state: 'WAITING', paidAtMs: null }]);
    await isRight();
    await resume();
    await work();
    expect(await order(term)).toMatchObject({ state: 'REDEEMED' });
    expect((await order(orderId)).redemptions).toMatchObject([{ state: 'PAID' }]);
    await isRight();
  });
});

describe('a redemption that cannot be paid', () => {
  const spoil = (from: string, to: string) =>
    exchange.database.ownerDb.tx(async (tx) => {
      await tx.query('set local session_replication_role = replica');
      await tx.query('update ledger.hold set key = $2 where key = $1', [from, to]);
    });

  it('fails, is tried again three times, gets a ticket that its person sees, and is paid by staff, once', async () => {
    const product = await openProduct(exchange, {});
    const orderId = await subscribe(product, '100');
    const { redemptionId } = await redeem(orderId, 'standard');
    const holdKey = `earn-redeem:${redemptionId}`;
    await spoil(holdKey, 'gone');
    moveTo(startOfBusinessDay(businessDayOf(exchange.clock.nowMs()) + 1) + 10 * MINUTE_MS);
    for (const minutes of [5, 30, 120]) {
      await work();
      expect(await order(orderId)).toMatchObject({
        state: 'REDEEM_FAILED',
        ticket: null,
        redemptions: [{ state: 'FAILED', ticket: null }],
      });
      later(minutes * MINUTE_MS - 1_000);
      await work();
      later(1_000);
    }
    expect(await kinds()).not.toContain('earn.redeemFailed');
    await work();
    const failed = await order(orderId);
    expect(failed).toMatchObject({ state: 'REDEEM_FAILED', ticket: expect.stringMatching(/^EARN-/) });
    expect(failed.redemptions).toMatchObject([{ state: 'FAILED', ticket: failed.ticket }]);
    const { rows } = await callEarn(exchange, nora, 'orders', { open: 'true' });
    expect(rows.find(({ id }) => id === orderId)).toMatchObject({ state: 'REDEEM_FAILED', ticket: failed.ticket });
    later(DAY_MS);
    await work();
    expect((await kinds()).filter((kind) => kind === 'earn.redeemFailed')).toHaveLength(1);

    const { client } = await exchange.staff('support2');
    const list = async () => (await client.call('staffEarn', 'failed')).rows.filter(({ uid }) => uid === nora.uid);
    expect(await list()).toMatchObject([
      { id: redemptionId, amount: '100', attempts: 4, nextTryMs: null, ticket: failed.ticket },
    ]);
    // As a person says it on the telephone.
    const ofTicket = async (ticket = failed.ticket!.slice(5).toLowerCase()) =>
      (await client.call('staffEarn', 'failed', { ticket })).rows;
    expect(await ofTicket()).toMatchObject([{ id: redemptionId, uid: nora.uid, paidAtMs: null }]);
    expect(await ofTicket('EARN-000000000000')).toEqual([]);
    expect(await ofTicket('no number')).toEqual([]);
    const retry = () => client.call('staffEarn', 'retry', { redemptionId, reason: 'The hold is back' });
    expect(await refusalOf(retry())).toMatchObject({ code: 'EARN_STILL_FAILS', attempts: 4 });
    await spoil('gone', holdKey);
    const before = await exchange.available(nora.uid, 'funding', 'USDT');
    expect(await retry()).toMatchObject({ state: 'DONE' });
    expect(await exchange.available(nora.uid, 'funding', 'USDT')).toBe(before + 100_000_000n);
    expect(await order(orderId)).toMatchObject({ state: 'REDEEMED', ticket: null, redemptions: [{ state: 'PAID' }] });
    expect(await list()).toEqual([]);
    expect(await ofTicket()).toMatchObject([{ id: redemptionId, paidAtMs: expect.any(Number) }]);
    expect(await refusalOf(retry())).toMatchObject({ code: 'EARN_NOT_FAILED' });
    const audited = await exchange.services.db.query(
      `select action from approvals.audit where action like 'staffEarn.retry%'`,
    );
    expect(audited.length).toBeGreaterThan(0);
    await isRight();
  });
});

describe('an order of which much was redeemed', () => {
  it('is settled by what is still to be paid, not by all that ever was', async () => {
    const orderId = await subscribe(await openProduct(exchange, {}), '100');
    const { redemptionId } = await redeem(orderId, 'standard');
    const { ownerDb } = exchange.database;
    await ownerDb.query(
      `insert into earn.redemption (id, uid, position_id, asset, kind, amount_minor, state, asked_at_ms, due_at_ms, paid_at_ms, entry_id)
       select gen_random_uuid(), uid, position_id, asset, kind, amount_minor, 'PAID', asked_at_ms, due_at_ms, due_at_ms, 1
         from earn.redemption cross join generate_series(1, 5000) where id = $1`,
      [redemptionId],
    );
    await ownerDb.query('vacuum analyze earn.redemption');
    let blocks = 0;
    await exchange.services.db.tx(async (tx) => {
      const explaining = {
        query: async (sql: string, values: readonly unknown[]) => {
          const [row] = await tx.query<{ 'QUERY PLAN': readonly { Plan: Record<string, number> }[] }>(
            `explain (analyze, buffers, format json) ${sql}`,
            values,
          );
          const { Plan } = row!['QUERY PLAN'][0]!;
          blocks += Plan['Shared Hit Blocks']! + Plan['Shared Read Blocks']!;
          return [];
        },
      };
      // A settlement asks its transaction for queries alone.
      await settleRedeeming(explaining as unknown as Tx, orderId, exchange.clock.nowMs());
    });
    expect(blocks).toBeLessThan(20);
    await ownerDb.query('delete from earn.redemption where position_id = $1 and id <> $2', [orderId, redemptionId]);
    await isRight();
  });
});

describe('days of an order', () => {
  it('are answered with one question for all of their hours', async () => {
    noon();
    const product = await openProduct(exchange, {});
    const orderId = await subscribe(product, '1000');
    for (let day = 0; day < 3; day += 1) {
      later(DAY_MS);
      await redeem(orderId, 'instant', '1');
    }
    await work();
    const { db } = exchange.services;
    const asked: string[] = [];
    const counting = Object.assign(Object.create(db) as typeof db, {
      query: (sql: string, values?: unknown[]) => {
        asked.push(sql);
        return db.query(sql, values as never);
      },
    });
    const services = { ...exchange.services, db: counting };
    const { rows } = await callEarn({ ...exchange, services }, nora, 'credits', { orderId });
    expect(rows).toHaveLength(3);
    expect(rows.map(({ segments }) => segments.reduce((sum, { hours }) => sum + hours, 0))).toEqual([24, 24, 11]);
    expect(asked.filter((sql) => sql.includes('earn.segment'))).toHaveLength(1);
  });
});
