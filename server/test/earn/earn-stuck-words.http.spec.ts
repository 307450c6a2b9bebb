import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { hourOf } from '@bourse/core/earn/flexible.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertRate } from '../../src/modules/earn/store/product.store.ts';
import { insertTelling } from '../../src/modules/earn/store/telling.store.ts';
import { watchCover } from '../../src/modules/earn/usecases/watch-cover.ts';
import { newId } from '../../src/platform/ids/ids.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { callEarn, openProduct, runEarn } from './earn.rig.ts';

/** Whom one spoilt row keeps from being told something: nobody else. */
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
const work = () => runEarn(exchange.services);
const subscribe = async (who: Member, product: string, over: Record<string, string> = {}) =>
  (await callEarn(exchange, who, 'subscribe', { clientRequestId: randomUUID(), product, amount: '1000', ...over }))
    .orderId;
const kindsOf = async ({ uid }: Member) =>
  (
    await exchange.services.db.query<{ kind: string }>(
      `select kind from notices.notice where uid = $1 and kind like 'earn.%' order by at_ms, kind`,
      [uid],
    )
  ).map(({ kind }) => kind);
const forget = () => exchange.database.ownerDb.query(`delete from notices.notice where kind like 'earn.%'`);
/** What a restore of half a database, or a hand in it, leaves behind. */
const spoil = (sql: string, values: readonly unknown[]) =>
  exchange.database.ownerDb.tx(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await tx.query(sql, values);
  });
const setRateOf = (orderId: string, rateId: string) =>
  spoil('update earn.position set rate_id = $2 where id = $1', [orderId, rateId]);
async function rateOf(orderId: string): Promise<string> {
  const [row] = await exchange.services.db.query<{ rate_id: string }>(
    'select rate_id from earn.position where id = $1',
    [orderId],
  );
  return row!.rate_id;
}

it('an order of which nobody can be reminded keeps no other from its reminder', async () => {
  await forget();
  const product = await openProduct(exchange, { kind: 'FIXED', termDays: 10 });
  const spoilt = await subscribe(nora, product, { renews: 'all' });
  const sound = await subscribe(omar, product, { renews: 'all' });
  const rateId = await rateOf(spoilt);
  await setRateOf(spoilt, randomUUID());
  const { maturesAtMs } = await callEarn(exchange, omar, 'order', { orderId: sound });
  moveTo(maturesAtMs! - 3 * DAY_MS);
  await expect(work()).rejects.toThrow(spoilt);
  expect(await kindsOf(omar)).toEqual(['earn.renewsSoon']);
  await setRateOf(spoilt, rateId);
  await work();
  expect([await kindsOf(nora), await kindsOf(omar)]).toEqual([['earn.renewsSoon'], ['earn.renewsSoon']]);
});

it('something that cannot be told of one product keeps nobody from what is told of another', async () => {
  await forget();
  const tellings: string[] = [];
  for (const who of [nora, omar]) {
    const productId = await openProduct(exchange, {});
    await subscribe(who, productId);
    const [before] = await exchange.services.db.query<{ id: string }>(
      'select id from earn.rate where product_id = $1',
      [productId],
    );
    const nowMs = exchange.clock.nowMs();
    const [afterId, id] = [newId(nowMs), newId(nowMs)];
    tellings.push(id);
    await exchange.services.db.tx(async (tx) => {
      const fromHour = hourOf(nowMs + 2 * DAY_MS);
      await insertRate(tx, { id: afterId, productId, fromHour, tiers: [{ upToMinor: null, rateBps: 100 }], nowMs });
      const rates = { beforeId: before!.id, afterId };
      await insertTelling(tx, { id, productId, kind: 'rateDrop', topic: `rateDrop:${afterId}`, rates, nowMs });
    });
  }
  await spoil('update earn.telling set before_id = $2 where id = $1', [tellings[0], randomUUID()]);
  await expect(work()).rejects.toThrow(tellings[0]!);
  expect(await kindsOf(omar)).toEqual(['earn.rateFalls']);
  await exchange.database.ownerDb.query('update earn.telling set done_at_ms = 1 where id = $1', [tellings[0]]);
});

it('a product whose cover cannot be counted keeps staff from no other alarm', async () => {
  const spoilt = await subscribe(nora, await openProduct(exchange, { kind: 'FIXED', termDays: 10 }));
  const short = await openProduct(exchange, {});
  await subscribe(nora, short);
  const rateId = await rateOf(spoilt);
  await setRateOf(spoilt, randomUUID());
  await expect(watchCover(exchange.services)).rejects.toThrow('is not there');
  const [row] = await exchange.services.db.query(
    'select cover_alarm_ms is not null as told from earn.product where id = $1',
    [short],
  );
  expect(row).toEqual({ told: true });
  await setRateOf(spoilt, rateId);
});
