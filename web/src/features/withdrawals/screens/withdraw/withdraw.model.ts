import { useQueryState } from '../../../../lib/links.ts';
import { useMoneyLive, useRecordsLoad } from '../../../balances/public.ts';
import { useWithdrawals } from '../../api/queries.ts';

export const WITHDRAW_WAYS = ['onchain', 'linked', 'internal'] as const;
export type WithdrawWay = (typeof WITHDRAW_WAYS)[number];

/** The three ways out, and the last ten payments over all of them. */
export function useWithdrawModel() {
  const [query, setQuery] = useQueryState();
  const withdrawals = useWithdrawals({});
  const { load: recordsLoad } = useRecordsLoad(withdrawals);
  useMoneyLive();
  const way: WithdrawWay = WITHDRAW_WAYS.find((each) => each === query.get('way')) ?? 'onchain';
  return {
    view: {
      way,
      asset: query.get('asset'),
      recordsLoad,
      records: withdrawals.data?.rows ?? [],
    },
    commands: {
      setWay: (next: WithdrawWay) => setQuery({ way: next === 'onchain' ? null : next, network: null }, false),
    },
  };
}
