import { businessDayOf, startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { holdingPublicMs } from '@bourse/core/launch/holding.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DemoClient } from '../../../src/demo/demo-client.ts';
import { refusalOf } from '../../spot/spot.rig.ts';
import { type TestExchange, testExchange } from '../../test-exchange.ts';

let exchange: TestExchange;
let product: DemoClient;
let second: DemoClient;
beforeAll(async () => {
  exchange = await testExchange();
  const finance = [(await exchange.staff('finance')).client, (await exchange.staff('finance')).client] as const;
  await finance[0].call('staffLaunch', 'fund', {
    clientRequestId: crypto.randomUUID(),
    project: 'held',
    token: 'HBT',
    amount: '500',
    reason: 'The tokens of the project',
  });
  await approve(finance[1]);
  product = (await exchange.staff('product')).client;
  second = (await exchange.staff('product')).client;
}, 120_000);
afterAll(() => exchange.close());

async function approve(by: DemoClient): Promise<void> {
  const [asked] = (await by.call('staffActions', 'list', { tab: 'waiting' })).rows;
  const { id, contentHash } = asked!;
  await by.call('staffActions', 'decide', { id, contentHash, decision: 'approve', reason: 'As we agreed' });
}

/** A round of each mode takes the same terms; tomorrow and the day after are asked for. */
function wish(holding: Readonly<Record<string, string>> = {}, round: Readonly<Record<string, string>> = {}) {
  const tomorrow = businessDayOf(exchange.clock.nowMs()) + 1;
  const startMs = holdingPublicMs(tomorrow + 1);
  const listingAtMs = String(startMs + DAY_MS);
  return {
    project: 'held',
    token: 'HBT',
    payAsset: 'USDT',
    supply: '1000000',
    quota: '500',
    listingAtMs,
    rounds: JSON.stringify([
      {
        mode: 'SUBSCRIPTION',
        quota: '500',
        perPerson: '100',
        split: 'BOTTOM_UP',
        basePrice: '0.125',
        discountBps: '1000',
        hasVipDiscount: 'false',
        min: '1',
        max: '1000',
        step: '0.01',
        kycMin: '0',
        vipMin: '0',
        startAtMs: String(startMs),
        endAtMs: String(startMs + HOUR_MS),
        ...round,
        holding: {
          asset: 'ETH',
          fromAtMs: String(startOfBusinessDay(tomorrow) + 5 * HOUR_MS),
          days: '2',
          least: '2.5',
          factor: '0.5',
          ...holding,
        },
      },
    ]),
    schedule: JSON.stringify([{ atMs: listingAtMs, shareBps: '10000' }]),
    reason: 'A project that we have looked at',
  };
}
const ask = (form: ReturnType<typeof wish>) => product.call('staffLaunch', 'publish', form);

it('is refused where its days, its coin or its amounts are not right', async () => {
  const today = String(exchange.clock.nowMs());
  const period = { code: 'LAUNCH_HOLDING_PERIOD', round: 1, days: 60 };
  expect(await refusalOf(ask(wish({ fromAtMs: today })))).toMatchObject(period);
  expect(await refusalOf(ask(wish({ days: '0' })))).toMatchObject(period);
  expect(await refusalOf(ask(wish({ days: '3' })))).toMatchObject(period);
  expect(await refusalOf(ask(wish({ asset: 'NONE' })))).toMatchObject({ code: 'COIN_UNKNOWN', asset: 'NONE' });
  // So many of it may become one one day, which what was read would not follow.
  expect(await refusalOf(ask(wish({ asset: 'BTC3L' })))).toMatchObject({
    code: 'LAUNCH_HOLDING_MERGES',
    round: 1,
    asset: 'BTC3L',
  });
  for (const [name, text] of [
    ['least', '0'],
    ['factor', '0'],
    ['factor', '0.000000001'],
  ] as const) {
    const refusal = { code: 'AMOUNT_INVALID', field: `rounds.1.holding.${name}` };
    expect(await refusalOf(ask(wish({ [name]: text }))), `${name} ${text}`).toMatchObject(refusal);
  }
  expect(await refusalOf(ask(wish({ days: '61' })))).toMatchObject({ code: 'FIELD_INVALID' });
  expect(await refusalOf(ask(wish({ surprise: '1' })))).toMatchObject({ code: 'FIELD_UNKNOWN' });
});

it('is decided by a second member, and its seeds are committed to from then on', async () => {
  await ask(wish());
  const seeds = () => exchange.services.db.query('select day from launch.snapshot_seed order by day');
  expect(await seeds()).toEqual([]);
  await approve(second);
  const tomorrow = businessDayOf(exchange.clock.nowMs()) + 1;
  expect(await seeds()).toEqual([{ day: tomorrow }, { day: tomorrow + 1 }]);
  const nora = await exchange.person();
  const { project } = await nora.client.call('launch', 'project', { project: 'held' });
  expect(project.rounds[0]!.holding).toMatchObject({ asset: 'ETH', least: '2.5', factor: '0.5' });
});
