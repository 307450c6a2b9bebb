import { useHolding } from '../../api/holding.ts';

/** What the person held in the period that a round asks for, a week at a time. */
export function useHoldingModel(place: { readonly project: string; readonly round: string }) {
  const query = useHolding(place);
  return {
    view: {
      query,
      /** The figures of the whole period; null until they are loaded. */
      whole: query.data?.pages[0] ?? null,
      days: query.data?.pages.flatMap(({ rows }) => rows) ?? [],
      hasMore: query.hasNextPage,
      isLoadingMore: query.isFetchingNextPage,
    },
    commands: { more: () => void query.fetchNextPage() },
  };
}
