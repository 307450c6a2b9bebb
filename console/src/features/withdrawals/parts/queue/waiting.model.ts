import { useInfiniteQuery } from '@tanstack/react-query';
import { waitingIn } from '../../../../lib/lists/list-state.ts';
import { reviewQueueQuery } from '../../api/reviews.ts';

/** Withdrawals that wait for a decision, as far as they are fetched. */
export const useWaitingWithdrawals = () => waitingIn(useInfiniteQuery(reviewQueueQuery('waiting')));
