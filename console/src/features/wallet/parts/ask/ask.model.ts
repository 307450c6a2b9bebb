import { useState } from 'react';
import type { StaffOutput } from '../../../../lib/client.ts';
import { t } from '../../../../lib/i18n.ts';
import { refusalText } from '../../../../lib/refusal-text.ts';
import { tell } from '../../../../lib/toast.ts';
import { useAsk } from '../../api/reviews.ts';
import type { ReviewDetail } from '../review/review.tsx';

export type Question = StaffOutput<'staffWallet.askWithdrawal'>['questions'][number]['question'];
export const QUESTIONS: readonly Question[] = ['PURPOSE', 'RECIPIENT', 'SOURCE_OF_FUNDS', 'RECENT_CHANGES', 'OTHER'];
const LENGTH_MIN = 3;

/** The form of questions about one withdrawal: which are asked, what exactly is meant, and why. */
export function useAskModel(detail: ReviewDetail, onDone: () => void) {
  const [chosen, setChosen] = useState<readonly Question[]>([]);
  const [note, setNote] = useState('');
  const [reason, setReason] = useState('');
  const asking = useAsk();
  const needsNote = chosen.includes('OTHER');
  const isNoted = note.trim().length >= LENGTH_MIN;
  const canAsk =
    chosen.length > 0 && reason.trim().length >= LENGTH_MIN && (isNoted || (!needsNote && note.trim() === ''));
  return {
    view: { chosen, note, reason, needsNote, canAsk, isBusy: asking.isPending },
    commands: {
      toggle: (question: Question) =>
        setChosen(QUESTIONS.filter((each) => chosen.includes(each) !== (each === question))),
      setNote,
      setReason,
      ask: async () => {
        if (!canAsk || asking.isPending) return;
        const { id, contentHash } = detail;
        const words = isNoted ? { note: note.trim() } : {};
        const asked = await asking
          .mutateAsync({ id, contentHash, questions: chosen.join(','), reason: reason.trim(), ...words })
          .catch((error: unknown) => tell('danger', refusalText(error)));
        if (!asked) return;
        tell('ok', t('console.withdrawals.askedNow'));
        onDone();
      },
    },
  };
}
