import { useInfiniteQuery } from '@tanstack/react-query';
import { waitingIn } from '../../../../lib/lists/list-state.ts';
import { reviewedDepositsQuery } from '../../api/deposits.ts';

/** How many deposits wait because of their origin, counted in the pages fetched so far. */
export const useWaitingDeposits = () => waitingIn(useInfiniteQuery(reviewedDepositsQuery));
