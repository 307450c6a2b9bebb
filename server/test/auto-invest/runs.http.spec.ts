import { randomUUID } from 'node:crypto';
import { SPREAD_MS } from '@bourse/core/auto-invest/run.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { readAmount } from '@bourse/core/money/amount.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginDue } from '../../src/modules/auto-invest/usecases/runs/begin-due.ts';
import { driveRun } from '../../src/modules/auto-invest/usecases/runs/drive-run.ts';
import { warnPlans } from '../../src/modules/auto-invest/usecases/warn-plans.ts';
import { setFrozenAt } from '../../src/modules/identity/store/person.store.ts';
import { setMarketStatus } from '../../src/modules/spot/usecases/set-market-status.ts';
import { openProduct } from '../earn/earn.rig.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import {
  callPlans,
  coinsText,
  cutAfter,
  depsOf,
  moveTo,
  planForm,
  refusedBy,
  runDue,
  Seller,
  toSpot,
} from './auto-invest.rig.ts';

let exchange: TestExchange;
let seller: Seller;
beforeAll(async () => {
  exchange = await testExchange();
  seller = await Seller.open(exchange);
}, 120_000);
afterAll(() => exchange.close());

const usdt = (text: string): bigint => readAmount(text, 6);
const create = async (who: Member, over: Parameters<typeof planForm>[0] = {}) =>
  (await callPlans(exchange, who, 'create', planForm(over))).plan;
const planOf = (who: Member, planId: string) => callPlans(exchange, who, 'plan', { planId });
const runsOf = async (who: Member, planId?: string) =>
  (await callPlans(exchange, who, 'runs', { limit: '100', ...(planId ? { planId } : {}) })).rows;
const has = (who: Member, account: 'spot' | 'funding', asset = 'USDT') => exchange.available(who.uid, account, asset);
const isRight = async () => expect((await exchange.reconcile()).differences).toEqual([]);
const kindsOf = async (who: Member) => {
  const rows = await exchange.services.db.query<{ kind: string }>(
    'select kind from notices.notice where uid = $1 order by at_ms, kind',
    [who.uid],
  );
  return rows.map(({ kind }) => kind).filter((kind) => kind.startsWith('autoInvest.'));
};
/** Lets the clock reach the next date of a plan, with coins on sale then, and does what is due. */
async function live(who: Member, planId: string, offers: Readonly<Record<string, string>> = { BTC: '10', ETH: '100' }) {
  moveTo(exchange, (await planOf(who, planId)).nextRunAtMs!);
  for (const [asset, quantity] of Object.entries(offers)) await seller.offer(asset, quantity);
  await runDue(exchange);
}
const setHalted = (asset: string, isHalted: boolean) =>
  setMarketStatus(exchange.spot, {
    market: exchange.spot.catalog.find(`${asset}_USDT`)!,
    status: isHalted ? 'halted' : 'open',
    reason: 'a test',
    by: { staffId: 'risk', role: 'risk', requestId: randomUUID(), nowMs: exchange.clock.nowMs() },
  });

let nora: Member;
beforeEach(async () => {
  nora = await exchange.person({ funds: { USDT: '1000' } });
});

describe('a run', () => {
  it('takes exactly what spot lacks from funding, buys on the book, and says what that cost', async () => {
    await toSpot(exchange, nora, { USDT: '30.5' });
    const plan = await create(nora, { coins: coinsText({ BTC: 60, ETH: 40 }), amount: '500' });
    await live(nora, plan.id);
    const [run, ...others] = await runsOf(nora, plan.id);
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
    expect(await has(nora, 'funding')).toBe(usdt('500'));
    expect(await has(nora, 'spot')).toBe(usdt('500') - usdt(run!.spent));
    for (const leg of run!.legs) {
      expect(leg.orderId).not.toBeNull();
      expect(await has(nora, 'spot', leg.asset)).toBe(
        readAmount(leg.quantity, exchange.services.assets.coin(leg.asset)!.ledgerScale),
      );
      // The offer stands at the index, rounded down to a tick.
      expect(leg.averagePrice).toMatch(/^\d+\.\d{2,}$/);
      expect(Math.abs(Number(leg.overIndexPercent))).toBeLessThan(0.2);
    }
    const now = await planOf(nora, plan.id);
    expect(now).toMatchObject({ bought: 1, invested: run!.spent, lastRun: { status: 'SUCCESS' }, isRunning: false });
    expect(now.figures.map(({ quantity }) => quantity)).toEqual(run!.legs.map(({ quantity }) => quantity));
    // Of one purchase the plain mean of prices is its own, and the average cost has the fee beside it.
    expect(now.figures.map((each) => each.simpleAverage)).toEqual(run!.legs.map((each) => each.averagePrice));
    for (const { averageCost, simpleAverage } of now.figures)
      expect(Number(averageCost)).toBeGreaterThan(Number(simpleAverage));
    expect(now.nextRunAtMs! - plan.nextRunAtMs!).toBeGreaterThanOrEqual(23 * HOUR_MS);
    expect(await kindsOf(nora)).toEqual([]);
    await isRight();
  });

  it('takes nothing from funding where spot has it, or where the plan says so', async () => {
    await toSpot(exchange, nora, { USDT: '100' });
    const plan = await create(nora, { autoTransfer: 'false', tellsSuccess: 'true' });
    await live(nora, plan.id);
    expect((await runsOf(nora, plan.id))[0]).toMatchObject({ status: 'SUCCESS', transferred: '0', account: 'spot' });
    await live(nora, plan.id);
    const [run] = await runsOf(nora, plan.id);
    expect(run).toMatchObject({ status: 'FAILED', reason: 'INSUFFICIENT', spent: '0', transferred: '0' });
    expect(usdt(run!.available!)).toBe(await has(nora, 'spot'));
    expect(await has(nora, 'funding')).toBe(usdt('900'));
    expect(await kindsOf(nora)).toEqual(['autoInvest.done', 'autoInvest.insufficient']);
    await isRight();
  });

  it('moves and buys nothing where a minor unit is missing, and is tried again on the next date', async () => {
    const plan = await create(nora, { amount: '1000.000001', coins: coinsText({ BTC: 50, ETH: 50 }) });
    expect(plan.suffices).toBe(false);
    await live(nora, plan.id);
    expect((await runsOf(nora, plan.id))[0]).toMatchObject({
      status: 'FAILED',
      reason: 'INSUFFICIENT',
      available: '1000',
      legs: [{ status: 'WAITING' }, { status: 'WAITING' }],
    });
    expect([await has(nora, 'funding'), await has(nora, 'spot')]).toEqual([usdt('1000'), 0n]);
    await exchange.fund(nora.uid, 'USDT', '0.000001');
    await live(nora, plan.id);
    expect((await runsOf(nora, plan.id)).map(({ status }) => status)).toEqual(['SUCCESS', 'FAILED']);
    expect((await planOf(nora, plan.id)).insufficientInRow).toBe(0);
    await isRight();
  });

  it('is offered a pause after five insufficient ones in a row, and goes on by itself until then', async () => {
    const plan = await create(nora, { amount: '5000' });
    for (let day = 1; day <= 5; day++) await live(nora, plan.id, {});
    expect(await planOf(nora, plan.id)).toMatchObject({ state: 'ACTIVE', insufficientInRow: 5 });
    expect(await kindsOf(nora)).toEqual([...Array(5).fill('autoInvest.insufficient'), 'autoInvest.insufficientInRow']);
    await callPlans(exchange, nora, 'pause', { planId: plan.id });
    expect(await callPlans(exchange, nora, 'resume', { planId: plan.id })).toMatchObject({ insufficientInRow: 0 });
    await isRight();
  });

  it('pauses itself where the operator says after how many', async () => {
    const { db, settings } = exchange.services;
    const pauseAfter = async (value: number) => {
      const set = { name: 'AUTO_INVEST_PAUSE_AFTER', value, by: 'a test', nowMs: exchange.clock.nowMs() } as const;
      await db.tx((tx) => settings.set(tx, set));
      await settings.refresh();
    };
    await pauseAfter(2);
    const plan = await create(nora, { amount: '5000' });
    for (let day = 1; day <= 2; day++) await live(nora, plan.id, {});
    expect(await planOf(nora, plan.id)).toMatchObject({ state: 'PAUSED', nextRunAtMs: null });
    expect(await kindsOf(nora)).toEqual(['autoInvest.insufficient', 'autoInvest.insufficient', 'autoInvest.paused']);
    await pauseAfter(0);
  });

  it('does not buy above the index and one percent: the rest stays on spot', async () => {
    const plan = await create(nora, { amount: '900' });
    moveTo(exchange, plan.nextRunAtMs!);
    await seller.offer('BTC', '0.001', 20);
    await seller.add('BTC', '10', 150);
    await runDue(exchange);
    const [run] = await runsOf(nora, plan.id);
    const [leg] = run!.legs;
    expect(run).toMatchObject({ status: 'PARTIAL', transferred: '900' });
    expect(leg).toMatchObject({ status: 'PARTIAL', reason: 'GUARD', quantity: expect.stringMatching(/^0\.000/) });
    expect(Number(leg!.averagePrice)).toBeLessThanOrEqual(Number(leg!.indexPrice) * 1.01);
    expect(Number(leg!.limitPrice)).toBeLessThanOrEqual(Number(leg!.indexPrice) * 1.01);
    expect(await has(nora, 'spot')).toBe(usdt('900') - usdt(run!.spent));
    expect(await kindsOf(nora)).toEqual(['autoInvest.partial']);
    moveTo(exchange, (await planOf(nora, plan.id)).nextRunAtMs!);
    await seller.offer('BTC', '10', 150);
    await runDue(exchange);
    expect((await runsOf(nora, plan.id))[0]).toMatchObject({
      status: 'FAILED',
      reason: 'NOTHING_BOUGHT',
      spent: '0',
      overIndex: null,
      legs: [{ status: 'UNFILLED', reason: 'GUARD', averagePrice: null }],
    });
    expect(await kindsOf(nora)).toEqual(['autoInvest.partial', 'autoInvest.failed']);
    await isRight();
  });

  it('skips a market that is halted, and buys the others', async () => {
    const plan = await create(nora, { coins: coinsText({ BTC: 50, ETH: 50 }) });
    await setHalted('ETH', true);
    await live(nora, plan.id, { BTC: '10' });
    await setHalted('ETH', false);
    expect((await runsOf(nora, plan.id))[0]).toMatchObject({
      status: 'PARTIAL',
      legs: [
        { asset: 'BTC', status: 'DONE', reason: null },
        { asset: 'ETH', status: 'SKIPPED', reason: 'HALTED', orderId: null },
      ],
    });
    await isRight();
  });

  it('of a frozen person buys nothing', async () => {
    const plan = await create(nora);
    await exchange.services.db.tx((tx) => setFrozenAt(tx, nora.uid, exchange.clock.nowMs()));
    await live(nora, plan.id);
    expect((await runsOf(nora, plan.id))[0]).toMatchObject({ status: 'FAILED', reason: 'FROZEN', spent: '0' });
    expect(await has(nora, 'funding')).toBe(usdt('1000'));
    await isRight();
  });

  it('does not begin while the operator has closed it, and is made up once afterwards', async () => {
    const { db, settings } = exchange.services;
    const setSwitch = async (value: 'true' | 'false') => {
      const set = { name: 'AUTO_INVEST_CLOSE', value, by: 'a test', nowMs: exchange.clock.nowMs() } as const;
      await db.tx((tx) => settings.set(tx, set));
      await settings.refresh();
    };
    const plan = await create(nora, { amount: '50' });
    await setSwitch('true');
    for (let day = 0; day < 3; day++) {
      moveTo(exchange, plan.nextRunAtMs! + day * DAY_MS + HOUR_MS);
      expect(await beginDue(depsOf(exchange))).toBe(false);
    }
    expect(await runsOf(nora, plan.id)).toEqual([]);
    await setSwitch('false');
    await seller.offer('BTC', '10');
    await runDue(exchange);
    expect((await runsOf(nora, plan.id)).map(({ status }) => status)).toEqual(['SUCCESS', 'MISSED', 'MISSED']);
    await isRight();
  });

  it('goes by what the plan said when it was due', async () => {
    const plan = await create(nora, { amount: '50' });
    moveTo(exchange, plan.nextRunAtMs!);
    await seller.offer('BTC', '10');
    await beginDue(depsOf(exchange));
    const { clientRequestId: _id, ...wishes } = planForm({ amount: '70' });
    await callPlans(exchange, nora, 'edit', { planId: plan.id, ...wishes });
    await runDue(exchange);
    await live(nora, plan.id);
    expect((await runsOf(nora, plan.id)).map(({ amount }) => amount)).toEqual(['70', '50']);
    await isRight();
  });

  it('does not begin where the plan is paused or deleted in its last minute', async () => {
    for (const name of ['pause', 'remove'] as const) {
      const plan = await create(nora, { amount: '50' });
      moveTo(exchange, plan.nextRunAtMs!);
      await beginDue(depsOf(exchange));
      await callPlans(exchange, nora, name, { planId: plan.id });
      await runDue(exchange);
      expect(await runsOf(nora, plan.id)).toEqual([]);
    }
    expect(await has(nora, 'funding')).toBe(usdt('1000'));
  });

  it('puts what was bought into Flexible Earn where the plan says so, into one order', async () => {
    await openProduct(exchange, {
      asset: 'BTC',
      minMinor: 1_000n,
      stepMinor: 10n,
      quotaMinor: 10n ** 10n,
      instantMinor: 10n ** 10n,
      tiers: [{ upToMinor: null, rateBps: 80 }],
    });
    const plan = await create(nora, { movesToEarn: 'true', coins: coinsText({ BTC: 60, ETH: 40 }) });
    await live(nora, plan.id);
    await live(nora, plan.id);
    const runs = await runsOf(nora, plan.id);
    expect(runs.map(({ legs }) => legs.map(({ earn }) => earn))).toEqual([
      ['MOVED', 'KEPT'],
      ['MOVED', 'KEPT'],
    ]);
    const bought = runs.reduce((sum, { legs }) => sum + readAmount(legs[0]!.quantity, 8), 0n);
    const inEarn = await exchange.available(nora.uid, 'earn', 'BTC');
    expect(bought - inEarn).toBeLessThan(20n);
    expect((await has(nora, 'spot', 'BTC')) + (await has(nora, 'funding', 'BTC')) + inEarn).toBe(bought);
    await isRight();
  });
});

describe('dates', () => {
  it('are those of a calendar over a change of clocks, month by month', async () => {
    const berlin = await create(nora, { amount: '10', hour: '2' });
    const monthly = await create(nora, {
      amount: '10',
      period: 'month',
      day: '31',
      hour: '0',
      zone: 'America/New_York',
    });
    const untilMs = Date.parse('2027-04-02T00:00:00Z');
    const dates: Record<string, string[]> = { [berlin.id]: [], [monthly.id]: [] };
    moveTo(exchange, Date.parse('2027-03-26T12:00:00Z'));
    await runDue(exchange);
    const before = new Set((await runsOf(nora)).map(({ id }) => id));
    while (exchange.clock.nowMs() < untilMs) {
      moveTo(exchange, exchange.clock.nowMs() + 6 * HOUR_MS);
      await runDue(exchange);
    }
    for (const run of await runsOf(nora)) {
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
    await isRight();
  });

  it('that passed while the house was closed are one run, late, and the others are written down as missed', async () => {
    const plan = await create(nora, { amount: '20' });
    moveTo(exchange, plan.nextRunAtMs! + 5 * DAY_MS + 3 * HOUR_MS);
    await seller.offer('BTC', '10');
    await runDue(exchange);
    const runs = await runsOf(nora, plan.id);
    expect(runs.map(({ status, reason }) => [status, reason])).toEqual([
      ['SUCCESS', null],
      ...Array(5).fill(['MISSED', 'LATE']),
    ]);
    expect(new Set(runs.map(({ scheduledAtMs }) => scheduledAtMs)).size).toBe(6);
    expect((await planOf(nora, plan.id)).nextRunAtMs).toBeGreaterThan(exchange.clock.nowMs());
    await isRight();
  });

  it('of many plans begin within a minute of each other, in an order that is drawn anew', async () => {
    const people: Member[] = [];
    while (people.length < 3) people.push(await exchange.person({ funds: { USDT: '1000' } }));
    const plans = [];
    for (const who of people) for (let n = 0; n < 8; n++) plans.push(await create(who, { amount: '10' }));
    const orders: string[][] = [];
    for (let day = 0; day < 2; day++) {
      moveTo(exchange, (await planOf(people[0]!, plans[0]!.id)).nextRunAtMs!);
      await seller.offer('BTC', '10');
      await Promise.all([beginDue(depsOf(exchange)), beginDue(depsOf(exchange))]);
      const rows = await exchange.services.db.query<{ plan_id: string; late: string }>(
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
      await runDue(exchange);
    }
    expect(orders[0]).not.toEqual(orders[1]);
    expect([...orders[0]!].sort()).toEqual([...orders[1]!].sort());
    for (const who of people) expect((await runsOf(who)).every(({ status }) => status === 'SUCCESS')).toBe(true);
    await isRight();
  });

  it('are told of twelve hours before where there is too little, once', async () => {
    const plan = await create(nora, { amount: '5000' });
    moveTo(exchange, plan.nextRunAtMs! - 12 * HOUR_MS - 10 * MINUTE_MS);
    if (plan.nextRunAtMs! - exchange.clock.nowMs() > 12 * HOUR_MS + MINUTE_MS) {
      while (await warnPlans(depsOf(exchange)));
      expect(await kindsOf(nora)).toEqual([]);
    }
    moveTo(exchange, plan.nextRunAtMs! - 12 * HOUR_MS);
    for (let again = 0; again < 2; again++) while (await warnPlans(depsOf(exchange)));
    expect(await kindsOf(nora)).toEqual(['autoInvest.short']);
  });
});

describe('a run that is asked for', () => {
  const now = (who: Member, planId: string, clientRequestId: string = randomUUID()) =>
    callPlans(exchange, who, 'runNow', { planId, clientRequestId });

  it('buys once beside the dates, which stay, also while the plan is paused', async () => {
    const plan = await create(nora);
    await seller.offer('BTC', '10');
    const id = randomUUID();
    const { run, replayed } = await now(nora, plan.id, id);
    expect(run).toMatchObject({ kind: 'now', status: 'SUCCESS', transferred: '100' });
    expect(replayed).toBe(false);
    expect(await now(nora, plan.id, id)).toEqual({ run, replayed: true });
    expect((await planOf(nora, plan.id)).nextRunAtMs).toBe(plan.nextRunAtMs);
    await callPlans(exchange, nora, 'pause', { planId: plan.id });
    await seller.offer('BTC', '10');
    expect((await now(nora, plan.id)).run.status).toBe('SUCCESS');
    expect(await has(nora, 'funding')).toBeGreaterThanOrEqual(usdt('800'));
    const other = await create(nora);
    expect(await refusedBy(now(nora, other.id, id))).toEqual({ code: 'IDEMPOTENCY_MISMATCH' });
    await isRight();
  });

  it('is refused where it does not suffice, and leaves no run', async () => {
    const plan = await create(nora, { amount: '1000.5' });
    expect(await refusedBy(now(nora, plan.id))).toEqual({
      code: 'AUTO_INVEST_INSUFFICIENT',
      available: '1000',
      needed: '1000.5',
    });
    expect(await runsOf(nora, plan.id)).toEqual([]);
  });

  it('is one for one request id, at the same time too', async () => {
    const plan = await create(nora);
    await seller.offer('BTC', '10');
    const id = randomUUID();
    await Promise.all([now(nora, plan.id, id), now(nora, plan.id, id), now(nora, plan.id, id)]);
    await runDue(exchange);
    const [run, ...others] = await runsOf(nora, plan.id);
    expect(others).toEqual([]);
    expect(run!.status).toBe('SUCCESS');
    await isRight();
  });
});

describe('whatever is killed', () => {
  it('between any two steps, a run goes on there, and nothing is moved or bought twice', async () => {
    const deps = depsOf(exchange);
    let wasWhole = false;
    for (let calls = 0; calls < 60 && !wasWhole; calls++) {
      const who = await exchange.person({ funds: { USDT: '100' } });
      const plan = await create(who, { coins: coinsText({ BTC: 50, ETH: 50 }) });
      moveTo(exchange, plan.nextRunAtMs!);
      await seller.offer('BTC', '1');
      await seller.offer('ETH', '10');
      await beginDue(deps);
      moveTo(exchange, exchange.clock.nowMs() + SPREAD_MS);
      const [run] = await runsOf(who, plan.id);
      const db = cutAfter(exchange, calls);
      wasWhole = await driveRun({ money: { ...deps.money, db }, spot: { ...deps.spot, db } }, run!.id).then(
        () => true,
        () => false,
      );
      await Promise.all([driveRun(deps, run!.id), driveRun(deps, run!.id)]);
      const [ended] = await runsOf(who, plan.id);
      expect(ended).toMatchObject({ status: 'SUCCESS', transferred: '100' });
      expect(await has(who, 'funding')).toBe(0n);
      expect(await has(who, 'spot')).toBe(usdt('100') - usdt(ended!.spent));
      await callPlans(exchange, who, 'remove', { planId: plan.id });
    }
    expect(wasWhole).toBe(true);
    await isRight();
  }, 180_000);

  it('with several processes at work a run is driven once', async () => {
    const plan = await create(nora);
    moveTo(exchange, plan.nextRunAtMs!);
    await seller.offer('BTC', '10');
    await Promise.all([runDue(exchange), runDue(exchange), runDue(exchange)]);
    const runs = await runsOf(nora, plan.id);
    expect(runs.map(({ status }) => status)).toEqual(['SUCCESS']);
    expect(await has(nora, 'funding')).toBe(usdt('900'));
    await isRight();
  });
});
