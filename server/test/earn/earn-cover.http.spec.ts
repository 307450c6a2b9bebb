import { randomUUID } from 'node:crypto';
import { businessDayOf, startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DemoClient } from '../../src/demo/demo-client.ts';
import { watchCover } from '../../src/modules/earn/usecases/watch-cover.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { callEarn, fundProduct, openProduct, runEarn } from './earn.rig.ts';

let exchange: TestExchange;
let nora: Member;
/** Whose session ends when the clock is moved on for days. */
let finance: DemoClient;
beforeAll(async () => {
  exchange = await testExchange();
  nora = await exchange.person({ funds: { USDT: '9000' } });
  finance = (await exchange.staff('finance')).client;
}, 120_000);
afterAll(() => exchange.close());

const ask = () => ({ clientRequestId: randomUUID() });
const alarms = async () =>
  (await finance.call('staffAlarms', 'chainAlarms', {})).rows
    .filter(({ code }) => code === 'EARN_COVER_ENDS')
    .map(({ network, subject, details, endedAtMs, seenBy }) => ({ network, subject, details, endedAtMs, seenBy }));
const ofStaff = async (id: string) =>
  (await finance.call('staffEarn', 'products')).rows.find((product) => product.id === id)!;
async function moveTo(atMs: number): Promise<void> {
  exchange.clock.setOffsetMs(exchange.clock.offsetMs + atMs - exchange.clock.nowMs());
  finance = (await exchange.staff('finance')).client;
}

it('staff hear once that money for interest ends within three days, and that it was put right', async () => {
  // 36.5 % a year of 1,000 are one a day.
  const product = await openProduct(exchange, { id: 'short-of-money', tiers: [{ upToMinor: null, rateBps: 3_650 }] });
  await fundProduct(exchange, product, 'USDT', 5_500_000n);
  await callEarn(exchange, nora, 'subscribe', { ...ask(), product, amount: '1000' });
  await watchCover(exchange.services);
  expect(await alarms()).toEqual([]);
  await fundProduct(exchange, product, 'USDT', -3_000_000n);
  const { coveredUntilMs } = await ofStaff(product);
  await watchCover(exchange.services);
  await watchCover(exchange.services);
  const said = new Date(coveredUntilMs! + 8 * HOUR_MS).toISOString().slice(0, 16).replace('T', ' ');
  expect(await alarms()).toEqual([
    {
      network: 'earn',
      subject: expect.stringMatching(/^short-of-money \d{4}-/),
      details: { product, coveredUntil: said, cover: '2.5 USDT', perDay: '1 USDT' },
      endedAtMs: null,
      seenBy: null,
    },
  ]);
  await fundProduct(exchange, product, 'USDT', 100_000_000n);
  await watchCover(exchange.services);
  expect((await alarms())[0]!.endedAtMs).toBeGreaterThan(0);
  // Short again is an alarm of its own.
  await moveTo(exchange.clock.nowMs() + DAY_MS);
  await fundProduct(exchange, product, 'USDT', -101_000_000n);
  await Promise.all([watchCover(exchange.services), watchCover(exchange.services)]);
  expect((await alarms()).map(({ endedAtMs }) => endedAtMs === null)).toEqual([true, false]);
});

it('counts a day as it will be credited, slice by slice, and terms where they end', async () => {
  const tiers = [
    { upToMinor: 2_000_000_000n, rateBps: 1_000 },
    { upToMinor: 10_000_000_000n, rateBps: 420 },
    { upToMinor: null, rateBps: 360 },
  ];
  await moveTo(startOfBusinessDay(businessDayOf(exchange.clock.nowMs()) + 1) + 12 * HOUR_MS);
  const flexible = await openProduct(exchange, { kind: 'TIERED', tiers });
  const omar = await exchange.person({ funds: { USDT: '13000' } });
  await callEarn(exchange, nora, 'subscribe', { ...ask(), product: flexible, amount: '1000' });
  await callEarn(exchange, omar, 'subscribe', { ...ask(), product: flexible, amount: '12000' });
  // 0.273972 and 1.665753: each rounded down for itself, as they are credited.
  expect(await ofStaff(flexible)).toMatchObject({ perDay: '1.939725', principal: '13000' });
  const fixed = await openProduct(exchange, { kind: 'FIXED', termDays: 5, tiers });
  await callEarn(exchange, nora, 'subscribe', { ...ask(), product: fixed, amount: '1000', renews: 'all' });
  const ends = startOfBusinessDay(businessDayOf(exchange.clock.nowMs()) + 6);
  expect(await ofStaff(fixed)).toMatchObject({ perDay: '0', coveredUntilMs: ends, sold: '1000', soldEnded: '0' });
  await fundProduct(exchange, fixed, 'USDT', 1_369_863n);
  expect(await ofStaff(fixed)).toMatchObject({ coveredUntilMs: null });
  // A renewal is a subscription: it takes of the quota, and the term that has ended gives nothing back.
  await moveTo(ends);
  await runEarn(exchange.services);
  expect(await ofStaff(fixed)).toMatchObject({ sold: '2001.369863', soldEnded: '1000', principal: '1001.369863' });
  expect((await exchange.reconcile()).differences).toEqual([]);
});
