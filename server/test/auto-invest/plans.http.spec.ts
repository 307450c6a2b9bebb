import { randomUUID } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setFrozenAt } from '../../src/modules/identity/store/person.store.ts';
import { refusalOf } from '../spot/spot.rig.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { callPlans, coinsText, moveTo, planForm, refusedBy } from './auto-invest.rig.ts';

let exchange: TestExchange;
let nora: Member;
beforeAll(async () => {
  exchange = await testExchange();
  nora = await exchange.person();
}, 120_000);
afterAll(() => exchange.close());

const create = (who: Member, over: Parameters<typeof planForm>[0] = {}) =>
  callPlans(exchange, who, 'create', planForm(over));
const plansOf = async (who: Member, open: 'true' | 'false' = 'true') =>
  (await callPlans(exchange, who, 'plans', { open })).rows;

const setSwitch = async (value: 'true' | 'false') => {
  const { db, settings } = exchange.services;
  await db.tx((tx) =>
    settings.set(tx, { name: 'AUTO_INVEST_CLOSE', value, by: 'a test', nowMs: exchange.clock.nowMs() }),
  );
  await settings.refresh();
};

describe('a plan', () => {
  it('is made, and says when it runs and what it has bought: nothing yet', async () => {
    const { plan, replayed } = await create(nora, {
      period: 'month',
      day: '31',
      coins: coinsText({ BTC: 60, ETH: 40 }),
    });
    expect(replayed).toBe(false);
    expect(plan).toMatchObject({
      state: 'ACTIVE',
      coins: [
        { asset: 'BTC', percent: 60 },
        { asset: 'ETH', percent: 40 },
      ],
      amount: '100',
      period: 'month',
      weekday: null,
      day: 31,
      hour: 9,
      zone: 'Europe/Berlin',
      autoTransfer: true,
      movesToEarn: false,
      tellsSuccess: false,
      lastRun: null,
      bought: 0,
      suffices: false,
      invested: '0',
      value: '0',
      roiPercent: null,
    });
    expect(plan.figures.map(({ asset, quantity, averageCost }) => [asset, quantity, averageCost])).toEqual([
      ['BTC', '0', null],
      ['ETH', '0', null],
    ]);
    const { rows } = await callPlans(exchange, nora, 'dates', {
      period: 'month',
      day: '31',
      hour: '9',
      zone: 'Europe/Berlin',
    });
    expect(plan.nextRunAtMs).toBe(rows[0]);
    expect(await callPlans(exchange, nora, 'plan', { planId: plan.id })).toEqual(plan);
  });

  it('is made once for a request id, at the same time too, and another input is refused', async () => {
    const form = planForm({ amount: '20' });
    const made = await Promise.all([1, 2, 3].map(() => callPlans(exchange, nora, 'create', form)));
    expect(new Set(made.map(({ plan }) => plan.id)).size).toBe(1);
    expect(made.filter(({ replayed }) => replayed)).toHaveLength(2);
    expect(await refusedBy(callPlans(exchange, nora, 'create', { ...form, amount: '21' }))).toEqual({
      code: 'IDEMPOTENCY_MISMATCH',
    });
  });

  it.each<[string, Parameters<typeof planForm>[0], object]>([
    ['no coin', { coins: '[]' }, { code: 'AUTO_INVEST_COIN_REQUIRED' }],
    [
      'six coins',
      { coins: coinsText({ BTC: 20, ETH: 20, HBT: 15, USDC: 15, PUSD: 15, BTC3L: 15 }) },
      { code: 'AUTO_INVEST_TOO_MANY_COINS', max: 5, count: 6 },
    ],
    [
      'a coin twice',
      { coins: '[{"asset":"BTC","percent":"50"},{"asset":"BTC","percent":"50"}]' },
      { code: 'AUTO_INVEST_COIN_TWICE', asset: 'BTC' },
    ],
    [
      'a coin without a market',
      { coins: coinsText({ USDT: 100 }) },
      { code: 'AUTO_INVEST_COIN_UNKNOWN', asset: 'USDT' },
    ],
    ['a leveraged token', { coins: coinsText({ BTC3L: 100 }) }, { code: 'AUTO_INVEST_COIN_UNKNOWN', asset: 'BTC3L' }],
    [
      'a share of ten percent',
      { coins: coinsText({ BTC: 90, ETH: 10 }) },
      { code: 'AUTO_INVEST_SHARE_TOO_SMALL', asset: 'ETH', percent: 10, above: 10 },
    ],
    ['shares of 99 percent', { coins: coinsText({ BTC: 50, ETH: 49 }) }, { code: 'AUTO_INVEST_SHARE_SUM', sum: 99 }],
    ['a week without its day', { period: 'week' }, { code: 'AUTO_INVEST_DATE_REQUIRED', field: 'weekday' }],
    ['a month with a weekday', { period: 'month', weekday: '1' }, { code: 'AUTO_INVEST_DATE_REQUIRED', field: 'day' }],
    ['nothing to spend', { amount: '0' }, { code: 'AMOUNT_ZERO' }],
    ['a seventh place', { amount: '10.0000001' }, { code: 'AMOUNT_PLACES', places: 7, scale: 6 }],
    ['less than ten USDT', { amount: '9.999999' }, { code: 'AUTO_INVEST_AMOUNT_MIN', min: '10' }],
    [
      'less than the smallest order of a share',
      { amount: '45', coins: coinsText({ BTC: 89, ETH: 11 }) },
      { code: 'AUTO_INVEST_AMOUNT_MIN', min: '45.454546' },
    ],
    ['more than 50,000 USDT', { amount: '50000.000001' }, { code: 'AUTO_INVEST_AMOUNT_MAX', max: '50000' }],
    ['a zone that is none', { zone: 'Europe/Atlantis' }, { code: 'AUTO_INVEST_ZONE_UNKNOWN', zone: 'Europe/Atlantis' }],
  ])('with %s is refused by name', async (_what, over, refusal) => {
    const before = (await plansOf(nora)).length;
    expect(await refusedBy(create(nora, over))).toEqual(refusal);
    expect(await plansOf(nora)).toHaveLength(before);
  });

  it('is not made a thirty-first time within an hour', async () => {
    const paul = await exchange.person();
    const first = (await create(paul)).plan;
    for (let count = 1; count < 30; count++) await create(paul);
    expect(await refusedBy(create(paul))).toEqual({
      code: 'AUTO_INVEST_TOO_MANY',
      max: 30,
      nextAt: first.createdAtMs + HOUR_MS,
    });
    moveTo(exchange, first.createdAtMs + HOUR_MS);
    expect((await create(paul)).plan.state).toBe('ACTIVE');
  });

  it('is not made, changed or resumed by a frozen person, and can be paused', async () => {
    const paul = await exchange.person();
    const { plan } = await create(paul);
    const { clientRequestId: _id, ...wishes } = planForm();
    const freeze = (atMs: number | null) => exchange.services.db.tx((tx) => setFrozenAt(tx, paul.uid, atMs));
    await freeze(exchange.clock.nowMs());
    const frozen = { code: 'ACCOUNT_FROZEN' };
    expect(await refusedBy(create(paul))).toEqual(frozen);
    expect(await refusedBy(callPlans(exchange, paul, 'edit', { planId: plan.id, ...wishes }))).toEqual(frozen);
    expect(
      await refusedBy(callPlans(exchange, paul, 'runNow', { planId: plan.id, clientRequestId: randomUUID() })),
    ).toEqual(frozen);
    expect((await callPlans(exchange, paul, 'pause', { planId: plan.id })).state).toBe('PAUSED');
    expect(await refusedBy(callPlans(exchange, paul, 'resume', { planId: plan.id }))).toEqual(frozen);
  });

  it('is changed from its next run on, and not in the five minutes before one', async () => {
    const { plan } = await create(nora, { amount: '30' });
    const { clientRequestId: _id, ...wishes } = planForm({ amount: '40', period: 'week', weekday: '3', hour: '20' });
    const changed = await callPlans(exchange, nora, 'edit', { planId: plan.id, ...wishes });
    expect(changed).toMatchObject({ id: plan.id, amount: '40', period: 'week', weekday: 3, hour: 20 });
    moveTo(exchange, changed.nextRunAtMs! - 5 * MINUTE_MS);
    expect(await refusedBy(callPlans(exchange, nora, 'edit', { planId: plan.id, ...wishes }))).toEqual({
      code: 'AUTO_INVEST_LOCKED',
      runAt: changed.nextRunAtMs,
    });
    expect(await callPlans(exchange, nora, 'pause', { planId: plan.id })).toMatchObject({
      state: 'PAUSED',
      nextRunAtMs: null,
    });
    const edited = await callPlans(exchange, nora, 'edit', { planId: plan.id, ...wishes, amount: '50' });
    expect(edited).toMatchObject({ state: 'PAUSED', amount: '50', nextRunAtMs: null });
    const resumed = await callPlans(exchange, nora, 'resume', { planId: plan.id });
    expect(resumed).toMatchObject({ state: 'ACTIVE', nextRunAtMs: changed.nextRunAtMs });
    moveTo(exchange, changed.nextRunAtMs! - MINUTE_MS);
    expect(await callPlans(exchange, nora, 'remove', { planId: plan.id })).toMatchObject({ state: 'DELETED' });
    expect((await plansOf(nora, 'false')).map(({ id }) => id)).toContain(plan.id);
    expect((await plansOf(nora)).map(({ id }) => id)).not.toContain(plan.id);
    for (const name of ['pause', 'resume'] as const) {
      expect(await refusedBy(callPlans(exchange, nora, name, { planId: plan.id }))).toEqual({
        code: 'AUTO_INVEST_PLAN_DELETED',
      });
    }
    expect(await callPlans(exchange, nora, 'remove', { planId: plan.id })).toMatchObject({ state: 'DELETED' });
  });

  it('is nobody else’s', async () => {
    const { plan } = await create(nora);
    const vera = await exchange.person();
    for (const name of ['plan', 'pause', 'resume', 'remove', 'runs'] as const) {
      expect(await refusedBy(callPlans(exchange, vera, name, { planId: plan.id }))).toEqual({
        code: 'AUTO_INVEST_PLAN_UNKNOWN',
      });
    }
    const now = callPlans(exchange, vera, 'runNow', { planId: plan.id, clientRequestId: randomUUID() });
    expect(await refusedBy(now)).toEqual({ code: 'AUTO_INVEST_PLAN_UNKNOWN' });
  });

  it('is not made while the operator has switched it off, and can still be paused', async () => {
    const vera = await exchange.person();
    const { plan } = await vera.client.call('autoInvest', 'create', planForm() as Record<string, string>);
    await setSwitch('true');
    expect(
      await refusalOf(vera.client.call('autoInvest', 'create', planForm() as Record<string, string>)),
    ).toMatchObject({
      code: 'FEATURE_OFF',
    });
    expect((await vera.client.call('autoInvest', 'pause', { planId: plan.id })).state).toBe('PAUSED');
    await setSwitch('false');
  });
});

it('the terms say what can be bought, and within which bounds', async () => {
  const terms = await exchange.visitor().client.call('autoInvest', 'terms');
  expect(terms).toMatchObject({
    quote: 'USDT',
    coinsMax: 5,
    percentAbove: 10,
    min: '10',
    max: '50000',
    lockMs: 300_000,
  });
  expect(terms.coins.map(({ asset }) => asset)).toEqual(['BTC', 'ETH', 'USDC', 'PUSD', 'HBT']);
});
