import { SPREAD_MS } from '@bourse/core/auto-invest/run.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginDue } from '../../src/modules/auto-invest/usecases/runs/begin-due.ts';
import { driveRun } from '../../src/modules/auto-invest/usecases/runs/drive-run.ts';
import type { Member } from '../test-exchange.ts';
import { callPlans, coinsText, cutAfter, depsOf, moveTo, runDue } from './auto-invest.rig.ts';
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

describe('whatever is killed', () => {
  it('between any two steps, a run goes on there, and nothing is moved or bought twice', async () => {
    const deps = depsOf(house.exchange);
    let wasWhole = false;
    for (let calls = 0; calls < 60 && !wasWhole; calls++) {
      const who = await house.exchange.person({ funds: { USDT: '100' } });
      const plan = await house.create(who, { coins: coinsText({ BTC: 50, ETH: 50 }) });
      moveTo(house.exchange, plan.nextRunAtMs!);
      await house.seller.offer('BTC', '1');
      await house.seller.offer('ETH', '10');
      await beginDue(deps)();
      moveTo(house.exchange, house.exchange.clock.nowMs() + SPREAD_MS);
      const [run] = await house.runsOf(who, plan.id);
      const db = cutAfter(house.exchange, calls);
      wasWhole = await driveRun({ money: { ...deps.money, db }, spot: { ...deps.spot, db } }, run!.id).then(
        () => true,
        () => false,
      );
      await Promise.all([driveRun(deps, run!.id), driveRun(deps, run!.id)]);
      const [ended] = await house.runsOf(who, plan.id);
      expect(ended).toMatchObject({ status: 'SUCCESS', transferred: '100' });
      expect(await house.has(who, 'funding')).toBe(0n);
      expect(await house.has(who, 'spot')).toBe(usdt('100') - usdt(ended!.spent));
      await callPlans(house.exchange, who, 'remove', { planId: plan.id });
    }
    expect(wasWhole).toBe(true);
    await house.isRight();
  }, 180_000);

  it('with several processes at work a run is driven once', async () => {
    const plan = await house.create(nora);
    moveTo(house.exchange, plan.nextRunAtMs!);
    await house.seller.offer('BTC', '10');
    await Promise.all([runDue(house.exchange), runDue(house.exchange), runDue(house.exchange)]);
    const runs = await house.runsOf(nora, plan.id);
    expect(runs.map(({ status }) => status)).toEqual(['SUCCESS']);
    expect(await house.has(nora, 'funding')).toBe(usdt('900'));
    await house.isRight();
  });
});
