import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Db } from '../db.ts';
import { startTestCluster, type TestDatabase, testDatabase } from '../test-database.ts';
import { writeBackup } from './backup.ts';
import { copiedTables } from './copied-tables.ts';
import { restoreBackup, tableFingerprints } from './restore.ts';

const folder = mkdtempSync(join(tmpdir(), 'bourse-backup-'));
const file = join(folder, 'all.backup');
let t: TestDatabase;
const emptied: string[] = [];

beforeAll(async () => {
  t = await testDatabase();
  await t.ownerDb.query(
    `insert into platform.setting (name, value, updated_by, updated_at_ms)
     select 'note.' || n, to_jsonb(repeat(E'a\\tb\\nc\\\\d é 中 "', n % 50)), 'somebody', n from generate_series(1, 20000) n`,
  );
  await t.ownerDb.query('update platform.clock_offset set offset_ms = 7');
  await t.ownerDb.query(`insert into platform.outbox (topic, payload) values ('x', '{}')`);
  await writeBackup(t.ownerDb, file, 1_000);
});
afterAll(async () => {
  const admin = new Db({ ...(await startTestCluster()), database: 'postgres', poolMax: 1 });
  for (const name of emptied) await admin.query(`drop database ${name} with (force)`);
  await admin.end();
  await t.close();
  rmSync(folder, { recursive: true });
});

async function emptyDatabase(): Promise<Db> {
  const connection = await startTestCluster();
  const name = `t_${process.pid}_restore_${emptied.length}`;
  const admin = new Db({ ...connection, database: 'postgres', poolMax: 1 });
  await admin.query(`create database ${name}`);
  await admin.end();
  emptied.push(name);
  return new Db({ ...connection, database: name, statementTimeoutMs: 0 });
}

test('a restored database equals the one that was backed up, row for row', async () => {
  const into = await emptyDatabase();
  const report = await restoreBackup(into, file);
  expect(report).toMatchObject({ madeAtMs: 1_000 });
  const tables = await copiedTables(t.ownerDb);
  expect(report.tables).toBe(tables.length);
  expect(await tableFingerprints(into, tables)).toEqual(await tableFingerprints(t.ownerDb, tables));
  const [rights] = await into.query("select has_table_privilege('bourse_app', 'platform.setting', 'update') as may");
  expect(rights).toEqual({ may: true });
  const disabled = await into.query("select 1 from pg_trigger where tgenabled = 'D'");
  expect(disabled).toEqual([]);
  await into.end();
});

test('the file is closed to others and nothing unfinished stays beside it', () => {
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
});

test('a database with data is never overwritten', async () => {
  await expect(restoreBackup(t.ownerDb, file)).rejects.toThrow('holds data already');
});

test.each([
  ['cut short', (whole: Buffer) => whole.subarray(0, whole.length - 200)],
  ['with a flipped bit', (whole: Buffer) => flipped(whole)],
  ['cut at a record', (whole: Buffer) => gzipSync(gunzipSync(whole).subarray(0, -21))],
  ['of something else', () => gzipSync('hello')],
])('a file %s is refused and leaves the database empty', async (_, damage) => {
  const damaged = join(folder, 'damaged.backup');
  writeFileSync(damaged, damage(readFileSync(file)));
  const into = await emptyDatabase();
  await expect(restoreBackup(into, damaged)).rejects.toThrow(/damaged|no backup/);
  expect(await into.query("select 1 from information_schema.schemata where schema_name = 'platform'")).toEqual([]);
  await restoreBackup(into, file);
  await into.end();
});

test('a backup that cannot be written leaves nothing', async () => {
  await expect(writeBackup(t.ownerDb, join(folder, 'missing', 'x.backup'), 1)).rejects.toThrow('cannot be written');
  expect(existsSync(join(folder, 'missing'))).toBe(false);
});

/** Changes one byte of the data inside, with a sound gzip around it. */
function flipped(whole: Buffer): Buffer {
  const inside = gunzipSync(whole);
  const at = inside.indexOf('somebody', inside.length / 2);
  inside[at] = 'S'.charCodeAt(0);
  return gzipSync(inside);
}
