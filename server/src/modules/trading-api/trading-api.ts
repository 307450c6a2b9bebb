import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { SharedLimits } from '../../platform/limits/shared-limits.ts';
import type { Logger } from '../../platform/log/log.ts';
import type { Assets } from '../assets/public.ts';
import type { SpotDeps } from '../spot/public.ts';
import { apiPage } from './docs/api-page.ts';
import { openApiOf } from './docs/open-api.ts';
import type { ApiKeys } from './keys/api-keys.ts';
import { WeightLimits } from './limits/weight-limits.ts';
import type { Wallet } from './ports.ts';
import { answerCall, ROUTES } from './rest/answer-call.ts';
import { deskOf, feedOf } from './spot-desk.ts';
import { CallSession } from './streams/call-session.ts';
import { listenKeyIn, openListenSession } from './streams/listen-session.ts';
import { Logons } from './streams/logons.ts';
import { isMarketPath, MarketSession } from './streams/market-session.ts';
import { StreamHub } from './streams/stream-hub.ts';
import { UserHub } from './streams/user-hub.ts';
import type { Asked, Opening } from './streams/wire.ts';
import { Symbols } from './symbols.ts';
import type { TradingApiDeps } from './trading-api-deps.ts';
import { Told } from './usecases/told.ts';
import { FAULTS } from './wire/api-fault.ts';
import type { Call, Reply } from './wire/call.ts';

export interface TradingApiParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly apiKeys: ApiKeys;
  readonly assets: Assets;
  readonly spot: SpotDeps;
  readonly wallet: Wallet;
  readonly limits: SharedLimits;
  /** If false, limits are counted but nothing is refused. */
  readonly rateLimits: boolean;
  readonly mayTradeWithItself: () => boolean;
  readonly isShutDown: () => boolean;
}

/** The trading API for the composition root. */
export interface TradingApi {
  readonly deps: TradingApiDeps;
  /** Starts to follow markets and people. Start the feed first. */
  start(): Promise<void>;
  answer(call: Call): Reply | Promise<Reply>;
  /** The answer to a request that could not be read, or that failed by a bug of ours. */
  replyToFailure(status: number): Reply;
  /** The name of a call in metrics. */
  idOf(call: { readonly method: string; readonly path: string }): string;
  isStreamPath(path: string): boolean;
  /** Call when a person was logged out everywhere: their connections must log on again. */
  onLoggedOut(uid: string): void;
  /**
   * Finds what the address of a connection is for, before it is open.
   *
   * @returns what opens the server's side of it, with null if there is none
   */
  connect(asked: Asked): Opening | Promise<Opening>;
  /** The page for people who write programs, as HTML. */
  page(options: { readonly origin: string; readonly isDemo: boolean }): string;
  /** The same calls as an OpenAPI document. */
  openApi(options: { readonly origin: string }): object;
  stop(): Promise<void>;
}

const CALLS_PATH = '/ws-api/v3';
/** Paths that clients of other exchanges use, which are answered in their form. */
export const API_PREFIXES = ['/api/', '/sapi/', '/papi/', '/fapi/', '/dapi/', '/eapi/', '/futures/data/'] as const;

export function createTradingApi(parts: TradingApiParts): TradingApi {
  const feed = feedOf(parts.spot);
  const deps: TradingApiDeps = {
    ...parts,
    symbols: new Symbols(parts.spot.catalog),
    feed,
    told: new Told(feed),
    desk: deskOf(parts.spot),
    ring: parts.apiKeys.ring,
    limits: new WeightLimits(parts.limits, parts.rateLimits),
  };
  const hub = new StreamHub(deps, parts.log);
  const users = new UserHub(deps, parts.log);
  const logons = new Logons();
  return {
    deps,
    async start() {
      hub.start();
      await users.start();
    },
    answer: (call) => answerCall(deps, call),
    replyToFailure: (status) => failedReply(status),
    idOf: ({ method, path }) => (ROUTES.has(`${method} ${path}`) ? `${method} ${path}` : 'tradingApi.unknown'),
    isStreamPath: (path) => path === CALLS_PATH || isMarketPath(path),
    onLoggedOut: (uid) => logons.endAllOf(uid),
    connect({ path, ip }) {
      if (path === CALLS_PATH) return (wire) => new CallSession(deps, { users, logons }, wire);
      const listenKey = listenKeyIn(path);
      if (listenKey !== null) return openListenSession(deps, users, { listenKey, ip });
      return (wire) => (isMarketPath(path) ? new MarketSession(hub, wire) : null);
    },
    page: apiPage,
    openApi: openApiOf,
    async stop() {
      hub.stop();
      await users.stop();
      await deps.ring.settle();
    },
  };
}

function failedReply(status: number): Reply {
  const fault =
    status >= 500 ? (status === 503 ? FAULTS.away() : FAULTS.internal()) : { ...FAULTS.unreadable(), status };
  const headers = status === 503 ? { 'retry-after': '2' } : {};
  return { status: fault.status, headers, body: JSON.stringify({ code: fault.code, msg: fault.msg }) };
}
