import { LATE_AFTER_MS, REWARD_WITHIN_MS } from '@bourse/core/launch/price/protection.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { endAlarm, raiseAlarm } from '../../custody/public.ts';
import type { LaunchDeps } from '../launch-deps.ts';
import { type Awaited, findAwaited } from '../queries/price/late.query.ts';
import { saveLateAlarm } from '../store/late.store.ts';

/**
 * Tells staff once of each boost whose rewards, and each project whose price protection, are not there half a day before people were
 * promised them, and ends the alarm once they are.
 *
 * @returns false: whoever is told acts, and not this job
 */
export async function watchLate({ db, clock }: LaunchDeps): Promise<boolean> {
  const nowMs = clock.nowMs();
  for (const each of await findAwaited(db, nowMs - LATE_AFTER_MS)) {
    if (each.isLate !== (each.alarmMs !== null)) await db.tx((tx) => tell(tx, each, nowMs));
  }
  return false;
}

async function tell(tx: Tx, each: Awaited, nowMs: number): Promise<void> {
  // Another process may have told meanwhile.
  if (!(await saveLateAlarm(tx, each, each.isLate ? nowMs : null))) return;
  const { projectId, number, sinceMs } = each;
  const at = each.isLate ? nowMs : each.alarmMs!;
  const alarm = {
    network: 'launch',
    code: each.what === 'reward' ? 'LAUNCH_REWARD_LATE' : 'LAUNCH_PROTECTION_LATE',
    // The time is in it, so that it is raised again the next time.
    subject: `${number === null ? projectId : `${projectId}/${number}`} ${new Date(at).toISOString()}`,
  } as const;
  if (!each.isLate) return endAlarm(tx, alarm, nowMs);
  const details = {
    project: projectId,
    ...(number === null ? {} : { round: String(number) }),
    promisedBy: new Date(sinceMs + REWARD_WITHIN_MS).toISOString(),
  };
  return raiseAlarm(tx, { ...alarm, details, nowMs });
}
