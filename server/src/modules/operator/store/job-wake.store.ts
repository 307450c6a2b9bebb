import type { Tx } from '../../../platform/db/db.ts';

/** Asks for a job to run now. False if no process has a job of this name. */
export async function askForJob(tx: Tx, name: string): Promise<boolean> {
  const rows = await tx.query(
    `insert into platform.job_wake (name, asked_at_ms)
     select $1, greatest((extract(epoch from clock_timestamp()) * 1000)::bigint,
         (select coalesce(max(asked_at_ms), 0) + 1 from platform.job_wake))
       where exists (select from platform.job where name = $1)
     on conflict (name) do update set asked_at_ms = excluded.asked_at_ms
     returning name`,
    [name],
  );
  return rows.length > 0;
}
