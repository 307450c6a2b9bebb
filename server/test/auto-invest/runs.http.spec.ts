import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { readAmount } from '@bourse/core/money/amount.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginDue } from '../../src/modules/auto-invest/usecases/runs/begin-due.ts';
import { setFrozenAt } from '../../src/modules/identity/store/person.store.ts';
import { setMarketStatus } from '../../src/modules/spot/usecases/set-market-status.ts';
import { openProduct } from '../earn/earn.rig.ts';
import type { Member } from '../test-exchange.ts';
import { callPlans, coinsText, depsOf, moveTo, planForm, runDue, toSpot } from './auto-invest.rig.ts';
import { PlanHouse, usdt } from './house.rig.ts';

let house: PlanHouse;
beforeAll(async () => {
  house = await PlanHouse.open();
}, 120_000);
afterAll(() => house.exchange.close());

let nora: Member;
beforeEach(async () => {
  nora = await house.exchange.person({ funds: { USDT: '1000' } });
});

const setHalted = (asset: string, isHalted: boolean) =>
  setMarketStatus(house.exchange.spot, {
    market: house.exchange.spot.catalog.find(`${asset}_USDT`)!,
    status: isHalted ? 'halted' : 'open',
    reason: 'a test',
    by: { staffId: 'risk', role: 'risk', requestId: randomUUID(), nowMs: house.exchange.clock.nowMs() },
  });

describe('a run', () => {
  it('takes exactly what spot lacks from funding, buys on the book, and says what that cost', async () => {
    await toSpot(house.exchange, nora, { USDT: '30.5' });
    const plan = await house.create(nora, { coins: coinsText({ BTC: 60, ETH: 40 }), amount: '500' });
    await house.live(nora, plan.id);
    const [run, ...others] = await house.runsOf(nora, plan.id);
    expect(others).toEqual([]);
    expect(run).toMatchObject({
      kind: 'scheduled',
      scheduledAtMs: plan.nextRunAtMs,
      status: 'SUCCESS',
      reason: null,
      amount: '500',
      transferred: '469.5',
      account: 'funding',
    });
    expect(run!.legs.map(({ asset, planned, status }) => [asset, planned, status])).toEqual([
      ['BTC', '300', 'DONE'],
      ['ETH', '200', 'DONE'],
    ]);
    expect(await house.has(nora, 'funding')).toBe(usdt('500'));
    expect(await house.has(nora, 'spot')).toBe(usdt('500') - usdt(run!.spent));
    for (const leg of run!.legs) {
      expect(leg.orderId).not.toBeNull();
      expect(await house.has(nora, 'spot', leg.asset)).toBe(
        readAmount(leg.quantity, house.exchange.services.assets.coin(leg.asset)!.ledgerScale),
      );
      // The offer stands at the index, rounded down to a tick.
      expect(leg.averagePrice).toMatch(/^\d+\.\d{2,}$/);
      expect(Math.abs(Number(leg.overIndexPercent))).toBeLessThan(0.2);
    }
    const now = await house.planOf(nora, plan.id);
    expect(now).toMatchObject({ bought: 1, invested: run!.spent, lastRun: { status: 'SUCCESS' }, isRunning: false });
    expect(now.figures.map(({ quantity }) => quantity)).toEqual(run!.legs.map(({ quantity }) => quantity));
    // Of one purchase the plain mean of prices is its own, and the average cost has the fee beside it.
    expect(now.figures.map((each) => each.simpleAverage)).toEqual(run!.legs.map((each) => each.averagePrice));
    for (const { averageCost, simpleAverage } of now.figures)
      expect(Number(averageCost)).toBeGreaterThan(Number(simpleAverage));
    expect(now.nextRunAtMs! - plan.nextRunAtMs!).toBeGreaterThanOrEqual(23 * HOUR_MS);
    expect(await house.kindsOf(nora)).toEqual([]);
    await house.isRight();
  });

  it('takes nothing from funding where spot has it, or where the plan says so', async () => {
    await toSpot(house.exchange, nora, { USDT: '100' });
    const plan = await house.create(nora, { autoTransfer: 'false', tellsSuccess: 'true' });
    await house.live(nora, plan.id);
    expect((await house.runsOf(nora, plan.id))[0]).toMatchObject({
      status: 'SUCCESS',
      transferred: '0',
      account: 'spot',
    });
    await house.live(nora, plan.id);
    const [run] = await house.runsOf(nora, plan.id);
    expect(run).toMatchObject({ status: 'FAILED', reason: 'INSUFFICIENT', spent: '0', transferred: '0' });
    expect(usdt(run!.available!)).toBe(await house.has(nora, 'spot'));
    expect(await house.has(nora, 'funding')).toBe(usdt('900'));
    expect(await house.kindsOf(nora)).toEqual(['autoInvest.done', 'autoInvest.insufficient']);
    await house.isRight();
  });

  it('moves and buys nothing where a minor unit is missing, and is tried again on the next date', async () => {
    const plan = await house.create(nora, { amount: '1000.000001', coins: coinsText({ BTC: 50, ETH: 50 }) });
    expect(plan.suffices).toBe(false);
    await house.live(nora, plan.id);
    expect((await house.runsOf(nora, plan.id))[0]).toMatchObject({
      status: 'FAILED',
      reason: 'INSUFFICIENT',
      available: '1000',
      legs: [{ status: 'WAITING' }, { status: 'WAITING' }],
    });
    expect([await house.has(nora, 'funding'), await house.has(nora, 'spot')]).toEqual([usdt('1000'), 0n]);
    await house.exchange.fund(nora.uid, 'USDT', '0.000001');
    await house.live(nora, plan.id);
    expect((await house.runsOf(nora, plan.id)).map(({ status }) => status)).toEqual(['SUCCESS', 'FAILED']);
    expect((await house.planOf(nora, plan.id)).insufficientInRow).toBe(0);
    await house.isRight();
  });

  it('is offered a pause after five insufficient ones in a row, and goes on by itself until then', async () => {
    const plan = await house.create(nora, { amount: '5000' });
    for (let day = 1; day <= 5; day++) await house.live(nora, plan.id, {});
    expect(await house.planOf(nora, plan.id)).toMatchObject({ state: 'ACTIVE', insufficientInRow: 5 });
    expect(await house.kindsOf(nora)).toEqual([
      ...Array(5).fill('autoInvest.insufficient'),
      'autoInvest.insufficientInRow',
    ]);
    await callPlans(house.exchange, nora, 'pause', { planId: plan.id });
    expect(await callPlans(house.exchange, nora, 'resume', { planId: plan.id })).toMatchObject({
      insufficientInRow: 0,
    });
    await house.isRight();
  });

  it('pauses itself where the operator says after how many', async () => {
    const { db, settings } = house.exchange.services;
    const pauseAfter = async (value: number) => {
      const set = {
        name: 'AUTO_INVEST_PAUSE_AFTER',
        value,
        by: 'a test',
        nowMs: house.exchange.clock.nowMs(),
      } as const;
      await db.tx((tx) => settings.set(tx, set));
      await settings.refresh();
    };
    await pauseAfter(2);
    const plan = await house.create(nora, { amount: '5000' });
    for (let day = 1; day <= 2; day++) await house.live(nora, plan.id, {});
    expect(await house.planOf(nora, plan.id)).toMatchObject({ state: 'PAUSED', nextRunAtMs: null });
    expect(await house.kindsOf(nora)).toEqual([
      'autoInvest.insufficient',
      'autoInvest.insufficient',
      'autoInvest.paused',
    ]);
    await pauseAfter(0);
  });

  it('does not buy above the index and one percent: the rest stays on spot', async () => {
    const plan = await house.create(nora, { amount: '900' });
    moveTo(house.exchange, plan.nextRunAtMs!);
    await house.seller.offer('BTC', '0.001', 20);
    await house.seller.add('BTC', '10', 150);
    await runDue(house.exchange);
    const [run] = await house.runsOf(nora, plan.id);
    const [leg] = run!.legs;
    expect(run).toMatchObject({ status: 'PARTIAL', transferred: '900' });
    expect(leg).toMatchObject({ status: 'PARTIAL', reason: 'GUARD', quantity: expect.stringMatching(/^0\.000/) });
    expect(Number(leg!.averagePrice)).toBeLessThanOrEqual(Number(leg!.indexPrice) * 1.01);
    expect(Number(leg!.limitPrice)).toBeLessThanOrEqual(Number(leg!.indexPrice) * 1.01);
    expect(await house.has(nora, 'spot')).toBe(usdt('900') - usdt(run!.spent));
    expect(await house.kindsOf(nora)).toEqual(['autoInvest.partial']);
    moveTo(house.exchange, (await house.planOf(nora, plan.id)).nextRunAtMs!);
    await house.seller.offer('BTC', '10', 150);
    await runDue(house.exchange);
    expect((await house.runsOf(nora, plan.id))[0]).toMatchObject({
      status: 'FAILED',
      reason: 'NOTHING_BOUGHT',
      spent: '0',
      overIndex: null,
      legs: [{ status: 'UNFILLED', reason: 'GUARD', averagePrice: null }],
    });
    expect(await house.kindsOf(nora)).toEqual(['autoInvest.partial', 'autoInvest.failed']);
    await house.isRight();
  });

  it('skips a market that is halted, and buys the others', async () => {
    const plan = await house.create(nora, { coins: coinsText({ BTC: 50, ETH: 50 }) });
    await setHalted('ETH', true);
    await house.live(nora, plan.id, { BTC: '10' });
    await setHalted('ETH', false);
    expect((await house.runsOf(nora, plan.id))[0]).toMatchObject({
      status: 'PARTIAL',
      legs: [
        { asset: 'BTC', status: 'DONE', reason: null },
        { asset: 'ETH', status: 'SKIPPED', reason: 'HALTED', orderId: null },
      ],
    });
    await house.isRight();
  });

  it('of a frozen person buys nothing', async () => {
    const plan = await house.create(nora);
    await house.exchange.services.db.tx((tx) => setFrozenAt(tx, nora.uid, house.exchange.clock.nowMs()));
    await house.live(nora, plan.id);
    expect((await house.runsOf(nora, plan.id))[0]).toMatchObject({ status: 'FAILED', reason: 'FROZEN', spent: '0' });
    expect(await house.has(nora, 'funding')).toBe(usdt('1000'));
    await house.isRight();
  });

  it('does not begin while the operator has closed it, and is made up once afterwards', async () => {
    const { db, settings } = house.exchange.services;
    const setSwitch = async (value: 'true' | 'false') => {
      const set = { name: 'AUTO_INVEST_CLOSE', value, by: 'a test', nowMs: house.exchange.clock.nowMs() } as const;
      await db.tx((tx) => settings.set(tx, set));
      await settings.refresh();
    };
    const plan = await house.create(nora, { amount: '50' });
    await setSwitch('true');
    for (let day = 0; day < 3; day++) {
      moveTo(house.exchange, plan.nextRunAtMs! + day * DAY_MS + HOUR_MS);
      expect(await beginDue(depsOf(house.exchange))()).toBe(false);
    }
    expect(await house.runsOf(nora, plan.id)).toEqual([]);
    await setSwitch('false');
    await house.seller.offer('BTC', '10');
    await runDue(house.exchange);
    expect((await house.runsOf(nora, plan.id)).map(({ status }) => status)).toEqual(['SUCCESS', 'MISSED', 'MISSED']);
    await house.isRight();
  });

  it('goes by what the plan said when it was due', async () => {
    const plan = await house.create(nora, { amount: '50' });
    moveTo(house.exchange, plan.nextRunAtMs!);
    await house.seller.offer('BTC', '10');
    await beginDue(depsOf(house.exchange))();
    const { clientRequestId: _id, ...wishes } = planForm({ amount: '70' });
    await callPlans(house.exchange, nora, 'edit', { planId: plan.id, ...wishes });
    await runDue(house.exchange);
    await house.live(nora, plan.id);
    expect((await house.runsOf(nora, plan.id)).map(({ amount }) => amount)).toEqual(['70', '50']);
    await house.isRight();
  });

  it('does not begin where the plan is paused or deleted in its last minute', async () => {
    for (const name of ['pause', 'remove'] as const) {
      const plan = await house.create(nora, { amount: '50' });
      moveTo(house.exchange, plan.nextRunAtMs!);
      await beginDue(depsOf(house.exchange))();
      await callPlans(house.exchange, nora, name, { planId: plan.id });
      await runDue(house.exchange);
      expect(await house.runsOf(nora, plan.id)).toEqual([]);
    }
    expect(await house.has(nora, 'funding')).toBe(usdt('1000'));
  });

  it('puts what was bought into Flexible Earn where the plan says so, into one order', async () => {
    await openProduct(house.exchange, {
      asset: 'BTC',
      minMinor: 1_000n,
      stepMinor: 10n,
      quotaMinor: 10n ** 10n,
      instantMinor: 10n ** 10n,
      tiers: [{ upToMinor: null, rateBps: 80 }],
    });
    const plan = await house.create(nora, { movesToEarn: 'true', coins: coinsText({ BTC: 60, ETH: 40 }) });
    await house.live(nora, plan.id);
    await house.live(nora, plan.id);
    const runs = await house.runsOf(nora, plan.id);
    expect(runs.map(({ legs }) => legs.map(({ earn }) => earn))).toEqual([
      ['MOVED', 'KEPT'],
      ['MOVED', 'KEPT'],
    ]);
    const bought = runs.reduce((sum, { legs }) => sum + readAmount(legs[0]!.quantity, 8), 0n);
    const inEarn = await house.exchange.available(nora.uid, 'earn', 'BTC');
    expect(bought - inEarn).toBeLessThan(20n);
    expect((await house.has(nora, 'spot', 'BTC')) + (await house.has(nora, 'funding', 'BTC')) + inEarn).toBe(bought);
    await house.isRight();
  });
});
