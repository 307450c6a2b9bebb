import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Command } from '@bourse/core/trading/command.ts';
import type { Outcome } from '@bourse/core/trading/event.ts';
import type { TestDatabase } from '../../platform/db/test-database.ts';
import { findLeader } from '../projection/leader.ts';
import type { Trading } from '../trading.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const ASK_AGAIN_MS = 10;

/** Cores in their own processes, on one database. */
export class CoreChildren {
  readonly key = randomBytes(32);
  readonly #database: TestDatabase;
  readonly #children: ChildProcess[] = [];

  constructor(database: TestDatabase) {
    this.#database = database;
  }

  /** Starts one; resolves when it leads or stands by. */
  async start(): Promise<ChildProcess> {
    const program = join(import.meta.dirname, 'core-child.rig.ts');
    const args = ['--import', 'tsx', program, this.#database.url, this.key.toString('hex')];
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.#children.push(child);
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', (code) => reject(new Error(`a core ended with ${code}`)));
    });
    return child;
  }

  /** The epoch of the core that leads. */
  async epoch(): Promise<number> {
    return Number((await findLeader(this.#database.db))?.epoch ?? 0);
  }

  async close(): Promise<void> {
    for (const child of this.#children) if (child.exitCode === null && child.signalCode === null) await killHard(child);
  }
}

/** Kills with -9 and waits until the process is gone. */
export async function killHard(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

/** Asks under the same id until the outcome is known, as a careful client does. */
export async function askUntilKnown(trading: Trading, command: Command): Promise<Outcome> {
  for (;;) {
    const answer = await trading.submit(command).catch((error: Error) => {
      if (error.name !== 'OutcomeUnknown') throw error;
      return null;
    });
    if (answer?.ok) return answer.value.outcome;
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
}
