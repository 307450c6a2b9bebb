import type { Tx } from '../../../platform/db/db.ts';
import type { Awaited } from '../queries/price/late.query.ts';

/**
 * Notes when staff were told that something is late, or that it is not any more (null).
 *
 * @returns false where somebody else has noted something meanwhile
 */
export async function saveLateAlarm(
  tx: Tx,
  { projectId, number, alarmMs }: Pick<Awaited, 'projectId' | 'number' | 'alarmMs'>,
  atMs: number | null,
): Promise<boolean> {
  const rows = await tx.query(
    number === null
      ? 'update launch.project set late_alarm_ms = $2 where id = $1 and late_alarm_ms is not distinct from $3 returning id'
      : `update launch.round set late_alarm_ms = $2
          where project_id = $1 and late_alarm_ms is not distinct from $3 and number = $4 returning number`,
    number === null ? [projectId, atMs, alarmMs] : [projectId, atMs, alarmMs, number],
  );
  return rows.length > 0;
}
