import { useState } from 'react';
import { refusalText } from '../refusal-text.ts';
import { tell } from '../toast.ts';

const REASON_LENGTH_MIN = 3;

/** Whether a reason is long enough for somebody to understand it later. */
export const isReason = (text: string): boolean => text.trim().length >= REASON_LENGTH_MIN;

/**
 * An action that needs a reason: what is wanted, the reason, and the result. If it fails, the dialog stays open with what was
 * typed and says why.
 */
export function useReasonedAction<Wanted, Answer = unknown>(
  act: (wanted: Wanted, reason: string) => Promise<Answer>,
  doneText: (wanted: Wanted, answer: Answer) => string,
) {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [reason, setReason] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const canConfirm = isReason(reason);
  const confirm = async () => {
    if (wanted === null || !canConfirm || isBusy) return;
    setIsBusy(true);
    setProblem(null);
    try {
      tell('ok', doneText(wanted, await act(wanted, reason.trim())));
      setWanted(null);
    } catch (error) {
      setProblem(refusalText(error));
    } finally {
      setIsBusy(false);
    }
  };
  return {
    wanted,
    dialog: {
      reason,
      isBusy,
      canConfirm,
      problem,
      onReason: setReason,
      onConfirm: () => void confirm(),
      onClose: () => setWanted(null),
    },
    /** @param typed  a reason that was begun elsewhere */
    start: (next: Wanted, typed = '') => {
      setReason(typed);
      setProblem(null);
      setWanted(next);
    },
  };
}
export type ReasonedAction = ReturnType<typeof useReasonedAction>;
