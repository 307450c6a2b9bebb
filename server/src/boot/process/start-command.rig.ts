import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../chains/dev/node-process.ts';
import { JsonRpc } from '../../chains/json-rpc.ts';
import { Db } from '../../platform/db/db.ts';
import { knownAccounts } from '../../platform/db/postgres/cluster-accounts.ts';
import { clusterDirOf } from '../../platform/db/postgres/cluster-place.ts';
import { EmbeddedPostgres } from '../../platform/db/postgres/embedded-postgres.ts';
import { livePostmaster } from '../../platform/db/postgres/postmaster.ts';
import { isPidAlive } from '../../platform/process/process-identity.ts';
import { DATABASE_NAME } from '../installation/open-database.ts';
import { runningServer } from '../installation/server-lock.ts';

/** What `npm start` keeps running: the server, PostgreSQL and the node of each dev chain. */
const PARTS = ['server', 'postgres', 'eth', 'base', 'btc', 'tempo'] as const;
export type Part = (typeof PARTS)[number];

const ROOT = join(import.meta.dirname, '../../../..');
const ASK_MS_MAX = 2_000;

/** The start command, with its own data folder and port. */
export class StartCommandRig {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'bourse-start-'));
  readonly port: number;
  /** The command's output since its last start. */
  said = '';
  #child: ChildProcess | null = null;

  private constructor(port: number) {
    this.port = port;
  }

  static async open(): Promise<StartCommandRig> {
    const rig = new StartCommandRig(await freePort());
    spawnSync('chmod', ['755', rig.dataDir]);
    return rig;
  }

  get child(): ChildProcess {
    return this.#child!;
  }

  /** Starts it, by default without filling the demo. */
  start({ fillsDemo = false } = {}): void {
    this.said = '';
    this.#child = spawn(
      process.execPath,
      ['scripts/start/start.mjs', '--port', String(this.port), '--data', this.dataDir],
      {
        cwd: ROOT,
        env: { ...process.env, DEMO_USERS: String(fillsDemo), NODE_ENV: 'test' },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (part) => {
        this.said += part;
      });
    }
  }

  async isReady(): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(ASK_MS_MAX);
      return (await fetch(`http://127.0.0.1:${this.port}/readyz`, { signal })).ok;
    } catch {
      return false;
    }
  }

  /** The process id of a part; 0 while there is none. */
  pidOf(part: Part): number {
    if (part === 'server') return runningServer(this.dataDir)?.pid ?? 0;
    if (part === 'postgres') return livePostmaster(clusterDirOf(this.dataDir))?.pid ?? 0;
    return this.#node(part).pid;
  }

  /** Whether a part whose process `before` was killed has a new process that answers, and the exchange is ready. */
  async isBack(part: Part, before: number): Promise<boolean> {
    const now = this.pidOf(part);
    if (now === 0 || now === before || !isPidAlive(now)) return false;
    return (await this.#answers(part)) && (await this.isReady());
  }

  /** Ends the command as Ctrl-C does, and deletes the folder. */
  async close(): Promise<void> {
    if (this.#child && this.#child.exitCode === null) {
      const ended = exitOf(this.#child);
      this.#child.kill('SIGINT');
      await ended;
    }
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** All processes with the data folder in their command line. */
  processes(): readonly string[] {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
      .flatMap((name) => {
        try {
          const line = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
          return line.includes(this.dataDir) ? [`${name} ${line}`] : [];
        } catch {
          return [];
        }
      });
  }

  /** The node of a dev chain. */
  rpcOf(network: Exclude<Part, 'server' | 'postgres'>): JsonRpc {
    const url = `http://127.0.0.1:${this.#node(network).port}`;
    return new JsonRpc({ url, timeoutMs: ASK_MS_MAX, ...(network === 'btc' ? { auth: BTC_AUTH } : {}) });
  }

  async #answers(part: Part): Promise<boolean> {
    if (part === 'server') return true;
    if (part === 'postgres') {
      const accounts = knownAccounts(new EmbeddedPostgres({ dataDir: this.dataDir }), this.dataDir);
      if (!accounts) return false;
      const db = new Db({ ...accounts.serving, database: DATABASE_NAME, poolMax: 1 });
      return db.isReady().finally(() => db.end());
    }
    const rpc = this.rpcOf(part);
    return rpc.call(part === 'btc' ? 'getblockcount' : 'eth_blockNumber').then(
      () => true,
      () => false,
    );
  }

  #node(network: string): { readonly pid: number; readonly port: number } {
    return JSON.parse(readFileSync(join(this.dataDir, 'chains', network, 'node.json'), 'utf8'));
  }
}

const BTC_AUTH = { user: 'bourse', password: 'dev' };

/** Resolves with the exit code when the process ends. */
export function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)));
}
