import { useQuery } from '@tanstack/react-query';
import { stateOf } from '../../../../lib/lists/list-state.ts';
import { treasuryQuery } from '../../api/products.ts';

/** What is owed in Earn, coin by coin, and which terms end when. */
export function useTreasuryModel() {
  const treasury = useQuery(treasuryQuery);
  return {
    state: stateOf(treasury),
    coins: treasury.data?.coins ?? [],
    maturities: treasury.data?.maturities ?? [],
    reload: () => void treasury.refetch(),
  } as const;
}
