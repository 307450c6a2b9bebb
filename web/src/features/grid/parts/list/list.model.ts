import { useGrids, useSummary } from '../../api/queries.ts';

/** A person's grids, page by page. */
export function useListModel(arePast: boolean) {
  const query = useGrids(!arePast);
  return {
    query,
    rows: query.data?.pages.flatMap((page) => page.rows) ?? [],
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
  };
}

/** All grids together. */
export const useSummaryModel = () => useSummary();
