import { startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { holdingPublicMs } from '@bourse/core/launch/holding.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Project } from '../../../src/modules/launch/queries/project.query.ts';
import type { NewRound } from '../../../src/modules/launch/store/project.store.ts';
import { advanceRounds } from '../../../src/modules/launch/usecases/advance-rounds.ts';
import { takeSnapshots } from '../../../src/modules/launch/usecases/holding/take-snapshots.ts';
import { tidySnapshots } from '../../../src/modules/launch/usecases/holding/tidy-snapshots.ts';
import { type Member, type TestExchange, testExchange } from '../../test-exchange.ts';
import { cancelProject } from '../boost.rig.ts';
import { ownIn, publish, subscribe } from '../launch.rig.ts';
import { floatingIn } from '../price.rig.ts';
import { heldRound, live, moveTo } from './holding.rig.ts';

let exchange: TestExchange;
let nora: Member;
beforeAll(async () => {
  exchange = await testExchange();
  nora = await exchange.person({ funds: { ETH: '2', USDT: '500' } });
}, 120_000);
afterAll(() => exchange.close());

const announce = async (days: number, over: Partial<NewRound> = {}) => {
  const round = heldRound(exchange, { days, factorUnits: over.offer ? null : 10n ** 10n });
  const project = await publish(exchange, {
    payAsset: over.offer ? 'ETH' : 'USDT',
    rounds: [{ ...over, ...round }],
    // So late that a round whose price is not fixed can still be moved.
    listingMs: round.endMs + (over.offer ? 60 : 1) * DAY_MS,
  });
  return { project, round, days: round.holding };
};
const table = async (project: Project) => {
  await exchange.letPass(0, nora);
  return nora.client.call('launch', 'holding', { project: project.id, round: '1' });
};
const step = async (work: () => Promise<boolean>) => {
  while (await work()) {
    // One step at a time.
  }
};
const rounds = () => step(() => advanceRounds(exchange.launch));
const tidy = () => step(() => tidySnapshots(exchange.launch));
const app = (text: string, values: readonly unknown[] = []) => exchange.services.db.query(text, values);
const hoursFrom = (day: number) =>
  app('select hour_ms from launch.snapshot where hour_ms >= $1', [startOfBusinessDay(day)]);

it('only those hours of a cancelled project are lost that were to be read and were not', async () => {
  const { project, days } = await announce(3);
  await live(exchange, days.firstDay, async (hour) => hour !== 3, [0, 10]);
  await cancelProject(exchange, project.id);
  moveTo(exchange, holdingPublicMs(days.firstDay) + DAY_MS);
  await step(() => takeSnapshots(exchange.launch));
  const { rows, average, publicDays } = await table(project);
  expect(rows.map(({ figures, lost, hours }) => ({ figures, lost, hours: hours.length }))).toEqual([
    { figures: 'NONE', lost: 0, hours: 0 },
    { figures: 'NONE', lost: 0, hours: 0 },
    { figures: 'SHOWN', lost: 1, hours: 24 },
  ]);
  // The seed of a day that is to come is that of other projects as well.
  expect(rows.map(({ seed }) => seed !== null)).toEqual([false, true, true]);
  expect({ average, publicDays }).toEqual({ average: '2', publicDays: 1 });
  const own = await ownIn(nora, project);
  expect(own.conditions.map(({ name }) => name)).toEqual(['TRADING_PASSWORD']);
  expect(own.cap).toBeNull();
}, 120_000);

it('what was held is there for a month after a round, and then said to be no longer kept', async () => {
  const { project, round, days } = await announce(2);
  await live(exchange, days.firstDay);
  await live(exchange, days.lastDay);
  moveTo(exchange, round.startMs);
  await exchange.letPass(0, nora);
  await rounds();
  expect((await ownIn(nora, project)).conditions.at(-1)).toMatchObject({ name: 'HOLDING', isMet: true });
  await subscribe(nora, project, '100');
  moveTo(exchange, round.endMs + 1);
  await rounds();
  await tidy();
  expect(await table(project)).toMatchObject({ average: '2', cap: '200', publicDays: 2 });
  expect((await ownIn(nora, project)).conditions.map(({ name }) => name)).toEqual(['TRADING_PASSWORD']);
  moveTo(exchange, round.endMs + 30 * DAY_MS + 1);
  await tidy();
  const { rows, ...whole } = await table(project);
  expect(whole).toMatchObject({ average: null, cap: null, days: 2, publicDays: 0, needed: '2' });
  for (const row of rows) {
    expect(row).toMatchObject({ figures: 'TIDIED', lost: 0, average: null, hours: [], seed: null, seedHash: null });
  }
  const { snapshots } = await (await exchange.staff('product')).client.call('staffLaunch', 'projects', {});
  expect(snapshots.find((each) => each.project === project.id)).toMatchObject({ taken: 0, lost: 0, isTidied: true });
  expect((await ownIn(nora, project)).conditions.map(({ name }) => name)).toEqual(['TRADING_PASSWORD']);
  expect((await exchange.reconcile()).differences).toEqual([]);
}, 120_000);

it('days that another round still needs are kept, and the average of a part of them is not told', async () => {
  const first = await announce(2);
  await live(exchange, first.days.firstDay, async () => {}, [0, 1]);
  // Begins on the second day of the first one, and ends much later.
  const { project: second } = await announce(40);
  await live(exchange, first.days.firstDay, async () => {}, [1, 24]);
  await live(exchange, first.days.lastDay);
  moveTo(exchange, first.round.endMs + 1);
  await rounds();
  moveTo(exchange, first.round.endMs + 31 * DAY_MS);
  await step(() => takeSnapshots(exchange.launch));
  await rounds();
  await tidy();
  const { rows, average, publicDays } = await table(first.project);
  expect(rows.map(({ figures }) => figures)).toEqual(['SHOWN', 'TIDIED']);
  expect({ average, publicDays }).toEqual({ average: null, publicDays: 1 });
  await cancelProject(exchange, second.id);
}, 120_000);

it('a round whose price is not fixed can still be moved, so its days are kept however long ago it would have been', async () => {
  const { project, round, days } = await announce(1, floatingIn(exchange));
  await live(exchange, days.firstDay);
  moveTo(exchange, round.endMs + 40 * DAY_MS);
  await rounds();
  await tidy();
  const kept = await hoursFrom(days.firstDay);
  expect(kept).toHaveLength(24);
  expect((await table(project)).average).toBe('2');
  await exchange.letPass(0, nora);
  expect((await ownIn(nora, project)).conditions.at(-1)).toMatchObject({ name: 'HOLDING', isMet: true });
}, 120_000);

it('the application itself takes nothing away that a round needs, and writes nothing again that is gone', async () => {
  const { project, round, days } = await announce(1);
  await live(exchange, days.firstDay, async () => {}, [0, 2]);
  const from = startOfBusinessDay(days.firstDay);
  const gone = 'insert into launch.tidied_day (asset, day, tidied_ms) values ($1, $2, 0)';
  await expect(app('delete from launch.snapshot where hour_ms >= $1', [from])).rejects.toThrow('stays as it is');
  await expect(app('delete from launch.snapshot_balance where hour_ms >= $1', [from])).rejects.toThrow(
    'stays as it is',
  );
  await expect(app('delete from launch.snapshot_seed where day = $1', [days.firstDay])).rejects.toThrow(
    'stays as it is',
  );
  await expect(app(gone, ['ETH', days.firstDay])).rejects.toThrow('a round needs');
  await cancelProject(exchange, project.id);
  // What nobody needs may go, and only once that is written down.
  await expect(app('delete from launch.snapshot where hour_ms >= $1', [from])).rejects.toThrow('stays as it is');
  moveTo(exchange, round.endMs + 31 * DAY_MS);
  await tidy();
  expect(await app('select from launch.snapshot where hour_ms = $1', [from])).toEqual([]);
  const written = [
    `insert into launch.snapshot (asset, hour_ms, at_ms, people, digest) values ('ETH', $1, $1, 0, sha256('0:'))`,
    `insert into launch.snapshot_balance (asset, uid, hour_ms, minor) values ('ETH', '123456789', $1, 5)`,
  ];
  await expect(app(written[0]!, [from])).rejects.toThrow('not written again');
  await expect(app(written[1]!, [from])).rejects.toThrow('stays as it is');
  await expect(app('delete from launch.tidied_day')).rejects.toThrow('permission denied');
  await expect(exchange.database.ownerDb.query('delete from launch.tidied_day')).rejects.toThrow('stays as it is');
  expect((await exchange.reconcile()).differences).toEqual([]);
}, 120_000);
