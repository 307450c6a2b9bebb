import {
  cancelAllOrders,
  cancelOrder,
  checkOrder,
  feesOf,
  findSpotBalances,
  placeOrder,
  readKlines,
  replaceOrder,
  type SpotRoom,
} from '../spot/public.ts';
import type { Desk, MarketFeed } from './ports.ts';

/** Spot's use cases, as this API calls them. */
export const deskOf = (spot: SpotRoom): Desk => ({
  place: (ask) => placeOrder(spot, ask),
  replace: (ask) => replaceOrder(spot, ask),
  check: (ask) => checkOrder(spot, ask),
  cancel: (order) => cancelOrder(spot, order),
  cancelAll: (wanted) => cancelAllOrders(spot, wanted),
  caughtUp: (uid) => spot.lastHeard.caughtUp(uid),
  fees: (uid) => feesOf(spot, uid),
  balances: (uid) => findSpotBalances(spot.db, Number(uid)),
});

/** Spot's market data, as this API reads it. */
export const feedOf = (spot: SpotRoom): MarketFeed => ({
  state: (market) => spot.data.state(market),
  listen: (listener) => spot.data.listen(listener),
  klines: (chart) => readKlines(spot.db, chart),
});
