import { useMutation, useQueryClient } from '@tanstack/react-query';
import { pagedQuery, useAct } from '../../../lib/calls.ts';
import { call, type StaffInput, type StaffOutput } from '../../../lib/client.ts';

export type ActionTab = StaffInput<'staffActions.list'>['tab'];
export type StaffAction = StaffOutput<'staffActions.list'>['rows'][number];

export const actionsQuery = (tab: ActionTab) => pagedQuery('staffActions.list', { tab }, { refetchInterval: 15_000 });

/** A decision may change anything that staff see, so everything is loaded again. */
export function useDecide() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: StaffInput<'staffActions.decide'>) => call('staffActions.decide', input),
    onSettled: () => client.invalidateQueries(),
  });
}

export const useTakeBack = () => useAct('staffActions.withdraw', ['staffActions.list']);
