import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { meQuery } from '../../../identity/public.ts';
import { reviewDetailQuery, reviewQueueQuery } from '../../api/reviews.ts';

/** The queue, and the one withdrawal of it that the address names; without a name the most urgent one. */
export function useWithdrawalsModel() {
  const [search, setSearch] = useSearchParams();
  const queue = useInfiniteQuery(reviewQueueQuery);
  const me = useQuery(meQuery);
  const rows = queue.data?.pages.flatMap((page) => page.rows) ?? [];
  const selectedId = search.get('id') ?? rows[0]?.id ?? '';
  const detail = useQuery(reviewDetailQuery(selectedId));
  return {
    view: {
      rows,
      selectedId,
      queueState: queue.isPending ? 'loading' : queue.isError ? 'failed' : 'ready',
      hasMore: queue.hasNextPage,
      isLoadingMore: queue.isFetchingNextPage,
      detail: detail.data ?? null,
      detailState: selectedId === '' ? 'none' : detail.isPending ? 'loading' : detail.isError ? 'failed' : 'ready',
      /** Only reviewers decide; an auditor reads. */
      mayDecide: me.data?.role === 'reviewer',
      me: me.data ?? { staffId: '', login: '' },
    },
    commands: {
      select: (id: string) => setSearch({ id }),
      retry: () => Promise.all([queue.refetch(), selectedId ? detail.refetch() : null]),
      more: () => queue.fetchNextPage(),
    },
  } as const;
}
