import { Db, type DbOptions, type Queryable } from './db.ts';

/** Resolves when the database answers. */
export async function ping(q: Queryable): Promise<void> {
  await q.query('select 1');
}

/** Creates the database of a cluster if it does not exist. */
export async function ensureDatabase(connection: DbOptions, name: string): Promise<void> {
  const admin = new Db({ ...connection, database: 'postgres', poolMax: 1 });
  try {
    const [found] = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (!found) await admin.query(`create database "${name}"`);
  } finally {
    await admin.end();
  }
}

export interface DatabaseFacts {
  readonly version: string;
  /** As text, such as "39 MB". */
  readonly size: string;
  readonly appliedMigrations: number;
}

/** What an operator wants to know about one of our databases; fails if no server has ever run on it. */
export async function databaseFacts(q: Queryable): Promise<DatabaseFacts> {
  const [row] = await q.query<DatabaseFacts>(
    `select current_setting('server_version') as version, pg_size_pretty(pg_database_size(current_database())) as size,
       (select count(*)::integer from platform.migration) as "appliedMigrations"`,
  );
  if (!row) throw new Error('the database told nothing of itself');
  return row;
}
