import { inCatalogOrder, useCoins } from '../../../assets/public.ts';
import { useMoneyLive, useRecordsLoad } from '../../../balances/public.ts';
import { useDeposits } from '../../../deposits/public.ts';
import { useWithdrawals } from '../../../withdrawals/public.ts';
import { useBills, useRecords } from '../../api/queries.ts';
import { type HistoryFilter, useHistoryFilter } from '../../parts/history/history-filter.model.ts';
import { useExportDialog } from '../../parts/history/use-export-dialog.ts';
import { anyRecord, billRecord, depositRecord, withdrawalRecord } from '../../rules/history-records.ts';

/** The tabs that have records: all bookings, what came, what left, and both with the person's own linked address. */
const OPEN_TABS = ['all', 'deposit', 'withdraw', 'external'] as const;
type OpenTab = (typeof OPEN_TABS)[number];
/** Tabs of products that are not open: they say so, and nothing is asked. */
const CLOSED_TABS = ['airdrop', 'activity', 'redPacket', 'card', 'managed'] as const;
export const FINANCIAL_TABS = [...OPEN_TABS, ...CLOSED_TABS] as const;
export type FinancialTab = (typeof FINANCIAL_TABS)[number];
type Side = 'deposit' | 'withdraw';
const KINDS = ['ONCHAIN', 'INTERNAL'] as const;

/** Everything that moved a person's money, of any time; tab, range, filters and page are in the URL. */
export function useFinancialModel() {
  const filter = useHistoryFilter();
  const coins = useCoins();
  useMoneyLive();
  const tab = FINANCIAL_TABS.find((each) => each === filter.query.get('tab')) ?? 'all';
  const open = OPEN_TABS.find((each) => each === tab) ?? null;
  const side: Side = filter.query.get('side') === 'withdraw' ? 'withdraw' : 'deposit';
  const shown = open === 'external' ? side : open;
  const chosen = KINDS.find((each) => each === filter.query.get('kind')) ?? null;
  const kind = open === 'external' ? 'LINKED' : chosen;
  const { records, query } = useShown(filter, shown, kind);
  const { load, data: page } = useRecordsLoad<{ readonly next: string | null }>(query);
  return {
    filter,
    exports: useExportDialog(filter, open ?? 'all', {
      status: filter.view.status,
      search: filter.view.search,
      kind: open === 'deposit' || open === 'withdraw' ? chosen : null,
      side: open === 'external' ? side : null,
    }),
    view: {
      tab,
      open,
      direction: open === 'external' ? side : null,
      /** On chain and internal are told apart where a tab has both. */
      hasKinds: open === 'deposit' || open === 'withdraw',
      kind: chosen,
      empty: emptyWord(shown, filter.view.status !== null || filter.view.search !== null),
      coins: inCatalogOrder(coins.data?.coins ?? []).map(({ asset }) => asset),
      load,
      records: page ? records : [],
      next: page?.next ?? null,
    },
    commands: {
      setTab: (next: FinancialTab) =>
        filter.commands.set({ tab: next === 'all' ? null : next, kind: null, side: null }),
      clear: () => filter.commands.set({ status: null, search: null }),
      setKind: (next: string | null) => filter.commands.set({ kind: next }),
      setDirection: (next: string | null) => filter.commands.set({ side: next === 'withdraw' ? next : null }),
    },
  };
}

function emptyWord(shown: Exclude<OpenTab, 'external'> | null, isAsked: boolean) {
  if (isAsked) return 'nothingMatches' as const;
  return shown === 'deposit' ? ('noDeposits' as const) : shown === 'withdraw' ? ('noWithdrawals' as const) : null;
}

/**
 * All bookings, or the records of one way. A number, and whether something has come to its end, are asked of records: a
 * deposit that is still confirmed is booked nowhere yet. A number also finds bookings that belong to no such record.
 */
function useShown(
  filter: HistoryFilter,
  shown: Exclude<OpenTab, 'external'> | null,
  kind: 'ONCHAIN' | 'INTERNAL' | 'LINKED' | null,
) {
  const { input, recordInput } = filter;
  const { status, search } = filter.view;
  const areBookings = search === null && (status === null || status === 'COMPLETED');
  const ofKind = { ...recordInput, ...(kind && { kind }) };
  const bills = useBills({ ...input, ...(status === 'COMPLETED' && { status }) }, shown === 'all' && areBookings);
  const all = useRecords(recordInput, shown === 'all' && !areBookings);
  const deposits = useDeposits(ofKind, shown === 'deposit');
  const withdrawals = useWithdrawals(ofKind, shown === 'withdraw');
  switch (shown) {
    case 'deposit':
      return { query: deposits, records: (deposits.data?.rows ?? []).map(depositRecord) };
    case 'withdraw':
      return { query: withdrawals, records: (withdrawals.data?.rows ?? []).map(withdrawalRecord) };
    default:
      return areBookings
        ? { query: bills, records: (bills.data?.rows ?? []).map(billRecord) }
        : { query: all, records: (all.data?.rows ?? []).map(anyRecord) };
  }
}
