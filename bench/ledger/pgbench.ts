import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import type { PostgresConnection } from '../../server/src/platform/db/postgres/embedded-postgres.ts';

const PGBENCH = '/usr/bin/pgbench';
const SCALE = 10;
const run = promisify(execFile);

export const hasPgbench = (): boolean => existsSync(PGBENCH);

/** Makes pgbench's own tables in a database of its own. */
export async function preparePgbench(connection: PostgresConnection, database: string): Promise<void> {
  await run(PGBENCH, ['-i', '-q', '-s', String(SCALE), ...target(connection, database)]);
}

/** Transactions per second of the tpcb-like script, with eight clients and prepared statements. */
export async function runPgbench(connection: PostgresConnection, database: string, seconds: number): Promise<number> {
  const { stdout } = await run(PGBENCH, [
    ...['-M', 'prepared', '-c', '8', '-j', '2', '-T', String(seconds), '-n'],
    ...target(connection, database),
  ]);
  const tps = /^tps = ([0-9.]+)/m.exec(stdout)?.[1];
  if (!tps) throw new Error(`pgbench said no tps: ${stdout}`);
  return Number(tps);
}

function target({ host, port, user }: PostgresConnection, database: string): string[] {
  return ['-h', host, '-p', String(port), '-U', user, database];
}
