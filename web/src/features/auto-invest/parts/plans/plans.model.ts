import { usePlans, useSummary } from '../../api/queries.ts';

/** A person's plans, page by page. */
export function usePlansModel(areDeleted: boolean) {
  const query = usePlans(!areDeleted);
  return {
    query,
    rows: query.data?.pages.flatMap((page) => page.rows) ?? [],
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
  };
}

/** All plans together, and what is there for the next run. */
export const useSummaryModel = () => useSummary();
