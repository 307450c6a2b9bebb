import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { listOf, openedOf } from '../../../../lib/lists/list-state.ts';
import { meQuery, useIsOneOf } from '../../../../lib/me.ts';
import { type ReviewTab, reviewDetailQuery, reviewQueueQuery } from '../../api/reviews.ts';

export const TABS: readonly ReviewTab[] = ['waiting', 'asked', 'decided'];

/** The queue, and the withdrawal named in the address, or else the first one. */
export function useWithdrawalsModel() {
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((each) => each === search.get('tab')) ?? 'waiting';
  const list = listOf(useInfiniteQuery(reviewQueueQuery(tab)));
  const me = useQuery(meQuery);
  const selectedId = search.get('id') ?? list.view.rows[0]?.id ?? '';
  const detail = openedOf(selectedId, useQuery(reviewDetailQuery(selectedId)));
  return {
    tab,
    list,
    selectedId,
    detail,
    /** Only reviewers decide; auditors just read. */
    mayDecide: useIsOneOf(['reviewer']),
    me: me.data ?? { staffId: '', login: '' },
    commands: {
      select: (id: string) => setSearch({ tab, id }),
      setTab: (next: ReviewTab) => setSearch({ tab: next }),
    },
  } as const;
}
