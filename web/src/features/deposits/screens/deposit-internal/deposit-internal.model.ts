import { loadOf, useMoneyLive, useRecordsLoad } from '../../../balances/public.ts';
import { useDeposits, useReceive } from '../../api/queries.ts';

/** What another person needs in order to send here, and what others have sent. */
export function useDepositInternalModel() {
  const receive = useReceive();
  const deposits = useDeposits({ kind: 'INTERNAL' });
  const { load: recordsLoad } = useRecordsLoad(deposits);
  useMoneyLive();
  return {
    view: {
      load: loadOf(receive),
      receive: receive.data ?? null,
      recordsLoad,
      records: deposits.data?.rows ?? [],
    },
  };
}
