import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OperatorFault } from '../../process/operator-fault.ts';
import type { Db, Queryable, Tx } from '../db.ts';

/** One forward step of the schema: `NNNN_<capability>_<what>.sql`. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

export const MIGRATIONS_DIR = join(dirname(fileURLToPath(import.meta.url)), '../../../../migrations');
const FILE_NAME = /^(\d{4})_[a-z0-9-]+(_[a-z0-9-]+)+\.sql$/;
/** An arbitrary number that every process must share. */
const LOCK_KEY = 4_022_026;

/** The migrations in a folder, sorted by number. Throws for a misnamed file and for a repeated number. */
export function migrationsIn(dir = MIGRATIONS_DIR): readonly Migration[] {
  const found = readdirSync(dir)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const number = FILE_NAME.exec(file)?.[1];
      if (!number) throw new Error(`migrations are named NNNN_<capability>_<what>.sql, not ${file}`);
      const sql = readFileSync(join(dir, file), 'utf8');
      return { number: Number(number), name: file.slice(0, -4), sql, checksum: sha256(sql) };
    });
  for (const [index, migration] of found.entries()) {
    if (found[index - 1]?.number === migration.number) {
      throw new Error(`two migrations have one number: ${found[index - 1]?.name} and ${migration.name}`);
    }
  }
  return found;
}

/** One checksum over all migrations, used to name a test template. */
export function migrationsChecksum(migrations = migrationsIn()): string {
  return sha256(migrations.map((migration) => migration.checksum).join(' '));
}

/**
 * Brings a database up to date: each file in its own transaction, under a lock that only one process holds. Data of a
 * newer release, and a migration that was edited after it ran, are refused before anything changes.
 *
 * @param owner  a connection that may create roles and schemas
 * @returns      the names of the migrations that were applied now
 */
export async function migrate(owner: Db, migrations = migrationsIn()): Promise<readonly string[]> {
  const guard = await owner.raw();
  try {
    await guard.query('set lock_timeout = 0; set statement_timeout = 0');
    await guard.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    const missing = await missingMigrations(owner, migrations);
    for (const migration of missing) await owner.tx((tx) => apply(tx, migration));
    return missing.map((migration) => migration.name);
  } finally {
    // Closing the connection releases the lock, whatever happened on it.
    guard.release(true);
  }
}

/**
 * The migrations that a database still needs, for an account that may not apply them.
 *
 * @throws OperatorFault as `migrate` does
 */
export async function pendingMigrations(q: Queryable): Promise<readonly string[]> {
  const [there] = await q.query<{ isThere: boolean }>(
    `select to_regclass('platform.migration') is not null as "isThere"`,
  );
  const migrations = migrationsIn();
  const missing = there?.isThere ? await notApplied(q, migrations) : migrations;
  return missing.map(({ name }) => name);
}

async function missingMigrations(owner: Db, migrations: readonly Migration[]): Promise<readonly Migration[]> {
  await owner.query(`create schema if not exists platform;
    create table if not exists platform.migration (
      number integer primary key, name text not null, checksum text not null,
      applied_at timestamptz not null default now())`);
  return notApplied(owner, migrations);
}

async function notApplied(q: Queryable, migrations: readonly Migration[]): Promise<readonly Migration[]> {
  const applied = await q.query<{ number: number; name: string; checksum: string }>(
    'select number, name, checksum from platform.migration order by number',
  );
  for (const row of applied) {
    const found = migrations.find((migration) => migration.number === row.number);
    if (!found) {
      throw new OperatorFault(
        `The data was written by a newer version of Bourse: it has the migration ${row.name}, which this version does not know. ` +
          'Nothing was changed. Start the newer version, or choose another folder with --data.',
      );
    }
    if (found.checksum !== row.checksum) {
      throw new OperatorFault(
        `The migration ${row.name} is not the one that was applied to this data: its file was changed afterwards. ` +
          'Nothing was changed. Use the version of Bourse that wrote the data, or choose another folder with --data.',
      );
    }
  }
  const done = new Set(applied.map((row) => row.number));
  return migrations.filter((migration) => !done.has(migration.number));
}

async function apply(tx: Tx, migration: Migration): Promise<void> {
  try {
    await tx.query('set local statement_timeout = 0');
    await tx.query(migration.sql);
    await tx.query('insert into platform.migration (number, name, checksum) values ($1, $2, $3)', [
      migration.number,
      migration.name,
      migration.checksum,
    ]);
  } catch (error) {
    throw new Error(`migration ${migration.name}: ${(error as Error).message}`, { cause: error });
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
