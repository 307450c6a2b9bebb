import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { identityOf, isAlive, isStillAlive, type ProcessIdentity } from '../../platform/process/process-identity.ts';

interface NodeCommand {
  readonly file: string;
  readonly args: readonly string[];
}

export interface NodeProcessOptions {
  readonly name: string;
  readonly dir: string;
  readonly command: (port: number) => NodeCommand;
  /** Resolves if the node answers and is the right chain; rejects otherwise. */
  readonly probe: (port: number) => Promise<void>;
  readonly onEvent?: (event: {
    node: string;
    what: 'started' | 'adopted' | 'died' | 'restarted' | 'restart failed';
  }) => void;
}

interface NodeRecord extends ProcessIdentity {
  readonly port: number;
}

const READY_WITHIN_MS = 20_000;
const WATCH_MS = 400;

/**
 * One node of a dev chain as a separate process group: it outlives a kill -9 of the server and is taken over by the
 * next start, and it is restarted on the same port if it dies.
 */
export class NodeProcess {
  readonly #options: NodeProcessOptions;
  readonly #recordPath: string;
  #record: NodeRecord | null = null;
  #watch: NodeJS.Timeout | null = null;
  #restarting: Promise<void> | null = null;
  #stopped = false;

  constructor(options: NodeProcessOptions) {
    this.#options = options;
    this.#recordPath = join(options.dir, 'node.json');
  }

  get port(): number {
    return this.#record!.port;
  }

  async start(): Promise<void> {
    mkdirSync(this.#options.dir, { recursive: true });
    const old = readRecord(this.#recordPath);
    if (old && isAlive(old)) {
      if (await this.#answers(old.port)) {
        this.#record = old;
        this.#options.onEvent?.({ node: this.#options.name, what: 'adopted' });
      } else {
        await endProcess(old);
      }
    }
    if (!this.#record) {
      await this.#launch(await freePort(old?.port));
      this.#options.onEvent?.({ node: this.#options.name, what: 'started' });
    }
    this.#watch = setInterval(() => this.#look(), WATCH_MS);
    this.#watch.unref();
  }

  /** Stops the node for good. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#watch) clearInterval(this.#watch);
    await this.#restarting;
    if (this.#record) await endProcess(this.#record);
    rmSync(this.#recordPath, { force: true });
  }

  /** Leaves the node running for the next start to take over, as a killed server would. */
  abandon(): void {
    this.#stopped = true;
    if (this.#watch) clearInterval(this.#watch);
  }

  #look(): void {
    if (this.#stopped || this.#restarting || isStillAlive(this.#record!)) return;
    this.#options.onEvent?.({ node: this.#options.name, what: 'died' });
    this.#restarting = this.#launch(this.#record!.port)
      .then(
        () => this.#options.onEvent?.({ node: this.#options.name, what: 'restarted' }),
        () => this.#options.onEvent?.({ node: this.#options.name, what: 'restart failed' }),
      )
      .finally(() => {
        this.#restarting = null;
      });
  }

  async #launch(port: number): Promise<void> {
    const { file, args } = this.#options.command(port);
    const child = spawn(file, args, {
      cwd: this.#options.dir,
      // A node writes its caches below HOME, which an ordinary user may not have.
      env: { PATH: process.env.PATH, HOME: this.#options.dir, LANG: 'C.UTF-8' },
      detached: true,
      stdio: 'ignore',
    });
    const failure = new Promise<never>((_, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) =>
        reject(new Error(`${this.#options.name} ended at start (${code ?? signal})`)),
      );
    });
    failure.catch(() => {});
    child.unref();
    if (child.pid === undefined) await failure;
    // With its start time, so that a later process with the same pid is never taken for the node.
    this.#keep({ ...identityOf(child.pid!), port });
    await Promise.race([failure, this.#waitUntilReady(port)]);
  }

  async #waitUntilReady(port: number): Promise<void> {
    const giveUpAt = performance.now() + READY_WITHIN_MS;
    while (performance.now() < giveUpAt) {
      if (await this.#answers(port)) return;
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
    throw new Error(`${this.#options.name} does not answer on port ${port}`);
  }

  async #answers(port: number): Promise<boolean> {
    try {
      await this.#options.probe(port);
      return true;
    } catch {
      return false;
    }
  }

  #keep(record: NodeRecord): void {
    this.#record = record;
    writeFileSync(`${this.#recordPath}.new`, JSON.stringify(record));
    renameSync(`${this.#recordPath}.new`, this.#recordPath);
  }
}

function readRecord(path: string): NodeRecord | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as NodeRecord;
  } catch {
    return null;
  }
}

const TERM_MS = 4_000;

/**
 * Asks the process to end, so that it saves its state, and kills it if it does not. The process is identified by more
 * than its pid.
 */
async function endProcess(identity: ProcessIdentity): Promise<void> {
  for (const [signal, waitMs] of [
    ['SIGTERM', TERM_MS],
    ['SIGKILL', TERM_MS],
  ] as const) {
    if (!isAlive(identity)) return;
    try {
      process.kill(identity.pid, signal);
    } catch {
      return;
    }
    const giveUpAt = performance.now() + waitMs;
    while (isAlive(identity) && performance.now() < giveUpAt) await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** A free loopback port, the preferred one if it is free. */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred !== undefined && (await canListen(preferred)) === preferred) return preferred;
  const port = await canListen(0);
  if (port === undefined) throw new Error('no free port on the loopback address');
  return port;
}

function canListen(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });
}
