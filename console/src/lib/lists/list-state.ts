interface Asked {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}
interface AskedPages<Row> extends Asked {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly data: { readonly pages: readonly { readonly rows: readonly Row[] }[] } | undefined;
  readonly fetchNextPage: () => unknown;
}

/** Which of its states a query is in. */
export const stateOf = ({ isPending, isError }: Pick<Asked, 'isPending' | 'isError'>) =>
  isPending ? ('loading' as const) : isError ? ('failed' as const) : ('ready' as const);

/** A query that comes in pages, as a list shows it. */
export const listOf = <Row>(query: AskedPages<Row>) => ({
  view: {
    rows: query.data?.pages.flatMap((page) => page.rows) ?? [],
    state: stateOf(query),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
  },
  commands: { retry: () => void query.refetch(), loadMore: () => void query.fetchNextPage() },
});

/** A list that has no further page, as a list shows it. */
export const wholeListOf = <Row>(query: Asked & { readonly data: { readonly rows: readonly Row[] } | undefined }) => ({
  view: { rows: query.data?.rows ?? [], state: stateOf(query), hasMore: false, isLoadingMore: false },
  commands: { retry: () => void query.refetch(), loadMore: () => {} },
});

/** The item of a queue that is open, as the page shows it; without an id none is. */
export const openedOf = <Detail>(id: string, query: Asked & { readonly data: Detail | undefined }) => ({
  state: id === '' ? ('none' as const) : stateOf(query),
  opened: query.data ?? null,
  onRetry: () => void query.refetch(),
});

/** How much of a list waits, as far as it is fetched. */
export const waitingIn = <Row>(query: AskedPages<Row>, isWaiting: (row: Row) => boolean = () => true) => ({
  count: query.data?.pages.flatMap((page) => page.rows).filter(isWaiting).length ?? 0,
  hasMore: query.hasNextPage,
});
