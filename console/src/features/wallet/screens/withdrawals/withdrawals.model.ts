import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { meQuery } from '../../../identity/public.ts';
import { type ReviewTab, reviewDetailQuery, reviewQueueQuery } from '../../api/reviews.ts';

const TABS: readonly ReviewTab[] = ['waiting', 'asked', 'decided'];

/** The queue, and the one withdrawal of it that the address names; without a name the first one. */
export function useWithdrawalsModel() {
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((each) => each === search.get('tab')) ?? 'waiting';
  const queue = useInfiniteQuery(reviewQueueQuery(tab));
  const me = useQuery(meQuery);
  const rows = queue.data?.pages.flatMap((page) => page.rows) ?? [];
  const selectedId = search.get('id') ?? rows[0]?.id ?? '';
  const detail = useQuery(reviewDetailQuery(selectedId));
  return {
    view: {
      tab,
      tabs: TABS,
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
      select: (id: string) => setSearch({ tab, id }),
      setTab: (next: ReviewTab) => setSearch({ tab: next }),
      retry: () => Promise.all([queue.refetch(), selectedId ? detail.refetch() : null]),
      more: () => queue.fetchNextPage(),
    },
  } as const;
}
