export { mergeTokensJob, tellMergesJob } from './jobs/merge-tokens.job.ts';
export { rebalanceTokensJob } from './jobs/rebalance-tokens.job.ts';
export { tellLevelsJob, tellReferencesJob, tellRulesJob } from './jobs/tell-core.job.ts';
export { LiveTopics } from './live/live-topics.ts';
export { DEMO_MARKETS, DEMO_TOKENS, MAIN_MARKETS } from './markets/demo-markets.ts';
export type { Market } from './markets/market.ts';
export type { OrderAsk } from './orders/order-draft.ts';
export { spotProduct } from './product.ts';
export { findSpotBalances } from './queries/balance.query.ts';
export { isMarketOpen } from './queries/core-rules.query.ts';
export { findOrder } from './queries/order.query.ts';
export { spotHttp } from './spot.http.ts';
export { staffSpotHttp } from './spot.staff.http.ts';
export { createSpot } from './spot.ts';
export type { SpotDeps } from './spot-deps.ts';
export { LeveragedTokens } from './tokens/leveraged-tokens.ts';
export { cancelAllOrders, cancelOrder } from './usecases/cancel-order.ts';
export { createMarket } from './usecases/create-market.ts';
export { indexTicks } from './usecases/index-price.ts';
export { installMarkets } from './usecases/install-markets.ts';
export {
  checkOrder,
  placeOrder,
  replaceOrder,
} from './usecases/place-order.ts';
export { feesOf } from './usecases/read-fees.ts';
export { readKlines } from './usecases/read-klines.ts';
export { marketLines } from './usecases/read-tickers.ts';
export { tellRules } from './usecases/tell-core.ts';
export { rebalanceTokens } from './usecases/tokens/rebalance-tokens.ts';
