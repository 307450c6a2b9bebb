import type { FastifyInstance } from 'fastify';
import { callerAddress } from '../../edge/http/caller/caller-address.ts';
import { countCall, streamConnections } from '../../edge/http/metrics.ts';
import { mountRawApi } from '../../edge/http/raw-api.ts';
import type { Headers } from '../../edge/http/security-headers.ts';
import { RawSockets } from '../../edge/socket/raw-sockets.ts';
import type { Upgrades } from '../../edge/socket/upgrades.ts';
import type { SpotDeps } from '../../modules/spot/public.ts';
import { API_PREFIXES, createTradingApi, type TradingApi, walletOf } from '../../modules/trading-api/public.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Logger } from '../../platform/log/log.ts';
import type { Services } from '../services.ts';
import type { MoneyDeps } from './money-side.ts';

export interface TradingApiSide {
  readonly api: TradingApi;
  stop(): Promise<void>;
}

interface Parts {
  readonly services: Services;
  readonly spot: SpotDeps;
  readonly money: MoneyDeps;
  readonly log: Logger;
  readonly config: Pick<Config, 'rateLimits' | 'trustedProxies'>;
  readonly upgrades: Upgrades;
  /** Headers of every answer. */
  readonly headers: Headers;
}

/**
 * Mounts the trading API, which is outside the contract because it has the form that existing clients expect. Start
 * spot's data first.
 */
export async function mountTradingApi(
  server: FastifyInstance,
  { services, spot, money, log, config, upgrades, headers }: Parts,
): Promise<TradingApiSide> {
  const api = createTradingApi({
    ...services,
    log,
    spot,
    wallet: walletOf(money),
    rateLimits: config.rateLimits,
    mayTradeWithItself: () => services.settings.latest().SELF_TRADE_ALLOWED,
    isShutDown: () => services.settings.latest().SHUTDOWN,
  });
  await mountRawApi(server, {
    prefixes: API_PREFIXES,
    answer: (call) => api.answer(call),
    failed: (status) => api.replyToFailure(status),
    idOf: (call) => api.idOf(call),
    onCall: countCall,
  });
  await api.start();
  const sockets = new RawSockets(upgrades, {
    log,
    headers,
    isOurs: (path) => api.isStreamPath(path),
    answer: (asked) => api.connect(asked),
    ipOf: callerAddress(config.trustedProxies),
    onCount: (count) => streamConnections.set(count),
  });
  return {
    api,
    async stop() {
      sockets.close();
      await api.stop();
    },
  };
}
