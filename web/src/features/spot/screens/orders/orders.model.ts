import { useState } from 'react';
import { notify } from '../../../../lib/notify.ts';
import type { LoadedQuery } from '../../../../lib/parts/loaded.tsx';
import { type ExportPage, useExport, useHistoryFilter } from '../../../bookings/public.ts';
import { commands as send } from '../../api/commands.ts';
import {
  listPage,
  refreshLists,
  useEndedList,
  useEtfBonusList,
  useListsLive,
  useOpenList,
  useTotals,
  useTradeList,
} from '../../api/orders.ts';
import { useMarkets } from '../../api/queries.ts';
import { useOrdersText } from '../../orders-text.ts';
import { useCancelOrder } from '../../parts/cancel-order.model.ts';
import type { Order } from '../../rules/market.ts';
import { groupsOf } from '../../rules/order-groups.ts';
import {
  ORDER_HEADS,
  ORDER_TABS,
  type OrderTab,
  orderFilterOf,
  orderRow,
  TRADE_HEADS,
  tradeRow,
} from '../../rules/order-lists.ts';

/** A person's orders and trades of any time, with tab, filters, range and page in the URL. */
export function useOrdersModel() {
  const filter = useHistoryFilter();
  const { query } = filter;
  const markets = useMarkets();
  const symbols = markets.data?.rows.map(({ symbol }) => symbol) ?? [];
  const tab = ORDER_TABS.find((each) => each === query.get('tab')) ?? 'current';
  // While the markets are loading, the pair in the address is taken as it is.
  const asked = query.get('symbol');
  const { filter: wanted, status } = orderFilterOf(query, markets.data ? symbols : asked ? [asked] : []);
  const { asset: _, fromMs, toMs, ...paged } = filter.input;
  const ranged = { ...wanted, fromMs, toMs };
  useListsLive();
  const lists = {
    current: useOpenList({ ...wanted, ...paged }, tab === 'current'),
    history: useEndedList({ ...ranged, ...paged, ...(status && { status }) }, tab === 'history'),
    trades: useTradeList({ ...ranged, ...paged }, tab === 'trades'),
    etfBonus: useEtfBonusList(paged, tab === 'etfBonus'),
  };
  const totals = useTotals(ranged, tab === 'trades');
  const cancels = useCancels();
  const exports = useExport(
    filter,
    tab === 'trades' ? 'spot-trades' : 'spot-orders',
    async ({ asset: _asset, ...page }): Promise<ExportPage> => {
      const input = { ...page, ...wanted };
      if (tab === 'trades') return asRows(await listPage('spot.trades', input), tradeRow);
      return asRows(await listPage('spot.orderHistory', { ...input, ...(status && { status }) }), orderRow);
    },
    tab === 'trades' ? TRADE_HEADS : ORDER_HEADS,
  );
  const list: LoadedQuery<unknown> = lists[tab];
  const listed = tab === 'trades' ? [] : (lists[tab].data?.rows ?? []);
  // Orders of a list are shown together, after its first one.
  const orders = tab === 'current' ? groupsOf(listed).flatMap((group) => group.orders) : listed;
  return {
    filter,
    list,
    view: {
      tab,
      symbols,
      orders,
      trades: lists.trades.data?.rows ?? [],
      totals: totals.data?.rows ?? [],
      count: lists[tab].data?.rows.length ?? 0,
      next: lists[tab].data?.next ?? null,
      canExport: tab === 'history' || tab === 'trades',
      isExporting: exports.isExporting,
      ...cancels.view,
    },
    commands: {
      setTab: (next: OrderTab) => filter.commands.set({ tab: next === 'current' ? null : next, status: null }),
      exportAll: exports.exportAll,
      ...cancels.commands(wanted.symbol ?? null, orders),
    },
  };
}

function asRows<Row>(
  page: { ok: true; rows: readonly Row[]; next: string | null } | { ok: false; sentence: string },
  rowOf: (row: Row) => string[],
): ExportPage {
  return page.ok ? { ok: true, rows: page.rows.map(rowOf), next: page.next } : page;
}

/** Cancels one order, or (after a confirmation) all that the filter shows. */
function useCancels() {
  const t = useOrdersText();
  // The live connection also reports it, if it is there.
  const cancels = useCancelOrder(refreshLists);
  const [isAsking, setIsAsking] = useState(false);
  const [isCancellingAll, setIsCancellingAll] = useState(false);
  const showFailure = (text: string) => notify({ tone: 'danger', title: t('spot.orders.cancelFailed'), text });
  return {
    view: { cancelling: cancels.busy, cancels, isAsking, isCancellingAll },
    commands: (symbol: string | null, orders: readonly Order[]) => ({
      cancel: (order: Order) => cancels.cancel(order, orders),
      askAll: () => setIsAsking(true),
      keepAll: () => setIsAsking(false),
      cancelAll: async () => {
        setIsCancellingAll(true);
        const done = await send.cancelAll(symbol);
        setIsCancellingAll(false);
        setIsAsking(false);
        if (!done.ok) return showFailure(done.failure.message);
        notify({ tone: 'ok', title: t('spot.orders.cancelAll.done', { count: done.value.cancelled }) });
      },
    }),
  };
}
