import { useState } from 'react';
import { notify } from '../../../../lib/notify.ts';
import { useFlag } from '../../../../lib/person/preferences.ts';
import { commands } from '../../api/commands.ts';
import { useOpenOrders, useOrderHistory, useOwnTrades } from '../../api/queries.ts';
import { useOrdersText } from '../../orders-text.ts';
import type { Market, Order } from '../../rules/market.ts';
import { type Contingency, groupsOf } from '../../rules/order-groups.ts';
import { useCancelOrder } from '../cancel-order.model.ts';
import { useCoinPlaces } from '../coin-places.model.ts';
import { usePricePlaces } from '../price-places.model.ts';

export const DESK_TABS = ['open', 'history', 'trades', 'assets'] as const;
export const TOUCH_TABS = ['open', 'trades', 'assets'] as const;
type MyTab = (typeof DESK_TABS)[number] | (typeof TOUCH_TABS)[number];

/** An open order as a row of the list. */
export interface OpenRow {
  readonly id: string;
  readonly order: Order;
  /** How the orders of its list depend on each other; null for a single order. */
  readonly contingency: Contingency | null;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly orders: readonly Order[];
}

/** A person's own orders and trades, of this market or of all. */
export function useMyOrdersModel(market: Market, isPerson: boolean) {
  const o = useOrdersText();
  const [tab, setTab] = useState<MyTab>('open');
  const [isOnlyPair, setIsOnlyPair] = useFlag('spot.only-pair');
  const [isAsking, setIsAsking] = useState(false);
  const [isCancelling, setIsCancelling] = useState(false);
  const cancels = useCancelOrder();
  const placesOf = usePricePlaces();
  const coinPlacesOf = useCoinPlaces();
  const symbol = isOnlyPair ? market.symbol : null;
  const open = useOpenOrders(isPerson);
  const history = useOrderHistory(symbol, isPerson && tab === 'history');
  const trades = useOwnTrades(symbol, isPerson && tab === 'trades');
  const all = open.data?.rows ?? [];
  const shown = symbol ? all.filter((order) => order.symbol === symbol) : all;

  const cancelAll = async () => {
    setIsCancelling(true);
    const done = await commands.cancelAll(symbol);
    setIsCancelling(false);
    setIsAsking(false);
    if (done.ok) notify({ tone: 'ok', title: o('spot.orders.cancelAll.done', { count: done.value.cancelled }) });
    else notify({ tone: 'danger', title: o('spot.orders.cancelFailed'), text: done.failure.message });
  };
  return {
    view: {
      tab,
      isOnlyPair,
      open,
      history,
      trades,
      ownTrades: trades.data?.pages.flatMap((page) => page.rows) ?? [],
      shown,
      placesOf,
      quotePlacesOf: (symbol: string) => coinPlacesOf(symbol.split('_')[1] ?? ''),
      busy: cancels.busy,
      /** Orders of a list follow its first one. */
      rows: groupsOf(shown).flatMap(({ orders, contingency }) =>
        orders.map(
          (order, at): OpenRow => ({
            id: order.id,
            order,
            contingency,
            isFirst: at === 0,
            isLast: at === orders.length - 1,
            orders,
          }),
        ),
      ),
      cancels,
      isAsking,
      isCancelling,
    },
    commands: {
      setTab,
      setIsOnlyPair,
      olderTrades: () => void trades.fetchNextPage(),
      cancel: (order: Order) => cancels.cancel(order, all),
      ask: () => setIsAsking(true),
      cancelAll: () => void cancelAll(),
      closeAsk: () => setIsAsking(false),
    },
  };
}
export type MyOrdersModel = ReturnType<typeof useMyOrdersModel>;
