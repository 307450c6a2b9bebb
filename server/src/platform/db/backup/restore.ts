import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { OperatorFault } from '../../process/operator-fault.ts';
import type { Db, Queryable } from '../db.ts';
import { migrate, migrationsIn } from '../schema/migrate.ts';
import { type BackupHeader, columnList, type TableEnd } from './backup.ts';
import { type BackupFile, backupFault, type Note } from './backup-file.ts';
import { BackupDamaged, type Frame } from './backup-frames.ts';
import { type CopiedTable, quoted } from './copied-tables.ts';

export interface RestoreReport {
  readonly file: string;
  readonly madeAtMs: number;
  readonly tables: number;
  readonly rows: number;
}

/**
 * Fills an empty database from a verified backup, in one transaction, and then brings the schema up to this release.
 *
 * @param owner  a connection that owns the schemas and may create them
 * @throws       OperatorFault if the database contains data, or the backup is of a newer release or was changed since
 *               it was opened
 */
export async function restoreBackup(owner: Db, backup: BackupFile): Promise<RestoreReport> {
  const { file, header } = backup;
  await requireEmpty(owner);
  const migrations = migrationsOf(header);
  const client = await owner.raw();
  let isReleased = false;
  const release = () => {
    if (!isReleased) client.release(true);
    isReleased = true;
  };
  client.on('error', () => {});
  try {
    await migrate(owner, migrations);
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('begin');
    const ends = await fill(client, backup.frames());
    await setSequences(client, header);
    await client.query('commit');
    await migrate(owner);
    await owner.query('analyze');
    return { file, madeAtMs: header.madeAtMs, tables: ends.length, rows: ends.reduce((sum, end) => sum + end.rows, 0) };
  } catch (error) {
    // Closed rather than rolled back, because a COPY that waits for data lets no other statement pass.
    release();
    await dropEverything(owner);
    throw backupFault(error as NodeJS.ErrnoException, file);
  } finally {
    release();
  }
}

/** Empties the database again, so that the restore can be tried again. */
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

/** The migrations of the release that wrote the file, because its rows fit no other schema. */
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

async function fill(client: PoolClient, frames: AsyncGenerator<Frame>): Promise<readonly TableEnd[]> {
  const ends: TableEnd[] = [];
  let into: CopyStreamQuery | null = null;
  for await (const frame of frames) {
    if (frame.kind === 'd') {
      if (into && !into.write(frame.data)) await once(into, 'drain');
      continue;
    }
    const { table, end } = frame.json as Note;
    if (table) into = await beginTable(client, table);
    if (end && into) {
      await endTable(client, into, end);
      ends.push(end);
      into = null;
    }
  }
  return ends;
}

async function beginTable(client: PoolClient, table: CopiedTable): Promise<CopyStreamQuery> {
  const name = quoted(table.schema, table.name);
  // Triggers would refuse, repeat or renumber rows that are merely restored. Rows that migrations inserted are removed
  // first, because the file has them too.
  await client.query(`alter table ${name} disable trigger user`);
  await client.query(`delete from ${name}`);
  const into = client.query(copyFrom(`copy ${name} (${columnList(table)}) from stdin`));
  // Errors are handled where the stream is written or ended; a later one is from a connection that was given up.
  into.on('error', () => {});
  return into;
}

async function endTable(client: PoolClient, into: CopyStreamQuery, { table, rows }: TableEnd): Promise<void> {
  const name = quoted(table.schema, table.name);
  const done = finished(into);
  into.end();
  await done;
  if (into.rowCount !== rows) throw new BackupDamaged(`the table ${name} is damaged`);
  await client.query(`alter table ${name} enable trigger user`);
}

async function setSequences(client: PoolClient, header: BackupHeader): Promise<void> {
  for (const { schema, name, last } of header.sequences) {
    if (last !== null) await client.query('select setval($1::regclass, $2::bigint)', [quoted(schema, name), last]);
  }
}

/** Checksums of every table, to compare a restored database with its origin. */
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
