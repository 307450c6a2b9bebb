import type { Queryable } from '../platform/db/db.ts';

/**
 * What PostgreSQL must be set to before anybody's money goes in, written down once. Without any one of these an
 * acknowledged transfer can be lost by a power cut, or a broken page can go unnoticed.
 */
export const BASE_SETTINGS = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  data_checksums: 'on',
  data_sync_retry: 'off',
} as const;

/** Durable as well: these wait for at least the local disk and, where there is one, for a standby. */
const SYNCHRONOUS_COMMIT_STRONGER = new Set(['remote_write', 'remote_apply']);

export interface WrongSetting {
  readonly name: string;
  readonly expected: string;
  readonly found: string;
}

/** The settings that are not as they have to be; empty when the database may be used. Asked at every start. */
export async function wrongSettings(q: Queryable): Promise<WrongSetting[]> {
  const rows = await q.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any ($1)',
    [Object.keys(BASE_SETTINGS)],
  );
  const found = new Map(rows.map((row) => [row.name, row.setting]));
  return Object.entries(BASE_SETTINGS)
    .map(([name, expected]) => ({ name, expected, found: found.get(name) ?? 'missing' }))
    .filter((setting) => setting.found !== setting.expected)
    .filter(({ name, found }) => !(name === 'synchronous_commit' && SYNCHRONOUS_COMMIT_STRONGER.has(found)));
}

/** Refuses to go on over a database that may lose what it acknowledged, and says which setting is wrong. */
export async function assertSettings(q: Queryable): Promise<void> {
  const wrong = await wrongSettings(q);
  if (wrong.length === 0) return;
  const list = wrong.map(({ name, expected, found }) => `${name} is ${found} and has to be ${expected}`).join('; ');
  throw new Error(`PostgreSQL is not safe for money: ${list}.`);
}
