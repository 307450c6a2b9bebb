import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../platform/config/config.ts';
import { productionDataRefusals } from '../../platform/config/production-refusals.ts';
import { databaseFacts, ensureDatabase, ping } from '../../platform/db/database-facts.ts';
import { Db, type DbOptions, sqlState } from '../../platform/db/db.ts';
import { claimMode, findMode, type InstallationMode } from '../../platform/db/installation-mode.ts';
import { claimAccounts } from '../../platform/db/postgres/cluster-accounts.ts';
import { claimClusterDir, clusterDirOf } from '../../platform/db/postgres/cluster-place.ts';
import { EmbeddedPostgres } from '../../platform/db/postgres/embedded-postgres.ts';
import { assertBaseSettings } from '../../platform/db/schema/base-settings.ts';
import { migrate, pendingMigrations } from '../../platform/db/schema/migrate.ts';
import { admitServing, loginOf, requireOwner, requireServingAccount } from '../../platform/db/serving-account.ts';
import { type Loop, startLoop } from '../../platform/jobs/loop.ts';
import type { Logger } from '../../platform/log/log.ts';
import { databaseRestarts, databaseUp } from '../../platform/metrics/metrics.ts';
import { OperatorFault } from '../../platform/process/operator-fault.ts';
import { runningServer } from './server-lock.ts';
import { APP_ROLE, explainUnreachable } from './unreachable.ts';

export const DATABASE_NAME = 'bourse';
const SIGNER_ROLE = 'bourse_signer';
const PING_MS = 1_000;

type Place = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'databaseOwnerUrl'>>;

export interface OpenDatabase {
  /** The application's connection, with the role bourse_app. */
  readonly db: Db;
  /** How `db` connects, for another pool with the same rights. */
  readonly options: DbOptions;
  /** How the demo's signer thread connects to read what was approved. In production the signer has its own account. */
  readonly signerOptions: DbOptions;
  /**
   * Opens another pool with the owner's rights, for backup, restore, or resetting a demo. The caller ends it. If only
   * the serving account is known, the pool has that account's rights.
   */
  ownerDb(): Db;
  /** False while the database does not answer. */
  isUp(): boolean;
  /** Ends the pools, and stops the built-in server if this process started it. */
  close(): Promise<void>;
}

/**
 * Opens the server's database: starts or adopts the built-in PostgreSQL, migrates, and checks the base settings.
 * Afterwards it watches the built-in server and restarts it within a second after it died.
 *
 * @throws OperatorFault with the one thing that the operator must fix
 */
export async function openDatabase(config: Config, log: Logger): Promise<OpenDatabase> {
  const place = await startPlace(config);
  const { embedded, options } = place;
  try {
    await prepareDatabase(place, config, log);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  embedded?.supervise(({ error, tookMs }) => {
    if (error) log.error({ err: error }, 'PostgreSQL is gone and could not be started again; trying on');
    else log.warn({ tookMs: Math.round(tookMs) }, 'PostgreSQL was gone and was started again');
    if (!error) databaseRestarts.inc();
  });
  const appOptions = { ...options, role: APP_ROLE };
  const db = new Db({ ...appOptions, poolMax: config.databasePoolMax });
  const watch = watchDatabase(db, log);
  return {
    db,
    options: appOptions,
    signerOptions: { ...place.owner, role: SIGNER_ROLE },
    ownerDb: () => ownerPool(place),
    isUp: watch.isUp,
    async close() {
      await watch.loop.stop();
      await db.end();
      await embedded?.stop();
    },
  };
}

/**
 * Brings the schema up to date if the owner's account is known, and otherwise checks that it is. Then makes sure that
 * the serving account can serve, and in production that it can do nothing else.
 *
 * @throws OperatorFault with the one thing that the operator must fix
 */
export async function prepareDatabase(
  place: StartedPlace,
  { isProduction, databaseUrl, databaseOwnerUrl }: Pick<Config, 'isProduction' | 'databaseUrl' | 'databaseOwnerUrl'>,
  log: Logger,
): Promise<readonly string[]> {
  const serving = new Db({ ...place.options, poolMax: 2, applicationName: 'bourse start' });
  const isTold = databaseUrl === null || databaseOwnerUrl !== null;
  // A demo may use a single account, which then owns the data as well as serving.
  const owner = isTold || !isProduction ? ownerPool(place, 'bourse migrations') : null;
  try {
    await assertBaseSettings(serving).catch((error: unknown) => explainUnreachable(error));
    if (isProduction) await requireServingAccount(serving);
    const applied = owner ? await migrateAs(owner, isTold ? await loginOf(serving) : null) : [];
    if (applied.length > 0) log.info({ migrations: applied }, 'the schema was brought up to date');
    if (!owner) await requireMigrated(serving);
    const app = new Db({ ...place.options, role: APP_ROLE, poolMax: 1 });
    try {
      await ping(app).catch((error: unknown) => explainUnreachable(error));
      const refusals = isProduction ? await productionDataRefusals(app) : [];
      if (refusals.length > 0) throw new OperatorFault(['Production refuses to start:', ...refusals].join('\n  '));
      await requireMode(owner, app, isProduction ? 'production' : 'demo');
    } finally {
      await app.end();
    }
    return applied;
  } finally {
    await serving.end();
    await owner?.end();
  }
}

async function migrateAs(owner: Db, servingUser: string | null): Promise<readonly string[]> {
  await ping(owner).catch((error: unknown) => explainUnreachable(error, 'DATABASE_OWNER_URL'));
  await requireOwner(owner);
  const applied = await migrate(owner);
  await admitServing(owner, servingUser);
  return applied;
}

async function requireMigrated(serving: Db): Promise<void> {
  const pending = await pendingMigrations(serving).catch((error: unknown) => explainUnreachable(error));
  if (pending.length === 0) return;
  throw new OperatorFault(
    `The database lacks ${pending.length} migrations (${pending[0]} and those after it), and the account of DATABASE_URL cannot ` +
      'apply them. Run "npm run -s bourse -- migrate --production" with DATABASE_OWNER_URL, then start again.',
  );
}

async function requireMode(owner: Db | null, app: Db, mode: InstallationMode): Promise<void> {
  const made = owner ? await claimMode(owner, mode) : await findMode(app);
  if (made === mode) return;
  throw new OperatorFault(
    made === 'production'
      ? 'This database is one of production, and this start is that of a demo, which would put people with known passwords into ' +
          'it. Start with --production, or name another database or folder.'
      : made === null
        ? 'This database was not made for production yet: run "npm run -s bourse -- migrate --production" with DATABASE_OWNER_URL.'
        : 'This database was made by a demo. Production starts with an empty one.',
  );
}

const ownerPool = ({ owner }: StartedPlace, applicationName = 'bourse owner'): Db =>
  new Db({ ...owner, poolMax: 4, statementTimeoutMs: 0, applicationName });

/**
 * Opens the database for one operator command, whether or not a server is running. It does not change the schema. A
 * built-in PostgreSQL that this call had to start is stopped at the end, unless a server has begun to use it.
 *
 * @throws OperatorFault if there is no data, or it is of another release
 */
export async function openDatabaseForCommand(place: Place): Promise<OpenDatabase> {
  if (place.databaseUrl === null && !existsSync(join(clusterDirOf(place.dataDir), 'PG_VERSION'))) {
    throw new OperatorFault(
      `There is no data in ${place.dataDir}. Start the server once ("npm start"), or name the folder with --data.`,
    );
  }
  const started = await startPlace(place, { isForCommand: true });
  const { embedded, options, isOurs } = started;
  const appOptions = { ...options, role: APP_ROLE };
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
    signerOptions: { ...started.owner, role: SIGNER_ROLE },
    ownerDb: () => ownerPool(started),
    isUp: () => true,
    close,
  };
}

export interface StartedPlace {
  readonly embedded: EmbeddedPostgres | null;
  /** The serving account. */
  readonly options: DbOptions;
  /** The account that owns the data; the same one if only one is known. */
  readonly owner: DbOptions;
  readonly isOurs: boolean;
}

/**
 * Makes sure that the database exists and accepts connections, without looking at its content.
 *
 * @param options.isForCommand  leaves a cluster of an older release as it is, because its server may be running
 */
export async function startPlace(place: Place, { isForCommand = false } = {}): Promise<StartedPlace> {
  if (place.databaseUrl !== null) {
    const options = { connectionString: place.databaseUrl };
    const owner = place.databaseOwnerUrl ? { connectionString: place.databaseOwnerUrl } : options;
    return { embedded: null, options, owner, isOurs: false };
  }
  claimClusterDir(place.dataDir);
  const embedded = new EmbeddedPostgres({ dataDir: place.dataDir });
  const isOurs = (await embedded.start()) === 'started';
  try {
    const { owner, serving } = await claimAccounts(embedded, place.dataDir, { leavesOpen: isForCommand });
    await ensureDatabase(owner, DATABASE_NAME);
    return {
      embedded,
      options: { ...serving, database: DATABASE_NAME },
      owner: { ...owner, database: DATABASE_NAME },
      isOurs,
    };
  } catch (error) {
    if (isOurs) await embedded.stop();
    throw error;
  }
}

/** Logs once when the database becomes unreachable, and once when it is back. */
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
