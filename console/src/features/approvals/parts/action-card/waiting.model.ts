import { useInfiniteQuery } from '@tanstack/react-query';
import { actionsQuery } from '../../api/actions.ts';

/** What waits for whoever is logged in, as far as it is fetched. */
export function useWaitingActions(): { readonly count: number; readonly hasMore: boolean } {
  const waiting = useInfiniteQuery(actionsQuery('waiting'));
  const rows = waiting.data?.pages.flatMap((page) => page.rows) ?? [];
  return { count: rows.filter(({ barredBy }) => barredBy === null).length, hasMore: waiting.hasNextPage };
}
