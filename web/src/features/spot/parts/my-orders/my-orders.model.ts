import { useState } from 'react';
import { notify } from '../../../../lib/notify.ts';
import { useFlag } from '../../../../lib/person/preferences.ts';
import { commands } from '../../api/commands.ts';
import { useOpenOrders, useOrderHistory, useOwnTrades } from '../../api/queries.ts';
import { useOrdersText } from '../../orders-text.ts';
import type { Market } from '../../rules/market.ts';
import { useCancelOrder } from '../cancel-order.model.ts';
import { useCoinPlaces } from '../coin-places.model.ts';
import { usePricePlaces } from '../price-places.model.ts';

export const DESK_TABS = ['open', 'history', 'trades', 'assets'] as const;
export const TOUCH_TABS = ['open', 'trades', 'assets'] as const;
type MyTab = (typeof DESK_TABS)[number] | (typeof TOUCH_TABS)[number];

/** A person's own orders and trades, of this market or of all. */
export function useMyOrdersModel(market: Market, isPerson: boolean) {
  const o = useOrdersText();
  const [tab, setTab] = useState<MyTab>('open');
  const [isOnlyPair, setIsOnlyPair] = useFlag('spot.only-pair');
  const [isAsking, setIsAsking] = useState(false);
  const [isCancelling, setIsCancelling] = useState(false);
  const { busy, cancel } = useCancelOrder();
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
      busy,
      isAsking,
      isCancelling,
    },
    commands: {
      setTab,
      setIsOnlyPair,
      olderTrades: () => void trades.fetchNextPage(),
      cancel,
      ask: () => setIsAsking(true),
      cancelAll: () => void cancelAll(),
      closeAsk: () => setIsAsking(false),
    },
  };
}
export type MyOrdersModel = ReturnType<typeof useMyOrdersModel>;
