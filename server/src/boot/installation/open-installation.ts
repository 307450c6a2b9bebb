import type { Config } from '../../platform/config/config.ts';
import { loadSecrets, type Secrets } from '../../platform/config/secrets.ts';
import type { Logger } from '../../platform/log/log.ts';
import { reportProgress } from '../process/parent.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { checkBeforeStart } from './preflight.ts';
import { takeServerLock } from './server-lock.ts';

/** Everything of an installation that must exist before the first module is built. */
export interface Installation {
  readonly secrets: Secrets;
  readonly database: OpenDatabase;
  /** Tells the next start that this server is stopping, so that it waits instead of refusing. */
  markStopping(): void;
  /** Closes the database and releases the data folder; call it last. */
  close(): Promise<void>;
}

/**
 * Checks, locks and opens the installation. Nothing is changed until everything that can be checked first is right.
 *
 * @throws OperatorFault with the one thing that the operator must fix
 */
export async function openInstallation(config: Config, log: Logger): Promise<Installation> {
  await checkBeforeStart(config);
  const about = { port: config.port, mode: config.isProduction ? 'production' : 'demo', startedAtMs: Date.now() };
  // Several API servers may share a DATABASE_URL, but a data folder belongs to one server.
  const lock = config.databaseUrl === null ? await takeServerLock(config.dataDir, about) : null;
  try {
    const secrets = loadSecrets(config);
    reportProgress(config.databaseUrl === null ? 'starting PostgreSQL' : 'connecting to the database');
    const database = await openDatabase(config, log);
    return {
      secrets,
      database,
      markStopping: () => lock?.describe({ ...about, state: 'stopping' }),
      async close() {
        await database.close();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
}
