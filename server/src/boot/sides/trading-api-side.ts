import type { FastifyInstance } from 'fastify';
import { callerAddress } from '../../edge/http/caller-address.ts';
import { countCall, streamConnections } from '../../edge/http/metrics.ts';
import { mountRawApi } from '../../edge/http/raw-api.ts';
import { RawSockets } from '../../edge/socket/raw-sockets.ts';
import { depositsHttp } from '../../modules/deposits/deposits.http.ts';
import type { SpotDeps } from '../../modules/spot/public.ts';
import {
  API_PREFIXES,
  createTradingApi,
  type TradingApi,
  type WalletFilter,
} from '../../modules/trading-api/public.ts';
import { withdrawalsHttp } from '../../modules/withdrawals/withdrawals.http.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Logger } from '../../platform/log/log.ts';
import type { UserContext } from '../../platform/request/context.ts';
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
}

/**
 * Mounts the trading API beside the contract: it has a form of its own, for clients that exist already. Spot's data has been
 * started.
 */
export async function mountTradingApi(
  server: FastifyInstance,
  { services, spot, money, log, config }: Parts,
): Promise<TradingApiSide> {
  const api = createTradingApi({
    ...services,
    log,
    spot,
    wallet: walletReads(money),
    rateLimits: config.rateLimits,
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
  const sockets = new RawSockets(server.server, {
    log,
    isOurs: (path) => api.isStreamPath(path),
    answer: (wire) => api.connect(wire),
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

/** Reads of the wallet, through the handlers of its own endpoints. */
function walletReads(money: MoneyDeps) {
  const deposits = depositsHttp(money);
  const withdrawals = withdrawalsHttp(money);
  const contextOf = (uid: string) => ({ uid, nowMs: money.clock.nowMs() }) as UserContext;
  return {
    deposits: (uid: string, wanted: WalletFilter) =>
      pagesOf(wanted.limit, (page) => deposits.history({ ...filterOf(wanted), ...page }, contextOf(uid))),
    withdrawals: (uid: string, wanted: WalletFilter) =>
      pagesOf(wanted.limit, (page) => withdrawals.history({ ...filterOf(wanted), ...page }, contextOf(uid))),
    depositAddress: (uid: string, wanted: { readonly asset: string; readonly network: string }) =>
      deposits.depositAddress(wanted, contextOf(uid)),
  };
}

const filterOf = ({ asset, fromMs, toMs }: WalletFilter) => ({
  ...(asset === null ? {} : { asset }),
  ...(fromMs === null ? {} : { fromMs }),
  ...(toMs === null ? {} : { toMs }),
});

const PAGE = 100;

type Page<Row> = { readonly ok: true; readonly value: { readonly rows: readonly Row[]; readonly next: string | null } };

/** Page after page, until there are enough. */
async function pagesOf<Row>(
  limit: number,
  read: (page: { limit: number; before?: string }) => Promise<Page<Row> | { readonly ok: false }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let before: string | null = null;
  do {
    const page = await read({ limit: Math.min(PAGE, limit - rows.length), ...(before === null ? {} : { before }) });
    if (!page.ok) return rows;
    rows.push(...page.value.rows);
    before = page.value.next;
  } while (before !== null && rows.length < limit);
  return rows;
}
