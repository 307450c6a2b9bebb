import {
  type HistoryTab,
  type ProductHistory,
  productHistories,
  type StatementScope,
} from '../../../../lib/products.ts';
import { inCatalogOrder, useCoins } from '../../../assets/public.ts';
import { useMoneyLive, useRecordsLoad } from '../../../balances/public.ts';
import { useDeposits } from '../../../deposits/public.ts';
import { useWithdrawals } from '../../../withdrawals/public.ts';
import { useBills, useRecords } from '../../api/queries.ts';
import { type HistoryFilter, useHistoryFilter } from '../../parts/history/history-filter.model.ts';
import { useExportDialog } from '../../parts/history/use-export-dialog.ts';
import { anyRecord, billRecord, depositRecord, withdrawalRecord } from '../../rules/history-records.ts';

/** Tabs that belong to no product: all bookings, deposits and withdrawals. */
const OWN_TABS = ['all', 'deposit', 'withdraw'] as const;
type OwnTab = (typeof OWN_TABS)[number];
/** Tabs of products that are not open: they say so and load nothing. An open product brings its own tab. */
const CLOSED_TABS: readonly HistoryTab[] = ['airdrop', 'activity', 'redPacket', 'card', 'managed'];
type Side = 'deposit' | 'withdraw';
const KINDS = ['ONCHAIN', 'INTERNAL'] as const;

/** Everything that ever moved a person's money, with tab, range, filters and page in the URL. */
export function useFinancialModel() {
  const filter = useHistoryFilter();
  const coins = useCoins();
  useMoneyLive();
  const { tabs, tab, own, history } = tabOf(filter);
  const isLinked = history?.lists === 'LINKED';
  const side: Side = filter.query.get('side') === 'withdraw' ? 'withdraw' : 'deposit';
  const shown: Shown = own ?? (isLinked ? side : history && 'bookings');
  const chosen = KINDS.find((each) => each === filter.query.get('kind')) ?? null;
  const { records, query } = useShown(filter, shown, { kind: isLinked ? 'LINKED' : chosen, tab });
  const { load, data: page } = useRecordsLoad<{ readonly next: string | null }>(query);
  const { status, search } = filter.view;
  const hasRecords = shown !== 'bookings';
  return {
    filter,
    exports: useExportDialog(filter, own ?? scopeOf(history), {
      status: hasRecords ? status : null,
      search: hasRecords ? search : null,
      kind: own === 'deposit' || own === 'withdraw' ? chosen : null,
      side: isLinked ? side : null,
    }),
    view: {
      tabs,
      tab,
      isOpen: shown !== null,
      hasRecords,
      direction: isLinked ? side : null,
      /** Whether the tab has both on-chain and internal records. */
      hasKinds: own === 'deposit' || own === 'withdraw',
      kind: chosen,
      empty: emptyWord(shown, hasRecords && (status !== null || search !== null)),
      coins: inCatalogOrder(coins.data?.coins ?? []).map(({ asset }) => asset),
      load,
      records: page ? records : [],
      next: page?.next ?? null,
    },
    commands: {
      setTab: (next: HistoryTab) => filter.commands.set({ tab: next === 'all' ? null : next, kind: null, side: null }),
      clear: () => filter.commands.set({ status: null, search: null }),
      setKind: (next: string | null) => filter.commands.set({ kind: next }),
      setDirection: (next: string | null) => filter.commands.set({ side: next === 'withdraw' ? next : null }),
    },
  };
}

/** The export's scope for a tab. */
const scopeOf = (history: ProductHistory | null): StatementScope => {
  if (history === null) return 'all';
  return history.lists === 'LINKED' ? 'external' : history.tab;
};

/** The history to load; null for a tab that is not open. */
type Shown = OwnTab | 'bookings' | null;

/** All tabs (own, of products, and not open ones), and the one that the URL names. */
function tabOf(filter: HistoryFilter): {
  readonly tabs: readonly HistoryTab[];
  readonly tab: HistoryTab;
  readonly own: OwnTab | null;
  readonly history: ProductHistory | null;
} {
  const histories = productHistories();
  const told: readonly HistoryTab[] = histories.map((each) => each.tab);
  const tabs = [...OWN_TABS, ...told, ...CLOSED_TABS.filter((each) => !told.includes(each))];
  const tab = tabs.find((each) => each === filter.query.get('tab')) ?? 'all';
  return {
    tabs,
    tab,
    own: OWN_TABS.find((each) => each === tab) ?? null,
    history: histories.find((each) => each.tab === tab) ?? null,
  };
}

function emptyWord(shown: Shown, isAsked: boolean) {
  if (isAsked) return 'nothingMatches' as const;
  return shown === 'deposit' ? ('noDeposits' as const) : shown === 'withdraw' ? ('noWithdrawals' as const) : null;
}

/**
 * The rows of a tab: all bookings, or the records of one direction. A search or a status filter needs records, because a
 * deposit with too few confirmations is not booked yet. A number also finds bookings that belong to no such record.
 */
function useShown(
  filter: HistoryFilter,
  shown: Shown,
  { kind, tab }: { readonly kind: 'ONCHAIN' | 'INTERNAL' | 'LINKED' | null; readonly tab: HistoryTab },
) {
  const { input, recordInput } = filter;
  const { status, search } = filter.view;
  const areBookings = search === null && (status === null || status === 'COMPLETED');
  const ofKind = { ...recordInput, ...(kind && { kind }) };
  const bills = useBills({ ...input, ...(status === 'COMPLETED' && { status }) }, shown === 'all' && areBookings);
  const all = useRecords(recordInput, shown === 'all' && !areBookings);
  const deposits = useDeposits(ofKind, shown === 'deposit');
  const withdrawals = useWithdrawals(ofKind, shown === 'withdraw');
  const ofProduct = useBills({ ...input, history: tab }, shown === 'bookings');
  switch (shown) {
    case 'bookings':
      return { query: ofProduct, records: (ofProduct.data?.rows ?? []).map(billRecord) };
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
