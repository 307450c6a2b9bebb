import { useInfiniteQuery } from '@tanstack/react-query';
import { loginHistoryQuery } from '../../api/queries.ts';

/** All log-ins of twelve months, page by page. */
export function useLoginHistoryModel() {
  const logins = useInfiniteQuery(loginHistoryQuery());
  return {
    logins,
    rows: logins.data?.pages.flatMap((page) => page.rows) ?? [],
    hasMore: logins.hasNextPage,
    isLoadingMore: logins.isFetchingNextPage,
    more: () => void logins.fetchNextPage(),
  };
}
