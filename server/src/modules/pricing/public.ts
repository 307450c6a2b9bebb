import type { Clock } from '../../platform/clock/clock.ts';
import type { PriceSource } from './ports.ts';
import { Pricing } from './pricing.ts';

export { DemoPriceSource } from './demo-price-source.ts';
export { openCcxtFeed } from './feeds/ccxt-feed.ts';
export { takeFeedsJob } from './jobs/take-feeds.job.ts';
export type { MinuteSample, PriceSource, Quote } from './ports.ts';
export { pricingHttp } from './pricing.http.ts';
export type { AssetTicker, Pricing } from './pricing.ts';
export { StoppedPrices } from './stopped-prices.ts';
export { StoredPriceSource } from './stored-price-source.ts';
export { recordQuotes } from './usecases/record-quotes.ts';
export { valueAt, valueForLimits, valueNow } from './valuation.ts';

/** Index prices and currency rates from memory. A price is an exact fraction: USDT for one coin. */
export function createPricing(deps: { readonly source: PriceSource; readonly clock: Clock }): Pricing {
  return new Pricing(deps);
}
