import type { AuditName } from '@bourse/contract/staff/audit-actions.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { WithdrawalState } from '@bourse/core/wallet/withdrawal-state.ts';
import { payloadHash } from '../../../../platform/crypto/payload-hash.ts';
import type { Queryable, Tx } from '../../../../platform/db/db.ts';
import type { StaffActor } from '../../../../platform/request/staff-actor.ts';
import { findKnownAddress } from '../../../custody/public.ts';
import { contentOf } from '../../payment-content.ts';
import { findDecisions } from '../../queries/review.query.ts';
import type { Withdrawal } from '../../queries/withdrawal-row.ts';
import { lockWithdrawal, moveWithdrawal } from '../../store/withdrawal.store.ts';
import { insertDecision } from '../../store/withdrawal-decision.store.ts';
import { findQuestions } from '../../store/withdrawal-question.store.ts';
import type { WithdrawalsDeps } from '../../withdrawals-deps.ts';
import { rejectInside, rejectUnsealed } from '../reject-withdrawal.ts';
import { emitWithdrawal, notifyWithdrawal } from '../tell-withdrawal.ts';

export interface ReviewDecision {
  readonly id: string;
  /** Hash of what the reviewer was shown. */
  readonly contentHash: string;
  readonly reason: string;
}

export interface Approval {
  readonly state: WithdrawalState;
  readonly approvals: number;
  readonly approvalsNeeded: number;
}

export type DecideRefusal = 'WITHDRAWAL_UNKNOWN' | 'NOT_IN_REVIEW' | 'CONTENT_CHANGED' | 'OWN_ACCOUNT';

/**
 * Hash of everything that a decision is based on, including what the house knows of the address and what the owner
 * answered.
 */
export async function reviewContentHash(deps: WithdrawalsDeps, q: Queryable, withdrawal: Withdrawal): Promise<string> {
  const family = deps.assets.network(withdrawal.network ?? '')?.family ?? '';
  const known = await findKnownAddress(q, family, withdrawal.address ?? '');
  const answers = await findQuestions(q, withdrawal.id);
  return payloadHash('review', [
    withdrawal.id,
    withdrawal.uid,
    withdrawal.asset,
    withdrawal.network,
    withdrawal.address,
    withdrawal.memo,
    withdrawal.amountMinor.toString(),
    withdrawal.feeMinor.toString(),
    withdrawal.usdtValueMinor.toString(),
    withdrawal.reviewReasons.join(','),
    // If a withdrawal returns to review for the same reason, the deadline tells the two reviews apart, so that
    // approvals of the earlier one do not count.
    withdrawal.reviewDeadlineMs?.toString() ?? null,
    known?.risk ?? 'NONE',
    ...answers.flatMap(({ id, answer }) => (answer === null ? [] : [id, answer])),
  ]);
}

/**
 * Approves a withdrawal that waits. From 100,000 USDT on, a second reviewer must approve the same content.
 *
 * @refuses    WITHDRAWAL_UNKNOWN | NOT_IN_REVIEW | CONTENT_CHANGED | OWN_ACCOUNT | SAME_REVIEWER
 * @invariant  decision, state and audit are one transaction
 */
export function approveWithdrawal(
  deps: WithdrawalsDeps,
  reviewer: StaffActor,
  decision: ReviewDecision,
): Promise<Result<Approval, DecideRefusal | 'SAME_REVIEWER'>> {
  return deps.db.decide(async (tx): Promise<Result<Approval, DecideRefusal | 'SAME_REVIEWER'>> => {
    const found = await lockForDecision(deps, tx, reviewer, decision);
    if (!found.ok) return found;
    const withdrawal = found.value;
    const content = contentOf(withdrawal);
    const sealed = await deps.paymentSeals.neededFor(tx, content, 'review');
    if (sealed === null) return endUnsealed(deps, tx, reviewer, decision, withdrawal);
    if (!(await writeDecision(tx, withdrawal.id, 'APPROVE', reviewer, decision))) return refuse('SAME_REVIEWER');
    const { contentHash } = decision;
    await deps.paymentSeals.decide(tx, content, { staffId: reviewer.staffId, contentHash }, reviewer.nowMs);
    const approvalsNeeded = Math.max(sealed, withdrawal.approvalsNeeded);
    const approvedBy = await findApprovers(deps, tx, withdrawal, contentHash);
    const approvals = approvedBy.length;
    const isEnough = approvals >= approvalsNeeded;
    const approval = { approvalsNeeded, approvedBy };
    if (isEnough && !(await deps.paymentSeals.approve(tx, content, approval, reviewer.nowMs)))
      return refuse('CONTENT_CHANGED');
    const moved = isEnough
      ? await moveWithdrawal(tx, withdrawal, 'APPROVED', reviewer.nowMs, { approvedAtMs: reviewer.nowMs })
      : withdrawal;
    if (!moved) throw new Error(`withdrawal ${withdrawal.id} changed while its row was held`);
    await audit(deps, tx, reviewer, 'staffWithdrawals.approveWithdrawal', decision, {
      before: { state: withdrawal.state, approvals: approvals - 1 },
      after: { state: moved.state, approvals },
    });
    if (isEnough) {
      await emitWithdrawal(tx, moved);
      await notifyWithdrawal(deps, tx, 'wallet.withdrawalApproved', moved);
    }
    return ok({ state: moved.state, approvals, approvalsNeeded });
  });
}

/** Who has approved and sealed exactly what was shown. */
async function findApprovers(
  deps: WithdrawalsDeps,
  tx: Tx,
  withdrawal: Withdrawal,
  contentHash: string,
): Promise<readonly string[]> {
  const approvers: string[] = [];
  for (const { staffId, decision, contentHash: shown } of await findDecisions(tx, withdrawal.id)) {
    if (decision !== 'APPROVE' || shown !== contentHash) continue;
    if (await deps.paymentSeals.hasDecided(tx, contentOf(withdrawal), { staffId, contentHash }))
      approvers.push(staffId);
  }
  return approvers;
}

/** Rejects a withdrawal that has no valid seal: nobody can approve it any more, so its owner gets the money back. */
async function endUnsealed(
  deps: WithdrawalsDeps,
  tx: Tx,
  reviewer: StaffActor,
  decision: ReviewDecision,
  withdrawal: Withdrawal,
): Promise<Result<Approval, never>> {
  await rejectUnsealed(deps, tx, withdrawal, reviewer.nowMs);
  await audit(deps, tx, reviewer, 'staffWithdrawals.approveWithdrawal', decision, {
    before: { state: withdrawal.state },
    after: { state: 'REJECTED' },
  });
  return ok({ state: 'REJECTED', approvals: 0, approvalsNeeded: withdrawal.approvalsNeeded });
}

/**
 * Rejects a withdrawal in review; amount and fee return at once.
 *
 * @refuses  WITHDRAWAL_UNKNOWN | NOT_IN_REVIEW | CONTENT_CHANGED | OWN_ACCOUNT
 */
export function rejectWithdrawal(
  deps: WithdrawalsDeps,
  reviewer: StaffActor,
  decision: ReviewDecision & { readonly reasonCode: string },
): Promise<Result<{ readonly state: WithdrawalState }, DecideRefusal>> {
  return deps.db.decide(async (tx) => {
    const found = await lockForDecision(deps, tx, reviewer, decision);
    if (!found.ok) return found;
    // A reviewer may withdraw an approval by rejecting; both decisions stay on record.
    await writeDecision(tx, found.value.id, 'REJECT', reviewer, decision);
    await rejectInside(deps, tx, found.value, {
      code: decision.reasonCode,
      reason: decision.reason,
      nowMs: reviewer.nowMs,
    });
    await audit(deps, tx, reviewer, 'staffWithdrawals.rejectWithdrawal', decision, {
      before: { state: found.value.state },
      after: { state: 'REJECTED', reasonCode: decision.reasonCode },
    });
    return ok({ state: 'REJECTED' as const });
  });
}

/**
 * Locks the withdrawal if it is in review, still has the content that was shown, and is not the reviewer's own
 * business.
 */
export async function lockForDecision(
  deps: WithdrawalsDeps,
  tx: Tx,
  { staffId }: StaffActor,
  decision: Pick<ReviewDecision, 'id' | 'contentHash'>,
): Promise<Result<Withdrawal, DecideRefusal>> {
  const withdrawal = await lockWithdrawal(tx, decision.id);
  if (!withdrawal) return refuse('WITHDRAWAL_UNKNOWN');
  if (await isOwnBusiness(deps, tx, staffId, withdrawal)) return refuse('OWN_ACCOUNT');
  if (withdrawal.state !== 'IN_REVIEW') return refuse('NOT_IN_REVIEW', { state: withdrawal.state });
  if ((await reviewContentHash(deps, tx, withdrawal)) !== decision.contentHash) return refuse('CONTENT_CHANGED');
  return ok(withdrawal);
}

/** Whether a member of staff, or a relative, is the sender or recipient of a withdrawal. */
export async function isOwnBusiness(
  deps: Pick<WithdrawalsDeps, 'approvals'>,
  q: Queryable,
  staffId: string,
  { uid, toUid }: Pick<Withdrawal, 'uid' | 'toUid'>,
): Promise<boolean> {
  for (const each of [uid, toUid])
    if (each !== null && (await deps.approvals.isRelated(q, { staffId, uid: each }))) return true;
  return false;
}

function writeDecision(
  tx: Tx,
  id: string,
  kind: 'APPROVE' | 'REJECT',
  reviewer: StaffActor,
  decision: ReviewDecision,
): Promise<boolean> {
  return insertDecision(tx, id, {
    staffId: reviewer.staffId,
    decision: kind,
    reason: decision.reason,
    contentHash: decision.contentHash,
    atMs: reviewer.nowMs,
  });
}

async function audit(
  deps: WithdrawalsDeps,
  tx: Tx,
  reviewer: StaffActor,
  action: AuditName,
  decision: ReviewDecision,
  states: { readonly before: unknown; readonly after: unknown },
): Promise<void> {
  await deps.approvals.audit(tx, {
    staffId: reviewer.staffId,
    role: reviewer.role,
    action,
    subject: `withdrawal:${decision.id}`,
    reason: decision.reason,
    ...states,
    requestId: reviewer.requestId,
    nowMs: reviewer.nowMs,
  });
}
