import { useLaunchLive } from '../../api/live.ts';
import { useSubscriptions } from '../../api/queries.ts';

/** What a person took part in, page by page. */
export function useHistoryModel() {
  const query = useSubscriptions();
  useLaunchLive();
  return {
    view: {
      query,
      rows: query.data?.pages.flatMap(({ rows }) => rows) ?? [],
      hasMore: query.hasNextPage,
      isLoadingMore: query.isFetchingNextPage,
    },
    commands: { more: () => void query.fetchNextPage() },
  };
}
export type HistoryModel = ReturnType<typeof useHistoryModel>;
