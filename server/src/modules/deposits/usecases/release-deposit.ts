import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { StaffActor } from '../../../platform/request/staff-actor.ts';
import type { DepositsDeps } from '../deposits-deps.ts';
import { changeDeposit, lockDeposit } from '../store/deposit.store.ts';
import { emitDeposit } from './tell-deposit.ts';

/**
 * Lets a deposit pass that waited for staff because of its source. From then on it is like any other: credited as soon
 * as it has its confirmations, at once if it already has them.
 *
 * @refuses NOT_IN_REVIEW | OWN_ACCOUNT if it belongs to the member of staff, or to a relative
 */
export function releaseDeposit(
  deps: Pick<DepositsDeps, 'db'> & { readonly approvals: Pick<DepositsDeps['approvals'], 'audit' | 'isRelated'> },
  reviewer: StaffActor,
  wish: { readonly id: string; readonly reason: string },
): Promise<Result<true, 'NOT_IN_REVIEW' | 'OWN_ACCOUNT'>> {
  return deps.db.decide<true, 'NOT_IN_REVIEW' | 'OWN_ACCOUNT'>(async (tx) => {
    const deposit = await lockDeposit(tx, wish.id);
    if (deposit?.state !== 'UNDER_REVIEW') return refuse('NOT_IN_REVIEW');
    const { staffId } = reviewer;
    const { uid } = deposit;
    if (uid !== null && (await deps.approvals.isRelated(tx, { staffId, uid }))) return refuse('OWN_ACCOUNT');
    const released = await changeDeposit(tx, deposit, { state: 'CONFIRMING', stateReason: null }, reviewer.nowMs);
    await emitDeposit(tx, released);
    await deps.approvals.audit(tx, {
      staffId,
      role: reviewer.role,
      action: 'staffDeposits.releaseDeposit',
      subject: `deposit:${deposit.id}`,
      reason: wish.reason,
      before: { state: deposit.state, reason: deposit.stateReason },
      after: { state: released.state },
      requestId: reviewer.requestId,
      nowMs: reviewer.nowMs,
    });
    return ok(true);
  });
}
