import { useWalletLive } from '../../api/live.ts';
import { loadOf } from '../../api/load.ts';
import { useDeposits, useReceive } from '../../api/queries.ts';

/** What another person needs to send here, and what others have sent. */
export function useDepositInternalModel() {
  const receive = useReceive();
  const deposits = useDeposits({ kind: 'INTERNAL' });
  useWalletLive();
  return {
    view: {
      load: loadOf(receive),
      receive: receive.data ?? null,
      recordsLoad: loadOf(deposits),
      records: deposits.data?.rows ?? [],
    },
  };
}
