import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  unlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { takeFileLock } from '../../process/file-lock.ts';
import { OperatorFault } from '../../process/operator-fault.ts';
import { clusterDirOf, shortHash } from './cluster-place.ts';
import { canReach, type PostgresAccount, postgresAccount } from './postgres-account.ts';
import { type PostgresBinaries, postgresBinaries } from './postgres-binaries.ts';
import { livePostmaster, type Postmaster, readyPostmaster, stopPostmaster } from './postmaster.ts';

/** How to reach the cluster: pass it to `new Db({...connection, database})`. */
export interface PostgresConnection {
  readonly host: string;
  readonly port: number;
  readonly user: string;
}

export interface EmbeddedPostgresOptions {
  /**
   * The server's data folder. The cluster is in its `pg`, or below /var/lib/bourse if PostgreSQL could not reach it
   * there.
   */
  readonly dataDir: string;
  /** Server settings for throw-away clusters, such as fsync=off for tests. Never use it for real data. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly cacheDir?: string;
}

const POSTGRES_USER = 'bourse';
const PORT = 5432;
/** The longest path of a unix socket that the kernel allows: macOS and the BSDs have four bytes less than Linux. */
const SOCKET_PATH_BYTES_MAX = process.platform === 'linux' ? 107 : 103;
const START_TIMEOUT_MS = 2 * MINUTE_MS;
/**
 * A backend notices the death of its postmaster at the end of its statement at the latest, and statements have a time
 * limit.
 */
const ORPHANS_MS_MAX = 30_000;
const ORPHANS_POLL_MS = 50;
const LOG_BYTES_MAX = 10_000_000;

/** Runs the PostgreSQL from the npm package below the data folder, on a private unix socket. */
export class EmbeddedPostgres {
  readonly #options: EmbeddedPostgresOptions;
  readonly clusterDir: string;
  readonly socketDir: string;
  readonly logPath: string;
  #stopping = false;

  constructor(options: EmbeddedPostgresOptions) {
    this.#options = options;
    this.clusterDir = clusterDirOf(options.dataDir);
    this.socketDir = socketDirOf(this.clusterDir);
    this.logPath = `${this.clusterDir}.log`;
  }

  connection(): PostgresConnection {
    const live = livePostmaster(this.clusterDir);
    return { host: live?.socketDir || this.socketDir, port: live?.port || PORT, user: POSTGRES_USER };
  }

  /** Finds or starts a live server, and says which. Safe to call by two processes at once. */
  async start(): Promise<'adopted' | 'started'> {
    this.#stopping = false;
    if (await this.#adopt()) return 'adopted';
    mkdirSync(dirname(this.clusterDir), { recursive: true });
    for (;;) {
      const taken = takeFileLock(`${this.clusterDir}.starting`);
      if ('lock' in taken) {
        try {
          if (await this.#adopt()) return 'adopted';
          await this.#startFresh();
          return 'started';
        } finally {
          taken.lock.release();
        }
      }
      await wait(20);
      if (await this.#adopt()) return 'adopted';
    }
  }

  /** Restarts the server whenever it is gone, until `stop`. `onRestart` is called each time. */
  supervise(onRestart: (event: { readonly error: Error | null; readonly tookMs: number }) => void): void {
    const watch = async () => {
      while (!this.#stopping) {
        await wait(250, undefined, { ref: false });
        if (this.#stopping || livePostmaster(this.clusterDir)) continue;
        const startedMs = performance.now();
        try {
          await this.start();
          onRestart({ error: null, tookMs: performance.now() - startedMs });
        } catch (error) {
          onRestart({ error: error as Error, tookMs: performance.now() - startedMs });
          await wait(1_000, undefined, { ref: false });
        }
      }
    };
    void watch();
  }

  /** Makes the live server read its configuration again. */
  reload(): void {
    const live = livePostmaster(this.clusterDir);
    if (live) process.kill(live.pid, 'SIGHUP');
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    const live = livePostmaster(this.clusterDir);
    if (live) await stopPostmaster(live.pid);
  }

  async #adopt(): Promise<Postmaster | null> {
    const live = livePostmaster(this.clusterDir);
    if (!live) return null;
    return live.isReady
      ? live
      : readyPostmaster(this.clusterDir, START_TIMEOUT_MS, () => !livePostmaster(this.clusterDir));
  }

  async #startFresh(): Promise<void> {
    const account = postgresAccount(existsSync(join(this.clusterDir, 'PG_VERSION')) ? this.clusterDir : null);
    const binaries = postgresBinaries(account, this.#options.cacheDir);
    if (!canReach(dirname(this.clusterDir), account)) {
      throw new OperatorFault(
        `PostgreSQL runs as account ${account.uid} and cannot reach ${dirname(this.clusterDir)}. Choose another folder with --data.`,
      );
    }
    if (existsSync(this.clusterDir)) requireMajor(this.clusterDir, binaries);
    else initialise(this.clusterDir, binaries, account);
    prepareSocketDir(this.socketDir, account);
    const deadlineMs = performance.now() + ORPHANS_MS_MAX;
    for (;;) {
      const failure = await this.#spawn(binaries, account);
      if (failure === null) return;
      // Backends of a killed postmaster may live on for a moment, and PostgreSQL rightly refuses to start beside them.
      if (!failure.hasOrphans || performance.now() > deadlineMs) throw new OperatorFault(failure.message);
      await wait(ORPHANS_POLL_MS);
    }
  }

  async #spawn(binaries: PostgresBinaries, account: PostgresAccount): Promise<StartFailure | null> {
    if (existsSync(this.logPath) && statSync(this.logPath).size > LOG_BYTES_MAX) truncateSync(this.logPath);
    const log = openSync(this.logPath, 'a', 0o600);
    const logStart = statSync(this.logPath).size;
    const settings = {
      listen_addresses: '',
      unix_socket_directories: this.socketDir,
      unix_socket_permissions: '0700',
      port: String(PORT),
      max_connections: '120',
      shared_buffers: '256MB',
      max_wal_size: '2GB',
      timezone: 'UTC',
      logging_collector: 'off',
      ...this.#options.settings,
    };
    const child = spawn(
      join(binaries.folder, 'bin', 'postgres'),
      ['-D', this.clusterDir, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { ...runAs(account), detached: true, stdio: ['ignore', log, log] },
    );
    closeSync(log);
    child.unref();
    let failed: string | null = null;
    child.once('error', (error) => {
      failed = error.message;
    });
    child.once('exit', (code, signal) => {
      failed = `it ended with ${signal ?? code}`;
    });
    if (await readyPostmaster(this.clusterDir, START_TIMEOUT_MS, () => failed !== null)) return null;
    if (failed === null && child.pid) await stopPostmaster(child.pid, { fast: 1_000, immediate: 1_000 });
    return startFailure(failed ?? 'it was not ready in time', this.logPath, logStart);
  }
}

interface StartFailure {
  readonly message: string;
  /** True if processes of the previous server still use its shared memory. */
  readonly hasOrphans: boolean;
}

function socketDirOf(clusterDir: string): string {
  const beside = `${clusterDir}-socket`;
  if (Buffer.byteLength(join(beside, `.s.PGSQL.${PORT}.lock`)) <= SOCKET_PATH_BYTES_MAX) return beside;
  return join(tmpdir(), `bourse-pg-${shortHash(clusterDir)}`);
}

function requireMajor(clusterDir: string, binaries: PostgresBinaries): void {
  const path = join(clusterDir, 'PG_VERSION');
  if (!existsSync(path))
    throw new OperatorFault(
      `${clusterDir} exists but is no PostgreSQL cluster. Move it away, or choose another folder with --data.`,
    );
  const found = readFileSync(path, 'utf8').trim();
  if (Number(found) === binaries.major) return;
  throw new OperatorFault(
    `The data in ${clusterDir} was written by PostgreSQL ${found} and this version of Bourse runs PostgreSQL ${binaries.major}. ` +
      'Nothing was changed. Make a backup with the version that wrote it ("npm run -s bourse -- backup FILE") and restore it here.',
  );
}

/** Makes the cluster beside its place and then renames it, so that a half-made one is never taken for data. */
function initialise(clusterDir: string, binaries: PostgresBinaries, account: PostgresAccount): void {
  const unfinished = `${clusterDir}.init`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  giveTo(unfinished, account);
  const result = spawnSync(
    join(binaries.folder, 'bin', 'initdb'),
    [
      ...['-D', unfinished, '-U', POSTGRES_USER, '--auth=trust', '--data-checksums'],
      // Otherwise the cluster would take the operator's locale, and SQL_ASCII if there is none.
      ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ],
    { ...runAs(account), encoding: 'utf8' },
  );
  if (result.status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new OperatorFault(
      `PostgreSQL could not make its data folder ${clusterDir}: ${lastLines(result.stderr || String(result.error))}`,
    );
  }
  renameSync(unfinished, clusterDir);
}

/** Only our account can enter the folder; the socket of an installation asks for passwords as well. */
function prepareSocketDir(socketDir: string, account: PostgresAccount): void {
  mkdirSync(socketDir, { recursive: true, mode: 0o700 });
  giveTo(socketDir, account);
  const stat = lstatSync(socketDir);
  if (!stat.isDirectory() || stat.uid !== account.uid) {
    throw new OperatorFault(`${socketDir} belongs to somebody else; PostgreSQL's socket cannot be put there.`);
  }
  chmodSync(socketDir, 0o700);
  // The caller has made sure that no postmaster lives, so a socket lock in here is left from a dead one.
  for (const name of readdirSync(socketDir)) unlinkSync(join(socketDir, name));
}

function giveTo(path: string, account: PostgresAccount): void {
  if (process.geteuid?.() === 0 && !lstatSync(path).isSymbolicLink()) chownSync(path, account.uid, account.gid);
}

function runAs(account: PostgresAccount) {
  const environment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
  return process.geteuid?.() === 0
    ? { uid: account.uid, gid: account.gid, cwd: '/', env: environment }
    : { cwd: '/', env: environment };
}

function startFailure(reason: string, logPath: string, logStart: number): StartFailure {
  const said = readFileSync(logPath).subarray(logStart).toString('utf8');
  const message = /No space left on device/i.test(said)
    ? `PostgreSQL cannot start: the disk of ${dirname(logPath)} is full. Free some space and start again; nothing was lost.`
    : `PostgreSQL did not start (${reason}): ${lastLines(said)} The whole log is in ${logPath}.`;
  return { message, hasOrphans: /pre-existing shared memory block/.test(said) };
}

function lastLines(text: string): string {
  return text.trim().split('\n').slice(-3).join(' | ');
}
