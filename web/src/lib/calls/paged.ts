/** A query that is loaded page by page. */
interface Paged {
  readonly data: { readonly pages: readonly { readonly rows: readonly unknown[] }[] } | undefined;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}
type RowOf<Query extends Paged> = NonNullable<Query['data']>['pages'][number]['rows'][number];

/** The query, the rows that were loaded so far, and the way to more of them: in the form that lists take. */
export const pagedOf = <Query extends Paged>(query: Query) => ({
  query,
  rows: (query.data?.pages.flatMap((page) => page.rows) ?? []) as readonly RowOf<Query>[],
  hasMore: query.hasNextPage,
  isLoadingMore: query.isFetchingNextPage,
  more: () => void query.fetchNextPage(),
});
