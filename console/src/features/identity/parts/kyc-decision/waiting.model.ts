import { useInfiniteQuery } from '@tanstack/react-query';
import { waitingIn } from '../../../../lib/lists/list-state.ts';
import { kycQueueQuery } from '../../api/people.ts';

/** Verifications that wait, as far as they are fetched. */
export const useWaitingVerifications = () => waitingIn(useInfiniteQuery(kycQueueQuery));
