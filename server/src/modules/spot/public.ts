export { DEMO_MARKETS, DEMO_TOKENS, MAIN_MARKETS } from './demo-markets.ts';
export { mergeTokensJob, tellMergesJob } from './jobs/merge-tokens.job.ts';
export { rebalanceTokensJob } from './jobs/rebalance-tokens.job.ts';
export { tellLevelsJob, tellReferencesJob, tellRulesJob } from './jobs/tell-core.job.ts';
export { type LeveragedToken, LeveragedTokens } from './leveraged-tokens.ts';
export { type LiveSink, LiveTopics } from './live-topics.ts';
export { commandOf, type Market, type MarketTerms, marketOf } from './market.ts';
export type { BookDelta, MarketData, MarketDataListener } from './market-data.ts';
export type { MarketState } from './market-state.ts';
export type { OrderAsk } from './order-draft.ts';
export { spotProduct } from './product.ts';
export { findSpotBalances } from './queries/balance.query.ts';
export { isMarketOpen } from './queries/core-rules.query.ts';
export { findOrder, findOrderByClientId, findOrders } from './queries/order.query.ts';
export { findMergeTransit } from './queries/token-merge.query.ts';
export { findOwnTrades, type OwnTradeRow } from './queries/trade.query.ts';
export { spotHttp } from './spot.http.ts';
export { staffSpotHttp } from './spot.staff.http.ts';
export { createSpotRoom, type SpotRoom } from './spot.ts';
export type { SpotDeps } from './spot-deps.ts';
export { type CancelAsk, cancelAllOrders, cancelOrder, readOrder } from './usecases/cancel-order.ts';
export { createMarket, type NewMarket } from './usecases/create-market.ts';
export { indexTicks } from './usecases/index-price.ts';
export { installMarkets } from './usecases/install-markets.ts';
export {
  checkOrder,
  type PlaceAsk,
  type Placed,
  type PlaceRefusal,
  placeOrder,
  replaceOrder,
} from './usecases/place-order.ts';
export { feesOf } from './usecases/read-fees.ts';
export { readKlines } from './usecases/read-klines.ts';
export { marketLines } from './usecases/read-tickers.ts';
export { rebalanceTokens } from './usecases/rebalance-tokens.ts';
export { tellLevels, tellReferences, tellRules } from './usecases/tell-core.ts';
