import type { Queryable } from './db.ts';

export type InstallationMode = 'demo' | 'production';

/** The mode for which this data was created; null if no server has recorded it yet. */
export async function findMode(q: Queryable): Promise<InstallationMode | null> {
  const [row] = await q.query<{ mode: InstallationMode }>('select mode from platform.installation');
  return row?.mode ?? null;
}

/**
 * Records the mode of this data, once, and returns the one recorded first. Only the owner of the database may do so.
 */
export async function claimMode(owner: Queryable, mode: InstallationMode): Promise<InstallationMode> {
  await owner.query('insert into platform.installation (mode) values ($1) on conflict do nothing', [mode]);
  return (await findMode(owner)) ?? mode;
}
