import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { meQuery } from '../../../identity/public.ts';
import { type CasesTab, caseQuery, casesQuery } from '../../api/cases.ts';

/** The cases, and the one of them that the address names; without a name the most urgent one. */
export function useCasesModel() {
  const [search, setSearch] = useSearchParams();
  const tab: CasesTab = search.get('tab') === 'ended' ? 'ended' : 'open';
  const list = useInfiniteQuery(casesQuery(tab));
  const me = useQuery(meQuery);
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const selectedId = search.get('id') ?? rows[0]?.id ?? '';
  const detail = useQuery(caseQuery(selectedId));
  const role = me.data?.role;
  return {
    view: {
      tab,
      rows,
      selectedId,
      state: list.isPending ? 'loading' : list.isError ? 'failed' : 'ready',
      hasMore: list.hasNextPage,
      isLoadingMore: list.isFetchingNextPage,
      detail: detail.data ?? null,
      detailState: selectedId === '' ? 'none' : detail.isPending ? 'loading' : detail.isError ? 'failed' : 'ready',
      mayDecide: role === 'support2',
      maySeePicture: role === 'support2' || role === 'auditor',
    },
    commands: {
      setTab: (next: CasesTab) => setSearch({ tab: next }),
      select: (id: string) => setSearch({ tab, id }),
      more: () => void list.fetchNextPage(),
      retry: () => void Promise.all([list.refetch(), selectedId ? detail.refetch() : null]),
    },
  } as const;
}

/** Cases that wait, as far as they are fetched. */
export function useWaitingCases(): { readonly count: number; readonly hasMore: boolean } {
  const list = useInfiniteQuery(casesQuery('open'));
  const waiting = list.data?.pages.flatMap((page) => page.rows).filter(({ state }) => state === 'SUBMITTED') ?? [];
  return { count: waiting.length, hasMore: list.hasNextPage };
}
