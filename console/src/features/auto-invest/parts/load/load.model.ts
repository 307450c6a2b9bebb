import { useQuery } from '@tanstack/react-query';
import { stateOf } from '../../../../lib/lists/list-state.ts';
import { loadQuery } from '../../api/auto-invest.ts';

/** What is due minute by minute, and how the runs of a day ended. */
export function useLoadModel() {
  const load = useQuery(loadQuery);
  return { view: { state: stateOf(load), load: load.data ?? null }, retry: () => void load.refetch() } as const;
}
