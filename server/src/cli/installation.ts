import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ApprovalsModule, createApprovals } from '../modules/approvals/public.ts';
import { SystemClock } from '../platform/clock/clock.ts';
import { readClockOffsetMs } from '../platform/clock/demo-clock.ts';
import { loadSecrets, type Secrets } from '../platform/config/secrets.ts';
import type { Db } from '../platform/db/db.ts';
import { OperatorFault } from '../platform/process/operator-fault.ts';
import type { Given } from './command.ts';

/** The secrets of the installation that a command is about; a command never makes new ones. */
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

/** The clock as the server of this data sees it. */
export async function clockOf(db: Db): Promise<SystemClock> {
  const clock = new SystemClock();
  clock.setOffsetMs(await readClockOffsetMs(db));
  return clock;
}

export async function approvalsOf(given: Given, db: Db): Promise<ApprovalsModule> {
  return createApprovals({ db, clock: await clockOf(db), keys: secretsOf(given) });
}
