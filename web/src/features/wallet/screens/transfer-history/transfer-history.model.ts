import { useState } from 'react';
import { inCatalogOrder, useCoins } from '../../../assets/public.ts';
import { commands as send } from '../../api/commands.ts';
import { useWalletLive } from '../../api/live.ts';
import { loadOf } from '../../api/load.ts';
import { useTransfers } from '../../api/queries.ts';
import { useExport } from '../../parts/history/export.model.ts';
import { useHistoryFilter } from '../../parts/history/history-filter.model.ts';
import { transferRows } from '../../rules/export-rows.ts';

/** Transfers between own accounts, and the way to make one. */
export function useTransferHistoryModel() {
  const filter = useHistoryFilter();
  const coins = useCoins();
  const transfers = useTransfers(filter.input);
  const [isTransferring, setIsTransferring] = useState(false);
  const exports = useExport(filter, 'transfers', async (asked) => {
    const attempt = await send.transfers(asked);
    if (!attempt.ok) return { ok: false, sentence: attempt.failure.message };
    return { ok: true, rows: attempt.value.rows.flatMap(transferRows), next: attempt.value.next };
  });
  useWalletLive();
  return {
    filter,
    view: {
      load: loadOf(transfers),
      rows: transfers.data?.rows ?? [],
      next: transfers.data?.next ?? null,
      coins: inCatalogOrder(coins.data?.coins ?? []).map(({ asset }) => asset),
      isTransferring,
      isExporting: exports.isExporting,
    },
    commands: {
      openTransfer: () => setIsTransferring(true),
      closeTransfer: () => setIsTransferring(false),
      exportAll: exports.exportAll,
    },
  };
}
