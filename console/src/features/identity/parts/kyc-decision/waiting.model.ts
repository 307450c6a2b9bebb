import { useInfiniteQuery } from '@tanstack/react-query';
import { waitingIn } from '../../../../lib/lists/list-state.ts';
import { kycQueueQuery } from '../../api/people.ts';

/** How many verifications wait, counted in the pages fetched so far. */
export const useWaitingVerifications = () => waitingIn(useInfiniteQuery(kycQueueQuery));
