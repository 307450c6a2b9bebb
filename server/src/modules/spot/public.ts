export { LiveTopics } from './live/live-topics.ts';
export { DEMO_TOKENS } from './markets/demo-markets.ts';
export type { Market } from './markets/market.ts';
export { quoteOf, volumeSince } from './markets/read-volume.ts';
export type { ListAsk } from './orders/list-draft.ts';
export type { OrderAsk } from './orders/order-draft.ts';
export { spotProduct } from './product.ts';
export { findSpotBalances } from './queries/balance.query.ts';
export { isMarketOpen } from './queries/core-rules.query.ts';
export {
  type AccountsNow,
  findAccountsNow,
  findMarketMakers,
  type MarketMakerRow,
} from './queries/market-maker.query.ts';
export { findOrder, findOrderByClientId } from './queries/order.query.ts';
export {
  findList,
  findLists,
  findListsByIds,
  findOpenLists,
  type ListedOrders,
  type ListFilter,
} from './queries/order-list.query.ts';
export { spotHttp } from './spot.http.ts';
export { staffSpotHttp } from './spot.staff.http.ts';
export type { SpotDeps } from './spot-deps.ts';
export { spotJobs, startSpot, stopSpot } from './start-spot.ts';
export { insertMarketMaker } from './store/market-maker.store.ts';
export { LeveragedTokens } from './tokens/leveraged-tokens.ts';
export { amendOrder } from './usecases/amend-order.ts';
export { cancelList } from './usecases/cancel-list.ts';
export { cancelAllOrders, cancelOrder } from './usecases/cancel-order.ts';
export { createMarket } from './usecases/create-market.ts';
export { indexTicks, indexTicksAt } from './usecases/index-price.ts';
export { placeList } from './usecases/place-list.ts';
export {
  checkOrder,
  type PlaceRefusal,
  placeOrder,
  replaceOrder,
} from './usecases/place-order.ts';
export { feesOf } from './usecases/read-fees.ts';
export { pieceOf, readKlineSeed, readKlines } from './usecases/read-klines.ts';
export { marketLines } from './usecases/read-tickers.ts';
export { readWindow } from './usecases/read-window.ts';
export { tellReferences, tellRules } from './usecases/tell-core.ts';
