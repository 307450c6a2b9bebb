import { useWalletLive } from '../../api/live.ts';
import { loadOf } from '../../api/load.ts';
import { useDeposits, useReceive } from '../../api/queries.ts';
import { useRecordsLoad } from '../../parts/records-load.model.ts';

/** What another person needs to send here, and what others have sent. */
export function useDepositInternalModel() {
  const receive = useReceive();
  const deposits = useDeposits({ kind: 'INTERNAL' });
  const { load: recordsLoad } = useRecordsLoad(deposits);
  useWalletLive();
  return {
    view: {
      load: loadOf(receive),
      receive: receive.data ?? null,
      recordsLoad,
      records: deposits.data?.rows ?? [],
    },
  };
}
