import { useCredits, useOrder } from '../../api/queries.ts';

/** One order. */
export const useOrderModel = (orderId: string) => useOrder(orderId);

/** Its days, page by page. */
export function useCreditsModel(orderId: string) {
  const query = useCredits(orderId);
  return {
    query,
    rows: query.data?.pages.flatMap((page) => page.rows) ?? [],
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
  };
}
