import { useInfiniteQuery } from '@tanstack/react-query';
import { waitingIn } from '../../../../lib/lists/list-state.ts';
import { reviewedDepositsQuery } from '../../api/deposits.ts';

/** Deposits that wait because of where they came from, as far as they are fetched. */
export const useWaitingDeposits = () => waitingIn(useInfiniteQuery(reviewedDepositsQuery));
