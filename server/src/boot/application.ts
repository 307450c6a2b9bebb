import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@bourse/contract/contract.ts';
import { isMarketTopic, STATEMENT_TOPIC } from '@bourse/contract/topics.ts';
import type { FastifyInstance } from 'fastify';
import { CallLimits } from '../edge/http/caller/call-limits.ts';
import { callerAddress, callerCountry } from '../edge/http/caller/caller-address.ts';
import { UnknownCookies } from '../edge/http/caller/unknown-cookies.ts';
import type { EdgeOptions } from '../edge/http/edge-options.ts';
import { Hosts, keepSidesApart } from '../edge/http/hosts.ts';
import { createHttpServer } from '../edge/http/http-server.ts';
import { countCall, liveConnections } from '../edge/http/metrics.ts';
import { mountGroup } from '../edge/http/mount.ts';
import { everyAnswer } from '../edge/http/security-headers.ts';
import { serveConsole } from '../edge/pages/console.ts';
import { servePages } from '../edge/pages/pages.ts';
import { mountPlainRoutes, type Readiness } from '../edge/plain/plain-routes.ts';
import { FanOut } from '../edge/socket/fan-out.ts';
import { Upgrades } from '../edge/socket/upgrades.ts';
import { addressBookHttp } from '../modules/address-book/public.ts';
import { announcementsHttp } from '../modules/announcements/public.ts';
import { staffApprovalsHttp, staffDoorHttp } from '../modules/approvals/public.ts';
import { assetsHttp, type NetworkCost } from '../modules/assets/public.ts';
import { LiveBalances } from '../modules/balances/public.ts';
import { bookingsHttp, isStatementScope } from '../modules/bookings/public.ts';
import { staffAlarmsHttp } from '../modules/custody/public.ts';
import { depositsHttp, staffDepositsHttp } from '../modules/deposits/public.ts';
import { holdingsHttp } from '../modules/holdings/public.ts';
import { identityHttp, LOGGED_OUT_TOPIC, staffIdentityHttp } from '../modules/identity/public.ts';
import { noticesHttp } from '../modules/notices/public.ts';
import { operatorHttp, STATUS_TOPIC } from '../modules/operator/public.ts';
import { pricingHttp } from '../modules/pricing/public.ts';
import { productFiles } from '../modules/products/public.ts';
import { proofHttp } from '../modules/proof/public.ts';
import { type RecoveryDeps, recoveryHttp, staffRecoveryHttp } from '../modules/recovery/public.ts';
import { LiveTopics, marketLines, type SpotDeps, spotHttp, staffSpotHttp } from '../modules/spot/public.ts';
import { statementHttp } from '../modules/statement/public.ts';
import { tradingApiHttp } from '../modules/trading-api/public.ts';
import { transfersHttp } from '../modules/transfers/public.ts';
import { staffWithdrawalsHttp, withdrawalsHttp } from '../modules/withdrawals/public.ts';
import type { Config } from '../platform/config/config.ts';
import { OwnTurns } from '../platform/limits/own-turns.ts';
import type { Logger } from '../platform/log/log.ts';
import { OutboxTail } from '../platform/outbox/outbox.ts';
import { type ProductDeps, productHandlers } from './products.ts';
import type { Services } from './services.ts';
import type { MoneyDeps } from './sides/money-side.ts';
import { staffSide } from './sides/staff-side.ts';
import { mountTradingApi } from './sides/trading-api-side.ts';

const VERSION = '0.1.0';
/** How many markets the first HTML of a page shows. */
const MARKET_LINES = 10;
/** The house's own public topics; each product declares its own. */
const PUBLIC_TOPICS: ReadonlySet<string> = new Set(['operator.status', 'announcements.changed', 'pricing.rates']);
/** The house's own private topics; each product declares its own. */
const PRIVATE_TOPICS: ReadonlySet<string> = new Set([
  'balances.changed',
  'deposits.changed',
  'withdrawals.changed',
  'notices.new',
  STATEMENT_TOPIC,
]);

export interface ApplicationParts {
  readonly config: Pick<
    Config,
    | 'isProduction'
    | 'port'
    | 'publicOrigin'
    | 'consoleOrigin'
    | 'trustedProxies'
    | 'countryHeader'
    | 'rateLimits'
    | 'apiDocs'
    | 'metricsToken'
  >;
  readonly log: Logger;
  readonly services: Services;
  readonly money: MoneyDeps;
  readonly products: ProductDeps;
  readonly spot: SpotDeps;
  readonly networkCost: NetworkCost;
  /** The folders of the built web app and console; null to serve only the API. */
  readonly dist: { readonly web: string; readonly console: string } | null;
  readonly readiness: Readiness;
}

/** The edge with all its handlers. */
export interface Application {
  readonly server: FastifyInstance;
  /** `METHOD path` of everything mounted. */
  readonly routes: readonly string[];
  /** Starts to send committed events to live connections. */
  startFanOut(): void;
  stop(): Promise<void>;
}

/**
 * Builds the edge over the services: mounts every group of the contract, the pages, the console, health and the live
 * connection.
 */
export async function createApplication(parts: ApplicationParts): Promise<Application> {
  const { services, log } = parts;
  const nowMs = () => services.clock.nowMs();
  const { publicOrigin, trustedProxies, apiDocs, metricsToken } = parts.config;
  const headers = everyAnswer(publicOrigin);
  const server = await createHttpServer({ log, nowMs, trustedProxies, headers });
  const hosts = new Hosts(parts.config);
  keepSidesApart(server, hosts);
  const upgrades = new Upgrades(server.server, headers, (host) => hosts.serves('people', host));
  const routes: string[] = [];
  server.addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) if (method !== 'HEAD') routes.push(`${method} ${route.url}`);
  });
  const edge = edgeOptions(parts, nowMs);
  mountContract(server, parts, edge);
  const tradingApi = await mountTradingApi(server, { ...parts, upgrades, headers });
  const docs = { origin: publicOrigin, isDemo: edge.demo };
  mountPlainRoutes(server, {
    version: VERSION,
    demo: edge.demo,
    readiness: parts.readiness,
    metrics: { isOpen: edge.demo, token: metricsToken, trustedProxies },
    apiDocs,
    secureCookies: edge.secureCookies,
    tradingApiPage: tradingApi.api.page(docs),
    tradingApiDocument: tradingApi.api.openApi(docs),
  });
  await mountPages(server, parts, edge.isShutDown);
  const publicTopics = new Set([
    ...PUBLIC_TOPICS,
    ...parts.money.products.flatMap((product) => product.publicTopics ?? []),
  ]);
  const fanOut = new FanOut(upgrades, {
    log,
    auth: edge.auth,
    unknownCookies: edge.unknownCookies,
    secureCookies: edge.secureCookies,
    headers,
    uidOfAccessToken: (token, sessionId) => services.identity.uidOfAccessToken(token, sessionId),
    origins: edge.origins.people,
    nowMs,
    addressOf: callerAddress(trustedProxies),
    isPublicTopic: (topic) => publicTopics.has(topic) || isMarketTopic(topic),
    privateTopics: new Set([
      ...PRIVATE_TOPICS,
      ...parts.money.products.flatMap((product) => product.privateTopics ?? []),
    ]),
    onCount: (count) => liveConnections.set(count),
  });
  const tail = new OutboxTail(services.db, log);
  tail.subscribe((event) => {
    if (event.topic === LOGGED_OUT_TOPIC) return tradingApi.api.onLoggedOut(event.uid ?? '');
    // A page that is told of a changed switch asks at once, and must then get the new value.
    if (event.topic !== STATUS_TOPIC) return fanOut.publish(event);
    void services.settings.refresh().then(
      () => fanOut.publish(event),
      (error: unknown) => log.warn({ err: error }, 'the settings could not be read anew'),
    );
  });
  const spotTopics = new LiveTopics(parts.spot, fanOut);
  const liveBalances = new LiveBalances(services, fanOut);
  let isTailing = false;
  return {
    server,
    routes,
    startFanOut() {
      isTailing = true;
      tail.start();
      spotTopics.start();
      liveBalances.start();
    },
    async stop() {
      spotTopics.stop();
      liveBalances.stop();
      await tradingApi.stop();
      await fanOut.close();
      await server.close();
      if (isTailing) await tail.stop();
      await services.limits.settled();
    },
  };
}

function edgeOptions({ config, services }: ApplicationParts, nowMs: () => number): EdgeOptions {
  const isDemo = !config.isProduction;
  const local = ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${config.port}`);
  const only = (origin: string) => ({ allowed: isDemo ? [origin, ...local] : [origin], sameHostAllowed: isDemo });
  return {
    nowMs,
    auth: {
      authenticate: (request) => services.identity.authenticate(request),
      authenticateStaff: (request) => services.approvals.authenticateStaff(request),
    },
    origins: { people: only(config.publicOrigin), staff: only(config.consoleOrigin) },
    demo: isDemo,
    secureCookies: config.publicOrigin.startsWith('https:'),
    countryOf: callerCountry(config.trustedProxies, config.countryHeader),
    limits: config.rateLimits ? new CallLimits(services.limits) : null,
    unknownCookies: config.rateLimits ? new UnknownCookies() : null,
    turns: new OwnTurns(),
    isShutDown: () => services.settings.latest().SHUTDOWN,
    isFeatureOn: (feature) => services.settings.latest()[feature] === 'false',
    sentence: (code) => code,
    onCall: countCall,
  };
}

function mountContract(
  server: FastifyInstance,
  { services, money, products, spot, networkCost, config }: ApplicationParts,
  edge: EdgeOptions,
): void {
  const { identity, approvals, notices, assets, pricing } = services;
  const { publicOrigin } = config;
  const recovery: RecoveryDeps = { ...services, chains: money.chains, networkCost, publicOrigin };
  const handlers = {
    operator: operatorHttp({ ...services, isDemo: edge.demo }),
    identity: identityHttp(identity),
    assets: assetsHttp({ assets, networkCost }),
    pricing: pricingHttp({ pricing, assetCodes: () => assets.coins().map(({ asset }) => asset) }),
    notices: noticesHttp(notices),
    announcements: announcementsHttp(services),
    statement: statementHttp({
      ...services,
      isScope: (scope) => isStatementScope(money.products, scope),
      makers: productFiles(money.products),
    }),
    holdings: holdingsHttp(money),
    deposits: depositsHttp(money),
    withdrawals: withdrawalsHttp(money),
    addressBook: addressBookHttp(money),
    transfers: transfersHttp(money),
    bookings: bookingsHttp(money),
    ...productHandlers({ services, money, spot, products }),
    proof: proofHttp(services),
    spot: spotHttp(spot),
    tradingApi: tradingApiHttp(services.apiKeys),
    staffIdentity: staffIdentityHttp({ deps: identity.deps, door: staffDoorHttp(approvals) }),
    staffWithdrawals: staffWithdrawalsHttp(money),
    staffDeposits: staffDepositsHttp(money),
    staffAlarms: staffAlarmsHttp(money),
    recovery: recoveryHttp(recovery),
    staffRecovery: staffRecoveryHttp(recovery),
    staffSpot: staffSpotHttp(spot),
    staffApprovals: staffApprovalsHttp(approvals),
    ...staffSide(services, money),
  } satisfies Record<keyof typeof contract, object>;
  for (const [group, endpoints] of Object.entries(contract)) {
    mountGroup(server, group, endpoints, handlers[group as keyof typeof handlers], edge);
  }
}

async function mountPages(
  server: FastifyInstance,
  { dist, config, spot, services }: ApplicationParts,
  isShutdown: () => boolean,
): Promise<void> {
  if (!dist || !existsSync(join(dist.web, '.vite/manifest.json'))) return;
  await server.register(serveConsole, {
    consoleDist: dist.console,
    ownHost: server.hosts.areApart ? server.hosts.staff : null,
  });
  await server.register(servePages, {
    webDist: dist.web,
    baseUrl: config.publicOrigin,
    isShutdown,
    isDemo: !config.isProduction,
    marketLines: () => marketLines(spot, services.clock.nowMs(), MARKET_LINES),
  });
}
