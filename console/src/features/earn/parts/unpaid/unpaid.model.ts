import { staffEarn } from '@bourse/contract/staff/earn.ts';
import { readTicket } from '@bourse/core/earn/ticket.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import { t } from '../../../../lib/i18n.ts';
import { stateOf } from '../../../../lib/lists/list-state.ts';
import { useIsOneOf } from '../../../../lib/me.ts';
import { type FailedRedemption, failedQuery, ticketQuery, useRetry } from '../../api/products.ts';

/** What somebody has redeemed and could not be paid, for those who look after it. */
export function useUnpaidModel() {
  const maySee = useIsOneOf(staffEarn.failed.access);
  const failed = useQuery({ ...failedQuery, enabled: maySee });
  const [typed, setTyped] = useState('');
  const ticket = readTicket(typed);
  const found = useQuery(ticketQuery(maySee ? ticket : null));
  const shown = ticket === null ? failed : found;
  const part = typed.trim().toUpperCase();
  const retrying = useRetry();
  const act = useReasonedAction<FailedRedemption>(
    ({ id }, reason) => retrying.mutateAsync({ redemptionId: id, reason }),
    () => t('console.earn.paidOut'),
  );
  return {
    maySee,
    mayRetry: useIsOneOf(staffEarn.retry.access),
    typed,
    setTyped,
    isSearching: part !== '',
    isWhole: ticket !== null,
    state: stateOf(shown),
    // What is not a whole number yet narrows the list that is there.
    rows: (shown.data?.rows ?? []).filter((row) => ticket !== null || (row.ticket ?? '').includes(part)),
    reload: () => void shown.refetch(),
    act,
  } as const;
}
