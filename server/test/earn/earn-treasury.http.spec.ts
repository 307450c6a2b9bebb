import { randomUUID } from 'node:crypto';
import { businessDayOf, startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Member, TestExchange } from '../test-exchange.ts';
import { testExchange } from '../test-exchange.ts';
import { callEarn, fundProduct, openProduct } from './earn.rig.ts';

let exchange: TestExchange;
let nora: Member;
let otto: Member;
beforeAll(async () => {
  exchange = await testExchange();
  nora = await exchange.person({ funds: { USDT: '9000', ETH: '10' } });
  otto = await exchange.person({ funds: { USDT: '9000' } });
}, 120_000);
afterAll(() => exchange.close());

const subscribe = (who: Member, product: string, amount: string) =>
  callEarn(exchange, who, 'subscribe', { clientRequestId: randomUUID(), product, amount });

it('staff see what is owed of each coin, what covers it, and which terms end on which day', async () => {
  // A tenth of a percent a day.
  const tiers = [{ upToMinor: null, rateBps: 3_650 }];
  const flexible = await openProduct(exchange, { id: 'flexible', tiers });
  const month = await openProduct(exchange, { id: 'month', kind: 'FIXED', termDays: 30, tiers });
  const quarter = await openProduct(exchange, { id: 'quarter', kind: 'FIXED', termDays: 90, tiers });
  const year = await openProduct(exchange, { id: 'year', kind: 'FIXED', termDays: 365, tiers });
  const ether = await openProduct(exchange, {
    id: 'ether',
    asset: 'ETH',
    kind: 'FIXED',
    termDays: 30,
    minMinor: 10n ** 15n,
    quotaMinor: 10n ** 21n,
    tiers,
  });
  await fundProduct(exchange, flexible, 'USDT', 5_000_000n);
  await fundProduct(exchange, month, 'USDT', 7_000_000n);
  await subscribe(nora, flexible, '1000');
  await subscribe(nora, month, '200');
  await subscribe(otto, month, '100');
  await subscribe(nora, quarter, '400');
  await subscribe(nora, year, '800');
  await subscribe(nora, ether, '2');
  const { rows } = await callEarn(exchange, nora, 'orders', { open: 'true' });
  const orderId = rows.find(({ productId }) => productId === flexible)!.id;
  const redeem = { clientRequestId: randomUUID(), orderId, amount: '50', way: 'standard' } as const;
  await callEarn(exchange, nora, 'redeem', redeem);

  const { client } = await exchange.staff('auditor');
  const { coins, maturities } = await client.call('staffEarn', 'treasury');
  expect(coins).toEqual([
    {
      asset: 'USDT',
      principal: '2450',
      inTerms: '1500',
      waiting: '50',
      // What leaves with the hour earns until then.
      perDay: '1',
      cover: '12',
      termInterest: '45',
    },
    { asset: 'ETH', principal: '2', inTerms: '2', waiting: '0', perDay: '0', cover: '0', termInterest: '0.06' },
  ]);
  const today = businessDayOf(exchange.clock.nowMs());
  const endsAfter = (days: number) => startOfBusinessDay(today + 1 + days);
  expect(maturities).toEqual([
    { atMs: endsAfter(30), asset: 'ETH', orders: 1, principal: '2', interest: '0.06' },
    { atMs: endsAfter(30), asset: 'USDT', orders: 2, principal: '300', interest: '9' },
    { atMs: endsAfter(90), asset: 'USDT', orders: 1, principal: '400', interest: '36' },
  ]);
  // Terms that ended and wait for the job are due today, not forgotten.
  exchange.clock.setOffsetMs(exchange.clock.offsetMs + 32 * DAY_MS);
  const later = await (await exchange.staff('finance')).client.call('staffEarn', 'treasury');
  expect(later.maturities.map(({ atMs, asset }) => [atMs, asset])).toEqual([
    [endsAfter(30), 'ETH'],
    [endsAfter(30), 'USDT'],
    [endsAfter(90), 'USDT'],
  ]);
});
