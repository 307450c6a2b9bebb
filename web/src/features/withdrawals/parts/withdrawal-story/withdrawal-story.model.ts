import { useState } from 'react';
import { useServerNow } from '../../../../lib/calls/server-time.ts';
import { notify } from '../../../../lib/notify.ts';
import { notifyOutcome } from '../../../../lib/outcome.ts';
import { loadOf } from '../../../balances/public.ts';
import { commands } from '../../api/commands.ts';
import { useWithdrawalDetail } from '../../api/queries.ts';
import { hasEnded, timelineOf } from '../../rules/withdrawal-status.ts';
import { useWithdrawalsText } from '../../withdrawals-text.ts';

/** One withdrawal under way: its steps, and cancelling it while that is possible. */
export function useWithdrawalStoryModel(id: string) {
  const t = useWithdrawalsText();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [isWatched, setIsWatched] = useState(true);
  const query = useWithdrawalDetail({ id }, isWatched);
  const nowMs = useServerNow();
  const row = query.data ?? null;
  const ended = row !== null && hasEnded(row.state);
  // A withdrawal that has ended is not polled any more.
  if (ended && isWatched) setIsWatched(false);
  const coolingLeftMs = row?.coolingUntilMs ? Math.max(0, row.coolingUntilMs - nowMs) : 0;

  const cancel = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure('');
    const attempt = await commands.cancelWithdrawal({ id });
    setIsBusy(false);
    if (!attempt.ok) setFailure(attempt.failure.message);
    void notifyOutcome('cancel', attempt.ok, attempt.ok ? undefined : attempt.failure.message);
  };

  const askBack = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure('');
    const attempt = await commands.requestReturn({ id });
    setIsBusy(false);
    if (attempt.ok) return notify({ tone: 'ok', title: t('withdrawals.return.done') });
    setFailure(attempt.failure.message);
    notify({ tone: 'danger', title: t('withdrawals.return.failed'), text: attempt.failure.message });
  };

  return {
    view: {
      load: loadOf(query),
      row,
      steps: row ? timelineOf(row) : [],
      isCancellable: row?.cancellable ?? false,
      mayAskBack: row?.kind === 'INTERNAL' && row.state === 'COMPLETED',
      coolingLeftSeconds: Math.ceil(coolingLeftMs / 1_000),
      isBusy,
      failure,
    },
    commands: { cancel: () => void cancel(), askBack: () => void askBack() },
  };
}
