import { useCases, useTerms } from '../../api/queries.ts';

/** The person's cases, page by page, and what a new one would cost. */
export function useCaseListModel() {
  const cases = useCases();
  const terms = useTerms();
  return {
    cases,
    view: { terms: terms.data ?? null, hasMore: cases.hasNextPage, isLoadingMore: cases.isFetchingNextPage },
    commands: { more: () => void cases.fetchNextPage() },
  };
}
