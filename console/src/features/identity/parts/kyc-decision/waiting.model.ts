import { useInfiniteQuery } from '@tanstack/react-query';
import { kycQueueQuery } from '../../api/people.ts';

/** Verifications that wait for a decision, as far as they are fetched. */
export function useWaitingVerifications(): { readonly count: number; readonly hasMore: boolean } {
  const queue = useInfiniteQuery(kycQueueQuery);
  return { count: queue.data?.pages.reduce((sum, { rows }) => sum + rows.length, 0) ?? 0, hasMore: queue.hasNextPage };
}
