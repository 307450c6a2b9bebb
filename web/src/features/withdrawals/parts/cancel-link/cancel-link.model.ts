import { useEffect, useState } from 'react';
import { useQueryState } from '../../../../lib/links.ts';
import { loadOf } from '../../../balances/public.ts';
import { commands } from '../../api/commands.ts';
import { useWithdrawalByLink } from '../../api/queries.ts';
import { isDeadLink } from '../../rules/lost-payment.ts';
import type { Withdrawal } from '../../rules/withdrawal-status.ts';

/** A link from a mail about a withdrawal. It acts only after a tap, because mail programs open links by themselves. */
export function useCancelLinkModel() {
  const [query, change] = useQueryState();
  const [token] = useState(() => query.get('cancelLink') ?? '');
  const [cancelled, setCancelled] = useState<Withdrawal | null>(null);
  const [isSpent, setSpent] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const found = useWithdrawalByLink(token);
  const isShown = query.has('cancelLink');
  useEffect(() => {
    // The secret that cancels a withdrawal is removed from the address bar.
    if (isShown) change({ cancelLink: null });
  });

  const cancel = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure('');
    const attempt = await commands.cancelByLink({ token });
    setIsBusy(false);
    if (attempt.ok) setCancelled(attempt.value);
    else if (isDeadLink(attempt.failure)) setSpent(true);
    else setFailure(attempt.failure.message);
  };

  // The same sentence for links that are invented, used or too late, so that it reveals nothing.
  const isUnknown = token === '' || isSpent || isDeadLink(found.error);
  return {
    view: {
      load: loadOf(found),
      isUnknown: isUnknown && cancelled === null,
      isCancelled: cancelled !== null,
      row: cancelled ?? found.data ?? null,
      isBusy,
      failure,
    },
    commands: { cancel: () => void cancel() },
  };
}
