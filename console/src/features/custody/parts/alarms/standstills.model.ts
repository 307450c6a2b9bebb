import { useQuery } from '@tanstack/react-query';
import { chainsQuery } from '../../api/alarms.ts';

/** How many networks stand still, plus one if all withdrawals do. */
export function useStandstills(): { readonly count: number; readonly hasMore: boolean } {
  const { data } = useQuery(chainsQuery);
  const networks = data?.networks.filter((each) =>
    [each.scanHaltedReason, each.creditHaltedReason, each.unprovenSinceMs].some((reason) => reason !== null),
  );
  return { count: (networks?.length ?? 0) + (data && data.withdrawalsHaltedBy !== null ? 1 : 0), hasMore: false };
}
