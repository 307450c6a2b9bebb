import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runningServer } from '../boot/installation/server-lock.ts';
import { type ApprovalsModule, createApprovals } from '../modules/approvals/public.ts';
import { SystemClock } from '../platform/clock/clock.ts';
import { readClockOffsetMs } from '../platform/clock/demo-clock.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import { loadSecrets, type Secrets } from '../platform/config/secrets.ts';
import type { Db, Queryable } from '../platform/db/db.ts';
import { findMode } from '../platform/db/installation-mode.ts';
import { OperatorFault } from '../platform/process/operator-fault.ts';
import type { Given } from './command.ts';

/** The secrets of the command's installation; a command never makes new ones. */
export function secretsOf(given: Given): Secrets {
  const secret = process.env.BOURSE_SECRET ?? null;
  const secretsFile = process.env.SECRETS_FILE ?? join(given.dataDir, 'secrets.json');
  if (secret === null && !existsSync(secretsFile)) {
    throw new OperatorFault(
      `The secrets of this installation are not at ${secretsFile}. Name the folder with --data, or set BOURSE_SECRET.`,
    );
  }
  return loadSecrets({ secret, secretsFile });
}

/**
 * The configuration of the server to which this data belongs. The data itself says whether it is a demo or production,
 * so that a command typed without the server's options cannot confuse them.
 */
export async function configOf(given: Given, db: Queryable): Promise<Config> {
  const mode = (await findMode(db)) ?? modeBeside(given);
  return readConfig(['--data', given.dataDir], { ...process.env, ...(mode ? { BOURSE_MODE: mode } : {}) });
}

/**
 * The mode as far as it is known without the data: from the server that runs on the folder, or from the environment.
 */
export function modeBeside(given: Given): string | undefined {
  return (runningServer(given.dataDir)?.about.mode as string | undefined) ?? process.env.BOURSE_MODE;
}

/** The clock of this data's server. */
export async function clockOf(db: Db): Promise<SystemClock> {
  const clock = new SystemClock();
  clock.setOffsetMs(await readClockOffsetMs(db));
  return clock;
}

export async function approvalsOf(given: Given, db: Db): Promise<ApprovalsModule> {
  return createApprovals({ db, clock: await clockOf(db), keys: secretsOf(given) });
}
