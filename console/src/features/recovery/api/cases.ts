import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type StaffInput, type StaffOutput } from '../../../lib/client.ts';

const REFRESH_MS = 15_000;
export type CasesTab = 'open' | 'ended';
export type CaseRow = StaffOutput<'staffRecovery.cases'>['rows'][number];
export type CaseDetail = StaffOutput<'staffRecovery.caseDetail'>;

export const casesQuery = (tab: CasesTab) =>
  infiniteQueryOptions({
    queryKey: ['staffRecovery.cases', tab],
    queryFn: ({ pageParam }) =>
      call('staffRecovery.cases', { tab, ...(pageParam === null ? {} : { before: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    refetchInterval: REFRESH_MS,
  });

export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: ['staffRecovery.caseDetail', { id }],
    queryFn: () => call('staffRecovery.caseDetail', { id }),
    enabled: id !== '',
    refetchInterval: REFRESH_MS,
  });

/** Every look is recorded, so it is fetched only when asked for and not again by itself. */
export const screenshotQuery = (id: string) =>
  queryOptions({
    queryKey: ['staffRecovery.screenshot', { id }],
    queryFn: () => call('staffRecovery.screenshot', { id }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A decision changes the lists, the case, what waits for a second one, and the audit log. */
export function useDecideCase() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: StaffInput<'staffRecovery.decide'>) => call('staffRecovery.decide', input),
    onSettled: () =>
      Promise.all(
        ['staffRecovery.cases', 'staffRecovery.caseDetail', 'staffApprovals.actions', 'staffApprovals.auditLog'].map(
          (id) => client.invalidateQueries({ queryKey: [id] }),
        ),
      ),
  });
}
