import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { SNAPSHOT_LATE_MS } from '@bourse/core/launch/holding.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSnapshots } from '../../../src/demo/launch/past-snapshots.ts';
import { countedSql } from '../../../src/modules/balances/public.ts';
import { advanceRounds } from '../../../src/modules/launch/usecases/advance-rounds.ts';
import { takeSnapshots } from '../../../src/modules/launch/usecases/holding/take-snapshots.ts';
import { tidySnapshots } from '../../../src/modules/launch/usecases/holding/tidy-snapshots.ts';
import { type Member, type TestExchange, testExchange } from '../../test-exchange.ts';
import { eth } from '../boost.rig.ts';
import { publish } from '../launch.rig.ts';
import { heldRound, hoursOf, live, momentOf, moveTo, record } from './holding.rig.ts';

let exchange: TestExchange;
let nora: Member;
let paul: Member;
beforeAll(async () => {
  exchange = await testExchange();
  nora = await exchange.person({ funds: { ETH: '2' } });
  paul = await exchange.person();
}, 120_000);
afterAll(() => exchange.close());

const move = (who: Member, from: string, to: string, amount: string) =>
  who.client.call('transfers', 'transfer', { clientRequestId: randomUUID(), from, to, asset: 'ETH', amount });

/** A round whose only day is tomorrow. */
const announce = async (over: Parameters<typeof heldRound>[1] = {}) => {
  const round = heldRound(exchange, over);
  const project = await publish(exchange, { rounds: [round] });
  return { project, round, day: round.holding.firstDay };
};
const kept = (day: number) =>
  exchange.services.db.query<{ rows: number; hours: number }>(
    `select (select count(*)::int from launch.snapshot_balance where hour_ms >= $1 and hour_ms < $2) as rows,
            (select count(*)::int from launch.snapshot where hour_ms >= $1 and hour_ms < $2) as hours`,
    [startOfBusinessDay(day), startOfBusinessDay(day + 1)],
  );

it('reads what people have hour by hour, wherever it is, and writes only what has changed', async () => {
  const { day } = await announce();
  await live(exchange, day, async (hour) => {
    if (hour === 5) await exchange.letPass(0, nora);
    if (hour === 5) await move(nora, 'funding', 'spot', '1.5');
    if (hour === 7) await exchange.fund(nora.uid, 'ETH', '10');
    if (hour === 7) await exchange.fund(paul.uid, 'ETH', '1');
    if (hour === 12) await exchange.letPass(0, nora);
    if (hour === 12) await move(nora, 'spot', 'funding', '1.5');
  });
  expect(await hoursOf(exchange, nora.uid, day)).toEqual([...Array(7).fill(2_000), ...Array(17).fill(12_000)]);
  expect(await hoursOf(exchange, paul.uid, day)).toEqual([...Array(7).fill(0), ...Array(17).fill(1_000)]);
  // Nora at the first hour, and both once they had more.
  expect(await kept(day)).toEqual([{ rows: 3, hours: 24 }]);
  expect((await exchange.reconcile()).differences).toEqual([]);
}, 120_000);

it('counts what is committed and locked, and nothing of the house', async () => {
  const { day } = await announce();
  await exchange.services.ledger.lane.submit({
    op: 'hold',
    key: `test:${randomUUID()}`,
    reason: 'STRATEGY',
    ref: randomUUID(),
    account: { kind: 'user', uid: paul.uid, account: 'funding', asset: 'ETH' },
    amountMinor: eth(1) / 2n,
    atMs: exchange.clock.nowMs(),
  });
  await live(exchange, day);
  expect((await hoursOf(exchange, paul.uid, day))[0]).toBe(1_000);
  const people = await exchange.services.db.query<{ uid: string }>('select distinct uid from launch.snapshot_balance');
  expect(people.map(({ uid }) => uid).sort()).toEqual([nora.uid, paul.uid].sort());
}, 120_000);

it('says of an hour in which nothing read it in time that it is lost', async () => {
  const { day } = await announce();
  await live(exchange, day, async (hour) => hour !== 3 && hour !== 4 && hour !== 23);
  moveTo(exchange, startOfBusinessDay(day + 1) + SNAPSHOT_LATE_MS);
  await record(exchange);
  const lost = (await hoursOf(exchange, nora.uid, day)).flatMap((minor, hour) => (minor === null ? [hour] : []));
  expect(lost).toEqual([3, 4, 23]);
  expect(await kept(day)).toMatchObject([{ hours: 24 }]);
  expect((await exchange.reconcile()).differences).toEqual([]);
}, 120_000);

it('takes no second but the one that was promised, within minutes of it', async () => {
  const { day } = await announce();
  const atMs = await momentOf(exchange, day, 0);
  moveTo(exchange, atMs - MINUTE_MS);
  expect(await takeSnapshots(exchange.launch)).toBe(false);
  moveTo(exchange, atMs + SNAPSHOT_LATE_MS - MINUTE_MS);
  await record(exchange);
  const next = await momentOf(exchange, day, 1);
  moveTo(exchange, next + SNAPSHOT_LATE_MS);
  await record(exchange);
  expect((await hoursOf(exchange, nora.uid, day)).slice(0, 2)).toEqual([12_000, null]);
});

it('gives up the hours of a day whose seed was not there before', async () => {
  const { day } = await announce();
  moveTo(exchange, startOfBusinessDay(day) + HOUR_MS + 10 * MINUTE_MS);
  const owner = exchange.database.ownerDb;
  await owner.query('alter table launch.snapshot_seed disable trigger keep_seed');
  await owner.query('delete from launch.snapshot_seed where day = $1', [day]);
  await owner.query('alter table launch.snapshot_seed enable trigger keep_seed');
  await record(exchange);
  expect((await hoursOf(exchange, nora.uid, day)).slice(0, 2)).toEqual([null, null]);
});

/** A process that reads an hour and is killed once it has written it. */
async function killedInTheMiddle(nowMs: number): Promise<void> {
  const program = join(import.meta.dirname, 'snapshots-child.rig.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, exchange.database.url, String(nowMs)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const end = new Promise((resolve) => child.once('exit', resolve));
  child.once('message', () => child.kill('SIGKILL'));
  await end;
}

it('leaves nothing where it is killed in the middle, and several at once read an hour once', async () => {
  const { day } = await announce();
  const atMs = await momentOf(exchange, day, 0);
  moveTo(exchange, atMs);
  await killedInTheMiddle(atMs + 1_000);
  expect(await kept(day)).toEqual([{ rows: 0, hours: 0 }]);
  // The lock of the dead one is free once the database has noticed.
  await expect
    .poll(async () => {
      await record(exchange);
      return kept(day);
    })
    .toEqual([{ rows: 2, hours: 1 }]);
  for (let hour = 1; hour < 4; hour++) {
    moveTo(exchange, await momentOf(exchange, day, hour));
    const done = await Promise.all(Array.from({ length: 6 }, () => takeSnapshots(exchange.launch)));
    expect(done.filter((isDone) => isDone)).toHaveLength(1);
  }
  expect(await kept(day)).toEqual([{ rows: 2, hours: 4 }]);
  expect((await exchange.reconcile()).differences).toEqual([]);
}, 120_000);

it('sees one moment: coins that are moved while it reads are in it once', async () => {
  const { db } = exchange.services;
  await exchange.letPass(0, nora);
  let isMoving = true;
  const moving = (async () => {
    for (let nth = 0; nth < 12; nth++) {
      await move(nora, 'funding', 'spot', '7');
      await move(nora, 'spot', 'funding', '7');
    }
    isMoving = false;
  })();
  const seen = new Set<string>();
  let reads = 0;
  while (isMoving) {
    const rows = await db.query<{ uid: string; minor: string }>(countedSql('$1::text[]'), [['ETH']]);
    seen.add(rows.find(({ uid }) => uid === nora.uid)!.minor);
    reads += 1;
  }
  await moving;
  expect([...seen]).toEqual([eth(12).toString()]);
  expect(reads).toBeGreaterThan(10);
}, 120_000);

it('reads every hour of a past that is lived through quickly, as the demo’s is', async () => {
  const { round, day } = await announce({ days: 2 });
  await readSnapshots(exchange.launch, round.startMs, (atMs) => moveTo(exchange, atMs));
  expect([...(await hoursOf(exchange, nora.uid, day)), ...(await hoursOf(exchange, nora.uid, day + 1))]).toEqual(
    Array(48).fill(12_000),
  );
}, 120_000);

it('is not written again by anybody', async () => {
  const owner = exchange.database.ownerDb;
  const isKept = /stays as it is|have read stay/u;
  for (const statement of [
    'update launch.snapshot_balance set minor = minor + 1',
    'update launch.snapshot set at_ms = at_ms + 1 where at_ms is not null',
    `update launch.snapshot_seed set seed = decode(repeat('00', 32), 'hex')`,
    'update launch.holding set least_minor = 1',
    `insert into launch.snapshot_balance (asset, uid, hour_ms, minor)
     select asset, '987654321', hour_ms, 1 from launch.snapshot where at_ms is not null`,
  ]) {
    await expect(owner.query(statement), statement).rejects.toThrow(isKept);
  }
});

it('keeps what a round asked for a month after it, and then deletes it a day at a time', async () => {
  const [before] = await exchange.services.db.query<{ last: string; end: string }>(
    `select (select max(hour_ms) from launch.snapshot) as last, (select max(end_ms) from launch.round) as "end"`,
  );
  moveTo(exchange, Number(before!.end) + 29 * DAY_MS);
  while (await advanceRounds(exchange.launch)) {
    // One step at a time.
  }
  await tidySnapshots(exchange.launch);
  const counts = () =>
    exchange.services.db.query(
      `select (select count(*)::int from launch.snapshot) as hours, (select count(*)::int from launch.snapshot_balance) as rows`,
    );
  expect(await counts()).not.toEqual([{ hours: 0, rows: 0 }]);
  expect((await exchange.reconcile()).differences).toEqual([]);
  moveTo(exchange, Number(before!.end) + 31 * DAY_MS);
  while (await tidySnapshots(exchange.launch)) {
    // Some days at a time.
  }
  await tidySnapshots(exchange.launch);
  expect(await counts()).toEqual([{ hours: 0, rows: 0 }]);
  // What is gone is not taken for lost.
  expect(await takeSnapshots(exchange.launch)).toBe(false);
  expect((await exchange.reconcile()).differences).toEqual([]);
});
