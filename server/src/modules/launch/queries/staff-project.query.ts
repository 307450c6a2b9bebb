import type { Queryable, Tx } from '../../../platform/db/db.ts';

/** Locks the rounds of a project, so that nobody subscribes, is settled or gets tokens meanwhile. @returns their states */
export async function lockRounds(
  tx: Tx,
  projectId: string,
): Promise<{ readonly number: number; readonly state: string }[]> {
  return tx.query<{ number: number; state: string }>(
    'select number, state from launch.round where project_id = $1 order by number for update',
    [projectId],
  );
}

/** How many people take part in a project now: whom cancelling it pays back. */
export async function countPeople(q: Queryable, projectId: string): Promise<number> {
  const [row] = await q.query<{ count: string }>(
    `select count(distinct uid) as count from launch.subscription
      where project_id = $1 and state in ('SUBSCRIBED', 'PENDING_DEDUCTION', 'COMPLETED')`,
    [projectId],
  );
  return Number(row!.count);
}

/** How many parts of what a project sold have been unlocked. */
export async function countUnlocked(q: Queryable, projectId: string): Promise<number> {
  const [row] = await q.query<{ count: string }>(
    `select count(*) as count from launch.unlock u join launch.subscription s on s.id = u.subscription_id
      where s.project_id = $1 and u.unlocked_at_ms is not null`,
    [projectId],
  );
  return Number(row!.count);
}
