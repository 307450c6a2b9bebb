import {
  createReadStream,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Db } from '../db.ts';
import { startTestCluster, type TestDatabase, testDatabase } from '../test-database.ts';
import { writeBackup } from './backup.ts';
import { openBackup } from './backup-file.ts';
import { encodeFrame } from './backup-frames.ts';
import { type BackupKey, beginOpen, readSealHeader, SEAL_HEADER_BYTES } from './backup-seal.ts';
import { copiedTables } from './copied-tables.ts';
import { restoreBackup, tableFingerprints } from './restore.ts';

const folder = mkdtempSync(join(tmpdir(), 'bourse-backup-'));
const file = join(folder, 'all.backup');
/** As versions before wrote it: compressed, and not sealed. */
const before = join(folder, 'before.backup');
const KEY: BackupKey = { kind: 'secret', key: Buffer.alloc(32, 9) };
const opened = (path: string, key = KEY) => openBackup(path, () => key);
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
  await writeBackup(t.ownerDb, file, { key: KEY, nowMs: 1_000 });
  writeFileSync(before, await inClear());
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
  const report = await restoreBackup(into, await opened(file));
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

test('a backup of a version before, which is not sealed, is restored too', async () => {
  const into = await emptyDatabase();
  await restoreBackup(into, await opened(before));
  const tables = await copiedTables(t.ownerDb);
  expect(await tableFingerprints(into, tables)).toEqual(await tableFingerprints(t.ownerDb, tables));
  await into.end();
});

test('nothing of the data can be read in the file, nor opened under another key', async () => {
  const whole = readFileSync(file);
  for (const word of ['somebody', 'note.1', 'COPY', 'platform']) expect(whole.includes(word), word).toBe(false);
  expect(() => gunzipSync(whole)).toThrow();
  await expect(opened(file, { kind: 'secret', key: Buffer.alloc(32, 1) })).rejects.toThrow('another installation');
});

test('the file is closed to others and nothing unfinished stays beside it', () => {
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
});

test('a database with data is never overwritten', async () => {
  await expect(restoreBackup(t.ownerDb, await opened(file))).rejects.toThrow('holds data already');
});

test.each<[string, string, (whole: Buffer) => Buffer]>([
  ['cut short', file, (whole) => whole.subarray(0, whole.length - 200)],
  ['with a flipped bit', file, (whole) => bent(whole, whole.length >> 1)],
  ['of something else', file, () => gzipSync('hello')],
  ['that is empty', file, () => Buffer.alloc(0)],
  ['of before, cut short', before, (whole) => whole.subarray(0, whole.length - 200)],
  ['of before, with a flipped bit', before, (whole) => flipped(whole)],
  ['of before, cut at a record', before, (whole) => gzipSync(gunzipSync(whole).subarray(0, -21))],
  ['of before, with more behind its end', before, (whole) => gzipSync(Buffer.concat([gunzipSync(whole), MORE]))],
])('a file %s is refused before a database is asked', async (_, origin, damage) => {
  const damaged = join(folder, 'damaged.backup');
  writeFileSync(damaged, damage(readFileSync(origin)));
  await expect(opened(damaged)).rejects.toThrow(/damaged|no backup/);
});

test('a file that is damaged after it was looked through leaves the database empty', async () => {
  const changing = join(folder, 'changing.backup');
  writeFileSync(changing, readFileSync(file));
  const backup = await opened(changing);
  writeFileSync(changing, bent(readFileSync(file), statSync(file).size - 300));
  const into = await emptyDatabase();
  await expect(restoreBackup(into, backup)).rejects.toThrow('damaged');
  expect(await into.query("select 1 from information_schema.schemata where schema_name = 'platform'")).toEqual([]);
  await restoreBackup(into, await opened(file));
  await into.end();
});

test('a backup that cannot be written leaves nothing', async () => {
  await expect(writeBackup(t.ownerDb, join(folder, 'missing', 'x.backup'), { key: KEY, nowMs: 1 })).rejects.toThrow(
    'cannot be written',
  );
  expect(existsSync(join(folder, 'missing'))).toBe(false);
});

const MORE = encodeFrame({ kind: '{', json: { whole: { tables: 0 } } });

/** What stands inside the seal. */
async function inClear(): Promise<Buffer> {
  const sealed = readFileSync(file);
  const opening = beginOpen(readSealHeader(sealed)!, KEY)!;
  return buffer(createReadStream(file, { start: SEAL_HEADER_BYTES }).pipe(opening));
}

function bent(whole: Buffer, at: number): Buffer {
  const copy = Buffer.from(whole);
  copy[at]! ^= 1;
  return copy;
}

/** Changes one byte of the data inside, with a sound gzip around it. */
function flipped(whole: Buffer): Buffer {
  const inside = gunzipSync(whole);
  const at = inside.indexOf('somebody', inside.length / 2);
  inside[at] = 'S'.charCodeAt(0);
  return gzipSync(inside);
}
