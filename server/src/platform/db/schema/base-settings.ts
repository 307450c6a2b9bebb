import { OperatorFault } from '../../process/operator-fault.ts';
import type { Queryable } from '../db.ts';

/**
 * The settings that make a commit durable. If any is off, a power failure can lose money that somebody was promised.
 */
export const DURABLE_SETTINGS = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  data_checksums: 'on',
  data_sync_retry: 'off',
} as const;

const VERSION_MIN = 150_000;

/** Refuses a database that is too old, or whose settings could lose a commit. Called at every start. */
export async function assertBaseSettings(q: Queryable): Promise<void> {
  const rows = await q.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name = any($1)`,
    [[...Object.keys(DURABLE_SETTINGS), 'server_version_num', 'server_version', 'server_encoding']],
  );
  const found = new Map(rows.map((row) => [row.name, row.setting]));
  if (Number(found.get('server_version_num')) < VERSION_MIN) {
    throw new OperatorFault(`The database is PostgreSQL ${found.get('server_version')}; Bourse needs 15 or newer.`);
  }
  if (found.get('server_encoding') !== 'UTF8') {
    throw new OperatorFault(`The database's encoding is ${found.get('server_encoding')}; Bourse needs UTF8.`);
  }
  const wrong = Object.entries(DURABLE_SETTINGS).filter(([name, value]) => {
    const actual = found.get(name);
    // Waiting for standbys is stricter than "on"; a managed service may hide data_sync_retry.
    if (name === 'synchronous_commit') return !['on', 'remote_apply', 'remote_write'].includes(actual ?? '');
    return actual !== undefined && actual !== value;
  });
  if (wrong.length === 0) return;
  const list = wrong.map(([name, value]) => `${name} is ${found.get(name)} and must be ${value}`).join('; ');
  throw new OperatorFault(`The database is set so that a power loss would lose money: ${list}.`);
}
