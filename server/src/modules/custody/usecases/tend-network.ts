import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { StaffActor } from '../../../platform/request/staff-actor.ts';
import type { CustodyDeskDeps } from '../chain-care.ts';
import { markAlarmSeen } from '../store/chain-alarm.store.ts';

/**
 * Notes that a member of staff takes care of an alarm.
 *
 * @refuses ALARM_UNKNOWN | ALREADY_DECIDED if somebody did before
 */
export function seeAlarmByStaff(
  deps: CustodyDeskDeps,
  tender: StaffActor,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<Result<null, 'ALARM_UNKNOWN' | 'ALREADY_DECIDED'>> {
  return deps.db.decide(async (tx) => {
    const seen = await markAlarmSeen(tx, { id, staffId: tender.staffId, nowMs: tender.nowMs });
    if (seen === 'unknown') return refuse('ALARM_UNKNOWN');
    if (seen === 'already') return refuse('ALREADY_DECIDED');
    await deps.approvals.audit(tx, {
      ...tender,
      action: 'staffChains.seeAlarm',
      subject: `alarm:${id}`,
      reason,
      before: { seen: false },
      after: { seen: true },
    });
    return ok(null);
  });
}
