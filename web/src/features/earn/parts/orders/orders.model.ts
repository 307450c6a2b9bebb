import { useOrders } from '../../api/queries.ts';

/** A person's orders, page by page. */
export function useOrdersModel(areEnded: boolean) {
  const query = useOrders(!areEnded);
  return {
    query,
    rows: query.data?.pages.flatMap((page) => page.rows) ?? [],
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
  };
}
