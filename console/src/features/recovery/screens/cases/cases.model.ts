import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { listOf, openedOf, waitingIn } from '../../../../lib/lists/list-state.ts';
import { useIsOneOf } from '../../../../lib/me.ts';
import { type CasesTab, caseQuery, casesQuery } from '../../api/cases.ts';

export const TABS: readonly CasesTab[] = ['open', 'ended'];

/** The cases, and the one named in the address, or else the most urgent one. */
export function useCasesModel() {
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((each) => each === search.get('tab')) ?? 'open';
  const list = listOf(useInfiniteQuery(casesQuery(tab)));
  const selectedId = search.get('id') ?? list.view.rows[0]?.id ?? '';
  return {
    tab,
    list,
    selectedId,
    detail: openedOf(selectedId, useQuery(caseQuery(selectedId))),
    mayDecide: useIsOneOf(['support2']),
    maySeePicture: useIsOneOf(['support2', 'auditor']),
    commands: {
      setTab: (next: CasesTab) => setSearch({ tab: next }),
      select: (id: string) => setSearch({ tab, id }),
    },
  } as const;
}

/** How many cases wait, counted in the pages fetched so far. */
export const useWaitingCases = () =>
  waitingIn(useInfiniteQuery(casesQuery('open')), ({ state }) => state === 'SUBMITTED');
