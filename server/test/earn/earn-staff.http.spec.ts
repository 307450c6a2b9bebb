import { randomUUID } from 'node:crypto';
import { businessDayOf, startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DemoClient } from '../../src/demo/demo-client.ts';
import { refusalOf } from '../spot/spot.rig.ts';
import { type TestExchange, testExchange } from '../test-exchange.ts';
import { callEarn, runEarn } from './earn.rig.ts';

let exchange: TestExchange;
let product: DemoClient;
let second: DemoClient;
beforeAll(async () => {
  exchange = await testExchange();
  product = (await exchange.staff('product')).client;
  second = (await exchange.staff('product')).client;
}, 120_000);
afterAll(() => exchange.close());

const terms = (over: Record<string, string> = {}) => ({
  id: 'usdt-steps',
  asset: 'USDT',
  kind: 'TIERED' as const,
  termDays: '0',
  min: '1',
  step: '0.01',
  quota: '10000',
  instantPool: '500',
  canEndEarly: 'false' as const,
  canRenew: 'false' as const,
  kycMin: '0',
  vipMin: '0',
  isForNewPeople: 'false' as const,
  source: 'lending' as const,
  startAtMs: '0',
  reason: 'A product for everybody',
  ...over,
});
const set = (over: Record<string, string> = {}) => product.call('staffEarn', 'setProduct', terms(over) as never);
const rates = (over: Record<string, string> = {}) =>
  product.call('staffEarn', 'setRates', {
    product: 'usdt-steps',
    fromMs: String(Math.floor(exchange.clock.nowMs() / HOUR_MS) * HOUR_MS),
    tiers: JSON.stringify([
      { upTo: '2000', rateBps: '1000' },
      { upTo: null, rateBps: '420' },
    ]),
    reason: 'What the house can pay',
    ...over,
  } as never);

async function approve(by: DemoClient): Promise<void> {
  const [asked] = (await by.call('staffActions', 'list', { tab: 'waiting' })).rows;
  const { id, contentHash } = asked!;
  await by.call('staffActions', 'decide', { id, contentHash, decision: 'approve', reason: 'As we agreed' });
}
const shown = async () =>
  (await callEarn(exchange, { uid: '0' }, 'products', {})).rows.find(({ id }) => id === 'usdt-steps');
const ofStaff = async () => (await product.call('staffEarn', 'products')).rows.find(({ id }) => id === 'usdt-steps');

it('two of Product put a product on sale: it is shown once it has rates', async () => {
  expect(await set()).toMatchObject({ state: 'WAITING' });
  expect(await ofStaff()).toBeUndefined();
  await approve(second);
  expect(await shown()).toBeUndefined();
  await rates();
  await approve(second);
  expect(await shown()).toMatchObject({
    status: 'IN_PROGRESS',
    tiers: [
      { upTo: '2000', rateBps: 1_000 },
      { upTo: null, rateBps: 420 },
    ],
    rateAtThousand: '10',
    remaining: '10000',
  });
  expect(await ofStaff()).toMatchObject({ sold: '0', cover: '0', coveredUntilMs: null, instantPool: '500' });
});

it.each([
  ['nothing new', {}, { code: 'NO_CHANGE' }],
  ['another kind', { kind: 'FLEX' }, { code: 'EARN_KIND_FIXED', field: 'kind' }],
  ['another coin', { asset: 'BTC' }, { code: 'EARN_KIND_FIXED', field: 'asset' }],
  ['a coin that there is not', { asset: 'NONE' }, { code: 'COIN_UNKNOWN' }],
  [
    'a leveraged token, whose amounts a merge counts anew',
    { id: 'other', asset: 'BTC3L' },
    { code: 'EARN_COIN_MERGES', asset: 'BTC3L' },
  ],
  [
    'a hybrid that pays in one',
    { id: 'other', kind: 'FLEX_HYBRID', rewardAsset: 'ETH3S', rewardBps: '5', rewardBudget: '1' },
    { code: 'EARN_COIN_MERGES', asset: 'ETH3S' },
  ],
  ['a hybrid without a second coin', { id: 'other', kind: 'FLEX_HYBRID' }, { code: 'EARN_REWARD_WRONG' }],
  [
    'no hybrid with a second coin',
    { id: 'other', rewardAsset: 'ETH', rewardBps: '5', rewardBudget: '1' },
    { code: 'EARN_REWARD_WRONG' },
  ],
  ['a term of no days', { id: 'other', kind: 'FIXED' }, { code: 'EARN_TERM_WRONG' }],
  ['a most below the least', { maxPerson: '0.5' }, { code: 'EARN_BOUNDS_WRONG' }],
  ['a least off the step', { min: '1.005', step: '0.01' }, { code: 'EARN_BOUNDS_WRONG' }],
  ['an end before the start', { startAtMs: '5', endAtMs: '5' }, { code: 'EARN_BOUNDS_WRONG' }],
  ['an amount of nothing', { quota: '0' }, { code: 'AMOUNT_INVALID', field: 'quota' }],
  ['too many places', { step: '0.0000001' }, { code: 'AMOUNT_INVALID', field: 'step' }],
] as const)('nobody makes it %s', async (_, over, refusal) => {
  expect(await refusalOf(set(over as Record<string, string>))).toMatchObject(refusal);
});

it.each([
  ['not at a full hour', () => ({ fromMs: String(exchange.clock.nowMs() + 2 * DAY_MS + 1) }), 'EARN_RATE_HOUR'],
  [
    'sooner than a day ahead',
    () => ({ fromMs: String((Math.floor(exchange.clock.nowMs() / HOUR_MS) + 2) * HOUR_MS) }),
    'EARN_RATE_TOO_SOON',
  ],
  [
    'in rows that do not rise',
    () => ({ tiers: '[{"upTo":"5","rateBps":"1"},{"upTo":"5","rateBps":"1"},{"upTo":null,"rateBps":"1"}]' }),
    'TIERS_ORDER',
  ],
  ['without a last row', () => ({ tiers: '[{"upTo":"5","rateBps":"1"}]' }), 'TIERS_END'],
  ['of a product that there is not', () => ({ product: 'none' }), 'EARN_NOT_FOUND'],
] as const)('its rates do not change %s', async (_, over, code) => {
  expect(await refusalOf(rates(over() as Record<string, string>))).toMatchObject({ code });
});

it('two of Finance put money aside for its interest, and see how long it lasts', async () => {
  const nora = await exchange.person({ funds: { USDT: '1000' } });
  await callEarn(exchange, nora, 'subscribe', {
    clientRequestId: randomUUID(),
    product: 'usdt-steps',
    amount: '1000',
  });
  const [one, two] = [(await exchange.staff('finance')).client, (await exchange.staff('finance')).client];
  const today = businessDayOf(exchange.clock.nowMs());
  expect(await ofStaff()).toMatchObject({
    cover: '0',
    perDay: '0.273972',
    coveredUntilMs: startOfBusinessDay(today + 1),
  });
  await one.call('staffEarn', 'fund', {
    clientRequestId: randomUUID(),
    product: 'usdt-steps',
    asset: 'USDT',
    amount: '1',
    reason: 'Three days of it',
  });
  await approve(two);
  expect(await ofStaff()).toMatchObject({ cover: '1', coveredUntilMs: startOfBusinessDay(today + 4) });
  expect(await refusalOf(set({ quota: '999.99' }))).toMatchObject({ code: 'EARN_QUOTA_SOLD', sold: '1000' });
  expect((await exchange.reconcile()).differences).toEqual([]);
});

it('an early end is not taken from those who bought it, and may be given later', async () => {
  const term = { id: 'usdt-term', kind: 'FIXED', termDays: '30', canEndEarly: 'true' };
  await set(term);
  await approve(second);
  const { db } = exchange.services;
  await db.query(`update earn.product set sold_minor = 1000000 where id = 'usdt-term'`);
  expect(await refusalOf(set({ ...term, canEndEarly: 'false' }))).toEqual({ code: 'EARN_EARLY_SOLD' });
  await db.query(`update earn.product set sold_minor = 0 where id = 'usdt-term'`);
  for (const canEndEarly of ['false', 'true']) {
    await set({ ...term, canEndEarly });
    await approve(second);
  }
});

it('a second coin keeps its rate, its budget is not cut below what was given, and raised it goes on', async () => {
  const hybrid = {
    id: 'usdt-and-eth',
    kind: 'FLEX_HYBRID',
    rewardAsset: 'ETH',
    rewardBps: '500',
    rewardBudget: '2',
  };
  await set(hybrid);
  await approve(second);
  expect(await refusalOf(set({ ...hybrid, rewardBps: '0' }))).toMatchObject({
    code: 'EARN_KIND_FIXED',
    field: 'rewardBps',
  });
  const { db } = exchange.services;
  await db.query(
    `update earn.product set reward_used_atto = 2000000000000000000, reward_ended_ms = 1 where id = 'usdt-and-eth'`,
  );
  expect(await refusalOf(set({ ...hybrid, rewardBudget: '1.9' }))).toMatchObject({ code: 'EARN_REWARD_WRONG' });
  await set({ ...hybrid, rewardBudget: '3' });
  await approve(second);
  const rows = await db.query(`select reward_ended_ms from earn.product where id = 'usdt-and-eth'`);
  expect(rows).toEqual([{ reward_ended_ms: null }]);
});

it('a rate that two of Product lower by a fifth is told to whoever has something in it, a day before it holds', async () => {
  const iris = await exchange.person({ funds: { USDT: '10' } });
  const ask = { clientRequestId: randomUUID(), product: 'usdt-steps', amount: '10' };
  await callEarn(exchange, iris, 'subscribe', ask);
  const fromMs = (Math.floor(exchange.clock.nowMs() / HOUR_MS) + 26) * HOUR_MS;
  await rates({ fromMs: String(fromMs), tiers: '[{"upTo":null,"rateBps":"800"}]' });
  await runEarn(exchange.services);
  const told = () =>
    exchange.services.db.query(`select params from notices.notice where uid = $1 and kind = 'earn.rateFalls'`, [
      iris.uid,
    ]);
  expect(await told()).toEqual([]);
  await approve(second);
  await runEarn(exchange.services);
  const date = new Date(fromMs + 8 * HOUR_MS).toISOString().slice(0, 16).replace('T', ' ');
  expect(await told()).toEqual([{ params: { asset: 'USDT', before: '10', rate: '8', date } }]);
});
