import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { StaffActor } from '../../../platform/request/staff-actor.ts';
import type { CustodyDeskDeps } from '../custody-deps.ts';
import { markAlarmSeen } from '../store/chain-alarm.store.ts';
import type { BumpRefusal, CancelRefusal, RecordAttempt } from './payments/intervene.ts';
import type { Raised } from './payments/raise-payment.ts';
import { isOwnPayment } from './tend-chains.ts';

interface StuckPayment {
  readonly paymentId: string;
  readonly reason: string;
}

/** Staff raise the fee of a payment. See `ChainCare.bumpPayment`. @refuses also OWN_ACCOUNT */
export async function bumpByStaff(
  deps: CustodyDeskDeps,
  tender: StaffActor,
  stuck: StuckPayment,
): Promise<Result<Raised, BumpRefusal | 'OWN_ACCOUNT'>> {
  if (await isOwnPayment(deps, tender, stuck.paymentId)) return refuse('OWN_ACCOUNT');
  return deps.chainCare.bumpPayment(stuck.paymentId, attemptRecord(deps, tender, 'staffChains.bumpPayment', stuck));
}

/** Staff take a payment's place with one to ourselves. See `ChainCare.cancelPayment`. @refuses also OWN_ACCOUNT */
export async function cancelByStaff(
  deps: CustodyDeskDeps,
  tender: StaffActor,
  stuck: StuckPayment,
): Promise<Result<Raised, CancelRefusal | 'OWN_ACCOUNT'>> {
  if (await isOwnPayment(deps, tender, stuck.paymentId)) return refuse('OWN_ACCOUNT');
  return deps.chainCare.cancelPayment(stuck.paymentId, attemptRecord(deps, tender, 'staffChains.cancelPayment', stuck));
}

function attemptRecord(
  { approvals }: CustodyDeskDeps,
  tender: StaffActor,
  action: string,
  { paymentId, reason }: StuckPayment,
): RecordAttempt {
  return (tx, payment, raised) =>
    approvals.audit(tx, {
      ...tender,
      action,
      subject: `payment:${paymentId}`,
      reason,
      before: { state: payment.state, attempts: raised.attemptNo - 1, ref: payment.ref },
      after: { attempt: raised.attemptNo, txId: raised.txHash, feeMax: raised.terms.feeMinorMax },
    });
}

/** Staff note that an alarm is taken care of. @refuses ALARM_UNKNOWN | ALREADY_DECIDED by somebody before */
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
