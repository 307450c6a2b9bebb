import { createHash, type Hash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { OperatorFault } from '../../process/operator-fault.ts';
import type { Db, Queryable } from '../db.ts';
import { migrate, migrationsIn } from '../schema/migrate.ts';
import { BACKUP_FORMAT, type BackupHeader, columnList, type TableEnd } from './backup.ts';
import { BackupDamaged, type Frame, FrameReader } from './backup-frames.ts';
import { type CopiedTable, quoted } from './copied-tables.ts';

export interface RestoreReport {
  readonly file: string;
  readonly madeAtMs: number;
  readonly tables: number;
  readonly rows: number;
}

/** What zlib says of a broken file, and PostgreSQL of rows that cannot be. */
const DAMAGE_CODES = /^(Z_|22|23)/;

type Note = { readonly table?: CopiedTable; readonly end?: TableEnd; readonly whole?: { readonly tables: number } };

/**
 * Fills an empty database from a backup file: all of it in one transaction, or nothing. Each table's checksum and the
 * file's end are verified before the commit. Then the schema is brought up to this version.
 *
 * @param owner  a connection that owns the schemas and may create them
 * @throws OperatorFault when the database holds data, or the file is damaged, foreign or of a newer version
 */
export async function restoreBackup(owner: Db, file: string): Promise<RestoreReport> {
  await requireEmpty(owner);
  const client = await owner.raw();
  let isReleased = false;
  const release = () => {
    if (!isReleased) client.release(true);
    isReleased = true;
  };
  client.on('error', () => {});
  const reader = new FrameReader();
  const reading = pipeline(createReadStream(file), createGunzip(), reader);
  // The loop below meets the same error at its next frame; this keeps it from being nobody's in between.
  reading.catch(() => {});
  try {
    const frames = reader[Symbol.asyncIterator]() as AsyncIterator<Frame>;
    const header = await headerIn(frames);
    await migrate(owner, migrationsOf(header));
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('begin');
    const ends = await fill(client, frames);
    await setSequences(client, header);
    await client.query('commit');
    await reading;
    await migrate(owner);
    await owner.query('analyze');
    return { file, madeAtMs: header.madeAtMs, tables: ends.length, rows: ends.reduce((sum, end) => sum + end.rows, 0) };
  } catch (error) {
    // Closed, not rolled back: a COPY that waits for more data would let no other statement pass.
    release();
    await dropEverything(owner);
    throw restoreFault(error as NodeJS.ErrnoException, file);
  } finally {
    release();
    reader.destroy();
  }
}

/** Back to the empty database that it was, so that the restore can be tried again. */
async function dropEverything(owner: Db): Promise<void> {
  const schemas = await owner.query<{ name: string }>(
    "select nspname::text as name from pg_namespace where nspname !~ '^(pg_|information_schema)' and nspname <> 'public'",
  );
  for (const { name } of schemas) await owner.query(`drop schema ${quoted(name)} cascade`);
}

async function requireEmpty(owner: Db): Promise<void> {
  const [found] = await owner.query(
    "select 1 from information_schema.tables where table_schema = 'platform' and table_name = 'migration'",
  );
  if (!found) return;
  throw new OperatorFault(
    'This database holds data already, and a restore never overwrites any. Name a new folder with --data, or an empty database.',
  );
}

async function headerIn(frames: AsyncIterator<Frame>): Promise<BackupHeader> {
  const first = await frames.next();
  const json = first.done || first.value.kind !== '{' ? null : (first.value.json as BackupHeader);
  if (json?.format !== BACKUP_FORMAT) throw new OperatorFault('This is no backup of Bourse.');
  return json;
}

/** The migrations of the version that wrote the file: its rows fit no other schema. */
function migrationsOf(header: BackupHeader) {
  const migrations = migrationsIn();
  return header.migrations.map((wanted) => {
    const found = migrations.find(
      (migration) => migration.number === wanted.number && migration.checksum === wanted.checksum,
    );
    if (found) return found;
    throw new OperatorFault(
      `The backup was made by another version of Bourse, with the migration ${wanted.name}. Restore it with that version.`,
    );
  });
}

async function fill(client: PoolClient, frames: AsyncIterator<Frame>): Promise<readonly TableEnd[]> {
  const ends: TableEnd[] = [];
  let current: { readonly table: CopiedTable; readonly into: CopyStreamQuery; readonly hash: Hash } | null = null;
  for (let next = await frames.next(); !next.done; next = await frames.next()) {
    const frame = next.value;
    if (frame.kind === 'd') {
      if (!current) throw new BackupDamaged('there is data outside of a table');
      current.hash.update(frame.data);
      if (!current.into.write(frame.data)) await once(current.into, 'drain');
      continue;
    }
    const note = frame.json as Note;
    if (note.whole) {
      if (note.whole.tables !== ends.length) throw new BackupDamaged('a table is missing');
      return ends;
    }
    if (note.table)
      current = { table: note.table, into: await beginTable(client, note.table), hash: createHash('sha256') };
    if (note.end && current) {
      await endTable(client, current, note.end);
      ends.push(note.end);
      current = null;
    }
  }
  throw new BackupDamaged('the file is not whole: its end is missing');
}

async function beginTable(client: PoolClient, table: CopiedTable): Promise<CopyStreamQuery> {
  const name = quoted(table.schema, table.name);
  // Triggers would refuse, repeat or renumber what is only being put back. Rows that migrations wrote are in the file too.
  await client.query(`alter table ${name} disable trigger user`);
  await client.query(`delete from ${name}`);
  const into = client.query(copyFrom(`copy ${name} (${columnList(table)}) from stdin`));
  // An error is met where the stream is written or ended; one after that belongs to a connection that was given up.
  into.on('error', () => {});
  return into;
}

async function endTable(
  client: PoolClient,
  current: { readonly table: CopiedTable; readonly into: CopyStreamQuery; readonly hash: Hash },
  end: TableEnd,
): Promise<void> {
  const name = quoted(current.table.schema, current.table.name);
  const done = finished(current.into);
  current.into.end();
  await done;
  if (current.hash.digest('hex') !== end.sha256 || current.into.rowCount !== end.rows)
    throw new BackupDamaged(`the table ${name} is damaged`);
  await client.query(`alter table ${name} enable trigger user`);
}

async function setSequences(client: PoolClient, header: BackupHeader): Promise<void> {
  for (const { schema, name, last } of header.sequences) {
    if (last !== null) await client.query('select setval($1::regclass, $2::bigint)', [quoted(schema, name), last]);
  }
}

function restoreFault(error: NodeJS.ErrnoException, file: string): Error {
  if (error instanceof OperatorFault) return error;
  if (error.code === 'ENOENT' || error.code === 'EACCES')
    return new OperatorFault(`The backup ${file} cannot be read: ${error.message}.`);
  if (error instanceof BackupDamaged || DAMAGE_CODES.test(error.code ?? '')) {
    return new OperatorFault(`The backup ${file} is damaged (${error.message}). Nothing was restored.`);
  }
  return error;
}

/** Sums over every table, for comparing a restored database with its origin. */
export async function tableFingerprints(
  q: Queryable,
  tables: readonly CopiedTable[],
): Promise<Readonly<Record<string, string>>> {
  const prints: Record<string, string> = {};
  for (const table of tables) {
    const name = quoted(table.schema, table.name);
    const [row] = await q.query<{ print: string }>(
      `select count(*) || ':' || coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint::numeric), 0) as print from ${name} t`,
    );
    prints[`${table.schema}.${table.name}`] = row?.print ?? '';
  }
  return prints;
}
