import { DAY_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchJobs } from '../../src/modules/launch/public.ts';
import { insertTickets } from '../../src/modules/launch/store/ticket.store.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { ask, enter, FLASH, flashOf, giveUp, lotsOf, passOf, pay, strange } from './flash.rig.ts';
import { pass, publish, runLaunch, tokens, usdt } from './launch.rig.ts';

let exchange: TestExchange;
const people: Member[] = [];
beforeAll(async () => {
  exchange = await testExchange();
  for (let at = 0; at < 12; at += 1) people.push(await exchange.person({ funds: { USDT: '10000' } }));
}, 180_000);
afterAll(() => exchange.close());

const QUOTA = 40;
const make = () =>
  publish(exchange, {
    rounds: [
      {
        ...FLASH,
        flash: { ...FLASH.flash, quotaLots: QUOTA },
        quotaMinor: tokens(100 * QUOTA),
        personMinor: tokens(400),
        endMs: exchange.clock.nowMs() + DAY_MS,
      },
    ],
  });
const free = (who: Member, asset: string) => exchange.available(who.uid, 'funding', asset);
const isRight = async () => expect((await exchange.reconcile()).differences).toEqual([]);
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

it('three hundred at once: one ticket each, lots come back from those who do not pay, and nobody pays for another', async () => {
  const project = await make();
  await pass(exchange, 0);
  const before = await Promise.all(people.map((who) => free(who, 'USDT')));
  const passes = await Promise.all(people.map((who) => passOf(who, project)));
  const { services } = exchange;
  const strangers = Array.from({ length: 288 }, (_, nth) => strange(project, nth, { lots: 1 + (nth % 4) }));
  const asked = people.flatMap((who, at) => [1, 2, 3].map(() => ask(who, project, passes[at]!, 1 + (at % 4))));
  const [answers] = await Promise.all([
    Promise.all(asked),
    ...strangers.map((ticket) => services.db.tx((tx) => insertTickets(tx, [ticket]))),
  ]);
  expect(new Set(answers.map(({ id }) => id)).size).toBe(people.length);
  expect(await lotsOf(exchange, project)).toMatchObject({ payingLots: 0, freeLots: QUOTA, queued: 300 });

  const bought = new Map<Member, number>();
  for (let turn = 0; (await lotsOf(exchange, project)).paidLots < QUOTA; turn += 1) {
    expect(turn).toBeLessThan(60);
    // Those who will never pay let their time run out, and their lots go to whoever is next.
    await pass(exchange, turn === 0 ? 4_000 : 3 * MINUTE_MS);
    const { freeLots, queued } = await lotsOf(exchange, project);
    expect(freeLots === 0 || queued === 0).toBe(true);
    const tries = people.map(async (who) => {
      const { ticket } = await flashOf(who, project);
      if (ticket?.state === 'PAYING') {
        await Promise.all([pay(who, ticket.id), pay(who, ticket.id)]);
        bought.set(who, ticket.lots);
      } else if (ticket?.state === 'REFUSED' && ticket.reason === 'ABOVE_REMAINING') {
        await outcome(enter(who, project, 1));
      }
    });
    await Promise.all(tries);
    if (queued === 0) break;
  }
  const after = await lotsOf(exchange, project);
  const sum = [...bought.values()].reduce((all, lots) => all + lots, 0);
  expect(after.paidLots).toBe(sum);
  for (const [at, who] of people.entries()) {
    expect(before[at]! - (await free(who, 'USDT'))).toBe(usdt(160) * BigInt(bought.get(who) ?? 0));
  }
  await isRight();
}, 240_000);

it('is sold out to the lot when all is paid, and tells it to everybody who still waits', async () => {
  const project = await make();
  await pass(exchange, 0);
  const buyers = people.slice(0, 11);
  const waiting = people[11]!;
  const tickets = await Promise.all(buyers.slice(0, 10).map((who) => enter(who, project, 4)));
  await pass(exchange, 4_000);
  const last = await enter(waiting, project, 1);
  await runLaunch(exchange);
  expect(await lotsOf(exchange, project)).toMatchObject({ paidLots: 0, payingLots: QUOTA, freeLots: 0, queued: 1 });
  // One of them gives up: whoever waits has it, and the rest is asked for by one who came later.
  await giveUp(buyers[0]!, tickets[0]!.id);
  expect(await lotsOf(exchange, project)).toMatchObject({ payingLots: QUOTA - 4, freeLots: 4 });
  const after = await enter(buyers[10]!, project, 3);
  await runLaunch(exchange);
  expect(await lotsOf(exchange, project)).toMatchObject({ payingLots: QUOTA, freeLots: 0 });
  const queue = Array.from({ length: 30 }, (_, nth) => strange(project, nth));
  await exchange.services.db.tx((tx) => insertTickets(tx, queue));
  const paying = [...buyers.slice(1, 10), waiting, buyers[10]!];
  const ids = [...tickets.slice(1), last, after].map(({ id }) => id);
  await Promise.all(paying.map((who, at) => pay(who, ids[at]!)));
  expect(await lotsOf(exchange, project)).toMatchObject({ paidLots: QUOTA, payingLots: 0, freeLots: 0, queued: 30 });
  const shown = async () => {
    const { rows } = await waiting.client.call('launch', 'projects');
    return rows.find(({ id }) => id === project.id)!.rounds[0];
  };
  expect(await shown()).toMatchObject({ shown: 'SOLD_OUT' });
  await runLaunch(exchange);
  expect(await lotsOf(exchange, project)).toMatchObject({ queued: 0 });
  const told = await exchange.services.db.query<{ reason: string }>(
    `select distinct reason from launch.ticket where project_id = $1 and state = 'REFUSED'`,
    [project.id],
  );
  expect(told).toEqual([{ reason: 'SOLD_OUT' }]);
  expect(await shown()).toMatchObject({ shown: 'COMPLETED', sold: String(100 * QUOTA) });
  await isRight();
}, 120_000);

it('a project that is cancelled while people pay: each has paid or not, and everybody has all that they had', async () => {
  const before = await Promise.all(people.map((who) => free(who, 'USDT')));
  const project = await make();
  await pass(exchange, 0);
  const tickets = await Promise.all(people.map((who) => enter(who, project, 3)));
  await pass(exchange, 4_000);
  expect(await lotsOf(exchange, project)).toMatchObject({ payingLots: 36 });
  const { client: asks } = await exchange.staff('product');
  const { client: decides } = await exchange.staff('product');
  await asks.call('staffLaunch', 'cancel', { project: project.id, reason: 'The project has withdrawn' });
  const [asked] = (await decides.call('staffActions', 'list', { tab: 'waiting' })).rows;
  const { id, contentHash } = asked!;
  const jobs = launchJobs(exchange.launch);
  const ends = await Promise.all([
    ...people.slice(0, 10).map((who, at) => outcome(pay(who, tickets[at]!.id))),
    outcome(giveUp(people[10]!, tickets[10]!.id)),
    decides.call('staffActions', 'decide', { id, contentHash, decision: 'approve', reason: 'As we agreed' }),
    ...jobs.map((job) => job.run().then(() => 'done')),
  ]);
  for (const end of ends.slice(0, 10)) expect(['done', 'LAUNCH_CANCELLED', 'LAUNCH_NOT_PAYING']).toContain(end);
  await runLaunch(exchange);
  expect(await lotsOf(exchange, project)).toMatchObject({ payingLots: 0, queued: 0 });
  expect(await Promise.all(people.map((who) => free(who, 'USDT')))).toEqual(before);
  expect((await flashOf(people[11]!, project)).ticket).toMatchObject({ state: 'REFUSED', reason: 'CANCELLED' });
  await isRight();
}, 120_000);
