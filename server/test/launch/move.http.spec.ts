import { HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixPrices } from '../../src/modules/launch/usecases/price/fix-prices.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { cancelProject } from './boost.rig.ts';
import { FLASH } from './flash.rig.ts';
import { codeOf, publish, runLaunch, subscribe } from './launch.rig.ts';
import { lotteryOf } from './lottery.rig.ts';
import { payOut, payOutForm } from './payout.rig.ts';
import { floatingIn, withMinutes } from './price.rig.ts';

let exchange: TestExchange;
let nora: Member;
beforeAll(async () => {
  exchange = await testExchange();
  nora = await exchange.person({ funds: { ETH: '100' } });
}, 120_000);
afterAll(() => exchange.close());

const make = (over: Parameters<typeof floatingIn>[1] = {}) =>
  publish(exchange, {
    payAsset: 'ETH',
    rounds: [floatingIn(exchange, over)],
    listingMs: exchange.clock.nowMs() + 40 * HOUR_MS,
  });
const roundIn = async (id: string) => (await nora.client.call('launch', 'project', { project: id })).project.rounds[0]!;
const product = async () => (await exchange.staff('product')).client;
const askFor = async (project: string, startAtMs: number) =>
  (await product()).call('staffLaunch', 'move', {
    project,
    round: '1',
    startAtMs: String(startAtMs),
    reason: 'The feed of prices stopped',
  });
async function move(project: string, startAtMs: number): Promise<void> {
  await askFor(project, startAtMs);
  const decides = await product();
  const { rows } = await decides.call('staffActions', 'list', { tab: 'waiting' });
  const { id, contentHash } = rows.find(({ kind }) => kind === 'staffLaunch.move')!;
  await decides.call('staffActions', 'decide', { id, contentHash, decision: 'approve', reason: 'As we agreed' });
}
const alarms = (id: string) =>
  exchange.database.ownerDb.query<{ ended: boolean }>(
    'select ended_at_ms is not null as ended from wallet.chain_alarm where alarm_key like $1 order by at_ms',
    [`launch:%:${id}/%`],
  );
/** The launch of an exchange without any sample. */
const silent = () => withMinutes(exchange, () => []);
const isRight = async () => expect((await exchange.reconcile()).differences).toEqual([]);

it('a round whose price could not be fixed gets one for its new start, and opens then', async () => {
  const project = await make();
  await exchange.letPass(HOUR_MS + MINUTE_MS, nora);
  await fixPrices(silent());
  const before = await roundIn(project.id);
  expect(before.fixing!.done).toMatchObject({ failure: 'MISSING', average: null });
  expect(await alarms(project.id)).toEqual([{ ended: false }]);
  const startAtMs = before.startAtMs + 2 * HOUR_MS;
  await move(project.id, startAtMs);
  const moved = await roundIn(project.id);
  expect(moved).toMatchObject({ startAtMs, endAtMs: before.endAtMs + 2 * HOUR_MS, price: null });
  expect(moved.fixing).toMatchObject({ toMs: before.fixing!.toMs + 2 * HOUR_MS, done: null });
  expect(await alarms(project.id)).toEqual([{ ended: true }]);
  await exchange.letPass(2 * HOUR_MS, nora);
  await runLaunch(exchange);
  expect((await roundIn(project.id)).fixing!.done).toMatchObject({ failure: null, missing: 0 });
  await exchange.letPass(HOUR_MS, nora);
  await runLaunch(exchange);
  await subscribe(nora, project, '0.1');
  expect(await codeOf(askFor(project.id, startAtMs + 9 * HOUR_MS))).toBe('LAUNCH_PRICED');
  await isRight();
});

it('only a later start that people can know of is asked for, and it is judged again when it is decided', async () => {
  const project = await make();
  const { startAtMs } = await roundIn(project.id);
  expect(await codeOf(askFor('nothing-here', startAtMs + 1))).toBe('LAUNCH_NOT_FOUND');
  expect(await codeOf(askFor(project.id, startAtMs))).toBe('LAUNCH_MOVE_TIME');
  expect(await codeOf(askFor(project.id, startAtMs - MINUTE_MS))).toBe('LAUNCH_MOVE_TIME');
  // The same minute has the same day of prices.
  expect(await codeOf(askFor(project.id, (Math.floor(startAtMs / MINUTE_MS) + 1) * MINUTE_MS - 1))).toBe(
    'LAUNCH_MOVE_TIME',
  );
  const plain = await publish(exchange);
  expect(await codeOf(askFor(plain.id, startAtMs + HOUR_MS))).toBe('LAUNCH_PRICED');
  await askFor(project.id, startAtMs + HOUR_MS);
  await exchange.letPass(HOUR_MS + MINUTE_MS, nora);
  await runLaunch(exchange);
  const decides = await product();
  const { rows } = await decides.call('staffActions', 'list', { tab: 'waiting' });
  const { id, contentHash } = rows.find(({ kind }) => kind === 'staffLaunch.move')!;
  const decide = { id, contentHash, decision: 'approve', reason: 'As we agreed' } as const;
  expect(await codeOf(decides.call('staffActions', 'decide', decide))).toBe('ACTION_IMPOSSIBLE');
  expect((await roundIn(project.id)).startAtMs).toBe(startAtMs);
  await isRight();
});

it('a round ends before its tokens are listed wherever it is moved, whoever writes', async () => {
  const project = await make();
  const { startAtMs, endAtMs } = await roundIn(project.id);
  const latestMs = startAtMs + project.listingMs - endAtMs;
  expect(await codeOf(askFor(project.id, latestMs + 1))).toBe('LAUNCH_MOVE_TIME');
  const byMs = latestMs + 1 - startAtMs;
  const write = exchange.database.ownerDb.query(
    'update launch.round set start_ms = start_ms + $2, end_ms = end_ms + $2 where project_id = $1',
    [project.id, byMs],
  );
  await expect(write).rejects.toThrow('only later');
  await move(project.id, latestMs);
  expect(await roundIn(project.id)).toMatchObject({ startAtMs: latestMs, endAtMs: project.listingMs });
});

it('nobody moves a round away from prices that are known, until it is stored that they fix none', async () => {
  const project = await make();
  const { startAtMs } = await roundIn(project.id);
  await exchange.letPass(HOUR_MS + MINUTE_MS, nora);
  expect(await codeOf(askFor(project.id, startAtMs + HOUR_MS))).toBe('LAUNCH_PRICE_DUE');
  await fixPrices(silent());
  // A day that is over is known as well.
  expect(await codeOf(askFor(project.id, exchange.clock.nowMs() + HOUR_MS - 1))).toBe('LAUNCH_MOVE_TIME');
  await move(project.id, startAtMs + HOUR_MS);
  expect((await roundIn(project.id)).startAtMs).toBe(startAtMs + HOUR_MS);
});

it('a round whose beacon was named is not moved once the house listens to another one', async () => {
  const { beacon } = exchange;
  const project = await make({ ...lotteryOf(exchange), startMs: exchange.clock.nowMs() + 2 * HOUR_MS });
  const { startAtMs } = await roundIn(project.id);
  const { kind, source } = beacon;
  for (const other of [{ source: 'another' }, { kind: 'drand' }]) {
    Object.assign(beacon, other);
    expect(await codeOf(askFor(project.id, startAtMs + HOUR_MS))).toBe('LAUNCH_BEACON_CHANGED');
    Object.assign(beacon, { kind, source });
  }
  await move(project.id, startAtMs + HOUR_MS);
});

it('a project that is cancelled instead ends the alarm, and nobody has lost anything', async () => {
  const project = await make();
  await exchange.letPass(2 * HOUR_MS, nora);
  await runLaunch(exchange);
  expect(await alarms(project.id)).toEqual([{ ended: false }]);
  await cancelProject(exchange, project.id);
  await runLaunch(exchange);
  expect(await alarms(project.id)).toEqual([{ ended: true }]);
  expect(await codeOf(askFor(project.id, exchange.clock.nowMs() + 9 * HOUR_MS))).toBe('LAUNCH_CANCELLED');
  await isRight();
});

it('a round that never gets a price ends when the tokens are listed, and what the others sold waits no longer', async () => {
  const startMs = exchange.clock.nowMs() + 2 * HOUR_MS;
  const second = { startMs: startMs + 2 * HOUR_MS, endMs: startMs + 3 * HOUR_MS };
  const listingMs = startMs + 4 * HOUR_MS;
  const project = await publish(exchange, {
    payAsset: 'ETH',
    rounds: [floatingIn(exchange), floatingIn(exchange, second)],
    listingMs,
    schedule: [{ unlockAtMs: listingMs, shareBps: 10_000 }],
  });
  const state = async (number: number) =>
    (await nora.client.call('launch', 'project', { project: project.id })).project.rounds[number - 1]!.state;
  const go = async (ms: number): Promise<void> => {
    await exchange.letPass(ms, nora);
    await runLaunch(exchange);
  };
  await go(HOUR_MS + MINUTE_MS);
  await go(HOUR_MS - MINUTE_MS);
  await subscribe(nora, project, '0.1');
  await exchange.letPass(HOUR_MS + MINUTE_MS, nora);
  await fixPrices(silent());
  await go(2 * HOUR_MS);
  expect([await state(1), await state(2)]).toEqual(['DISTRIBUTING', 'WARM_UP']);
  const finance = (await exchange.staff('finance')).client;
  const form = payOutForm(project.id, { asset: 'ETH', amount: '0.0001' });
  expect(await codeOf(finance.call('staffLaunch', 'payOut', form))).toBe('LAUNCH_STILL_OWED');
  expect(await alarms(project.id)).toEqual([{ ended: false }]);
  await go(HOUR_MS);
  expect([await state(1), await state(2)]).toEqual(['COMPLETED', 'CANCELLED']);
  expect(await alarms(project.id)).toEqual([{ ended: true }]);
  await payOut(exchange, form);
  expect(await codeOf(subscribe(nora, project, '0.1', { round: '2' }))).toBe('LAUNCH_CANCELLED');
  expect(await codeOf(askFor(project.id, exchange.clock.nowMs() + 9 * HOUR_MS))).toBe('LAUNCH_PRICED');
  await isRight();
});

it('a project whose only round never got a price is over, and its tokens go back', async () => {
  const project = await make();
  await exchange.letPass(2 * HOUR_MS, nora);
  await runLaunch(exchange);
  await exchange.letPass(38 * HOUR_MS, nora);
  await runLaunch(exchange);
  expect((await roundIn(project.id)).state).toBe('CANCELLED');
  const cancel = (await product()).call('staffLaunch', 'cancel', { project: project.id, reason: 'It is over' });
  expect(await codeOf(cancel)).toBe('LAUNCH_OVER');
  await payOut(exchange, payOutForm(project.id, { asset: 'HBT', amount: '1000' }));
  await isRight();
});

it('a draw and an opening go by a later round of the beacon, and neither is moved by whoever writes', async () => {
  const { beacon, clock } = exchange;
  beacon.kind = 'drand';
  const startMs = clock.nowMs() + 2 * HOUR_MS;
  const named = { kind: 'drand', source: beacon.source, round: beacon.roundFor(startMs + 3_000) } as const;
  const flash = await make({ ...FLASH, flash: { ...FLASH.flash, beacon: named }, startMs });
  const lottery = await make({ ...lotteryOf(exchange, { drawAtMs: startMs + 2 * HOUR_MS }), startMs });
  for (const { id } of [flash, lottery]) await move(id, startMs + 5 * HOUR_MS);
  beacon.kind = 'block';
  const shown = await Promise.all([flash, lottery].map(({ id }) => roundIn(id)));
  expect(shown[0]!.flash!.beacon!.round).toBe(beacon.roundFor(startMs + 5 * HOUR_MS + 3_000));
  expect(shown[1]!.lottery!.drawAtMs).toBe(startMs + 7 * HOUR_MS);
  const { ownerDb } = exchange.database;
  const write = (sql: string, id: string) => ownerDb.query(`update launch.${sql} where project_id = $1`, [id]);
  await expect(write('round set start_ms = start_ms - 1, end_ms = end_ms - 1', flash.id)).rejects.toThrow('only later');
  await expect(write('round set end_ms = end_ms + 1', flash.id)).rejects.toThrow('only later');
  await expect(write('flash set beacon_round = beacon_round - 1', flash.id)).rejects.toThrow('stays');
  await expect(write('lottery set draw_at_ms = draw_at_ms - 1', lottery.id)).rejects.toThrow('stays');
  await exchange.letPass(6 * HOUR_MS + MINUTE_MS, nora);
  await runLaunch(exchange);
  await expect(write('round set start_ms = start_ms + 1, end_ms = end_ms + 1', flash.id)).rejects.toThrow('only later');
  await expect(write('flash set beacon_round = beacon_round + 1', flash.id)).rejects.toThrow('stays');
  await expect(write('lottery set draw_at_ms = draw_at_ms + 1', lottery.id)).rejects.toThrow('stays');
  await isRight();
});
