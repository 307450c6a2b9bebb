import { randomUUID } from 'node:crypto';
import { businessDayOf, startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { callEarn, openProduct, refusedBy, runEarn } from './earn.rig.ts';

let exchange: TestExchange;
let nora: Member;
let omar: Member;
beforeAll(async () => {
  exchange = await testExchange();
  nora = await exchange.person({ funds: { ETH: '10' } });
  omar = await exchange.person({ funds: { ETH: '10' } });
}, 120_000);
afterAll(() => exchange.close());

const ETH = 10n ** 18n;
const REWARD = {
  asset: 'USDT',
  rateBps: 3_650,
  budgetMinor: 10n ** 12n,
  personMinor: null,
  usedAtto: 0n,
  endedMs: null,
};
const moveTo = (atMs: number) => exchange.clock.setOffsetMs(exchange.clock.offsetMs + atMs - exchange.clock.nowMs());
const today = () => businessDayOf(exchange.clock.nowMs());
/** The next business day has just begun: an order of then earns from one o’clock on. */
const midnight = () => moveTo(startOfBusinessDay(today() + 1));
const credit = async () => {
  moveTo(startOfBusinessDay(today() + 1) + 5 * MINUTE_MS);
  await runEarn(exchange.services);
};
const open = (over: Parameters<typeof openProduct>[1]) =>
  openProduct(exchange, {
    asset: 'ETH',
    quotaMinor: 1_000n * ETH,
    minMinor: ETH / 100n,
    instantMinor: 100n * ETH,
    reward: REWARD,
    ...over,
  });
const subscribe = async (who: Member, productId: string, amount = '1') =>
  (await callEarn(exchange, who, 'subscribe', { clientRequestId: randomUUID(), product: productId, amount })).orderId;
const order = (who: Member, orderId: string) => callEarn(exchange, who, 'order', { orderId });
const isRight = async () => expect((await exchange.reconcile()).differences).toEqual([]);

/** What a whole day of an amount brings at 36.5 % a year, a thousandth of its worth: worth is its average price of the day before. */
function worthOfDay(day: number): number {
  const from = startOfBusinessDay(day) - DAY_MS;
  const prices = Array.from(
    { length: 24 },
    (_, hour) => exchange.services.pricing.priceAt('ETH', from + hour * HOUR_MS)!.price,
  );
  return prices.reduce((sum, { priceUnits, priceScale }) => sum + Number(priceUnits) / 10 ** priceScale, 0) / 24;
}

it('without a term pays the second coin day by day, by the average prices of the day before', async () => {
  const product = await open({ kind: 'FLEX_HYBRID', tiers: [{ upToMinor: null, rateBps: 0 }] });
  midnight();
  const orderId = await subscribe(nora, product);
  const day = today();
  await credit();
  const { reward } = await order(nora, orderId);
  expect(Number(reward!.paid)).toBeCloseTo(((worthOfDay(day) / 1_000) * 23) / 24, 5);
  expect(reward).toMatchObject({ asset: 'USDT', waiting: '0' });
  expect(await exchange.available(nora.uid, 'funding', 'USDT')).toBe(BigInt(Math.round(Number(reward!.paid) * 1e6)));
  await isRight();
});

it('gives what the budget has, first come first served, and says when it has ended', async () => {
  const product = await open({ kind: 'FLEX_HYBRID', reward: { ...REWARD, budgetMinor: 1_000_000n } });
  midnight();
  const first = await subscribe(nora, product, '0.2');
  moveTo(exchange.clock.nowMs() + HOUR_MS);
  const second = await subscribe(omar, product, '5');
  await credit();
  const [mine, his] = [await order(nora, first), await order(omar, second)];
  expect(Number(mine.reward!.paid)).toBeGreaterThan(0.1);
  expect(Number(mine.reward!.paid) + Number(his.reward!.paid)).toBeCloseTo(1, 5);
  const shown = (await callEarn(exchange, nora, 'products', {})).rows.find(({ id }) => id === product)!;
  expect(shown.reward).toMatchObject({ left: '0', budget: '1' });
  expect(shown.reward!.endedAtMs).not.toBeNull();
  await credit();
  expect((await order(omar, second)).reward).toEqual(his.reward);
  await isRight();
});

it('gives no person more than there is for one', async () => {
  const product = await open({ kind: 'FLEX_HYBRID', reward: { ...REWARD, personMinor: 250_000n } });
  midnight();
  const orderId = await subscribe(nora, product);
  await credit();
  await credit();
  expect((await order(nora, orderId)).reward).toMatchObject({ paid: '0.25', waiting: '0' });
  await isRight();
});

it('with a term shows it daily, pays it at the end, and gives it up when it ends early', async () => {
  const [iris, ivan] = [await exchange.person({ funds: { ETH: '1' } }), await exchange.person({ funds: { ETH: '1' } })];
  const product = await open({ kind: 'FIXED_HYBRID', termDays: 2, tiers: [{ upToMinor: null, rateBps: 365 }] });
  const [stays, leaves] = [await subscribe(iris, product), await subscribe(ivan, product)];
  midnight();
  const first = today();
  await credit();
  const before = await exchange.available(iris.uid, 'funding', 'USDT');
  const shown = (await order(iris, stays)).reward!;
  expect(Number(shown.waiting)).toBeCloseTo(worthOfDay(first) / 1_000, 5);
  expect(shown.paid).toBe('0');
  await callEarn(exchange, ivan, 'redeem', { clientRequestId: randomUUID(), orderId: leaves, way: 'instant' });
  await credit();
  const ended = await order(iris, stays);
  expect(ended).toMatchObject({ state: 'REDEEMED', interest: '0.0002', reward: { waiting: '0' } });
  expect(Number(ended.reward!.paid)).toBeCloseTo((worthOfDay(first) + worthOfDay(first + 1)) / 1_000, 5);
  const brought = (await exchange.available(iris.uid, 'funding', 'USDT')) - before;
  expect(Number(brought) / 1e6).toBe(Number(ended.reward!.paid));
  expect((await order(ivan, leaves)).reward).toMatchObject({ paid: '0', waiting: '0' });
  await isRight();
});

it('what the second coin brought stands in the summary beside the interest, each in its own coin', async () => {
  const mina = await exchange.person({ funds: { ETH: '10' } });
  const product = await open({ kind: 'FLEX_HYBRID', tiers: [{ upToMinor: null, rateBps: 365 }] });
  midnight();
  const orderId = await subscribe(mina, product);
  await credit();
  const shown = await order(mina, orderId);
  const { coins } = await callEarn(exchange, mina, 'summary', {});
  expect(coins.map(({ asset, principal, total, yesterday }) => ({ asset, principal, total, yesterday }))).toEqual([
    { asset: 'ETH', principal: shown.principal, total: shown.interest, yesterday: shown.interest },
    { asset: 'USDT', principal: '0', total: shown.reward!.paid, yesterday: shown.reward!.paid },
  ]);
});

it('a second coin whose budget has run out is refused to whoever has seen its rate', async () => {
  const mina = await exchange.person({ funds: { ETH: '10' } });
  const product = await open({ kind: 'FLEX_HYBRID' });
  const nowMs = exchange.clock.nowMs();
  await exchange.services.db.query('update earn.product set reward_ended_ms = $2 where id = $1', [product, nowMs]);
  const ask = { product, amount: '1' };
  const seen = { clientRequestId: randomUUID(), ...ask, rewardSeenBps: '3650' };
  expect(await refusedBy(callEarn(exchange, mina, 'subscribe', seen))).toEqual({
    code: 'EARN_REWARD_DROPPED',
    asset: 'USDT',
    from: '36.5',
    percent: '0',
  });
  const knows = { clientRequestId: randomUUID(), ...ask, rewardSeenBps: '0' };
  expect((await callEarn(exchange, mina, 'subscribe', knows)).amount).toBe('1');
});
