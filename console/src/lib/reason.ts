import { useState } from 'react';
import { refusalText } from './refusal-text.ts';
import { tell } from './toast.ts';

const REASON_LENGTH_MIN = 3;

/**
 * An action that asks why before it is done: what is about to happen, the reason, and how it went. The dialog stays open
 * with what was typed where it did not go well.
 */
export function useReasonedAction<Wanted>(
  act: (wanted: Wanted, reason: string) => Promise<unknown>,
  doneText: (wanted: Wanted) => string,
) {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [reason, setReason] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const canConfirm = reason.trim().length >= REASON_LENGTH_MIN;
  const confirm = async () => {
    if (wanted === null || !canConfirm || isBusy) return;
    setIsBusy(true);
    try {
      await act(wanted, reason.trim());
      tell('ok', doneText(wanted));
      setWanted(null);
    } catch (error) {
      tell('danger', refusalText(error));
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
      onReason: setReason,
      onConfirm: () => void confirm(),
      onClose: () => setWanted(null),
    },
    start: (next: Wanted) => {
      setReason('');
      setWanted(next);
    },
  };
}
