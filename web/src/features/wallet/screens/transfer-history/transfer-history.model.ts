import { useState } from 'react';
import { inCatalogOrder, useCoins } from '../../../assets/public.ts';
import { useWalletLive } from '../../api/live.ts';
import { loadOf } from '../../api/load.ts';
import { useTransfers } from '../../api/queries.ts';
import { useHistoryFilter } from '../../parts/history/history-filter.model.ts';
import { useExportDialog } from '../../parts/history/use-export-dialog.ts';

/** Transfers between own accounts, and the way to make one. */
export function useTransferHistoryModel() {
  const filter = useHistoryFilter();
  const coins = useCoins();
  const transfers = useTransfers(filter.input);
  const [isTransferring, setIsTransferring] = useState(false);
  const exports = useExportDialog(filter, 'transfer');
  useWalletLive();
  return {
    filter,
    exports,
    view: {
      load: loadOf(transfers),
      rows: transfers.data?.rows ?? [],
      next: transfers.data?.next ?? null,
      coins: inCatalogOrder(coins.data?.coins ?? []).map(({ asset }) => asset),
      isTransferring,
    },
    commands: {
      openTransfer: () => setIsTransferring(true),
      closeTransfer: () => setIsTransferring(false),
    },
  };
}
