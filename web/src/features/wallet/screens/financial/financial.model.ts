import { inCatalogOrder, useCoins } from '../../../assets/public.ts';
import { commands as send } from '../../api/commands.ts';
import { useWalletLive } from '../../api/live.ts';
import { loadOf } from '../../api/load.ts';
import { useDeposits, useWithdrawals } from '../../api/queries.ts';
import { useExport } from '../../parts/history/export.model.ts';
import { useHistoryFilter } from '../../parts/history/history-filter.model.ts';
import { depositRow, withdrawalRow } from '../../rules/export-rows.ts';

export const FINANCIAL_TABS = [
  'deposit',
  'withdraw',
  'external',
  'airdrop',
  'activity',
  'redPacket',
  'card',
  'managed',
] as const;
export type FinancialTab = (typeof FINANCIAL_TABS)[number];
export const KINDS = ['ONCHAIN', 'INTERNAL'] as const;
/** Deposits and withdrawals of any time; tab, range, filters and page are in the URL. */
export function useFinancialModel() {
  const filter = useHistoryFilter();
  const coins = useCoins();
  useWalletLive();
  const tab = FINANCIAL_TABS.find((each) => each === filter.query.get('tab')) ?? 'deposit';
  const kind = KINDS.find((each) => each === filter.query.get('kind')) ?? null;
  const input = { ...filter.input, ...(kind && { kind }) };
  const deposits = useDeposits(input, tab === 'deposit');
  const withdrawals = useWithdrawals(input, tab === 'withdraw');
  const query = tab === 'withdraw' ? withdrawals : deposits;

  const exports = useExport(filter, tab, async (asked) => {
    const wanted = { ...asked, ...(kind && { kind }) };
    if (tab === 'withdraw') {
      const attempt = await send.withdrawals(wanted);
      if (!attempt.ok) return { ok: false, sentence: attempt.failure.message };
      return { ok: true, rows: attempt.value.rows.map(withdrawalRow), next: attempt.value.next };
    }
    const attempt = await send.deposits(wanted);
    if (!attempt.ok) return { ok: false, sentence: attempt.failure.message };
    return { ok: true, rows: attempt.value.rows.map(depositRow), next: attempt.value.next };
  });

  return {
    filter,
    view: {
      tab,
      isLive: tab === 'deposit' || tab === 'withdraw',
      kind,
      coins: inCatalogOrder(coins.data?.coins ?? []).map(({ asset }) => asset),
      load: loadOf(query),
      deposits: deposits.data?.rows ?? [],
      withdrawals: withdrawals.data?.rows ?? [],
      count: query.data?.rows.length ?? 0,
      next: query.data?.next ?? null,
      isExporting: exports.isExporting,
    },
    commands: {
      setTab: (next: FinancialTab) => filter.commands.set({ tab: next, kind: null }),
      setKind: (next: string | null) => filter.commands.set({ kind: next }),
      exportAll: exports.exportAll,
    },
  };
}
export type FinancialModel = ReturnType<typeof useFinancialModel>;
