import { useState } from 'react';
import type { StaffInput } from '../../../../lib/client.ts';
import { t } from '../../../../lib/i18n.ts';
import { refusalText } from '../../../../lib/refusal-text.ts';
import { tell } from '../../../../lib/toast.ts';
import { useApprove, useReject } from '../../api/reviews.ts';
import { isApproval, isMine, type Me } from '../../rules/approvals.ts';
import type { ReviewDetail } from '../review/review.tsx';

export type RejectCode = StaffInput<'staffWallet.rejectWithdrawal'>['reasonCode'];
const NOTE_LENGTH_MIN = 3;

/** A reviewer's note and decision about one withdrawal; the decision names the content that was on the screen. */
export function useDecisionModel(detail: ReviewDetail, me: Me) {
  const [note, setNote] = useState('');
  const [noteIsJudged, setNoteIsJudged] = useState(false);
  const [isRejecting, setIsRejecting] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [reasonCode, setReasonCode] = useState<RejectCode | ''>('');
  const approving = useApprove();
  const rejecting = useReject();
  const reason = note.trim();
  const isNoted = reason.length >= NOTE_LENGTH_MIN;
  const target = { id: detail.id, contentHash: detail.contentHash, reason };
  const fail = (error: unknown) => tell('danger', refusalText(error));
  const isApprovedByMe = detail.decisions.some((decision) => isMine(decision, me) && isApproval(decision));
  return {
    view: {
      note,
      noteError: noteIsJudged && !isNoted ? t('console.withdrawals.noteShort') : null,
      isRejecting,
      isAsking,
      reasonCode,
      isApproving: approving.isPending,
      isSendingRejection: rejecting.isPending,
      isOpen: detail.state === 'IN_REVIEW',
      isApprovedByMe,
      canReject: reasonCode !== '' && isNoted,
    },
    commands: {
      setNote,
      setReasonCode,
      startAsking: () => setIsAsking(true),
      stopAsking: () => setIsAsking(false),
      startRejecting: () => setIsRejecting(true),
      stopRejecting: () => setIsRejecting(false),
      approve: async () => {
        setNoteIsJudged(true);
        if (!isNoted || approving.isPending) return;
        // The bar is gone as soon as the queue has moved on, and callbacks of `mutate` with it; a promise is not.
        const approved = await approving.mutateAsync(target).catch(fail);
        if (!approved) return;
        const isWaiting = approved.approvals < approved.approvalsNeeded;
        tell('ok', isWaiting ? t('console.withdrawals.approvedFirst') : t('console.withdrawals.approved'));
      },
      reject: async () => {
        setNoteIsJudged(true);
        if (reasonCode === '' || !isNoted || rejecting.isPending) return;
        const rejected = await rejecting.mutateAsync({ ...target, reasonCode }).catch(fail);
        if (!rejected) return;
        tell('ok', t('console.withdrawals.rejected'));
        setIsRejecting(false);
      },
    },
  };
}
