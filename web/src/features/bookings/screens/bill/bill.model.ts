import { inCatalogOrder, useCoins } from '../../../assets/public.ts';
import { useMoneyLive, useRecordsLoad } from '../../../balances/public.ts';
import { useBills } from '../../api/queries.ts';
import { useHistoryFilter } from '../../parts/history/history-filter.model.ts';
import { useExportDialog } from '../../parts/history/use-export-dialog.ts';
import { billRecord } from '../../rules/history-records.ts';

export const BILL_ACCOUNTS = ['funding', 'spot', 'p2p'] as const;

/** Every booking of the person, with filters and page in the URL. */
export function useBillModel() {
  const filter = useHistoryFilter();
  const coins = useCoins();
  const account = BILL_ACCOUNTS.find((each) => each === filter.query.get('account')) ?? null;
  const bills = useBills({ ...filter.input, ...(account && { account }) });
  const { load, data: rows } = useRecordsLoad(bills);
  useMoneyLive();
  return {
    filter,
    exports: useExportDialog(filter, 'all', { account }),
    view: {
      load,
      records: (rows?.rows ?? []).map(billRecord),
      next: rows?.next ?? null,
      account,
      coins: inCatalogOrder(coins.data?.coins ?? []).map(({ asset }) => asset),
    },
    commands: { setAccount: (next: string | null) => filter.commands.set({ account: next }) },
  };
}
