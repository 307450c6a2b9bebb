import { randomUUID } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setFrozenAt } from '../../src/modules/identity/store/person.store.ts';
import type { Project } from '../../src/modules/launch/queries/project.query.ts';
import { insertTickets } from '../../src/modules/launch/store/ticket.store.ts';
import { refusalOf } from '../spot/spot.rig.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { ask, enter, FLASH, flashOf, giveUp, lotsOf, passOf, pay, strange } from './flash.rig.ts';
import { pass, publish, runLaunch, tokens, usdt } from './launch.rig.ts';

let exchange: TestExchange;
let nora: Member;
let otto: Member;
/** An open round of ten lots, whose opening is drawn. */
let open: Project;
beforeAll(async () => {
  exchange = await testExchange();
  nora = await exchange.person({ funds: { USDT: '100000' } });
  otto = await exchange.person({ funds: { USDT: '100000' } });
}, 120_000);
afterAll(() => exchange.close());
beforeEach(async () => {
  open = await make();
  await pass(exchange, 0);
  await pass(exchange, 4_000);
});

const make = (over: Readonly<Record<string, unknown>> = {}) =>
  publish(exchange, { rounds: [{ ...FLASH, personMinor: tokens(400), ...over }] });
const refused = (call: Promise<unknown>) => refusalOf(call);
const free = ({ uid }: Member) => exchange.available(uid, 'funding', 'USDT');
const turn = async (who: Member, lots: number) => {
  const { id } = await enter(who, open, lots);
  await runLaunch(exchange);
  return id;
};
const stopUsdt = () =>
  exchange.database.ownerDb.query(`insert into wallet.coin_stop (asset, since_ms) values ('USDT', 1)`);
const resumeUsdt = () => exchange.database.ownerDb.query('delete from wallet.coin_stop');
const freeze = ({ uid }: Member, atMs: number | null) => exchange.services.db.tx((tx) => setFrozenAt(tx, uid, atMs));

describe('an entry pass is refused', () => {
  it.each<[string, () => Promise<unknown>, object]>([
    ['to a stranger', () => passOf({ ...nora, client: exchange.visitor().client }, open), { code: 'LOGIN_REQUIRED' }],
    ['for no project', () => passOf(nora, { id: 'no-such' }), { code: 'LAUNCH_NOT_FOUND', project: 'no-such' }],
    [
      'for a round that takes subscriptions',
      async () => passOf(nora, await publish(exchange)),
      { code: 'LAUNCH_ROUND_KIND', round: 1 },
    ],
    ['without a puzzle', () => passWith({}), { code: 'CAPTCHA_REQUIRED' }],
    [
      'for a puzzle that is not solved',
      async () => {
        const { captchaId } = await nora.client.call('identity', 'captcha', {});
        return passWith({ captchaId, captchaAnswer: '1' });
      },
      { code: 'CAPTCHA_WRONG' },
    ],
    ['below the level', async () => passOf(nora, await make({ kycMin: 2 })), { code: 'LAUNCH_KYC', needed: 2 }],
    ['below the VIP level', async () => passOf(nora, await make({ vipMin: 6 })), { code: 'LAUNCH_VIP', needed: 6 }],
    [
      'more than ten minutes early',
      async () => {
        const startMs = exchange.clock.nowMs() + 11 * MINUTE_MS;
        return passOf(nora, await make({ startMs, endMs: startMs + HOUR_MS }));
      },
      { code: 'LAUNCH_NOT_STARTED' },
    ],
    ['after the end', async () => passOf(nora, await make({ startMs: 1, endMs: 2 })), { code: 'LAUNCH_ENDED' }],
    [
      'of a cancelled project',
      async () => passOf(nora, await make({ state: 'CANCELLED' })),
      { code: 'LAUNCH_CANCELLED' },
    ],
  ])('%s', async (_what, call, refusal) => expect(await refused(call())).toMatchObject(refusal));

  const passWith = (answer: Readonly<Record<string, string>>) =>
    nora.client.call('launch', 'pass', { project: open.id, round: '1', ...answer });

  it('to whoever is frozen, and to whoever has no trading password', async () => {
    const paul = await exchange.person();
    await freeze(paul, exchange.clock.nowMs());
    expect(await refused(passOf(paul, open))).toMatchObject({ code: 'ACCOUNT_FROZEN' });
    const { client } = exchange.visitor();
    const account = `p-${randomUUID()}@bourse.example`;
    await client.call('identity', 'sendCode', { purpose: 'register', account });
    const code = await client.codeSentTo(account);
    await client.call('identity', 'register', { account, code, password: 'A-good-pass-1' });
    expect(await refused(passOf({ ...paul, client }, open))).toMatchObject({ code: 'TRADING_PASSWORD_NOT_SET' });
  });
});

describe('a request for lots is refused', () => {
  it('with a pass that is made up, of somebody else, of another round, or of another discount', async () => {
    const own = await passOf(nora, open);
    const other = await make();
    const foreign = [own.replace(/^0\./, '9999.'), `${own}x`, 'x', await passOf(otto, open), await passOf(nora, other)];
    for (const made of foreign) expect(await refused(ask(nora, open, made, 1))).toMatchObject({ code: 'LAUNCH_PASS' });
    expect(await refused(ask(nora, { id: 'no-such' }, own, 1))).toMatchObject({ code: 'LAUNCH_NOT_FOUND' });
    expect(await ask(nora, open, own, 1)).toMatchObject({ state: 'QUEUED' });
  });

  it('for too few and too many lots, and one that is none', async () => {
    open = await make({ flash: { ...FLASH.flash, leastLots: 2 } });
    const own = await passOf(nora, open);
    expect(await refused(ask(nora, open, own, 1))).toMatchObject({ code: 'LAUNCH_LOTS_MIN', min: 2 });
    expect(await refused(ask(nora, open, own, 5))).toMatchObject({ code: 'LAUNCH_LOTS_MAX', max: 4 });
    expect(await refused(ask(nora, open, own, 0))).toMatchObject({ code: 'LAUNCH_LOTS_MIN', min: 2 });
    for (const lots of [-1, 1.5, 2 ** 31]) {
      expect(await refused(ask(nora, open, own, lots))).toMatchObject({ code: 'FIELD_INVALID', field: 'lots' });
    }
  });

  it('before the start with a pass, and at the end', async () => {
    const startMs = exchange.clock.nowMs() + 9 * MINUTE_MS;
    open = await make({ startMs, endMs: startMs + HOUR_MS });
    const own = await passOf(nora, open);
    expect(await refused(ask(nora, open, own, 1))).toMatchObject({ code: 'LAUNCH_NOT_STARTED', startAt: startMs });
    exchange.clock.setOffsetMs(exchange.clock.offsetMs + 9 * MINUTE_MS + HOUR_MS);
    expect(await refused(ask(nora, open, own, 1))).toMatchObject({ code: 'LAUNCH_ENDED' });
  });

  it('where far more wait than lots are left, told how many of each', async () => {
    open = await make({
      flash: { ...FLASH.flash, quotaLots: 1, mostLots: 1 },
      quotaMinor: tokens(100),
      personMinor: tokens(100),
    });
    const queue = Array.from({ length: 21 }, (_, nth) => strange(open, nth));
    await exchange.services.db.tx((tx) => insertTickets(tx, queue));
    expect(await refused(enter(nora, open, 1))).toMatchObject({ code: 'LAUNCH_CROWDED', queued: 21, remaining: 1 });
  });

  it('but not whoever waits already: they are answered with their own ticket', async () => {
    open = await make({
      flash: { ...FLASH.flash, quotaLots: 1, mostLots: 1 },
      quotaMinor: tokens(100),
      personMinor: tokens(100),
    });
    const own = await enter(nora, open, 1);
    const queue = Array.from({ length: 21 }, (_, nth) => strange(open, nth));
    await exchange.services.db.tx((tx) => insertTickets(tx, queue));
    await expect.poll(async () => (await flashOf(otto, open)).queued).toBe(22);
    expect(await refused(enter(otto, open, 1))).toMatchObject({ code: 'LAUNCH_CROWDED' });
    expect((await enter(nora, open, 1)).id).toBe(own.id);
  });

  it('once all lots are paid, and to whoever has bought or given up', async () => {
    open = await make({
      flash: { ...FLASH.flash, quotaLots: 3, mostLots: 2 },
      quotaMinor: tokens(300),
      personMinor: tokens(200),
    });
    await pass(exchange, 4_000);
    const own = [await passOf(nora, open), await passOf(otto, open)] as const;
    await giveUp(otto, await turn(otto, 1));
    await pay(nora, await turn(nora, 2));
    for (const [who, code, made] of [
      [nora, 'LAUNCH_BOUGHT', own[0]],
      [otto, 'LAUNCH_GAVE_UP', own[1]],
    ] as const) {
      expect(await refused(ask(who, open, made, 1))).toMatchObject({ code });
      expect(await refused(passOf(who, open))).toMatchObject({ code });
      expect(await flashOf(who, open)).toMatchObject({ closed: code });
    }
    const petra = await exchange.person({ funds: { USDT: '1000' } });
    const petras = await passOf(petra, open);
    await pay(petra, await turn(petra, 1));
    await expect.poll(() => flashOf(nora, open)).toMatchObject({ paidLots: 3, freeLots: 0 });
    const late = await exchange.person();
    expect(await refused(ask(petra, open, petras, 1))).toMatchObject({ code: 'LAUNCH_SOLD_OUT' });
    await runLaunch(exchange);
    expect(await refused(passOf(late, open))).toMatchObject({ code: 'LAUNCH_ENDED' });
  });

  it('by its turn, where it asked for more than is left, with the number, and may ask again', async () => {
    const [petra, quinn] = [await exchange.person(), await exchange.person()];
    await turn(otto, 4);
    await turn(petra, 4);
    const id = await turn(nora, 3);
    expect((await flashOf(nora, open)).ticket).toMatchObject({
      id,
      state: 'REFUSED',
      reason: 'ABOVE_REMAINING',
      remainingLots: 2,
    });
    await turn(nora, 2);
    expect((await flashOf(nora, open)).ticket).toMatchObject({ state: 'PAYING', lots: 2 });
    // Nothing is free, and all of it may come back: whoever asks now waits.
    await turn(quinn, 1);
    await expect.poll(async () => (await flashOf(quinn, open)).ticket).toMatchObject({ state: 'QUEUED', position: 0 });
  });
});

describe('a payment is refused', () => {
  it('of no ticket, another person’s, and one that has no lots now', async () => {
    const id = await turn(nora, 1);
    for (const none of [randomUUID(), id]) {
      expect(await refused(pay(otto, none))).toMatchObject({ code: 'LAUNCH_NO_TICKET' });
      expect(await refused(giveUp(otto, none))).toMatchObject({ code: 'LAUNCH_NO_TICKET' });
    }
    const { id: waits } = await enter(otto, open, 1);
    expect(await refused(pay(otto, waits))).toMatchObject({ code: 'LAUNCH_NOT_PAYING' });
    // Leaving the queue closes nothing.
    expect(await giveUp(otto, waits)).toMatchObject({ state: 'LEFT' });
    expect(await giveUp(otto, waits)).toMatchObject({ state: 'LEFT' });
    expect(await refused(pay(otto, waits))).toMatchObject({ code: 'LAUNCH_NOT_PAYING' });
    expect(await pay(otto, await turn(otto, 1))).toMatchObject({ state: 'PAID' });
  });

  it('too late, whether its lots have come back or nobody has looked yet, and a new ticket is at the end', async () => {
    const id = await turn(nora, 2);
    exchange.clock.setOffsetMs(exchange.clock.offsetMs + 3 * MINUTE_MS);
    expect(await refused(pay(nora, id))).toMatchObject({ code: 'LAUNCH_PAY_EXPIRED' });
    expect(await lotsOf(exchange, open)).toMatchObject({ payingLots: 2 });
    await runLaunch(exchange);
    expect(await refused(pay(nora, id))).toMatchObject({ code: 'LAUNCH_PAY_EXPIRED' });
    expect(await lotsOf(exchange, open)).toMatchObject({ payingLots: 0, freeLots: 10 });
    const before = await free(nora);
    await pay(nora, await turn(nora, 2));
    expect(before - (await free(nora))).toBe(usdt(320));
  });

  it('short of money, with a stopped coin, frozen, or with a wrong password, and the lots stay until their time', async () => {
    const petra = await exchange.person({ funds: { USDT: '100' } });
    const id = await turn(petra, 1);
    const isReserved = async () => {
      expect(await lotsOf(exchange, open)).toMatchObject({ payingLots: 1 });
      expect(await free(petra)).toBe(usdt(100));
    };
    const short = { code: 'LAUNCH_BALANCE', asset: 'USDT', available: '100', needed: '160' };
    expect(await refused(pay(petra, id))).toMatchObject(short);
    await isReserved();
    const wrong = { tradingPassword: '000000' };
    expect(await refused(pay(petra, id, wrong))).toMatchObject({ code: 'TRADING_PASSWORD_WRONG', triesLeft: 4 });
    await freeze(petra, exchange.clock.nowMs());
    expect(await refused(pay(petra, id))).toMatchObject({ code: 'ACCOUNT_FROZEN' });
    await freeze(petra, null);
    await isReserved();
    await exchange.fund(petra.uid, 'USDT', '60');
    await stopUsdt();
    expect(await refused(pay(petra, id))).toMatchObject({ code: 'COIN_STOPPED', asset: 'USDT' });
    await resumeUsdt();
    expect(await pay(petra, id)).toMatchObject({ state: 'PAID' });
    expect(await free(petra)).toBe(0n);
    const quinn = await exchange.person({ funds: { USDT: '1000' } });
    const locked = await turn(quinn, 1);
    for (let tries = 0; tries < 5; tries += 1) await refused(pay(quinn, locked, wrong));
    expect(await refused(pay(quinn, locked))).toMatchObject({ code: 'TRADING_PASSWORD_LOCKED' });
    expect(await lotsOf(exchange, open)).toMatchObject({ payingLots: 1, paidLots: 1 });
    expect((await exchange.reconcile()).differences).toEqual([]);
  });

  it('of a project that was cancelled a moment ago', async () => {
    const id = await turn(nora, 1);
    await exchange.services.db.query(`update launch.round set state = 'CANCELLED' where project_id = $1`, [open.id]);
    expect(await refused(pay(nora, id))).toMatchObject({ code: 'LAUNCH_CANCELLED' });
    await runLaunch(exchange);
    expect(await refused(pay(nora, id))).toMatchObject({ code: 'LAUNCH_NOT_PAYING' });
    expect(await lotsOf(exchange, open)).toMatchObject({ payingLots: 0, paidLots: 0 });
  });
});
