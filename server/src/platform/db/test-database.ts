import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { takeFileLock } from '../process/file-lock.ts';
import { isAlive, type ProcessIdentity, thisProcess } from '../process/process-identity.ts';
import { Db } from './db.ts';
import { EmbeddedPostgres, type PostgresConnection } from './postgres/embedded-postgres.ts';
import { migrate, migrationsChecksum } from './schema/migrate.ts';

/** A separate migrated database for one test file. */
export interface TestDatabase {
  /** A connection as the application has it, with the role bourse_app. */
  readonly db: Db;
  /** A connection as the owner, to look beyond the application's rights. */
  readonly ownerDb: Db;
  /** Further connections, as another process of the application would have them; the caller must end them. */
  another(poolMax: number): Db;
  /** A connection string of the owner, for a second process. */
  readonly url: string;
  close(): Promise<void>;
}

/** Enough for about eight checkouts; the oldest templates are removed beyond that. */
const TEMPLATES_MAX = 8;
const CREATE_TIMEOUT_MS = MINUTE_MS;
/** Simultaneous calls of a test may wait long on a busy machine. */
const CONNECT_TIMEOUT_MS = MINUTE_MS;
let count = 0;

/**
 * Names a server to use instead of the throw-away cluster, such as postgresql://postgres@/postgres?host=/tmp&port=5433.
 */
const SERVER_VARIABLE = 'TEST_DATABASE_URL';

/** Set by a run of the suites, for its workers. */
const RUN_VARIABLE = 'BOURSE_TEST_RUN';

/**
 * A fresh database, cloned from a template that was migrated once for these migrations. All test processes of this
 * account share one throw-away cluster in the temporary folder, started by the first. It runs without fsync, so tests
 * of durability use their own cluster.
 */
export const testDatabase = (): Promise<TestDatabase> => databaseFrom(migratedTemplate);

/** The same without a schema, for tests that fill it themselves. */
export const emptyTestDatabase = (): Promise<TestDatabase> => databaseFrom(async () => 'template0');

async function databaseFrom(
  templateFor: (admin: Db, connection: PostgresConnection) => Promise<string>,
): Promise<TestDatabase> {
  const connection = await startTestCluster();
  const admin = new Db({ ...connection, database: 'postgres', poolMax: 1, statementTimeoutMs: CREATE_TIMEOUT_MS });
  const name = `t_${process.pid}_${(count++).toString()}_${Math.random().toString(36).slice(2, 8)}`;
  try {
    await createFrom(admin, name, await templateFor(admin, connection));
  } finally {
    await admin.end();
  }
  const serving = { role: 'bourse_app', connectTimeoutMs: CONNECT_TIMEOUT_MS, refusesNested: true };
  const db = new Db({ ...connection, database: name, ...serving });
  const ownerDb = new Db({ ...connection, database: name, poolMax: 8 });
  const url = `postgresql://${connection.user}@/${name}?host=${encodeURIComponent(connection.host)}&port=${connection.port}`;
  return {
    db,
    ownerDb,
    another: (poolMax) => new Db({ ...connection, database: name, ...serving, poolMax }),
    url,
    async close() {
      await Promise.all([db.end(), ownerDb.end()]);
      const dropper = new Db({ ...connection, database: 'postgres', poolMax: 1 });
      await dropper.query(`drop database if exists ${name} with (force)`).finally(() => dropper.end());
    },
  };
}

/** Starts or finds the shared cluster and registers this process as a user of it. */
export async function startTestCluster(): Promise<PostgresConnection> {
  const given = givenServer();
  if (given) {
    mkdirSync(testDir(), { recursive: true });
    return given;
  }
  const cluster = testCluster();
  mkdirSync(usersDir(), { recursive: true });
  return atTheDoor(async () => {
    // Within a run the run itself is the user: a worker may outlive it by a moment, and would then keep the cluster for
    // ever.
    if (!process.env[RUN_VARIABLE]) writeFileSync(join(usersDir(), String(process.pid)), JSON.stringify(thisProcess()));
    await cluster.start();
    return cluster.connection();
  });
}

/** Begins a run of suites, which counts as one user of the cluster for all its workers. */
export async function beginTestRun(): Promise<void> {
  await startTestCluster();
  process.env[RUN_VARIABLE] = String(process.pid);
}

/** Removes this process from the users; the last one stops the cluster. */
export async function leaveTestCluster(): Promise<void> {
  if (givenServer()) return;
  await atTheDoor(async () => {
    rmSync(join(usersDir(), String(process.pid)), { force: true });
    if (livingUsers().length === 0) await testCluster().stop();
  });
}

/**
 * A server that somebody else runs; its account must be able to create databases and roles, and PGPASSWORD has the
 * password.
 */
function givenServer(): PostgresConnection | null {
  const text = process.env[SERVER_VARIABLE];
  if (!text) return null;
  const url = new URL(text.replace('@/', '@localhost/'));
  return {
    host: url.searchParams.get('host') ?? url.hostname,
    port: Number(url.searchParams.get('port') ?? (url.port || '5432')),
    user: decodeURIComponent(url.username) || 'postgres',
  };
}

/**
 * Lets one process at a time come or go, so that nobody starts to use a cluster that the last user is just stopping.
 */
async function atTheDoor<Value>(work: () => Promise<Value>): Promise<Value> {
  const lock = await waitForLock('door');
  try {
    return await work();
  } finally {
    lock.release();
  }
}

async function migratedTemplate(admin: Db, connection: PostgresConnection): Promise<string> {
  const template = `tpl_${migrationsChecksum().slice(0, 16)}`;
  const exists = () => admin.query('select 1 from pg_database where datname = $1', [template]);
  if ((await exists()).length > 0) return template;
  const lock = await waitForLock('template');
  try {
    if ((await exists()).length > 0) return template;
    await dropLeftovers(admin);
    const unfinished = `${template}_${process.pid}`;
    await admin.query(`drop database if exists ${unfinished} with (force)`);
    await admin.query(`create database ${unfinished}`);
    const owner = new Db({ ...connection, database: unfinished, poolMax: 2 });
    try {
      await migrate(owner);
    } finally {
      await owner.end();
    }
    await retryWhileInUse(() => admin.query(`alter database ${unfinished} rename to ${template}`));
    return template;
  } finally {
    lock.release();
  }
}

async function waitForLock(name: string) {
  for (;;) {
    const taken = takeFileLock(join(testDir(), name));
    if ('lock' in taken) return taken.lock;
    await wait(20);
  }
}

// Cloned by files rather than through the log: that is half the work, and the caches of a first connection come along.
function createFrom(admin: Db, name: string, template: string): Promise<unknown> {
  return retryWhileInUse(() => admin.query(`create database ${name} template ${template} strategy file_copy`));
}

/**
 * A connection that was just closed may still count for a moment, and a database in use cannot be cloned or renamed.
 */
async function retryWhileInUse(statement: () => Promise<unknown>): Promise<unknown> {
  const deadline = performance.now() + CREATE_TIMEOUT_MS;
  for (;;) {
    try {
      return await statement();
    } catch (error) {
      if ((error as { code?: string }).code !== '55006' || performance.now() > deadline) throw error;
      await wait(20);
    }
  }
}

/** Drops databases of test processes that were killed, and templates of old migrations. */
async function dropLeftovers(admin: Db): Promise<void> {
  const rows = await admin.query<{ datname: string }>(
    "select datname from pg_database where datname like 't\\_%' or datname like 'tpl\\_%' order by oid desc",
  );
  const templates = rows.filter((row) => row.datname.startsWith('tpl_')).slice(TEMPLATES_MAX);
  const orphans = rows.filter((row) => {
    const pid = /^t_(\d+)_/.exec(row.datname)?.[1];
    return pid !== undefined && !isAlive({ pid: Number(pid), startedAt: '' });
  });
  for (const { datname } of [...templates, ...orphans]) {
    await admin.query(`drop database if exists ${datname} with (force)`).catch(() => {});
  }
}

function livingUsers(): readonly ProcessIdentity[] {
  if (!existsSync(usersDir())) return [];
  return readdirSync(usersDir()).flatMap((name) => {
    const pid = Number(name);
    if (isAlive({ pid, startedAt: '' })) return [{ pid, startedAt: '' }];
    rmSync(join(usersDir(), name), { force: true });
    return [];
  });
}

function testCluster(): EmbeddedPostgres {
  return new EmbeddedPostgres({
    dataDir: testDir(),
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '400',
      autovacuum: 'off',
    },
  });
}

function testDir(): string {
  return join(tmpdir(), `bourse-test-${process.geteuid?.() ?? 0}`);
}

function usersDir(): string {
  return join(testDir(), 'users');
}
