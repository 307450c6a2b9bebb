import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../platform/config/config.ts';
import { productionDataRefusals } from '../../platform/config/production-refusals.ts';
import { databaseFacts, ensureDatabase, ping } from '../../platform/db/database-facts.ts';
import { Db, type DbOptions, sqlState } from '../../platform/db/db.ts';
import { claimMode, type InstallationMode } from '../../platform/db/installation-mode.ts';
import { claimClusterDir, clusterDirOf } from '../../platform/db/postgres/cluster-place.ts';
import { EmbeddedPostgres } from '../../platform/db/postgres/embedded-postgres.ts';
import { assertBaseSettings } from '../../platform/db/schema/base-settings.ts';
import { migrate } from '../../platform/db/schema/migrate.ts';
import { type Loop, startLoop } from '../../platform/jobs/loop.ts';
import type { Logger } from '../../platform/log/log.ts';
import { databaseRestarts, databaseUp } from '../../platform/metrics/metrics.ts';
import { OperatorFault } from '../../platform/process/operator-fault.ts';
import { runningServer } from './server-lock.ts';

export const DATABASE_NAME = 'bourse';
const PING_MS = 1_000;

type Place = Pick<Config, 'databaseUrl' | 'dataDir' | 'databasePoolMax'>;

export interface OpenDatabase {
  /** The connection of the application, with role bourse_app. */
  readonly db: Db;
  /** How `db` connects, for another pool with the same rights. */
  readonly options: DbOptions;
  /** Starts another pool with the owner's rights: migrations, backup, restore. The caller ends it. */
  ownerDb(): Db;
  /** False while the database does not answer. */
  isUp(): boolean;
  /** Ends the pools, and stops the built-in server if it was ours to stop. */
  close(): Promise<void>;
}

/**
 * Opens the server's database: starts or adopts the built-in PostgreSQL, migrates, asserts the base settings, and from
 * then on watches: the built-in one is started again within a second after it died.
 *
 * @throws OperatorFault with the one thing that the operator must mend
 */
export async function openDatabase(config: Config, log: Logger): Promise<OpenDatabase> {
  const { embedded, options } = await startPlace(config);
  try {
    const owner = new Db({ ...options, poolMax: 2, statementTimeoutMs: 0, applicationName: 'bourse migrations' });
    try {
      await assertBaseSettings(owner).catch(explainUnreachable);
      const applied = await migrate(owner);
      if (applied.length > 0) log.info({ migrations: applied }, 'the schema was brought up to date');
      const refusals = config.isProduction ? await productionDataRefusals(owner) : [];
      if (refusals.length > 0) throw new OperatorFault(['Production refuses to start:', ...refusals].join('\n  '));
      await requireMode(owner, config.isProduction ? 'production' : 'demo');
    } finally {
      await owner.end();
    }
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  embedded?.supervise(({ error, tookMs }) => {
    if (error) log.error({ err: error }, 'PostgreSQL is gone and could not be started again; trying on');
    else log.warn({ tookMs: Math.round(tookMs) }, 'PostgreSQL was gone and was started again');
    if (!error) databaseRestarts.inc();
  });
  const appOptions = { ...options, role: 'bourse_app' };
  const db = new Db({ ...appOptions, poolMax: config.databasePoolMax });
  const watch = watchDatabase(db, log);
  return {
    db,
    options: appOptions,
    ownerDb: () => new Db({ ...options, poolMax: 4, statementTimeoutMs: 0 }),
    isUp: watch.isUp,
    async close() {
      await watch.loop.stop();
      await db.end();
      await embedded?.stop();
    },
  };
}

async function requireMode(owner: Db, mode: InstallationMode): Promise<void> {
  const made = await claimMode(owner, mode);
  if (made === mode) return;
  throw new OperatorFault(
    made === 'production'
      ? 'This database is one of production, and this start is that of a demo, which would put people with known passwords into ' +
          'it. Start with --production, or name another database or folder.'
      : 'This database was made by a demo. Production starts with an empty one.',
  );
}

/**
 * Opens the database for one operator command, beside a running server as well as without one. Changes no schema; a
 * built-in server that this call had to start is stopped again at the end, unless a server has begun to use it.
 *
 * @throws OperatorFault when there is no data, or it is not of this version
 */
export async function openDatabaseForCommand(place: Place): Promise<OpenDatabase> {
  if (place.databaseUrl === null && !existsSync(join(clusterDirOf(place.dataDir), 'PG_VERSION'))) {
    throw new OperatorFault(
      `There is no data in ${place.dataDir}. Start the server once ("npm start"), or name the folder with --data.`,
    );
  }
  const { embedded, options, isOurs } = await startPlace(place);
  const appOptions = { ...options, role: 'bourse_app' };
  const db = new Db({ ...appOptions, poolMax: 4, statementTimeoutMs: 0, applicationName: 'bourse command' });
  const close = async () => {
    await db.end();
    if (isOurs && runningServer(place.dataDir) === null) await embedded?.stop();
  };
  try {
    await databaseFacts(db);
  } catch (error) {
    await close();
    if (['42P01', '22023', '42704', '3F000'].includes(sqlState(error))) {
      throw new OperatorFault('The database holds no data of Bourse yet. Start the server once ("npm start").');
    }
    return explainUnreachable(error);
  }
  return {
    db,
    options: appOptions,
    ownerDb: () => new Db({ ...options, poolMax: 4, statementTimeoutMs: 0 }),
    isUp: () => true,
    close,
  };
}

/** Makes sure that the database exists and can be connected to, without a look at what is in it. */
export async function startPlace(place: Place): Promise<{
  readonly embedded: EmbeddedPostgres | null;
  readonly options: DbOptions;
  readonly isOurs: boolean;
}> {
  if (place.databaseUrl !== null)
    return { embedded: null, options: { connectionString: place.databaseUrl }, isOurs: false };
  claimClusterDir(place.dataDir);
  const embedded = new EmbeddedPostgres({ dataDir: place.dataDir });
  const isOurs = (await embedded.start()) === 'started';
  const connection = embedded.connection();
  try {
    await ensureDatabase(connection, DATABASE_NAME);
  } catch (error) {
    if (isOurs) await embedded.stop();
    throw error;
  }
  return { embedded, options: { ...connection, database: DATABASE_NAME }, isOurs };
}

/** Tells once when the database goes and once when it is back. */
function watchDatabase(db: Db, log: Logger): { readonly loop: Loop; isUp(): boolean } {
  let awaySinceMs: number | null = null;
  databaseUp.set(1);
  const loop = startLoop({
    name: 'database watch',
    everyMs: PING_MS,
    log,
    async run() {
      try {
        await ping(db);
        if (awaySinceMs !== null) {
          log.warn({ awayMs: Math.round(performance.now() - awaySinceMs) }, 'the database is back');
          awaySinceMs = null;
          databaseUp.set(1);
        }
      } catch (error) {
        if (awaySinceMs === null) {
          awaySinceMs = performance.now();
          databaseUp.set(0);
          log.error({ err: error }, 'the database does not answer; calls are refused until it is back');
        }
      }
      return 'idle';
    },
  });
  return { loop, isUp: () => awaySinceMs === null };
}

function explainUnreachable(error: unknown): never {
  if (error instanceof OperatorFault) throw error;
  const state = sqlState(error);
  const message = error instanceof Error ? error.message : String(error);
  if (state === '28P01' || state === '28000')
    throw new OperatorFault(`The database of DATABASE_URL refuses the login: ${message}.`);
  if (state === '3D000') throw new OperatorFault(`The database of DATABASE_URL does not exist: ${message}.`);
  if (/^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ENOENT)/.test(state) || /timeout|terminated/i.test(message)) {
    throw new OperatorFault(`The database cannot be reached: ${message || state}. Check DATABASE_URL.`);
  }
  throw error;
}
