import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { openPhoto } from '../../../../platform/photo/kept-photo.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { writeTo } from '../../messages.ts';
import { findKycDocument, photoPlace } from '../../store/kyc-document.store.ts';
import { lockKycSubmission, setKycDecision } from '../../store/kyc-submission.store.ts';
import { setKycLevel } from '../../store/person.store.ts';

interface Staff {
  readonly staff: { readonly staffId: string; readonly role: string };
  readonly requestId: string;
}
export interface KycVerdict extends Staff {
  readonly id: string;
  readonly decision: 'approve' | 'reject';
  readonly field: string | null;
  readonly reason: string;
}

/**
 * Approves a verification, which raises the person's level, or rejects it with field and reason. The person is told.
 *
 * @refuses    KYC_UNKNOWN | ALREADY_DECIDED | REASON_REQUIRED (a rejection without its field) | OWN_ACCOUNT if it is
 *             the decider's own account, or a relative's
 * @invariant  one decision per submission, even if several members of staff decide at the same time
 */
export async function decideKyc(
  deps: IdentityDeps,
  verdict: KycVerdict,
): Promise<Result<true, 'KYC_UNKNOWN' | 'ALREADY_DECIDED' | 'REASON_REQUIRED' | 'OWN_ACCOUNT'>> {
  const isApproval = verdict.decision === 'approve';
  if (!isApproval && verdict.field === null) return refuse('REASON_REQUIRED', { field: 'field' });
  return deps.db.decide(async (tx) => {
    const nowMs = deps.clock.nowMs();
    const submission = await lockKycSubmission(tx, verdict.id);
    if (!submission) return refuse('KYC_UNKNOWN');
    if (submission.state !== 'IN_REVIEW' && submission.state !== 'SUBMITTED') return refuse('ALREADY_DECIDED');
    const { staffId } = verdict.staff;
    if (await deps.audit.isRelated(tx, { staffId, uid: submission.uid })) return refuse('OWN_ACCOUNT');
    const state = isApproval ? 'APPROVED' : 'REJECTED';
    await setKycDecision(tx, verdict.id, {
      state,
      decidedBy: verdict.staff.staffId,
      decidedAtMs: nowMs,
      rejectedField: isApproval ? null : verdict.field,
      rejectedReason: isApproval ? null : verdict.reason,
    });
    if (isApproval) await setKycLevel(tx, submission.uid, submission.target, nowMs);
    await deps.notices.notify(tx, {
      uid: submission.uid,
      kind: isApproval ? 'identity.kycApproved' : 'identity.kycRejected',
      params: isApproval
        ? { level: submission.target }
        : { level: submission.target, field: verdict.field ?? '', reason: verdict.reason },
    });
    const template = isApproval ? 'kyc-approved' : 'kyc-rejected';
    await writeTo(tx, deps, submission.uid, template, { reason: verdict.reason });
    await deps.audit.audit(tx, {
      ...verdict.staff,
      action: 'staffIdentity.decideKyc',
      subject: `kyc:${verdict.id}`,
      reason: verdict.reason,
      before: { state: submission.state },
      after: { state, uid: submission.uid, target: submission.target, field: verdict.field },
      requestId: verdict.requestId,
      nowMs,
    });
    return ok(true as const);
  });
}

/**
 * One photo for the member of staff who decides; that they looked is recorded.
 *
 * @refuses DOCUMENT_UNKNOWN, also if its key was destroyed
 */
export async function viewDocument(
  deps: IdentityDeps,
  look: Staff & { readonly documentId: string },
): Promise<Result<{ side: string; mime: 'image/jpeg' | 'image/png'; bytes: Buffer }, 'DOCUMENT_UNKNOWN'>> {
  return deps.db.decide(async (tx) => {
    const document = await findKycDocument(tx, look.documentId);
    const bytes = document && openPhoto(deps.vault, document, photoPlace(look.documentId));
    if (!bytes) return refuse('DOCUMENT_UNKNOWN');
    const { side, mime } = document;
    await deps.audit.audit(tx, {
      ...look.staff,
      action: 'staffIdentity.kycDocument',
      subject: `user:${document.uid}`,
      reason: null,
      before: null,
      after: { documentId: look.documentId },
      requestId: look.requestId,
      nowMs: deps.clock.nowMs(),
    });
    return ok({ side, mime, bytes });
  });
}
