import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Db } from '../db/db.ts';
import { type TestDatabase, testDatabase } from '../db/test-database.ts';
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

test('what is rare is let through exactly so often, whichever processes are asked at once', async () => {
  const used = await Promise.all(
    Array.from({ length: 50 }, (_, at) => [one, other][at % 2]!.countExactly('a', FEW, 1, NOW_MS)),
  );
  expect(used.filter((each) => each <= FEW.max)).toHaveLength(FEW.max);
  expect(await one.countExactly('b', FEW, 1, NOW_MS)).toBe(1);
  expect(await one.countExactly('a', FEW, 1, NOW_MS + FEW.windowMs)).toBe(1);
});

test('what is used up needs no more statements', async () => {
  await one.countExactly('a', FEW, FEW.max + 1, NOW_MS);
  expect(await other.countExactly('a', FEW, 1, NOW_MS)).toBe(FEW.max + 2);
  for (let call = 0; call < 10; call += 1)
    expect(await other.countExactly('a', FEW, 1, NOW_MS)).toBeGreaterThan(FEW.max);
  expect(await rows()).toMatchObject([{ points: FEW.max + 2 }]);
});

test('what is frequent holds over two processes, but for a twentieth of the limit each', async () => {
  let passed = 0;
  for (let call = 0; call < 2 * MANY.max; call += 1) {
    const asked = [one, other][call % 2]!;
    if (asked.count('a', MANY, 1, NOW_MS) <= MANY.max) passed += 1;
    if (call % 10 === 0) await Promise.all([one.settled(), other.settled()]);
  }
  expect(passed).toBeGreaterThanOrEqual(MANY.max);
  expect(passed).toBeLessThanOrEqual(MANY.max * 1.1);
});

test('who uses little of a frequent limit costs no statement', async () => {
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

test('a database that does not answer is not waited for, and hears later what was told', async () => {
  const holder = await t.ownerDb.raw();
  await holder.query('begin');
  await holder.query('lock table platform.limit_use');
  expect(await one.countExactly('a', FEW, 1, NOW_MS)).toBe(1);
  expect(await one.countExactly('a', FEW, 1, NOW_MS)).toBe(2);
  await holder.query('rollback');
  holder.release();
  await one.settled();
  expect(await other.countExactly('a', FEW, 1, NOW_MS)).toBeGreaterThanOrEqual(2);
});

test('a key of any length and content is counted', async () => {
  const hostile = `'; drop table ${'x'.repeat(5_000)}`;
  expect(await one.countExactly(hostile, FEW, 1, NOW_MS)).toBe(1);
  expect(await other.countExactly(hostile, FEW, 1, NOW_MS)).toBe(2);
});
