import { SPREAD_MS } from '@bourse/core/auto-invest/run.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginDue } from '../../src/modules/auto-invest/usecases/runs/begin-due.ts';
import { warnPlans } from '../../src/modules/auto-invest/usecases/warn-plans.ts';
import type { Member } from '../test-exchange.ts';
import { depsOf, moveTo, runDue, untilIdle } from './auto-invest.rig.ts';
import { PlanHouse } from './house.rig.ts';

let house: PlanHouse;
beforeAll(async () => {
  house = await PlanHouse.open();
}, 120_000);
afterAll(() => house.exchange.close());

let nora: Member;
beforeEach(async () => {
  nora = await house.exchange.person({ funds: { USDT: '1000' } });
});

describe('dates', () => {
  it('are those of a calendar over a change of clocks, month by month', async () => {
    const berlin = await house.create(nora, { amount: '10', hour: '2' });
    const monthly = await house.create(nora, {
      amount: '10',
      period: 'month',
      day: '31',
      hour: '0',
      zone: 'America/New_York',
    });
    const untilMs = Date.parse('2027-04-02T00:00:00Z');
    const dates: Record<string, string[]> = { [berlin.id]: [], [monthly.id]: [] };
    moveTo(house.exchange, Date.parse('2027-03-26T12:00:00Z'));
    await runDue(house.exchange);
    const before = new Set((await house.runsOf(nora)).map(({ id }) => id));
    while (house.exchange.clock.nowMs() < untilMs) {
      moveTo(house.exchange, house.exchange.clock.nowMs() + 6 * HOUR_MS);
      await runDue(house.exchange);
    }
    for (const run of await house.runsOf(nora)) {
      if (!before.has(run.id)) dates[run.planId]!.unshift(new Date(run.scheduledAtMs).toISOString().slice(0, 16));
    }
    expect(dates[berlin.id]).toEqual([
      '2027-03-27T01:00',
      '2027-03-28T01:00',
      '2027-03-29T00:00',
      '2027-03-30T00:00',
      '2027-03-31T00:00',
      '2027-04-01T00:00',
      '2027-04-02T00:00',
    ]);
    expect(dates[monthly.id]).toEqual(['2027-03-31T04:00']);
    await house.isRight();
  });

  it('that passed while the house was closed are one run, late, and the others are written down as missed', async () => {
    const plan = await house.create(nora, { amount: '20' });
    moveTo(house.exchange, plan.nextRunAtMs! + 5 * DAY_MS + 3 * HOUR_MS);
    await house.seller.offer('BTC', '10');
    await runDue(house.exchange);
    const runs = await house.runsOf(nora, plan.id);
    expect(runs.map(({ status, reason }) => [status, reason])).toEqual([
      ['SUCCESS', null],
      ...Array(5).fill(['MISSED', 'LATE']),
    ]);
    expect(new Set(runs.map(({ scheduledAtMs }) => scheduledAtMs)).size).toBe(6);
    expect((await house.planOf(nora, plan.id)).nextRunAtMs).toBeGreaterThan(house.exchange.clock.nowMs());
    await house.isRight();
  });

  it('of many plans begin within a minute of each other, in an order that is drawn anew', async () => {
    const people: Member[] = [];
    while (people.length < 3) people.push(await house.exchange.person({ funds: { USDT: '1000' } }));
    const plans = [];
    for (const who of people) for (let n = 0; n < 8; n++) plans.push(await house.create(who, { amount: '10' }));
    const orders: string[][] = [];
    for (let day = 0; day < 2; day++) {
      moveTo(house.exchange, (await house.planOf(people[0]!, plans[0]!.id)).nextRunAtMs!);
      await house.seller.offer('BTC', '10');
      await Promise.all([beginDue(depsOf(house.exchange))(), beginDue(depsOf(house.exchange))()]);
      const rows = await house.exchange.services.db.query<{ plan_id: string; late: string }>(
        `select plan_id, starts_ms - scheduled_ms as late from auto_invest.run where step = 'WAITING' and plan_id = any ($1::uuid[])
          order by starts_ms, id`,
        [plans.map(({ id }) => id)],
      );
      expect(rows).toHaveLength(24);
      for (const { late } of rows) {
        expect(Number(late)).toBeGreaterThanOrEqual(0);
        expect(Number(late)).toBeLessThanOrEqual(SPREAD_MS);
      }
      orders.push(rows.map(({ plan_id: id }) => id));
      await runDue(house.exchange);
    }
    expect(orders[0]).not.toEqual(orders[1]);
    expect([...orders[0]!].sort()).toEqual([...orders[1]!].sort());
    for (const who of people) expect((await house.runsOf(who)).every(({ status }) => status === 'SUCCESS')).toBe(true);
    await house.isRight();
  });

  it('are told of twelve hours before where there is too little, once', async () => {
    const plan = await house.create(nora, { amount: '5000' });
    moveTo(house.exchange, plan.nextRunAtMs! - 12 * HOUR_MS - 10 * MINUTE_MS);
    if (plan.nextRunAtMs! - house.exchange.clock.nowMs() > 12 * HOUR_MS + MINUTE_MS) {
      await untilIdle(warnPlans(depsOf(house.exchange)));
      expect(await house.kindsOf(nora)).toEqual([]);
    }
    moveTo(house.exchange, plan.nextRunAtMs! - 12 * HOUR_MS);
    for (let again = 0; again < 2; again++) await untilIdle(warnPlans(depsOf(house.exchange)));
    expect(await house.kindsOf(nora)).toEqual(['autoInvest.short']);
  });
});
