import type { Queryable } from '../../../platform/db/db.ts';
import type { RoundKey } from './ticket.query.ts';

/**
 * The rounds of every project that a person takes part in, or took part in without being paid back: what was taken back or got
 * nothing is no part. A boost is one whatever it brought. What was taken back stands apart, as in the index that this is read by.
 */
export async function findTakenPart(q: Queryable, uid: string): Promise<readonly RoundKey[]> {
  const rows = await q.query<{ project_id: string; round: number }>(
    `select s.project_id, s.round from launch.subscription s
       left join launch.boost b on b.project_id = s.project_id and b.number = s.round
      where s.uid = $1 and s.state <> 'CANCELLED' and s.state <> 'REFUNDED'
        and (s.state <> 'NOT_ALLOCATED' or b.number is not null)`,
    [uid],
  );
  return rows.map(({ project_id: projectId, round: number }) => ({ projectId, number }));
}
