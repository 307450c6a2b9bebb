import { HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Project } from '../../src/modules/launch/queries/project.query.ts';
import { findQueue } from '../../src/modules/launch/queries/ticket.query.ts';
import { insertTickets, saveOpening } from '../../src/modules/launch/store/ticket.store.ts';
import { FlashNow } from '../../src/modules/launch/usecases/flash/flash-now.ts';
import { TicketLine } from '../../src/modules/launch/usecases/flash/ticket-line.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { ask, enter, FLASH, flashOf, giveUp, lotsOf, passOf, pay, strange } from './flash.rig.ts';
import { codeOf, pass, publish, runLaunch, tokens, usdt } from './launch.rig.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await testExchange();
}, 120_000);
afterAll(() => exchange.close());

const person = () => exchange.person({ funds: { USDT: '10000' } });
const free = ({ uid }: Member) => exchange.available(uid, 'funding', 'USDT');
const isRight = async () => expect((await exchange.reconcile()).differences).toEqual([]);
const level = ({ uid }: Member, vip: number) =>
  exchange.database.ownerDb.query('update identity.person set vip_level = $2 where uid = $1', [uid, vip]);

/** A round that is open, with the order of its opening drawn. */
async function open(over: Readonly<Record<string, unknown>> = {}): Promise<Project> {
  const endMs = exchange.clock.nowMs() + 2 * HOUR_MS;
  const project = await publish(exchange, { rounds: [{ ...FLASH, personMinor: tokens(400), endMs, ...over }] });
  await pass(exchange, 0);
  await pass(exchange, 4_000);
  return project;
}

it('a pass is good for a quarter of an hour: the next one has the level of its own moment', async () => {
  const project = await open({ vipMin: 1 });
  const nora = await person();
  await level(nora, 6);
  const early = await passOf(nora, project);
  await level(nora, 1);
  await pass(exchange, 14 * MINUTE_MS);
  const first = await ask(nora, project, early, 1);
  expect(first).toMatchObject({ vipDiscountBps: 600 });
  await giveUp(nora, first.id);
  await pass(exchange, MINUTE_MS);
  expect(await codeOf(ask(nora, project, early, 1))).toBe('LAUNCH_PASS');
  // Nobody writes another time into their own.
  const later = early.replace(/\.([0-9]+)\./, (_, until) => `.${Number(until) + HOUR_MS}.`);
  expect(later).not.toBe(early);
  expect(await codeOf(ask(nora, project, later, 1))).toBe('LAUNCH_PASS');
  expect(await enter(nora, project, 1)).toMatchObject({ vipDiscountBps: 100 });
  await level(nora, 0);
  await pass(exchange, 16 * MINUTE_MS);
  expect(await codeOf(enter(nora, project, 1))).toBe('LAUNCH_VIP');
});

it('whoever gives up when the time to pay is over was too late, which closes nothing', async () => {
  const project = await open();
  const nora = await person();
  const { id } = await enter(nora, project, 2);
  await runLaunch(exchange);
  exchange.clock.setOffsetMs(exchange.clock.offsetMs + 3 * MINUTE_MS);
  expect(await giveUp(nora, id)).toMatchObject({ state: 'TIMED_OUT' });
  expect(await lotsOf(exchange, project)).toMatchObject({ payingLots: 0, freeLots: 10 });
  const again = await enter(nora, project, 2);
  await runLaunch(exchange);
  expect(await pay(nora, again.id)).toMatchObject({ state: 'PAID' });
  await isRight();
});

it('lots below the least of one person are bought by the last one', async () => {
  const project = await open({
    flash: { ...FLASH.flash, quotaLots: 4, leastLots: 3, mostLots: 3 },
    quotaMinor: tokens(400),
    personMinor: tokens(300),
  });
  const [nora, otto] = [await person(), await person()];
  const { id } = await enter(nora, project, 3);
  await runLaunch(exchange);
  const ottos = await passOf(otto, project);
  expect(await codeOf(ask(otto, project, ottos, 1))).toBe('LAUNCH_LOTS_MIN');
  await pay(nora, id);
  await expect.poll(() => flashOf(otto, project)).toMatchObject({ paidLots: 3, freeLots: 1 });
  const last = await ask(otto, project, ottos, 1);
  await runLaunch(exchange);
  await pay(otto, last.id);
  expect(await free(otto)).toBe(usdt(10_000 - 160));
  expect(await lotsOf(exchange, project)).toMatchObject({ paidLots: 4, freeLots: 0 });
  await isRight();
});

it('an order of any length is saved in parts that no statement takes too long for', async () => {
  const project = await open();
  const crowd = Array.from({ length: 10_001 }, (_, nth) => strange(project, nth));
  const ids = crowd.map(({ id }) => id);
  const statements: string[] = [];
  await exchange.services.db.tx(async (tx) => {
    await insertTickets(tx, crowd);
    const query: typeof tx.query = (text, values) => {
      statements.push(text);
      return tx.query(text, values);
    };
    await saveOpening({ ...tx, query }, ids);
  });
  expect(statements).toHaveLength(2);
  expect(await findQueue(exchange.services.db, project.rounds[0]!)).toEqual(ids);
});

it('a crowd that asks for rounds that are none has nobody wait for them', async () => {
  const project = await open();
  const few = await askedFor(project.id, 5);
  const many = await askedFor(project.id, 500);
  expect(many.state).toMatchObject({ ok: true, value: { queued: 0, flash: { quotaLots: 10 } } });
  expect(new Set(many.codes)).toEqual(new Set(['LAUNCH_NOT_FOUND', 'LAUNCH_ROUND_NOT_FOUND']));
  expect(many.statements).toBe(few.statements);
});

/** Asks for the round of a project and for so many that are none at once. @returns what came of it, and of how many statements */
async function askedFor(project: string, count: number) {
  let statements = 0;
  const { db } = exchange.services;
  const seen = new Proxy(db, {
    get: (of, name) => {
      if (name !== 'query') return Reflect.get(of, name);
      return (text: string, values?: readonly unknown[]) => {
        statements += 1;
        return of.query(text, values);
      };
    },
  });
  const now = new FlashNow({ ...exchange.launch, db: seen });
  const nowhere = Array.from({ length: count }, (_, nth) => now.find(`none-${nth}`, 1));
  const [state, ...others] = await Promise.all([now.find(project, 1), ...nowhere, now.find(project, 2)]);
  const codes = others.map((other) => (other.ok ? 'ok' : other.refusal.code));
  return { state, codes, statements };
}

it('one person whose tickets end as soon as they are there holds up nobody else', async () => {
  const project = await open();
  const { ownerDb } = exchange.database;
  await ownerDb.query(`
    create function launch.ends_at_once() returns trigger language plpgsql as $$
      begin new.state := 'LEFT'; return new; end $$`);
  await ownerDb.query(`
    create trigger ends_at_once before insert on launch.ticket for each row when (new.uid = '900000001')
      execute function launch.ends_at_once()`);
  const line = new TicketLine(exchange.services.db);
  const asked = Array.from({ length: 3 }, (_, nth) => line.put(strange(project, nth)));
  const ends = await Promise.allSettled(asked);
  await ownerDb.query('drop function launch.ends_at_once cascade');
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  expect(await lotsOf(exchange, project)).toMatchObject({ queued: 2 });
});
