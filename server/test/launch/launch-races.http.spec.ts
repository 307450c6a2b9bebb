import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { readAmount } from '@bourse/core/money/amount.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchJobs } from '../../src/modules/launch/public.ts';
import type { Project } from '../../src/modules/launch/queries/project.query.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { ownIn, publish, runLaunch, subscribe } from './launch.rig.ts';

let exchange: TestExchange;
const crowd: Member[] = [];
beforeAll(async () => {
  exchange = await testExchange();
  for (let at = 0; at < 6; at += 1) crowd.push(await exchange.person({ funds: { USDT: '1000' } }));
}, 120_000);
afterAll(() => exchange.close());

/** Whether the call was done; what is refused is that the round has ended, or that the person is not in it. */
async function isDone(call: Promise<unknown>): Promise<boolean> {
  const code = await call.then(
    () => null,
    (error: { code?: string }) => error.code,
  );
  expect([null, 'LAUNCH_ENDED', 'LAUNCH_CANCELLED', 'LAUNCH_NOT_SUBSCRIBED']).toContain(code);
  return code === null;
}

/** Sets amounts and takes them back, without an end, until the round takes nothing any more. */
async function changeMind(who: Member, project: Project, onChange: () => void): Promise<void> {
  const { client } = who;
  for (let at = 1; await isDone(subscribe(who, project, String(10 * (1 + (at % 9))))); at += 1) {
    onChange();
    const { subscription } = await ownIn(who, project);
    if (at % 3 === 0) await isDone(client.call('launch', 'leave', { subscriptionId: subscription!.id }));
  }
}

/** Every job at the same time as every other, until nothing is left. */
async function runAll(): Promise<void> {
  const jobs = launchJobs(exchange.launch);
  for (let isMore = true; isMore; ) isMore = (await Promise.all(jobs.map((job) => job.run()))).includes('more');
}

const paidOf = async ({ uid }: Member): Promise<bigint> =>
  10n ** 9n - (await exchange.available(uid, 'funding', 'USDT'));

/** Lets everybody change their minds, and after some changes something else happens. */
async function meanwhile(project: Project, happens: () => Promise<unknown>): Promise<void> {
  let changes = 0;
  let begin = () => {};
  const isTime = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const minds = crowd.map((who) =>
    changeMind(who, project, () => {
      changes += 1;
      if (changes === 30) begin();
    }),
  );
  await Promise.all([...minds, isTime.then(happens)]);
}

it('people change their minds while the round ends and is counted: each has paid what their subscription says', async () => {
  const project = await publish(exchange);
  await runLaunch(exchange);
  await meanwhile(project, async () => {
    exchange.clock.setOffsetMs(exchange.clock.offsetMs + HOUR_MS);
    await Promise.all([runAll(), runAll()]);
  });
  await runAll();
  expect((await exchange.reconcile()).differences).toEqual([]);
  for (const who of crowd) {
    const cost = (await ownIn(who, project)).subscription?.cost ?? '0';
    expect(await paidOf(who)).toBe(readAmount(cost, 6));
  }
});

it('people change their minds while the project is cancelled: everybody has all that they had', async () => {
  const before = await Promise.all(crowd.map(paidOf));
  const project = await publish(exchange);
  await runLaunch(exchange);
  const { client: asks } = await exchange.staff('product');
  const { client: decides } = await exchange.staff('product');
  await asks.call('staffLaunch', 'cancel', { project: project.id, reason: 'The project has withdrawn' });
  const [asked] = (await decides.call('staffActions', 'list', { tab: 'waiting' })).rows;
  await meanwhile(project, async () => {
    const { id, contentHash } = asked!;
    await decides.call('staffActions', 'decide', { id, contentHash, decision: 'approve', reason: 'As we agreed' });
    await Promise.all([runAll(), runAll()]);
  });
  await runAll();
  expect(await Promise.all(crowd.map(paidOf))).toEqual(before);
  expect((await exchange.reconcile()).differences).toEqual([]);
});
