import { useState } from 'react';
import { notify } from '../../../../lib/notify.ts';
import { inCatalogOrder, useCoins } from '../../../assets/public.ts';
import { commands as send } from '../../api/commands.ts';
import { useWalletLive } from '../../api/live.ts';
import { loadOf } from '../../api/load.ts';
import { useDeposits, useWithdrawals } from '../../api/queries.ts';
import { useHistoryFilter } from '../../parts/history/history-filter.model.ts';
import { saveFile } from '../../parts/save-file.ts';
import { csvOf } from '../../rules/csv.ts';
import { depositRow, EXPORT_HEADS, withdrawalRow } from '../../rules/export-rows.ts';
import { useWalletText } from '../../wallet-text.ts';

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
const EXPORT_PAGE = '100';

type Page = { readonly ok: true; readonly rows: string[][]; readonly next: string | null };
type Failed = { readonly ok: false; readonly sentence: string };

/** Deposits and withdrawals of any time; tab, range, filters and page are in the URL. */
export function useFinancialModel() {
  const t = useWalletText();
  const filter = useHistoryFilter();
  const coins = useCoins();
  const [isExporting, setIsExporting] = useState(false);
  useWalletLive();
  const tab = FINANCIAL_TABS.find((each) => each === filter.query.get('tab')) ?? 'deposit';
  const kind = KINDS.find((each) => each === filter.query.get('kind')) ?? null;
  const input = { ...filter.input, ...(kind && { kind }) };
  const deposits = useDeposits(input, tab === 'deposit');
  const withdrawals = useWithdrawals(input, tab === 'withdraw');
  const query = tab === 'withdraw' ? withdrawals : deposits;

  const page = async (before: string | null): Promise<Page | Failed> => {
    const asked = { ...input, limit: EXPORT_PAGE, ...(before && { before }) };
    if (tab === 'withdraw') {
      const attempt = await send.withdrawals(asked);
      if (!attempt.ok) return { ok: false, sentence: attempt.failure.message };
      return { ok: true, rows: attempt.value.rows.map(withdrawalRow), next: attempt.value.next };
    }
    const attempt = await send.deposits(asked);
    if (!attempt.ok) return { ok: false, sentence: attempt.failure.message };
    return { ok: true, rows: attempt.value.rows.map(depositRow), next: attempt.value.next };
  };

  const exportAll = async () => {
    if (isExporting) return;
    setIsExporting(true);
    const rows: string[][] = [];
    let before: string | null = null;
    do {
      const answer: Page | Failed = await page(before);
      if (!answer.ok) {
        notify({ tone: 'danger', title: t('wallet.history.exportFailed'), text: answer.sentence });
        setIsExporting(false);
        return;
      }
      rows.push(...answer.rows);
      before = answer.next;
    } while (before !== null);
    saveFile(csvOf(EXPORT_HEADS, rows), `bourse-${tab}-${filter.view.fromDay}-${filter.view.toDay}.csv`, 'text/csv');
    setIsExporting(false);
  };

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
      isExporting,
    },
    commands: {
      setTab: (next: FinancialTab) => filter.commands.set({ tab: next, kind: null }),
      setKind: (next: string | null) => filter.commands.set({ kind: next }),
      exportAll: () => void exportAll(),
    },
  };
}
export type FinancialModel = ReturnType<typeof useFinancialModel>;
