import { randomUUID } from 'node:crypto';
import { SPREAD_MS } from '@bourse/core/auto-invest/run.ts';
import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { readAmount } from '@bourse/core/money/amount.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claimRuns } from '../../src/modules/auto-invest/store/run.store.ts';
import { beginDue } from '../../src/modules/auto-invest/usecases/runs/begin-due.ts';
import { driveDue } from '../../src/modules/auto-invest/usecases/runs/drive-due.ts';
import { driveRun } from '../../src/modules/auto-invest/usecases/runs/drive-run.ts';
import { runNow } from '../../src/modules/auto-invest/usecases/runs/run-now.ts';
import { warnPlans } from '../../src/modules/auto-invest/usecases/warn-plans.ts';
import { setFrozenAt } from '../../src/modules/identity/store/person.store.ts';
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
  untilIdle,
} from './auto-invest.rig.ts';

let exchange: TestExchange;
let seller: Seller;
beforeAll(async () => {
  exchange = await testExchange();
  seller = await Seller.open(exchange);
}, 120_000);
afterAll(() => exchange.close());

const create = async (who: Member, over: Parameters<typeof planForm>[0] = {}) =>
  (await callPlans(exchange, who, 'create', planForm(over))).plan;
const planOf = (who: Member, planId: string) => callPlans(exchange, who, 'plan', { planId });
const runsOf = async (who: Member, planId?: string) =>
  (await callPlans(exchange, who, 'runs', { limit: '100', ...(planId ? { planId } : {}) })).rows;
const isRight = async () => expect((await exchange.reconcile()).differences).toEqual([]);
const sql = (text: string, values: readonly unknown[] = []) => exchange.services.db.query<{ id: string }>(text, values);
/** The dates of plans come, and their runs wait for their moment, which has come as well. */
async function becomeDue(atMs: number) {
  moveTo(exchange, atMs);
  await beginDue(depsOf(exchange))();
  moveTo(exchange, exchange.clock.nowMs() + SPREAD_MS);
}
/** Drives a run until its `calls`th call of the database, as if the process had been killed there. */
const killedAt = (id: string, calls: number) => {
  const deps = depsOf(exchange);
  const db = cutAfter(exchange, calls);
  return driveRun({ money: { ...deps.money, db }, spot: { ...deps.spot, db } }, id).catch(() => {});
};

/** The trading core, of which each command is looked at before it is submitted. */
const tradingThat = (look: (command: Parameters<TestExchange['spot']['trading']['submit']>[0]) => void) => {
  const { trading } = exchange.spot;
  const submit: typeof trading.submit = (command) => {
    look(command);
    return trading.submit(command);
  };
  return Object.assign(Object.create(trading) as typeof trading, { submit });
};

let nora: Member;
let omar: Member;
beforeEach(async () => {
  await sql(`update auto_invest.plan set state = 'DELETED', next_run_ms = null, deleted_at_ms = 1`);
  nora = await exchange.person({ funds: { USDT: '1000' } });
  omar = await exchange.person({ funds: { USDT: '1000' } });
});

describe('one plan', () => {
  it('whose zone the runtime does not know any more stands still, and holds no other', async () => {
    const lost = await create(nora, { amount: '5000' });
    const other = await create(omar);
    await sql(`update auto_invest.plan set zone = 'Mars/Olympus' where id = $1`, [lost.id]);
    moveTo(exchange, lost.nextRunAtMs! - HOUR_MS);
    await untilIdle(warnPlans(depsOf(exchange)));
    await becomeDue(lost.nextRunAtMs!);
    await seller.offer('BTC', '10');
    await runDue(exchange);
    expect((await runsOf(omar, other.id)).map(({ status }) => status)).toEqual(['SUCCESS']);
    expect(await planOf(nora, lost.id)).toMatchObject({ state: 'PAUSED', nextRunAtMs: null });
    const kinds = await exchange.services.db.query<{ kind: string }>(
      'select kind from notices.notice where uid = $1 order by at_ms, kind',
      [nora.uid],
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['autoInvest.short', 'autoInvest.undated']));
    expect(await refusedBy(callPlans(exchange, nora, 'resume', { planId: lost.id }))).toEqual({
      code: 'AUTO_INVEST_ZONE_UNKNOWN',
      zone: 'Mars/Olympus',
    });
    const { clientRequestId: _id, ...wishes } = planForm();
    await callPlans(exchange, nora, 'edit', { planId: lost.id, ...wishes });
    expect(await callPlans(exchange, nora, 'resume', { planId: lost.id })).toMatchObject({ state: 'ACTIVE' });
  });

  it('that a hand in the database has spoilt holds no other from its date', async () => {
    const lost = await create(nora, { coins: coinsText({ BTC: 50, ETH: 50 }) });
    const other = await create(omar);
    await sql(`update auto_invest.plan set percents = '{0,100}' where id = $1`, [lost.id]);
    moveTo(exchange, lost.nextRunAtMs!);
    const begin = beginDue(depsOf(exchange));
    await expect(untilIdle(begin)).rejects.toThrow(lost.id);
    await seller.offer('BTC', '10');
    moveTo(exchange, exchange.clock.nowMs() + SPREAD_MS);
    await driveDue(depsOf(exchange));
    expect((await runsOf(omar, other.id)).map(({ status }) => status)).toEqual(['SUCCESS']);
    // Put right, its date is made up for.
    await sql(`update auto_invest.plan set percents = '{50,50}' where id = $1`, [lost.id]);
    await untilIdle(begin);
    expect((await runsOf(nora, lost.id)).map(({ status }) => status)).toEqual(['RUNNING']);
  });

  it('is looked at anew where it has been changed since it was found to suffice', async () => {
    const plan = await create(nora);
    moveTo(exchange, plan.nextRunAtMs! - HOUR_MS);
    await untilIdle(warnPlans(depsOf(exchange)));
    const { clientRequestId: _id, ...wishes } = planForm({ amount: '5000' });
    await callPlans(exchange, nora, 'edit', { planId: plan.id, ...wishes });
    for (let again = 0; again < 2; again++) await untilIdle(warnPlans(depsOf(exchange)));
    const told = await sql(`select id from notices.notice where uid = $1 and kind = 'autoInvest.short'`, [nora.uid]);
    expect(told).toHaveLength(1);
  });

  it('of which a date still waited when the next one came buys once', async () => {
    const plan = await create(nora);
    await becomeDue(plan.nextRunAtMs!);
    moveTo(exchange, plan.nextRunAtMs! + 3 * DAY_MS + HOUR_MS);
    await seller.offer('BTC', '10');
    await driveDue(depsOf(exchange));
    await runDue(exchange);
    expect((await runsOf(nora, plan.id)).map(({ status }) => status)).toEqual([
      'SUCCESS',
      'MISSED',
      'MISSED',
      'MISSED',
    ]);
    await isRight();
  });

  it('has one run that was asked for at a time, and none once it is deleted', async () => {
    const plan = await create(nora);
    await seller.offer('BTC', '10');
    const deps = depsOf(exchange);
    const db = cutAfter(exchange, 1);
    const caller = { uid: nora.uid, sessionId: 'test', nowMs: exchange.clock.nowMs() };
    const ask = { clientRequestId: randomUUID(), planId: plan.id };
    await expect(runNow({ ...deps, money: { ...deps.money, db } }, caller, ask)).rejects.toThrow('killed');
    expect(await planOf(nora, plan.id)).toMatchObject({ isRunning: true });
    const again = { planId: plan.id, clientRequestId: randomUUID() };
    expect(await refusedBy(callPlans(exchange, nora, 'runNow', again))).toEqual({ code: 'AUTO_INVEST_RUNNING' });
    await callPlans(exchange, nora, 'remove', { planId: plan.id });
    await runDue(exchange);
    expect(await runsOf(nora, plan.id)).toEqual([]);
    await isRight();
  });
});

describe('runs', () => {
  it('of one person count what the other has left, whoever took both on', async () => {
    await toSpot(exchange, nora, { USDT: '1000' });
    const coins = coinsText({ BTC: 50, ETH: 50 });
    const first = await create(nora, { amount: '600', coins });
    const second = await create(nora, { amount: '600', coins });
    await becomeDue(first.nextRunAtMs!);
    await seller.offer('BTC', '10');
    await seller.offer('ETH', '100');
    const [a] = await runsOf(nora, first.id);
    const [b] = await runsOf(nora, second.id);
    // Begun, and nothing bought yet.
    await killedAt(a!.id, 3);
    await driveRun(depsOf(exchange), b!.id);
    await driveRun(depsOf(exchange), a!.id);
    await driveRun(depsOf(exchange), b!.id);
    expect((await runsOf(nora, first.id))[0]).toMatchObject({ status: 'SUCCESS' });
    expect((await runsOf(nora, second.id))[0]).toMatchObject({ status: 'FAILED', reason: 'INSUFFICIENT' });
    await isRight();
  });

  it('that were tried before do not come before those that were not', async () => {
    const plans = [await create(nora), await create(omar)];
    await becomeDue(plans[0]!.nextRunAtMs!);
    const rows = await sql(`select id from auto_invest.run where step = 'WAITING' order by starts_ms, id`);
    await sql(`update auto_invest.run set claimed_until = now() - interval '1 s' where id = $1`, [rows[0]!.id]);
    const claim = () =>
      claimRuns(exchange.services.db, { nowMs: exchange.clock.nowMs(), limit: 1, mayBegin: true, expiredMs: 0 });
    expect(await claim()).toEqual([rows[1]!.id]);
    expect(await claim()).toEqual([rows[0]!.id]);
    await sql('update auto_invest.run set claimed_until = null where claimed_until is not null');
    await seller.offer('BTC', '10');
    await runDue(exchange);
  });

  it('that fail each time hold nobody', async () => {
    const plan = await create(nora);
    await becomeDue(plan.nextRunAtMs!);
    await seller.offer('BTC', '10');
    const [run] = await runsOf(nora, plan.id);
    const broken = await sql(
      `insert into auto_invest.run (id, plan_id, uid, kind, scheduled_ms, starts_ms, step, status, amount_minor, auto_transfer,
         moves_to_earn, tells_success, transfer_id, request_id)
       select gen_random_uuid(), plan_id, (900000000 + n)::text, 'now', 0, 0, 'BUYING', 'RUNNING', amount_minor, false, false, false,
         gen_random_uuid(), gen_random_uuid() from auto_invest.run, generate_series(1, 20) n where id = $1 returning id`,
      [run!.id],
    );
    const ids = broken.map(({ id }) => id);
    await sql(
      `insert into auto_invest.leg (run_id, place, asset, percent, planned_minor, status, client_id, earn_id)
       select id, 0, 'BTC', 100, 100000000, 'WAITING', gen_random_uuid(), gen_random_uuid() from unnest($1::uuid[]) as b (id)`,
      [ids],
    );
    const deps = depsOf(exchange);
    const trading = tradingThat((command) => {
      if ('account' in command && command.account > 900_000_000 && command.account <= 900_000_020) {
        throw new Error('broken');
      }
    });
    await expect(driveDue({ ...deps, spot: { ...deps.spot, trading } })).rejects.toThrow('broken');
    expect((await runsOf(nora, plan.id)).map(({ status }) => status)).toEqual(['SUCCESS']);
    await sql('delete from auto_invest.leg where run_id = any ($1::uuid[])', [ids]);
    await sql('delete from auto_invest.run where id = any ($1::uuid[])', [ids]);
    await isRight();
  });
});

describe('a run that moves to Earn', () => {
  const setClosed = async (value: 'true' | 'false') => {
    const { db, settings } = exchange.services;
    const set = { name: 'EARN_CLOSE', value, by: 'a test', nowMs: exchange.clock.nowMs() } as const;
    await db.tx((tx) => settings.set(tx, set));
    await settings.refresh();
  };

  it('leaves what it bought on spot while Earn is closed', async () => {
    const tiers = [{ upToMinor: null, rateBps: 80 }];
    await openProduct(exchange, { asset: 'BTC', minMinor: 1_000n, quotaMinor: 10n ** 10n, tiers });
    const plan = await create(nora, { movesToEarn: 'true' });
    await setClosed('true');
    await becomeDue(plan.nextRunAtMs!);
    await seller.offer('BTC', '10');
    await runDue(exchange);
    await setClosed('false');
    const [run] = await runsOf(nora, plan.id);
    expect(run!.legs).toMatchObject([{ earn: 'KEPT' }]);
    expect(await exchange.available(nora.uid, 'earn', 'BTC')).toBe(0n);
    expect(await exchange.available(nora.uid, 'spot', 'BTC')).toBe(readAmount(run!.legs[0]!.quantity, 8));
    await isRight();
  });
});

describe('an order that was not answered', () => {
  /** A run of which the order of its only coin was not sent, though its price was kept. */
  async function unsent(who: Member) {
    await toSpot(exchange, who, { USDT: '100' });
    const plan = await create(who);
    await becomeDue(plan.nextRunAtMs!);
    const [run] = await runsOf(who, plan.id);
    const deps = depsOf(exchange);
    const trading = tradingThat(() => {
      throw new Error('killed');
    });
    await expect(driveRun({ ...deps, spot: { ...deps.spot, trading } }, run!.id)).rejects.toThrow('killed');
    expect((await runsOf(who, plan.id))[0]!.legs[0]!.limitPrice).not.toBeNull();
    return { plan, id: run!.id };
  }

  it('is asked for at the guard of now where the index has fallen since', async () => {
    const { plan, id } = await unsent(nora);
    expect((await runsOf(nora, plan.id))[0]!.legs[0]!.status).toBe('WAITING');
    await sql(
      'update auto_invest.leg set limit_ticks = limit_ticks * 1.06, index_ticks = index_ticks * 1.06 where run_id = $1',
      [id],
    );
    await seller.offer('BTC', '10', 300);
    await driveRun(depsOf(exchange), id);
    const [run] = await runsOf(nora, plan.id);
    expect(run).toMatchObject({ status: 'FAILED', spent: '0', legs: [{ status: 'UNFILLED', reason: 'GUARD' }] });
    await isRight();
  });

  it('says what it did, also where its person is frozen or its price has changed since', async () => {
    const { plan, id } = await unsent(nora);
    await seller.offer('BTC', '10');
    for (let calls = 2; (await exchange.available(nora.uid, 'spot', 'BTC')) === 0n; calls++) await killedAt(id, calls);
    expect((await runsOf(nora, plan.id))[0]!.legs[0]!.status).toBe('WAITING');
    await sql('update auto_invest.leg set limit_ticks = limit_ticks - 1000 where run_id = $1', [id]);
    await exchange.services.db.tx((tx) => setFrozenAt(tx, nora.uid, exchange.clock.nowMs()));
    await driveRun(depsOf(exchange), id);
    const [run] = await runsOf(nora, plan.id);
    expect(run).toMatchObject({ status: 'SUCCESS', legs: [{ status: 'DONE' }] });
    expect(readAmount(run!.legs[0]!.quantity, 8)).toBe(await exchange.available(nora.uid, 'spot', 'BTC'));
    await isRight();
  });
});
