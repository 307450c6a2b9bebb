import { useInfiniteQuery } from '@tanstack/react-query';
import { waitingIn } from '../../../../lib/lists/list-state.ts';
import { reviewQueueQuery } from '../../api/reviews.ts';

/** How many withdrawals wait for a decision, counted in the pages fetched so far. */
export const useWaitingWithdrawals = () => waitingIn(useInfiniteQuery(reviewQueueQuery('waiting')));
