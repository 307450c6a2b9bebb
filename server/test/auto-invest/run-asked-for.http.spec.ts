import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '../test-exchange.ts';
import { callPlans, refusedBy, runDue } from './auto-invest.rig.ts';
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

describe('a run that is asked for', () => {
  const now = (who: Member, planId: string, clientRequestId: string = randomUUID()) =>
    callPlans(house.exchange, who, 'runNow', { planId, clientRequestId });

  it('buys once beside the dates, which stay, also while the plan is paused', async () => {
    const plan = await house.create(nora);
    await house.seller.offer('BTC', '10');
    const id = randomUUID();
    const { run, replayed } = await now(nora, plan.id, id);
    expect(run).toMatchObject({ kind: 'now', status: 'SUCCESS', transferred: '100' });
    expect(replayed).toBe(false);
    expect(await now(nora, plan.id, id)).toEqual({ run, replayed: true });
    expect((await house.planOf(nora, plan.id)).nextRunAtMs).toBe(plan.nextRunAtMs);
    await callPlans(house.exchange, nora, 'pause', { planId: plan.id });
    await house.seller.offer('BTC', '10');
    expect((await now(nora, plan.id)).run.status).toBe('SUCCESS');
    expect(await house.has(nora, 'funding')).toBeGreaterThanOrEqual(usdt('800'));
    const other = await house.create(nora);
    expect(await refusedBy(now(nora, other.id, id))).toEqual({ code: 'IDEMPOTENCY_MISMATCH' });
    await house.isRight();
  });

  it('is refused where it does not suffice, and leaves no run', async () => {
    const plan = await house.create(nora, { amount: '1000.5' });
    expect(await refusedBy(now(nora, plan.id))).toEqual({
      code: 'AUTO_INVEST_INSUFFICIENT',
      available: '1000',
      needed: '1000.5',
    });
    expect(await house.runsOf(nora, plan.id)).toEqual([]);
  });

  it('is none of another plan’s under the same request id, at the same time too', async () => {
    const plans = [await house.create(nora, { amount: '20' }), await house.create(nora, { amount: '20' })];
    await house.seller.offer('BTC', '10');
    for (let again = 0; again < 5; again++) {
      const id = randomUUID();
      const outcomes = await Promise.allSettled(plans.map((plan) => now(nora, plan.id, id)));
      const refused = outcomes.filter(({ status }) => status === 'rejected');
      expect(refused).toHaveLength(1);
      expect(refused[0]).toMatchObject({ reason: { said: { code: 'IDEMPOTENCY_MISMATCH' } } });
      await runDue(house.exchange);
    }
    expect(await house.runsOf(nora)).toHaveLength(5);
    await house.isRight();
  });

  it('is one for one request id, at the same time too', async () => {
    const plan = await house.create(nora);
    await house.seller.offer('BTC', '10');
    const id = randomUUID();
    await Promise.all([now(nora, plan.id, id), now(nora, plan.id, id), now(nora, plan.id, id)]);
    await runDue(house.exchange);
    const [run, ...others] = await house.runsOf(nora, plan.id);
    expect(others).toEqual([]);
    expect(run!.status).toBe('SUCCESS');
    await house.isRight();
  });
});
