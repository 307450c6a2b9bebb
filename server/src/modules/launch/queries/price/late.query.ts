import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import type { Queryable } from '../../../../platform/db/db.ts';
import { HAS_UNPROTECTED } from '../money-move.query.ts';

/** What people wait for, and whether it is late. */
export interface Awaited {
  readonly what: 'reward' | 'protection';
  readonly projectId: string;
  /** The round of a reward; null for what a whole project owes. */
  readonly number: number | null;
  /** Since when they wait. */
  readonly sinceMs: number;
  readonly isLate: boolean;
  /** When staff were told; null where they have not been. */
  readonly alarmMs: number | null;
}

interface Row {
  what: Awaited['what'];
  project_id: string;
  number: number | null;
  since_ms: string;
  is_late: boolean;
  alarm_ms: string | null;
}

/** Protections that began longer ago are looked at only where staff were told of them: their purchases are many. */
const LOOKED_AT_MS = 30 * DAY_MS;

/** What people have waited for since before a moment, and all that staff were told of. */
export async function findAwaited(q: Queryable, beforeMs: number): Promise<readonly Awaited[]> {
  const rows = await q.query<Row>(
    `select 'reward' as what, r.project_id, r.number, r.end_ms as since_ms, r.late_alarm_ms as alarm_ms,
            r.state <> 'CANCELLED' and exists (
              select from launch.subscription s where s.project_id = r.project_id and s.round = r.number
                 and s.state in ('SUBSCRIBED', 'PENDING_DEDUCTION')) as is_late
       from launch.round r
      where r.mode = 'BOOST' and (r.late_alarm_ms is not null or r.end_ms <= $1 and r.state not in ('COMPLETED', 'CANCELLED'))
     union all
     select 'protection', p.id, null, u.unlock_at_ms, p.late_alarm_ms,
            p.cancelled_ms is null and p.protected_ms is null and ${HAS_UNPROTECTED}
       from launch.project p join launch.schedule u on u.project_id = p.id and u.place = 1
      where p.protection_bps is not null
        and (p.late_alarm_ms is not null or u.unlock_at_ms <= $1 and u.unlock_at_ms > $1 - ${LOOKED_AT_MS}::bigint)
      order by project_id, number`,
    [beforeMs],
  );
  return rows.map((row) => ({
    what: row.what,
    projectId: row.project_id,
    number: row.number,
    sinceMs: Number(row.since_ms),
    isLate: row.is_late,
    alarmMs: row.alarm_ms === null ? null : Number(row.alarm_ms),
  }));
}
