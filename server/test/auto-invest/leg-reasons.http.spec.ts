import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { driveRun } from '../../src/modules/auto-invest/usecases/runs/drive-run.ts';
import { cancelAllOrders } from '../../src/modules/spot/public.ts';
import { setMarketStatus } from '../../src/modules/spot/usecases/set-market-status.ts';
import { transferOwn } from '../../src/modules/transfers/public.ts';
import type { Member } from '../test-exchange.ts';
import { callPlans, depsOf, moveTo, runDue, Seller, toSpot } from './auto-invest.rig.ts';
import { PlanHouse } from './house.rig.ts';

let house: PlanHouse;
beforeAll(async () => {
  house = await PlanHouse.open();
}, 120_000);
afterAll(() => house.exchange.close());

let nora: Member;
beforeEach(async () => {
  nora = await house.exchange.person({ funds: { USDT: '1000', BTC: '1' } });
});

const setHalted = (isHalted: boolean) =>
  setMarketStatus(house.exchange.spot, {
    market: house.exchange.spot.catalog.find('BTC_USDT')!,
    status: isHalted ? 'halted' : 'open',
    reason: 'a test',
    by: { staffId: 'risk', role: 'risk', requestId: randomUUID(), nowMs: house.exchange.clock.nowMs() },
  });

it('a coin of a run says that it met an order of its own person', async () => {
  const { exchange, seller } = house;
  await toSpot(exchange, nora, { BTC: '1' });
  const plan = await house.create(nora, { amount: '900' });
  moveTo(exchange, plan.nextRunAtMs!);
  // Others sell for more than she does, though not for too much.
  await seller.offer('BTC', '10', 20);
  await Seller.of(exchange, nora).offer('BTC', '0.5', -10);
  await runDue(exchange);
  const [run] = await house.runsOf(nora, plan.id);
  expect(run).toMatchObject({ status: 'FAILED', legs: [{ status: 'UNFILLED', reason: 'OWN_ORDER' }] });
  // On its next date it would buy what is on sale for others.
  await callPlans(exchange, nora, 'pause', { planId: plan.id });
  await cancelAllOrders(exchange.spot, { uid: nora.uid, market: exchange.spot.catalog.find('BTC_USDT')!.market });
  await house.isRight();
});

it('a coin of which a part was bought before it met an order of its own person keeps that part', async () => {
  const { exchange, seller } = house;
  await toSpot(exchange, nora, { BTC: '1' });
  const plan = await house.create(nora, { amount: '900' });
  moveTo(exchange, plan.nextRunAtMs!);
  await seller.offer('BTC', '0.002', -20);
  await Seller.of(exchange, nora).offer('BTC', '0.5', -10);
  await runDue(exchange);
  const [run] = await house.runsOf(nora, plan.id);
  expect(run).toMatchObject({ status: 'PARTIAL', legs: [{ status: 'PARTIAL', reason: 'OWN_ORDER' }] });
  await cancelAllOrders(exchange.spot, { uid: nora.uid, market: exchange.spot.catalog.find('BTC_USDT')!.market });
  await house.isRight();
});

describe('a coin whose order was not answered, and is refused when it is asked for again, says why', () => {
  const cases = {
    INSUFFICIENT: async () => {
      const back = { clientRequestId: randomUUID(), asset: 'USDT', from: 'spot', to: 'funding', amount: '60' } as const;
      const nowMs = house.exchange.clock.nowMs();
      expect(await transferOwn(house.exchange.money, { uid: nora.uid, nowMs }, back)).toMatchObject({ ok: true });
    },
    HALTED: () => setHalted(true),
    FROZEN: async () => {
      // The dates of plans are days away, and sessions of staff end before.
      const { client } = await house.exchange.staff('risk');
      const frozen = { uid: nora.uid, frozen: 'true', reason: 'Looks stolen' } as const;
      await client.call('staffIdentity', 'setFrozen', frozen);
      // Spot hears of it within a second.
      await expect.poll(() => house.exchange.spot.frozenPeople.isFrozen(nora.uid), { timeout: 10_000 }).toBe(true);
    },
  } as const;

  it.each(Object.keys(cases) as (keyof typeof cases)[])('%s', async (reason) => {
    await toSpot(house.exchange, nora, { USDT: '100' });
    const plan = await house.create(nora);
    await house.becomeDue(plan.nextRunAtMs!);
    await house.seller.offer('BTC', '10');
    const { id } = (await house.runsOf(nora, plan.id))[0]!;
    await house.killedBeforeOrder(id);
    await cases[reason]();
    await driveRun(depsOf(house.exchange), id);
    await setHalted(false);
    const status = reason === 'HALTED' ? 'SKIPPED' : 'UNFILLED';
    const [run] = await house.runsOf(nora, plan.id);
    expect(run).toMatchObject({ status: 'FAILED', reason: 'NOTHING_BOUGHT', spent: '0', legs: [{ status, reason }] });
    expect((await house.has(nora, 'spot')) + (await house.has(nora, 'funding'))).toBe(1_000_000_000n);
    await house.isRight();
  });
});
