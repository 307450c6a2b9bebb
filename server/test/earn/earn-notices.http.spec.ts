import { randomUUID } from 'node:crypto';
import { businessDayOf, startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { hourOf } from '@bourse/core/earn/flexible.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EarnProduct } from '../../src/modules/earn/queries/product.query.ts';
import { insertRate } from '../../src/modules/earn/store/product.store.ts';
import { insertTelling } from '../../src/modules/earn/store/telling.store.ts';
import { tellHolders } from '../../src/modules/earn/usecases/tell-holders.ts';
import { newId } from '../../src/platform/ids/ids.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { callEarn, openProduct, runEarn } from './earn.rig.ts';

let exchange: TestExchange;
let nora: Member;
let omar: Member;
beforeAll(async () => {
  exchange = await testExchange();
  nora = await exchange.person({ funds: { USDT: '90000', ETH: '50' } });
  omar = await exchange.person({ funds: { USDT: '90000', ETH: '50' } });
  moveTo(startOfBusinessDay(businessDayOf(exchange.clock.nowMs()) + 1) + 12 * HOUR_MS);
}, 120_000);
afterAll(() => exchange.close());

const moveTo = (atMs: number) => exchange.clock.setOffsetMs(exchange.clock.offsetMs + atMs - exchange.clock.nowMs());
const work = () => runEarn(exchange.services);
const subscribe = async (who: Member, product: string, amount: string, over: Record<string, string> = {}) =>
  (await callEarn(exchange, who, 'subscribe', { clientRequestId: randomUUID(), product, amount, ...over })).orderId;
/** What somebody was told about Earn, the first before the others. */
async function told({ uid }: Member): Promise<{ kind: string; params: Record<string, string> }[]> {
  return exchange.services.db.query(
    `select kind, params from notices.notice where uid = $1 and kind like 'earn.%' order by at_ms, kind, params::text`,
    [uid],
  );
}
const kindsOf = async (who: Member) => (await told(who)).map(({ kind }) => kind.replace('earn.', ''));
const forget = () => exchange.database.ownerDb.query(`delete from notices.notice where kind like 'earn.%'`);
const flat = (rateBps: number) => [{ upToMinor: null, rateBps }];

async function setRate(productId: string, fromMs: number, rateBps: number): Promise<string> {
  const nowMs = exchange.clock.nowMs();
  const id = newId(nowMs);
  await exchange.services.db.tx((tx) =>
    insertRate(tx, { id, productId, fromHour: hourOf(fromMs), tiers: flat(rateBps), nowMs }),
  );
  return id;
}

describe('the owner of an order with a term that is renewed', () => {
  const fixed = (over: Partial<EarnProduct> = {}) =>
    openProduct(exchange, { kind: 'FIXED', termDays: 10, tiers: flat(365), ...over });
  async function ending(over: Partial<EarnProduct>, ask: Record<string, string> = { renews: 'all' }) {
    const who = await exchange.person({ funds: { USDT: '1000' } });
    const product = await fixed(over);
    const orderId = await subscribe(who, product, '1000', ask);
    const maturesAtMs = (await callEarn(exchange, who, 'order', { orderId })).maturesAtMs!;
    return { who, product, orderId, maturesAtMs };
  }

  it('is told three days and one day before, once each, at which rate it goes on', async () => {
    const { who, product, maturesAtMs } = await ending({});
    moveTo(maturesAtMs - 3 * DAY_MS - MINUTE_MS);
    await work();
    expect(await told(who)).toEqual([]);
    moveTo(maturesAtMs - 3 * DAY_MS);
    await work();
    await work();
    const [date] = new Date(maturesAtMs + 8 * HOUR_MS).toISOString().split('T');
    const params = { asset: 'USDT', amount: '1001', rate: '3.65', floor: '3.285', days: '10', date: `${date} 00:00` };
    expect(await told(who)).toEqual([{ kind: 'earn.renewsSoon', params }]);
    // The rates of the maturity are announced in between.
    await setRate(product, maturesAtMs - HOUR_MS, 350);
    moveTo(maturesAtMs - DAY_MS);
    await work();
    await work();
    expect((await told(who)).slice(1)).toEqual([{ kind: 'earn.renewsSoon', params: { ...params, rate: '3.5' } }]);
    moveTo(maturesAtMs);
    await work();
    expect(await kindsOf(who)).toEqual(['renewsSoon', 'renewsSoon', 'renewed']);
  });

  it('is told of what is nearer only, where nobody ran in between, and of neither once the term is over', async () => {
    const { who, maturesAtMs } = await ending({});
    moveTo(maturesAtMs - DAY_MS + HOUR_MS);
    await work();
    await work();
    expect(await kindsOf(who)).toEqual(['renewsSoon']);
    const over = await ending({});
    moveTo(over.maturesAtMs + HOUR_MS);
    await work();
    expect(await kindsOf(over.who)).toEqual(['renewed']);
  });

  it.each([
    ['the product ends', 'ended', { endMs: 1 }, 365],
    ['the new rate is below the floor', 'rate', {}, 300],
    ['the amount became too large', 'bounds', { maxOrderMinor: 1_000_500_000n }, 365],
    ['too little is left', 'quota', { quotaMinor: 1_900_000_000n }, 365],
  ] as const)('hears why it will not go on: %s', async (_what, because, terms, rateBps) => {
    const endMs = 'endMs' in terms ? exchange.clock.nowMs() + 9 * DAY_MS : null;
    const { who, product, maturesAtMs } = await ending({ ...terms, endMs });
    if (rateBps !== 365) await setRate(product, maturesAtMs - DAY_MS, rateBps);
    moveTo(maturesAtMs - 3 * DAY_MS);
    await work();
    expect(await kindsOf(who)).toEqual([`endsSoon.${because}`]);
    moveTo(maturesAtMs);
    await work();
    expect((await kindsOf(who)).at(-1)).toBe(`notRenewed.${because}`);
  });

  it.each([
    ['their level is not enough any more', 'update earn.product set kyc_min = 2 where id = $1'],
    ['their account is frozen', 'update identity.person set frozen_at_ms = 1 where uid = $1'],
  ])('hears ahead that it will not go on because %s', async (_what, sql) => {
    const { who, product, maturesAtMs } = await ending({});
    await exchange.database.ownerDb.query(sql, [sql.includes('product') ? product : who.uid]);
    moveTo(maturesAtMs - 3 * DAY_MS);
    await work();
    const [date] = new Date(maturesAtMs + 8 * HOUR_MS).toISOString().split('T');
    expect(await told(who)).toMatchObject([
      { kind: 'earn.endsSoon.person', params: { asset: 'USDT', amount: '1000', date: `${date} 00:00` } },
    ]);
    moveTo(maturesAtMs);
    await work();
    expect((await kindsOf(who)).at(-1)).toBe('notRenewed.person');
  });

  it('is told nothing where it ends anyway, and only the rest where that is changed in between', async () => {
    const { who, orderId, maturesAtMs } = await ending({}, {});
    moveTo(maturesAtMs - 3 * DAY_MS);
    await work();
    expect(await told(who)).toEqual([]);
    await callEarn(exchange, who, 'setRenewal', { orderId, renews: 'principal' });
    moveTo(maturesAtMs - DAY_MS);
    await work();
    expect(await told(who)).toMatchObject([{ kind: 'earn.renewsSoon', params: { amount: '1000' } }]);
  });
});

describe('what everybody in a product is told', () => {
  async function announce(productId: string, beforeId: string, rateId: string): Promise<void> {
    const nowMs = exchange.clock.nowMs();
    const telling = { id: newId(nowMs), productId, kind: 'rateDrop', topic: `rateDrop:${rateId}` } as const;
    await exchange.services.db.tx((tx) =>
      insertTelling(tx, { ...telling, rates: { beforeId, afterId: rateId }, nowMs }),
    );
  }
  const firstRate = async (productId: string) =>
    (
      await exchange.services.db.query<{ id: string }>(
        'select id from earn.rate where product_id = $1 order by from_hour limit 1',
        [productId],
      )
    )[0]!.id;

  it('is a rate that falls by a fifth, judged by what each of them has', async () => {
    const product = await openProduct(exchange, {
      tiers: [
        { upToMinor: 1_000_000_000n, rateBps: 1_000 },
        { upToMinor: null, rateBps: 400 },
      ],
    });
    await subscribe(nora, product, '1000');
    await subscribe(omar, product, '5000');
    await forget();
    const nowMs = exchange.clock.nowMs();
    const rateId = newId(nowMs);
    const fromHour = hourOf(nowMs) + 30;
    const tiers = [
      { upToMinor: 1_000_000_000n, rateBps: 900 },
      { upToMinor: null, rateBps: 200 },
    ];
    await exchange.services.db.tx((tx) => insertRate(tx, { id: rateId, productId: product, fromHour, tiers, nowMs }));
    await announce(product, await firstRate(product), rateId);
    await work();
    await work();
    // The first thousand loses a tenth; with four thousand above it, more than a fifth is gone.
    expect(await told(nora)).toEqual([]);
    expect(await told(omar)).toMatchObject([
      { kind: 'earn.rateFalls', params: { asset: 'USDT', before: '5.2', rate: '3.4' } },
    ]);
  });

  it('comes also to whoever’s redemption is late, for what still earns in the product; not to whoever is out', async () => {
    const tiers = [{ upToMinor: 500_000_000n, rateBps: 1_000 }, ...flat(800)];
    const product = await openProduct(exchange, { tiers });
    const out = await exchange.person({ funds: { USDT: '1000' } });
    const redeem = async (who: Member) => {
      const orderId = await subscribe(who, product, '1000');
      return callEarn(exchange, who, 'redeem', { clientRequestId: randomUUID(), orderId, way: 'standard' });
    };
    const { redemptionId } = await redeem(nora);
    await redeem(out);
    await exchange.database.ownerDb.tx(async (tx) => {
      await tx.query('set local session_replication_role = replica');
      await tx.query(`update ledger.hold set key = 'lost' where key = $1`, [`earn-redeem:${redemptionId}`]);
    });
    moveTo(startOfBusinessDay(businessDayOf(exchange.clock.nowMs()) + 1) + HOUR_MS);
    await work();
    await forget();
    await announce(product, await firstRate(product), await setRate(product, exchange.clock.nowMs() + 2 * DAY_MS, 500));
    await work();
    expect(await told(nora)).toMatchObject([{ kind: 'earn.rateFalls', params: { before: '9', rate: '5' } }]);
    expect(await told(out)).toEqual([]);
    await exchange.database.ownerDb.tx(async (tx) => {
      await tx.query('set local session_replication_role = replica');
      await tx.query(`update ledger.hold set key = $1 where key = 'lost'`, [`earn-redeem:${redemptionId}`]);
    });
    moveTo(exchange.clock.nowMs() + HOUR_MS);
    await work();
  });

  it('comes to each of them once, page by page, also where a process ended within one', async () => {
    const product = await openProduct(exchange, { tiers: flat(1_000) });
    const crowd = [nora, omar];
    for (let more = 0; more < 3; more += 1) crowd.push(await exchange.person({ funds: { USDT: '100' } }));
    for (const who of crowd) await subscribe(who, product, '10');
    await forget();
    await announce(product, await firstRate(product), await setRate(product, exchange.clock.nowMs() + 2 * DAY_MS, 500));
    // Whoever comes later has seen the rate that is announced.
    const late = await exchange.person({ funds: { USDT: '100' } });
    moveTo(exchange.clock.nowMs() + HOUR_MS);
    await subscribe(late, product, '10');
    const { db } = exchange.services;
    const tell = tellHolders(exchange.services, 2);
    expect(await tell()).toBe(true);
    const dying = { ...exchange.services, db: Object.assign(Object.create(db), { tx: dieAtTheEnd }) };
    const dies = tellHolders(dying, 2);
    await dies();
    await expect(dies()).rejects.toThrow('killed');
    while (await tell());
    for (const who of crowd) expect(await kindsOf(who)).toEqual(['rateFalls']);
    expect(await kindsOf(late)).toEqual([]);

    /** What a kill leaves: everything was done but the commit. */
    function dieAtTheEnd<Value>(step: (tx: never) => Promise<Value>): Promise<Value> {
      return db.tx(async (tx) => {
        await step(tx as never);
        throw new Error('killed');
      });
    }
  });

  it('is that a second coin runs low, then that it is over; or only that, where both come at once', async () => {
    const ETH = 10n ** 18n;
    const hybrid = (budgetMinor: bigint) =>
      openProduct(exchange, {
        asset: 'ETH',
        kind: 'FLEX_HYBRID',
        quotaMinor: 1_000n * ETH,
        minMinor: ETH / 100n,
        tiers: flat(0),
        reward: { asset: 'USDT', rateBps: 3_650, budgetMinor, personMinor: null, usedAtto: 0n, endedMs: null },
      });
    const midnight = () => moveTo(startOfBusinessDay(businessDayOf(exchange.clock.nowMs()) + 1));
    const credit = async () => {
      moveTo(startOfBusinessDay(businessDayOf(exchange.clock.nowMs()) + 1) + 5 * MINUTE_MS);
      await work();
    };
    midnight();
    const first = await hybrid(10n ** 12n);
    await subscribe(nora, first, '1');
    await credit();
    await forget();
    const [{ used } = { used: '' }] = await exchange.services.db.query<{ used: string }>(
      'select div(reward_used_atto, 1000000000000) as used from earn.product where id = $1',
      [first],
    );
    // A budget of which one such day is more than four fifths, and two are more than all.
    await exchange.database.ownerDb.query('update earn.product set reward_minor = $2 where id = $1', [
      first,
      ((BigInt(used) * 24n) / 10n).toString(),
    ]);
    await credit();
    expect(await kindsOf(nora)).toContain('rewardLow');
    await credit();
    await credit();
    expect((await kindsOf(nora)).filter((kind) => kind.startsWith('reward'))).toEqual(['rewardLow', 'rewardOver']);
    expect((await told(nora)).find(({ kind }) => kind === 'earn.rewardLow')!.params).toEqual({
      asset: 'ETH',
      reward: 'USDT',
    });
    const small = await hybrid(1_000_000n);
    await subscribe(omar, small, '5');
    await credit();
    await credit();
    expect((await kindsOf(omar)).filter((kind) => kind.startsWith('reward'))).toEqual(['rewardOver']);
    expect((await exchange.reconcile()).differences).toEqual([]);
  });
});
