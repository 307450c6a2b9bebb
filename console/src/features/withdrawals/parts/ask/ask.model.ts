import { useState } from 'react';
import { isReason, useReasonedAction } from '../../../../lib/actions/reason.ts';
import type { StaffOutput } from '../../../../lib/client.ts';
import { t } from '../../../../lib/i18n.ts';
import { useAsk } from '../../api/reviews.ts';
import type { ReviewDetail } from '../review/review-detail.ts';

export type Question = StaffOutput<'staffWithdrawals.askWithdrawal'>['questions'][number]['question'];
export const QUESTIONS: readonly Question[] = ['PURPOSE', 'RECIPIENT', 'SOURCE_OF_FUNDS', 'RECENT_CHANGES', 'OTHER'];

/** The form for questions about a withdrawal: which are asked, details, and the reason. */
export function useAskModel({ id, contentHash }: ReviewDetail) {
  const [chosen, setChosen] = useState<readonly Question[]>([]);
  const [note, setNote] = useState('');
  const asking = useAsk();
  const isNoted = isReason(note);
  const needsNote = chosen.includes('OTHER');
  const act = useReasonedAction<'ask'>(
    (_, reason) => {
      const words = isNoted ? { note: note.trim() } : {};
      return asking.mutateAsync({ id, contentHash, questions: chosen.join(','), reason, ...words });
    },
    () => t('console.withdrawals.askedNow'),
  );
  return {
    form: {
      chosen,
      note,
      setNote,
      needsNote,
      isWhole: chosen.length > 0 && (isNoted || (!needsNote && note.trim() === '')),
      toggle: (question: Question) =>
        setChosen(QUESTIONS.filter((each) => chosen.includes(each) !== (each === question))),
    },
    act,
    start: () => {
      setChosen([]);
      setNote('');
      act.start('ask');
    },
  };
}
