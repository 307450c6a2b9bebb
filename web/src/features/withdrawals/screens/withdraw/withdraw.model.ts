import { useQueryState } from '../../../../lib/links.ts';
import { moneyWays } from '../../../../lib/products.ts';
import type { MoneyWay } from '../../../../lib/slots.tsx';
import { useMoneyLive, useRecordsLoad } from '../../../balances/public.ts';
import { useWithdrawals } from '../../api/queries.ts';

/** The ways to withdraw, and the last ten payments by any of them. */
export function useWithdrawModel() {
  const [query, setQuery] = useQueryState();
  const withdrawals = useWithdrawals({});
  const { load: recordsLoad } = useRecordsLoad(withdrawals);
  useMoneyLive();
  const ways = moneyWays();
  const way = ways.find((each) => each === query.get('way')) ?? 'onchain';
  return {
    view: {
      ways,
      way,
      asset: query.get('asset'),
      recordsLoad,
      records: withdrawals.data?.rows ?? [],
    },
    commands: {
      setWay: (next: MoneyWay) => setQuery({ way: next === 'onchain' ? null : next, network: null }, false),
    },
  };
}
