import { useState } from 'react';
import { isReason, useReasonedAction } from '../../../../lib/actions/reason.ts';
import { useOneAtATime } from '../../../../lib/calls.ts';
import type { StaffInput } from '../../../../lib/client.ts';
import { t } from '../../../../lib/i18n.ts';
import { refusalText } from '../../../../lib/refusal-text.ts';
import { tell } from '../../../../lib/toast.ts';
import { useApprove, useReject } from '../../api/reviews.ts';
import { isApproval, isMine, type Me } from '../../rules/approvals.ts';
import type { ReviewDetail } from '../review/review-detail.ts';

type RejectCode = StaffInput<'staffWithdrawals.rejectWithdrawal'>['reasonCode'];

/**
 * A reviewer's note and decision. The decision names the content that was on the screen, so that it applies to nothing else.
 */
export function useDecisionModel({ id, contentHash, state, decisions }: ReviewDetail, me: Me) {
  const [note, setNote] = useState('');
  const [noteIsJudged, setNoteIsJudged] = useState(false);
  const approving = useApprove();
  const oneAtATime = useOneAtATime();
  const isNoted = isReason(note);
  const approve = async () => {
    // The bar may be unmounted before the answer, and callbacks given to `mutate` would then be lost; a promise is not.
    const approved = await approving
      .mutateAsync({ id, contentHash, reason: note.trim() })
      .catch((error: unknown) => tell('danger', refusalText(error)));
    if (!approved) return;
    const isWaiting = approved.approvals < approved.approvalsNeeded;
    tell('ok', isWaiting ? t('console.withdrawals.approvedFirst') : t('console.withdrawals.approved'));
  };
  return {
    view: {
      note,
      noteError: noteIsJudged && !isNoted ? t('console.withdrawals.noteShort') : null,
      isApproving: approving.isPending,
      isOpen: state === 'IN_REVIEW',
      isApprovedByMe: decisions.some((decision) => isMine(decision, me) && isApproval(decision)),
    },
    rejection: useRejection({ id, contentHash }),
    commands: {
      setNote,
      approve: () => {
        setNoteIsJudged(true);
        if (isNoted) void oneAtATime(approve);
      },
    },
  };
}

/** A rejection needs the category that the person is shown. */
function useRejection(target: Pick<ReviewDetail, 'id' | 'contentHash'>) {
  const [reasonCode, setReasonCode] = useState<RejectCode | ''>('');
  const rejecting = useReject();
  const act = useReasonedAction<'reject'>(
    async (_, reason) => {
      if (reasonCode !== '') await rejecting.mutateAsync({ ...target, reasonCode, reason });
    },
    () => t('console.withdrawals.rejected'),
  );
  return { reasonCode, setReasonCode, act };
}
