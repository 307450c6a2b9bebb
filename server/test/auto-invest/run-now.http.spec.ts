import { randomUUID } from 'node:crypto';
import { NOW_WAIT_MS } from '@bourse/core/auto-invest/run.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockPlan } from '../../src/modules/auto-invest/queries/plan.query.ts';
import { insertRuns } from '../../src/modules/auto-invest/store/run.store.ts';
import { driveDue } from '../../src/modules/auto-invest/usecases/runs/drive-due.ts';
import { makeRun } from '../../src/modules/auto-invest/usecases/runs/make-run.ts';
import type { Member } from '../test-exchange.ts';
import { callPlans, depsOf, moveTo } from './auto-invest.rig.ts';
import { PlanHouse } from './house.rig.ts';

let house: PlanHouse;
beforeAll(async () => {
  house = await PlanHouse.open();
}, 120_000);
afterAll(() => house.exchange.close());

/** Asks for a run by hand, whose process is killed before it begins. */
async function askAndDie(who: Member, planId: string): Promise<string> {
  const nowMs = house.exchange.clock.nowMs();
  return house.exchange.services.db.tx(async (tx) => {
    const plan = (await lockPlan(tx, who.uid, planId))!;
    const run = makeRun(plan, { kind: 'now', scheduledMs: nowMs, startsMs: nowMs, nowMs, requestId: randomUUID() });
    await insertRuns(tx, [run]);
    return run.id;
  });
}
/** Closes auto-invest, or opens it. */
async function setSwitch(value: 'true' | 'false'): Promise<void> {
  const { db, settings, clock } = house.exchange.services;
  await db.tx((tx) => settings.set(tx, { name: 'AUTO_INVEST_CLOSE', value, by: 'a test', nowMs: clock.nowMs() }));
  await settings.refresh();
}
const drive = () => driveDue(depsOf(house.exchange));
const runOf = async (who: Member, id: string) => (await house.runsOf(who)).find((run) => run.id === id)!;

describe('a run that was asked for by hand, and whose process was killed', () => {
  it('goes on within five minutes', async () => {
    const who = await house.exchange.person({ funds: { USDT: '500' } });
    const plan = await house.create(who, { amount: '20' });
    const id = await askAndDie(who, plan.id);
    await house.seller.offer('BTC', '1');
    moveTo(house.exchange, house.exchange.clock.nowMs() + NOW_WAIT_MS / 2);
    await drive();
    expect(await runOf(who, id)).toMatchObject({ status: 'SUCCESS', reason: null });
    await house.isRight();
  });

  it.each([
    ['', false],
    [', also while auto-invest is closed', true],
  ])('buys nothing later%s: its person is told, and may ask again', async (_, isClosed) => {
    const who = await house.exchange.person({ funds: { USDT: '500' } });
    const plan = await house.create(who, { amount: '20' });
    const id = await askAndDie(who, plan.id);
    await house.seller.offer('BTC', '1');
    moveTo(house.exchange, house.exchange.clock.nowMs() + NOW_WAIT_MS + 1);
    await setSwitch(isClosed ? 'true' : 'false');
    await drive();
    await setSwitch('false');
    expect(await runOf(who, id)).toMatchObject({ status: 'MISSED', reason: 'EXPIRED', spent: '0' });
    const [row] = await house.sql('select started_ms from auto_invest.run where id = $1', [id]);
    expect(row).toEqual({ started_ms: null });
    expect(await house.has(who, 'funding')).toBe(500_000_000n);
    expect(await house.kindsOf(who)).toEqual(['autoInvest.expired']);
    await house.isRight();
    const again = await callPlans(house.exchange, who, 'runNow', { clientRequestId: randomUUID(), planId: plan.id });
    expect(again.run).toMatchObject({ status: 'SUCCESS' });
  });
});
