/** Which of its states a query is in. */
export const stateOf = ({ isPending, isError }: { readonly isPending: boolean; readonly isError: boolean }) =>
  isPending ? ('loading' as const) : isError ? ('failed' as const) : ('ready' as const);

interface Infinite<Row> {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly data: { readonly pages: readonly { readonly rows: readonly Row[] }[] } | undefined;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
}

/** A query that comes in pages, as a list shows it. */
export const listOf = <Row>(query: Infinite<Row>) => ({
  view: {
    rows: query.data?.pages.flatMap((page) => page.rows) ?? [],
    state: stateOf(query),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
  },
  commands: { retry: () => void query.refetch(), more: () => void query.fetchNextPage() },
});
