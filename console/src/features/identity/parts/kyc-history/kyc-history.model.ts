import { useQuery } from '@tanstack/react-query';
import { stateOf } from '../../../../lib/lists/list-state.ts';
import { kycHistoryQuery } from '../../api/people.ts';

/** A person's earlier verifications, before the open one. */
export function useKycHistory(uid: string, openId: string) {
  const history = useQuery(kycHistoryQuery(uid));
  return {
    rows: (history.data?.rows ?? []).filter(({ id }) => id !== openId),
    state: stateOf(history),
    retry: () => void history.refetch(),
  };
}
