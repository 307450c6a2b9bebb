import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Db } from '../db/db.ts';
import { type TestDatabase, testDatabase } from '../db/test-database.ts';
import { createLog } from '../log/log.ts';
import { SharedLimitStore } from './limit-store.ts';
import { type Limit, SharedLimits } from './shared-limits.ts';

const NOW_MS = 1_800_000_000_000;
const FEW: Limit = { max: 20, windowMs: 3_600_000 };
const MANY: Limit = { max: 1_200, windowMs: 60_000 };

let t: TestDatabase;
let one: SharedLimits;
let other: SharedLimits;

beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.query('delete from platform.limit_use');
  one = new SharedLimits(new SharedLimitStore(t.db));
  other = new SharedLimits(new SharedLimitStore(t.db));
});

const rows = () =>
  t.db.query<{ key: string; points: number }>('select key, points from platform.limit_use order by key');

test('a low limit is exact over all processes', async () => {
  const used = await Promise.all(
    Array.from({ length: 50 }, (_, at) => [one, other][at % 2]!.countExactly('a', FEW, 1, NOW_MS)),
  );
  expect(used.filter((each) => each <= FEW.max)).toHaveLength(FEW.max);
  expect(await one.countExactly('b', FEW, 1, NOW_MS)).toBe(1);
  expect(await one.countExactly('a', FEW, 1, NOW_MS + FEW.windowMs)).toBe(1);
});

test('a limit that is used up costs no more statements', async () => {
  await one.countExactly('a', FEW, FEW.max + 1, NOW_MS);
  expect(await other.countExactly('a', FEW, 1, NOW_MS)).toBe(FEW.max + 2);
  for (let call = 0; call < 10; call += 1)
    expect(await other.countExactly('a', FEW, 1, NOW_MS)).toBeGreaterThan(FEW.max);
  expect(await rows()).toMatchObject([{ points: FEW.max + 2 }]);
});

test('a high limit holds over two processes, but for a twentieth of it each', async () => {
  let passed = 0;
  for (let call = 0; call < 2 * MANY.max; call += 1) {
    const asked = [one, other][call % 2]!;
    if (asked.count('a', MANY, 1, NOW_MS) <= MANY.max) passed += 1;
    if (call % 10 === 0) await Promise.all([one.settled(), other.settled()]);
  }
  expect(passed).toBeGreaterThanOrEqual(MANY.max);
  expect(passed).toBeLessThanOrEqual(MANY.max * 1.1);
});

test('using little of a high limit costs no statement', async () => {
  for (let call = 1; call < MANY.max / 20; call += 1) expect(one.count('a', MANY, 1, NOW_MS)).toBe(call);
  await one.settled();
  expect(await rows()).toEqual([]);
});

test('without a database each process counts for itself, and no call fails', async () => {
  const away = new Db({ host: '127.0.0.1', port: 1, connectTimeoutMs: 1_000 });
  const alone = new SharedLimits(new SharedLimitStore(away));
  const used: number[] = [];
  for (let call = 0; call < 22; call += 1) used.push(await alone.countExactly('a', FEW, 1, NOW_MS));
  expect(used).toEqual(Array.from({ length: 22 }, (_, at) => at + 1));
  for (let call = 1; call <= 100; call += 1) expect(alone.count('b', MANY, 1, NOW_MS)).toBe(call);
  await alone.settled();
  await away.end();
});

test('counts that are over are removed, others stay', async () => {
  await one.countExactly('stays', FEW, 1, NOW_MS);
  await one.countExactly('goes', FEW, 1, NOW_MS);
  await t.db.query(`update platform.limit_use set expire = 1 where key like '% goes'`);
  expect(await one.tidy()).toBe('idle');
  expect((await rows()).map(({ key }) => key)).toEqual([`${NOW_MS / FEW.windowMs} stays`]);
});

test('beyond what there is room for, what ends first is forgotten', async () => {
  const small = new SharedLimits(new SharedLimitStore(t.db, { rowsMax: 2 }));
  for (const hours of [3, 1, 2])
    await small.countExactly(`${hours}h`, { max: 20, windowMs: hours * 3_600_000 }, 1, NOW_MS);
  await small.tidy();
  expect((await rows()).map(({ key }) => key.split(' ')[1]).toSorted()).toEqual(['2h', '3h']);
});

/** While it runs, no statement on the table of counts is answered. */
const whileLocked = async (work: () => Promise<void>): Promise<void> => {
  const holder = await t.ownerDb.raw();
  try {
    await holder.query('begin');
    await holder.query('lock table platform.limit_use in access exclusive mode');
    await work();
  } finally {
    await holder.query('rollback');
    holder.release();
  }
};

const together = (calls: number, count: (call: number) => Promise<number>) =>
  Promise.all(Array.from({ length: calls }, (_, call) => count(call)));

test('a database that does not answer is not waited for, and hears later what was told', async () => {
  await whileLocked(async () => {
    expect(await one.countExactly('a', FEW, 1, NOW_MS)).toBe(1);
    expect(await one.countExactly('a', FEW, 1, NOW_MS)).toBe(2);
  });
  await one.settled();
  expect(await other.countExactly('a', FEW, 1, NOW_MS)).toBeGreaterThanOrEqual(2);
});

test('a locked table holds one connection of everybody’s pool, however many addresses call, and nobody is refused', async () => {
  const waiting = `select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query ilike '%limit_use%'`;
  await whileLocked(async () => {
    for (let round = 1; round <= 3; round += 1) {
      const used = await together(40, (address) => one.countExactly(String(address), FEW, 1, NOW_MS));
      expect(used).toEqual(used.map(() => round));
      for (let address = 0; address < 40; address += 1) one.count(`${address} often`, MANY, MANY.max / 20, NOW_MS);
    }
    const answered: number[] = [];
    for (let address = 0; address < 40; address += 1)
      void one.countExactly(String(address), FEW, 1, NOW_MS).then((used) => answered.push(used));
    await new Promise(setImmediate);
    expect(answered, 'who comes later waits for nothing').toHaveLength(40);
    await t.db.query('select 1');
    expect((await t.ownerDb.query(waiting)).length).toBeLessThanOrEqual(1);
  });
  await one.settled();
});

test('one process lets through exactly so many at once, whether the database answers all, some or none', async () => {
  const hourly: Limit = { max: 60, windowMs: 3_600_000 };
  const passed = (used: readonly number[]) => used.filter((each) => each <= hourly.max).length;
  const call = (key: string) => () => one.countExactly(key, hourly, 1, NOW_MS);
  expect(passed(await together(200, call('all')))).toBe(60);
  const before = await together(25, call('some'));
  await whileLocked(async () => {
    expect(passed([...before, ...(await together(200, call('some')))])).toBe(60);
    expect(passed(await together(200, call('none')))).toBe(60);
  });
  await one.settled();
  expect(await one.countExactly('none', hourly, 1, NOW_MS)).toBe(201);
});

test('a store that goes away is logged once, and once when it is back', async () => {
  const lines: string[] = [];
  const log = createLog({ level: 'warn', destination: { write: (line) => lines.push(line) } });
  const logged = new SharedLimits(new SharedLimitStore(t.db), log);
  const messages = () => lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  const away = 'the store of limits is away or slow; each process counts for itself';
  await together(10, (key) => logged.countExactly(String(key), FEW, 1, NOW_MS));
  expect(messages()).toEqual([]);
  await whileLocked(async () => {
    for (let round = 0; round < 3; round += 1)
      await together(40, (key) => logged.countExactly(String(key), FEW, 1, NOW_MS));
    expect(messages()).toEqual([away]);
  });
  await logged.settled();
  const isBack = async () => {
    await logged.countExactly('b', FEW, 0, NOW_MS);
    return messages();
  };
  await expect.poll(isBack, { timeout: 20_000 }).toEqual([away, 'the store of limits is back']);
});

test('a store that fails is logged with its error', async () => {
  const lines: string[] = [];
  const log = createLog({ level: 'warn', destination: { write: (line) => lines.push(line) } });
  const away = new Db({ host: '127.0.0.1', port: 1, connectTimeoutMs: 1_000 });
  const alone = new SharedLimits(new SharedLimitStore(away), log);
  for (let call = 0; call < 5; call += 1) await alone.countExactly('a', FEW, 1, NOW_MS);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('ECONNREFUSED');
  await alone.settled();
  await away.end();
});

test('a key of any length and content is counted', async () => {
  const hostile = `'; drop table ${'x'.repeat(5_000)}`;
  expect(await one.countExactly(hostile, FEW, 1, NOW_MS)).toBe(1);
  expect(await other.countExactly(hostile, FEW, 1, NOW_MS)).toBe(2);
});
