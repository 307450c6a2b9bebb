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

/** The state of a query, in the kit's words. */
export const stateOf = ({ isPending, isError }: Pick<Asked, 'isPending' | 'isError'>) =>
  isPending ? ('loading' as const) : isError ? ('failed' as const) : ('ready' as const);

/** A query that is loaded page by page, in the form that lists take. */
export const listOf = <Row>(query: AskedPages<Row>) => ({
  view: {
    rows: query.data?.pages.flatMap((page) => page.rows) ?? [],
    state: stateOf(query),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
  },
  commands: { retry: () => void query.refetch(), loadMore: () => void query.fetchNextPage() },
});

/** A query with a single page, in the form that lists take. */
export const wholeListOf = <Row>(query: Asked & { readonly data: { readonly rows: readonly Row[] } | undefined }) => ({
  view: { rows: query.data?.rows ?? [], state: stateOf(query), hasMore: false, isLoadingMore: false },
  commands: { retry: () => void query.refetch(), loadMore: () => {} },
});

/** The open item of a queue, in the form that pages take; without an id, none is open. */
export const openedOf = <Detail>(id: string, query: Asked & { readonly data: Detail | undefined }) => ({
  state: id === '' ? ('none' as const) : stateOf(query),
  opened: query.data ?? null,
  onRetry: () => void query.refetch(),
});

/** How many rows of a list wait, counted in the pages fetched so far. */
export const waitingIn = <Row>(query: AskedPages<Row>, isWaiting: (row: Row) => boolean = () => true) => ({
  count: query.data?.pages.flatMap((page) => page.rows).filter(isWaiting).length ?? 0,
  hasMore: query.hasNextPage,
});
