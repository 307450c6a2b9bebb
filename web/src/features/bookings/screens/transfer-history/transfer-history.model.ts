import { useState } from 'react';
import { inCatalogOrder, useCoins } from '../../../assets/public.ts';
import { useMoneyLive, useRecordsLoad } from '../../../balances/public.ts';
import { useTransfers } from '../../../transfers/public.ts';
import { useHistoryFilter } from '../../parts/history/history-filter.model.ts';
import { useExportDialog } from '../../parts/history/use-export-dialog.ts';
import { transferRecord } from '../../rules/history-records.ts';

/** Transfers between the person's own accounts, and making one. */
export function useTransferHistoryModel() {
  const filter = useHistoryFilter();
  const coins = useCoins();
  const transfers = useTransfers(filter.recordInput);
  const { load, data: rows } = useRecordsLoad(transfers);
  const [isTransferring, setIsTransferring] = useState(false);
  const exports = useExportDialog(filter, 'transfer', { status: filter.view.status, search: filter.view.search });
  useMoneyLive();
  return {
    filter,
    exports,
    view: {
      load,
      records: (rows?.rows ?? []).map(transferRecord),
      isAsked: filter.view.status !== null || filter.view.search !== null,
      next: rows?.next ?? null,
      coins: inCatalogOrder(coins.data?.coins ?? []).map(({ asset }) => asset),
      isTransferring,
    },
    commands: {
      clear: () => filter.commands.set({ status: null, search: null }),
      openTransfer: () => setIsTransferring(true),
      closeTransfer: () => setIsTransferring(false),
    },
  };
}
