import type { Exchange } from '../../boot/exchange.ts';
import { reportProgress } from '../../boot/process/parent.ts';
import { liveConnections, streamConnections } from '../../edge/http/metrics.ts';
import { DEMO_TOKENS } from '../../modules/spot/public.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Logger } from '../../platform/log/log.ts';
import { DEMO_MARKET_MAKING } from './market-maker-config.ts';
import { startMarketMakers, withdrawMarketMakers } from './start-market-makers.ts';

const NOBODY = { stop: async () => {} };

/** Whether anybody follows a live topic. */
async function isWatched(): Promise<boolean> {
  const gauges = await Promise.all([liveConnections.get(), streamConnections.get()]);
  return gauges.some(({ values }) => values.some(({ value }) => value > 0));
}

/** Brings the demo's markets to life: imports charts, and lets accounts of the house trade. Production has neither. */
export async function startDemoMarkets(
  exchange: Exchange,
  config: Config,
  log: Logger,
): Promise<{ stop(): Promise<void> }> {
  const { services, spot, money, application } = exchange;
  if (config.isProduction) return NOBODY;
  if (!config.demo.marketMakers) {
    await withdrawMarketMakers(services);
    return NOBODY;
  }
  reportProgress('opening the markets');
  return startMarketMakers({
    ...services,
    log,
    server: application.server,
    money,
    markets: () => spot.catalog.all(),
    indexAt: (asset, atMs) => services.pricing.priceAt(asset, atMs)?.price ?? null,
    tokenOf: (asset) => DEMO_TOKENS.find(({ coin }) => coin.asset === asset) ?? null,
    isWatched,
    onCharted: () => spot.data.reread(),
    config: DEMO_MARKET_MAKING,
  });
}
