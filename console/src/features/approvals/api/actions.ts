import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type StaffInput, type StaffOutput } from '../../../lib/client.ts';

export type ActionTab = StaffInput<'staffActions.list'>['tab'];
export type StaffAction = StaffOutput<'staffActions.list'>['rows'][number];

const REFRESH_MS = 15_000;

export const actionsQuery = (tab: ActionTab) =>
  infiniteQueryOptions({
    queryKey: ['staffActions.list', { tab }],
    queryFn: ({ pageParam }) => call('staffActions.list', { tab, ...(pageParam !== null && { before: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    refetchInterval: REFRESH_MS,
  });

/** A decision may change anything that staff see: all of it is asked for again. */
export function useDecide() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: StaffInput<'staffActions.decide'>) => call('staffActions.decide', input),
    onSettled: () => client.invalidateQueries(),
  });
}

export function useTakeBack() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: StaffInput<'staffActions.withdraw'>) => call('staffActions.withdraw', input),
    onSettled: () => client.invalidateQueries({ queryKey: ['staffActions.list'] }),
  });
}
