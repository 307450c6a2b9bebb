import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { waitingIn } from '../../../../lib/list-state.ts';
import { chainsQuery } from '../../api/alarms.ts';
import { reviewedDepositsQuery } from '../../api/deposits.ts';
import { reviewQueueQuery } from '../../api/reviews.ts';

/** Withdrawals that wait for a decision, as far as they are fetched. */
export const useWaitingWithdrawals = () => waitingIn(useInfiniteQuery(reviewQueueQuery('waiting')));

/** Deposits that wait because of where they came from, as far as they are fetched. */
export const useWaitingDeposits = () => waitingIn(useInfiniteQuery(reviewedDepositsQuery));

/** What stands still: networks, and all withdrawals where the books are broken. */
export function useStandstills(): { readonly count: number; readonly hasMore: boolean } {
  const { data } = useQuery(chainsQuery);
  const networks = data?.networks.filter((each) => each.scanHaltedReason !== null || each.creditHaltedReason !== null);
  return { count: (networks?.length ?? 0) + (data && data.withdrawalsHaltedBy !== null ? 1 : 0), hasMore: false };
}
