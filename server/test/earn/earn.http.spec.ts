import { randomUUID } from 'node:crypto';
import { businessDayOf, startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { callEarn, openProduct, refusedBy, runEarn } from './earn.rig.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await testExchange();
  // Noon, so that what a test begins is over before the day is.
  moveTo(startOfBusinessDay(businessDayOf(exchange.clock.nowMs()) + 1) + 12 * HOUR_MS);
}, 120_000);
afterAll(() => exchange.close());

const moveTo = (atMs: number) => exchange.clock.setOffsetMs(exchange.clock.offsetMs + atMs - exchange.clock.nowMs());
/** The next noon, then the first moment of the hour after it. */
const noon = () => moveTo(startOfBusinessDay(businessDayOf(exchange.clock.nowMs()) + 1) + 12 * HOUR_MS);
const later = (ms: number) => moveTo(exchange.clock.nowMs() + ms);
const work = () => runEarn(exchange.services);
const person = (usdt = '5000') => exchange.person({ funds: { USDT: usdt } });
/** One after the other: their codes wait for time to pass. */
async function people(count: number, usdt?: string): Promise<Member[]> {
  const made: Member[] = [];
  while (made.length < count) made.push(await person(usdt));
  return made;
}

const call = <Name extends Parameters<typeof callEarn>[2]>(
  who: Member,
  name: Name,
  input: Parameters<typeof callEarn<Name>>[3],
) => callEarn(exchange, who, name, input);
const subscribe = (who: Member, productId: string, amount: string, over: Record<string, string> = {}) =>
  call(who, 'subscribe', { clientRequestId: randomUUID(), product: productId, amount, ...over });
const redeem = (who: Member, orderId: string, over: Record<string, string> = {}) =>
  call(who, 'redeem', { clientRequestId: randomUUID(), orderId, way: 'instant', ...over } as never);
const has = async ({ uid }: Member) => [
  await exchange.available(uid, 'funding', 'USDT'),
  await exchange.available(uid, 'earn', 'USDT'),
];
const isRight = async () => expect((await exchange.reconcile()).differences).toEqual([]);

describe('a product without a term', () => {
  it('earns by the hour, is credited by the day, and the books agree', async () => {
    const [nora, product] = [await person(), await openProduct(exchange, {})];
    noon();
    const { orderId } = await subscribe(nora, product, '1000');
    expect(await has(nora)).toEqual([4_000_000_000n, 1_000_000_000n]);
    // From one o'clock to midnight are eleven hours, a cent each.
    moveTo(startOfBusinessDay(businessDayOf(exchange.clock.nowMs()) + 1) + 5 * MINUTE_MS);
    expect(await call(nora, 'order', { orderId })).toMatchObject({
      principal: '1000.11',
      interest: '0.11',
    });
    await work();
    expect(await call(nora, 'order', { orderId })).toMatchObject({
      principal: '1000.11',
      interest: '0.11',
      accrued: '0',
    });
    expect(await has(nora)).toEqual([4_000_000_000n, 1_000_110_000n]);
    const { rows } = await call(nora, 'credits', { orderId });
    expect(rows).toMatchObject([
      {
        accrued: '0.11',
        compounded: '0.11',
        paid: '0',
        carry: '0',
        segments: [{ hours: 11, least: '1000', perHour: '0.01' }],
      },
    ]);
    expect((await call(nora, 'summary', {})).coins).toMatchObject([
      { asset: 'USDT', principal: '1000.11', yesterday: '0.11', total: '0.11' },
    ]);
    await isRight();
  });

  it('makes up for days on which nobody ran, each as it would have been', async () => {
    const product = await openProduct(exchange, {});
    const [nora, omar] = (await people(2)) as [Member, Member];
    noon();
    const orders = [(await subscribe(nora, product, '1000')).orderId, (await subscribe(omar, product, '1000')).orderId];
    for (let day = 0; day < 3; day += 1) {
      later(DAY_MS);
      // Only the one is looked after each day: adding a cent counts all that is due.
      await call(nora, 'setCompounding', { orderId: orders[0]!, compounds: 'true' });
    }
    await work();
    const shown = await Promise.all([nora, omar].map((who, at) => call(who, 'credits', { orderId: orders[at]! })));
    expect(shown[0]!.rows.map(({ compounded }) => compounded)).toEqual(
      shown[1]!.rows.map(({ compounded }) => compounded),
    );
    expect(shown[1]!.rows.map(({ compounded }) => compounded).at(-1)).toBe('0.11');
    await isRight();
  });

  it('takes a part back at once, and the rest tomorrow', async () => {
    const [nora, product] = [await person(), await openProduct(exchange, { instantMinor: 300_000_000n })];
    noon();
    const { orderId } = await subscribe(nora, product, '1000');
    const refused = (amount: string) => refusedBy(redeem(nora, orderId, { amount }));
    const pool = { code: 'EARN_INSTANT_POOL', asset: 'USDT' };
    expect(await refused('300.000001')).toEqual({ ...pool, remaining: '300' });
    await redeem(nora, orderId, { amount: '300' });
    expect(await refused('0.6')).toEqual({ ...pool, remaining: '0' });
    expect(await has(nora)).toEqual([4_300_000_000n, 700_000_000n]);
    await redeem(nora, orderId, { way: 'standard' });
    expect(await has(nora)).toEqual([4_300_000_000n, 0n]);
    const waiting = await call(nora, 'order', { orderId });
    expect(waiting).toMatchObject({
      state: 'REDEEMING',
      redemptions: [{ kind: 'standard', state: 'WAITING', amount: '700' }, { kind: 'instant' }],
    });
    await isRight();
    moveTo(waiting.redemptions[0]!.dueAtMs);
    await work();
    expect(await call(nora, 'order', { orderId })).toMatchObject({ state: 'REDEEMED', principal: '0' });
    expect((await has(nora))[0]).toBe(5_000_000_000n);
    await isRight();
  });

  it('is added to, and not subscribed to twice', async () => {
    const [nora, product] = [await person(), await openProduct(exchange, {})];
    const add = (amount: string) => call(nora, 'add', { clientRequestId: randomUUID(), product, amount });
    expect(await refusedBy(add('10'))).toMatchObject({ code: 'EARN_NO_ORDER' });
    const { orderId } = await subscribe(nora, product, '10');
    expect(await refusedBy(subscribe(nora, product, '10'))).toMatchObject({ code: 'EARN_DUPLICATE' });
    expect(await add('5')).toMatchObject({ orderId, amount: '5', replayed: false });
    expect(await call(nora, 'order', { orderId })).toMatchObject({ principal: '15' });
    await isRight();
  });
});

describe('a product with a term', () => {
  const fixed = () => openProduct(exchange, { kind: 'FIXED', termDays: 2, tiers: [{ upToMinor: null, rateBps: 365 }] });

  it('pays principal and interest at its end', async () => {
    const [nora, product] = [await person(), await fixed()];
    const { orderId } = await subscribe(nora, product, '1000');
    const { maturesAtMs, interestStartMs } = await call(nora, 'order', { orderId });
    expect(maturesAtMs! - interestStartMs).toBe(2 * DAY_MS);
    moveTo(maturesAtMs!);
    await work();
    // 3.65 % a year are 0.1 a day for 1,000.
    expect(await has(nora)).toEqual([5_000_200_000n, 0n]);
    expect(await call(nora, 'order', { orderId })).toMatchObject({ state: 'REDEEMED', interest: '0.2' });
    await isRight();
  });

  it('goes on where its owner says so, with no day lost, also when several terms are over', async () => {
    const [nora, product] = [await person(), await fixed()];
    const { orderId } = await subscribe(nora, product, '1000', { renews: 'all' });
    const { maturesAtMs } = await call(nora, 'order', { orderId });
    moveTo(maturesAtMs! + 2 * DAY_MS);
    await work();
    const { rows } = await call(nora, 'orders', {});
    expect(rows.map(({ state, interest, principal }) => [state, interest, principal])).toEqual([
      ['EARNING', '0', '1000.40004'],
      ['REDEEMED', '0.20004', '0'],
      ['REDEEMED', '0.2', '0'],
    ]);
    await call(nora, 'setRenewal', { orderId: rows[0]!.id, renews: 'no' });
    moveTo(rows[0]!.maturesAtMs!);
    await work();
    expect(await has(nora)).toEqual([5_000_600_120n, 0n]);
    await isRight();
  });

  it('is cancelled for nothing until its interest starts, and gives up its interest later', async () => {
    const [nora, omar] = (await people(2)) as [Member, Member];
    const product = await fixed();
    noon();
    const mine = await subscribe(nora, product, '1000');
    const his = await subscribe(omar, product, '1000');
    await redeem(nora, mine.orderId);
    expect(await has(nora)).toEqual([5_000_000_000n, 0n]);
    expect(await call(nora, 'order', { orderId: mine.orderId })).toMatchObject({ state: 'CANCELLED' });
    later(2 * DAY_MS);
    const before = await call(omar, 'order', { orderId: his.orderId });
    expect(before).toMatchObject({
      state: 'EARNING',
      accrued: '0.1',
      early: { returned: '1000', forfeited: '0.1', daysLeft: 1 },
    });
    await redeem(omar, his.orderId);
    expect(await has(omar)).toEqual([5_000_000_000n, 0n]);
    const after = await call(omar, 'order', { orderId: his.orderId });
    expect(after).toMatchObject({
      state: 'REDEEMED',
      interest: '0',
      redemptions: [{ kind: 'early', forfeited: '0.1' }],
    });
    await isRight();
  });
});

describe('what a request asks', () => {
  it('is done once for one request id, at the same time too', async () => {
    const [nora, product] = [await person(), await openProduct(exchange, {})];
    const ask = { clientRequestId: randomUUID(), product, amount: '10' };
    const both = await Promise.all([call(nora, 'subscribe', ask), call(nora, 'subscribe', ask)]);
    expect(both.map(({ replayed }) => replayed).sort()).toEqual([false, true]);
    expect(await refusedBy(call(nora, 'subscribe', { ...ask, amount: '11' }))).toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
    const back = { clientRequestId: randomUUID(), orderId: both[0]!.orderId, way: 'instant' } as const;
    const twice = await Promise.all([call(nora, 'redeem', back), call(nora, 'redeem', back)]);
    expect(twice.map(({ replayed }) => replayed).sort()).toEqual([false, true]);
    expect(await has(nora)).toEqual([5_000_000_000n, 0n]);
    await isRight();
  });

  it('never takes more than the quota, nor more at once than the pool', async () => {
    const product = await openProduct(exchange, { quotaMinor: 25_000_000n, instantMinor: 15_000_000n });
    const crowd = await people(6, '10');
    const asked = await Promise.allSettled(crowd.map((who) => subscribe(who, product, '5')));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    const inside = crowd.filter((_, at) => asked[at]!.status === 'fulfilled');
    const orders = await Promise.all(inside.map(async (who) => (await call(who, 'orders', {})).rows[0]!.id));
    const back = await Promise.allSettled(inside.map((who, at) => redeem(who, orders[at]!)));
    expect(back.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const [shown] = (await call(crowd[0]!, 'products', {})).rows.filter(({ id }) => id === product);
    expect(shown).toMatchObject({ remaining: '15', quota: '25' });
    await isRight();
  });

  it.each([
    ['EARN_MIN', '0.5', {}, { min: '1' }],
    ['EARN_AMOUNT_REQUIRED', '0', {}, {}],
    ['AMOUNT_PLACES', '1.0000001', {}, {}],
    ['EARN_STEP', '1.5', { stepMinor: 1_000_000n }, { step: '1' }],
    ['EARN_MAX', '51', { maxOrderMinor: 50_000_000n }, { max: '50' }],
    ['EARN_MAX_PERSON', '51', { maxPersonMinor: 50_000_000n }, { max: '50', held: '0' }],
    ['EARN_EQUAL', '51', { fixedMinor: 50_000_000n }, { amount: '50' }],
    ['EARN_REMAINING', '51', { quotaMinor: 50_000_000n }, { remaining: '50' }],
    ['EARN_BALANCE', '101', {}, { available: '100', needed: '101' }],
    ['EARN_KYC', '10', { kycMin: 1 }, { needed: 1, level: 0 }],
    ['EARN_VIP', '10', { vipMin: 2 }, { needed: 2 }],
    ['EARN_NOT_RENEWED', '10', { canRenew: false, kind: 'FIXED', termDays: 7 }, {}],
  ] as const)('is refused: %s', async (code, amount, terms, details) => {
    const [nora, product] = [await person('100'), await openProduct(exchange, terms)];
    const asked = subscribe(nora, product, amount, code === 'EARN_NOT_RENEWED' ? { renews: 'all' } : {});
    expect(await refusedBy(asked)).toMatchObject({ code, ...details });
    expect(await has(nora)).toEqual([100_000_000n, 0n]);
  });
});
