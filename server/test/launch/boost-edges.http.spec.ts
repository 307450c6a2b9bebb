import { HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setFrozenAt } from '../../src/modules/identity/store/person.store.ts';
import { launchJobs } from '../../src/modules/launch/public.ts';
import type { Project } from '../../src/modules/launch/queries/project.query.ts';

import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { BOOST, cancelProject, eth } from './boost.rig.ts';
import { codeOf, ownIn, pass, publish, runLaunch, subscribe, tokens, usdt } from './launch.rig.ts';
import { payOutForm } from './payout.rig.ts';

let exchange: TestExchange;
let nora: Member;
let otto: Member;
beforeAll(async () => {
  exchange = await testExchange();
}, 120_000);
afterAll(() => exchange.close());
beforeEach(async () => {
  nora = await exchange.person({ funds: { ETH: '100', USDT: '10000' } });
  otto = await exchange.person({ funds: { ETH: '100', USDT: '10000' } });
});

const isRight = async () => expect((await exchange.reconcile()).differences).toEqual([]);
const free = (who: Member, asset: string) => exchange.available(who.uid, 'funding', asset);
/** Lets a round end and be counted, and settles nobody. */
async function count(): Promise<void> {
  exchange.clock.setOffsetMs(exchange.clock.offsetMs + HOUR_MS);
  for (const job of launchJobs(exchange.launch))
    if (job.name === 'launch-advance') while ((await job.run()) === 'more');
}

describe('a boost round that is counted', () => {
  const boosted = async (): Promise<Project> => {
    const project = await publish(exchange, { rounds: [BOOST] });
    await runLaunch(exchange);
    await subscribe(nora, project, '30');
    await subscribe(otto, project, '10');
    await count();
    return project;
  };

  it('owes its rewards, also where the project is cancelled before they are paid', async () => {
    const project = await boosted();
    await cancelProject(exchange, project.id);
    await runLaunch(exchange);
    expect([await free(nora, 'HBT'), await free(otto, 'HBT')]).toEqual([tokens(600), tokens(400)]);
    expect([await free(nora, 'ETH'), await free(otto, 'ETH')]).toEqual([eth(100), eth(100)]);
    expect((await ownIn(nora, project)).subscription).toMatchObject({ state: 'COMPLETED', got: '600' });
    await isRight();
  });

  it('is counted by whoever cancels its project, where it has ended and nobody has looked yet', async () => {
    const project = await publish(exchange, { rounds: [BOOST] });
    await runLaunch(exchange);
    await subscribe(nora, project, '30');
    await subscribe(otto, project, '10');
    exchange.clock.setOffsetMs(exchange.clock.offsetMs + HOUR_MS);
    await cancelProject(exchange, project.id);
    await runLaunch(exchange);
    expect([await free(nora, 'HBT'), await free(otto, 'HBT')]).toEqual([tokens(600), tokens(400)]);
    expect([await free(nora, 'ETH'), await free(otto, 'ETH')]).toEqual([eth(100), eth(100)]);
    expect((await ownIn(nora, project)).subscription).toMatchObject({ state: 'COMPLETED', got: '600' });
    await isRight();
  });

  it('pays each reward once, however many processes settle it while the project is cancelled', async () => {
    const project = await boosted();
    const settling = () => runLaunch(exchange);
    // Whoever cancels may come too late, and is refused then.
    await Promise.all([settling(), settling(), cancelProject(exchange, project.id).catch(() => null), settling()]);
    await Promise.all([settling(), settling()]);
    expect([await free(nora, 'HBT'), await free(otto, 'HBT')]).toEqual([tokens(600), tokens(400)]);
    expect([await free(nora, 'ETH'), await free(otto, 'ETH')]).toEqual([eth(100), eth(100)]);
    await isRight();
  });

  it('keeps its tokens while it owes them', async () => {
    const project = await boosted();
    const { client } = await exchange.staff('finance');
    const asked = client.call('staffLaunch', 'payOut', payOutForm(project.id, { asset: 'HBT' }));
    expect(await codeOf(asked)).toBe('LAUNCH_STILL_OWED');
    await runLaunch(exchange);
    expect([await free(nora, 'HBT'), await free(otto, 'HBT')]).toEqual([tokens(600), tokens(400)]);
  });

  it('rewards and frees whoever is frozen meanwhile', async () => {
    await boosted();
    const { db } = exchange.services;
    await db.tx((tx) => setFrozenAt(tx, nora.uid, exchange.clock.nowMs()));
    await runLaunch(exchange);
    expect([await free(nora, 'ETH'), await free(nora, 'HBT')]).toEqual([eth(100), tokens(600)]);
    await isRight();
  });
});

it('is compared with what is held: another coin of the same amount is named', async () => {
  const { ownerDb } = exchange.database;
  const project = await publish(exchange, { rounds: [BOOST] });
  await runLaunch(exchange);
  await subscribe(nora, project, '30');
  await isRight();
  const lock = (asset: string) =>
    ownerDb.query('update launch.boost set asset = $2 where project_id = $1', [project.id, asset]);
  await lock('BTC');
  const found = (await exchange.reconcile()).differences;
  expect(found).toContainEqual(expect.objectContaining({ kind: 'ROWS_DIFFER', asset: 'BTC' }));
  await lock('ETH');
  await isRight();
});

it('a project all of whose rounds are completed cannot be cancelled, also where nothing of it was ever locked', async () => {
  const project = await publish(exchange, { rounds: [BOOST] });
  await runLaunch(exchange);
  await subscribe(nora, project, '30');
  await pass(exchange, HOUR_MS);
  const { client } = await exchange.staff('product');
  const asked = client.call('staffLaunch', 'cancel', { project: project.id, reason: 'Too late for it' });
  expect(await codeOf(asked)).toBe('LAUNCH_OVER');
});

it('is refused while its own coin is stopped, not while the paying coin is, and ends all the same', async () => {
  const stop = (asset: string) =>
    exchange.database.ownerDb.query('insert into wallet.coin_stop (asset, since_ms) values ($1, 1)', [asset]);
  const resume = () => exchange.database.ownerDb.query('delete from wallet.coin_stop');
  const project = await publish(exchange, { rounds: [BOOST] });
  await runLaunch(exchange);
  await stop('USDT');
  await subscribe(nora, project, '30');
  await stop('ETH');
  expect(await codeOf(subscribe(nora, project, '31'))).toBe('COIN_STOPPED');
  expect(await free(nora, 'ETH')).toBe(eth(70));
  await pass(exchange, HOUR_MS);
  await resume();
  expect([await free(nora, 'ETH'), await free(nora, 'HBT')]).toEqual([eth(100), tokens(600)]);
  await isRight();
});

it('a pool of one unit goes to one person whole, and among three to nobody', async () => {
  const unit = { ...BOOST, quotaMinor: 1n, personMinor: 1n };
  const rounds = [
    unit,
    { ...unit, startMs: exchange.clock.nowMs() + HOUR_MS, endMs: exchange.clock.nowMs() + 2 * HOUR_MS },
  ];
  const project = await publish(exchange, { rounds });
  await runLaunch(exchange);
  await subscribe(nora, project, '0.1');
  exchange.clock.setOffsetMs(exchange.clock.offsetMs + HOUR_MS);
  await runLaunch(exchange);
  expect([await free(nora, 'HBT'), await free(nora, 'ETH')]).toEqual([1n, eth(100)]);
  const crowd = [otto, await exchange.person({ funds: { ETH: '1' } }), await exchange.person({ funds: { ETH: '1' } })];
  for (const who of crowd) {
    await exchange.letPass(MINUTE_MS, who);
    await subscribe(who, project, '0.1', { round: '2' });
  }
  await pass(exchange, HOUR_MS);
  for (const who of crowd) expect(await free(who, 'HBT')).toBe(0n);
  expect(await free(otto, 'ETH')).toBe(eth(100));
  expect(await ownIn(otto, project)).toMatchObject({ subscription: null });
  await isRight();
});

it('two boosts of one project lock each its own coin, and a sale beside them is paid in another', async () => {
  const nowMs = exchange.clock.nowMs();
  const at = (hour: number) => ({ startMs: nowMs + hour * HOUR_MS, endMs: nowMs + (hour + 1) * HOUR_MS });
  const dollars = { ...BOOST, minMinor: usdt(1), maxMinor: usdt(10_000), stepMinor: usdt(1), boost: { asset: 'USDT' } };
  const project = await publish(exchange, { rounds: [BOOST, { ...dollars, ...at(1) }, at(2)] });
  await runLaunch(exchange);
  await subscribe(nora, project, '30');
  await exchange.letPass(HOUR_MS, nora);
  await runLaunch(exchange);
  await subscribe(nora, project, '500', { round: '2' });
  expect([await free(nora, 'ETH'), await free(nora, 'USDT')]).toEqual([eth(100), usdt(9_500)]);
  const { project: shown } = await nora.client.call('launch', 'project', { project: project.id });
  expect(shown.rounds.map(({ committed }) => committed)).toEqual(['30', '500', '0']);
  await exchange.letPass(HOUR_MS, nora);
  await runLaunch(exchange);
  expect([await free(nora, 'USDT'), await free(nora, 'HBT')]).toEqual([usdt(10_000), tokens(1_200)]);
  await subscribe(nora, project, '160', { round: '3' });
  await isRight();
  await exchange.letPass(HOUR_MS, nora);
  await runLaunch(exchange);
  expect([await free(nora, 'USDT'), await free(nora, 'ETH')]).toEqual([usdt(9_840), eth(100)]);
  const { rows } = await nora.client.call('launch', 'subscriptions', {});
  expect(rows.map(({ asset, committed, got }) => [asset, committed, got])).toEqual([
    ['USDT', '160', '100'],
    ['USDT', '500', '600'],
    ['ETH', '30', '600'],
  ]);
  await isRight();
});
