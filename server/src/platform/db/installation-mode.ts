import type { Queryable } from './db.ts';

export type InstallationMode = 'demo' | 'production';

/** What this data was made as; null where no server has started on it since that is written down. */
export async function findMode(q: Queryable): Promise<InstallationMode | null> {
  const [row] = await q.query<{ mode: InstallationMode }>('select mode from platform.installation');
  return row?.mode ?? null;
}

/** Says what this data is, once; answers with what it was said to be first. Only the owner of the database may. */
export async function claimMode(owner: Queryable, mode: InstallationMode): Promise<InstallationMode> {
  await owner.query('insert into platform.installation (mode) values ($1) on conflict do nothing', [mode]);
  return (await findMode(owner)) ?? mode;
}
