import {
  amendOrder,
  cancelAllOrders,
  cancelList,
  cancelOrder,
  checkOrder,
  feesOf,
  findList,
  findLists,
  findListsByIds,
  findOpenLists,
  findSpotBalances,
  placeList,
  placeOrder,
  readKlineSeed,
  readKlines,
  readWindow,
  replaceOrder,
  type SpotDeps,
} from '../spot/public.ts';
import type { Desk, MarketFeed } from './ports.ts';

/** Spot's use cases, as this API calls them. */
export const deskOf = (spot: SpotDeps): Desk => ({
  place: (ask) => placeOrder(spot, ask),
  replace: (ask) => replaceOrder(spot, ask),
  check: (ask) => checkOrder(spot, ask),
  amend: (wanted) => amendOrder(spot, wanted),
  cancel: (order) => cancelOrder(spot, order),
  placeList: (ask) => placeList(spot, ask),
  cancelList: (wanted) => cancelList(spot, wanted),
  list: (wanted) => findList(spot.db, wanted),
  lists: (wanted) => findLists(spot.db, wanted),
  openLists: (account) => findOpenLists(spot.db, account),
  listsByIds: (ids) => findListsByIds(spot.db, ids),
  cancelAll: (wanted) => cancelAllOrders(spot, wanted),
  toldUpTo: (uid) => spot.lastHeard.latestOf(uid),
  waitForRows: (uid) => spot.lastHeard.waitForRows(uid),
  fees: (uid) => feesOf(spot, uid),
  balances: (uid) => findSpotBalances(spot.db, Number(uid)),
});

/** Spot's market data, as this API reads it. */
export const feedOf = (spot: SpotDeps): MarketFeed => ({
  state: (market) => spot.data.state(market),
  sequence: () => spot.data.sequence,
  waitFor: (sequence) => spot.data.waitFor(sequence),
  listen: (listener) => spot.data.listen(listener),
  klines: (chart) => readKlines(spot.db, chart),
  klineSeed: (chart) => readKlineSeed(spot.db, chart),
  window: (wanted) => readWindow(spot.db, wanted),
});
