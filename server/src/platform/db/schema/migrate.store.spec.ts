import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../test-database.ts';
import { migrate, migrationsIn } from './migrate.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.close());

test('running the migrations twice does no harm and applies nothing', async () => {
  expect(await migrate(t.ownerDb)).toEqual([]);
  const rows = await t.ownerDb.query('select 1 from platform.migration');
  expect(rows).toHaveLength(migrationsIn().length);
});

test('data of a newer version is refused by the name of its migration', async () => {
  const older = migrationsIn().slice(0, -1);
  const newest = migrationsIn().at(-1);
  await expect(migrate(t.ownerDb, older)).rejects.toThrow(`it has the migration ${newest?.name}`);
});

test('a migration that was edited after it ran is refused', async () => {
  const edited = migrationsIn().map((m) => (m.number === 1 ? { ...m, checksum: 'other' } : m));
  await expect(migrate(t.ownerDb, edited)).rejects.toThrow('0001_platform_init is not the one that was applied');
});

test('a migration that fails leaves nothing of itself behind', async () => {
  const bad = {
    number: 9999,
    name: '9999_platform_bad',
    sql: 'create table platform.half (id int); select 1/0',
    checksum: 'x',
  };
  await expect(migrate(t.ownerDb, [...migrationsIn(), bad])).rejects.toThrow('9999_platform_bad: division by zero');
  expect(await t.ownerDb.query("select 1 from pg_tables where tablename = 'half'")).toEqual([]);
});

test('the application role can do no DDL', async () => {
  await expect(t.db.query('create table platform.mine (id int)')).rejects.toThrow('permission denied');
  await expect(t.db.query('drop table platform.setting')).rejects.toThrow('must be owner');
  expect(await t.db.query('select current_user as who')).toEqual([{ who: 'bourse_app' }]);
});
