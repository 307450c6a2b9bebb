import { randomBytes } from 'node:crypto';
import type { Endpoint, StaffRole } from '@bourse/contract/endpoint.ts';
import type { UserAccount } from '@bourse/core/ledger/account.ts';
import type { FastifyInstance } from 'fastify';
import { type ApplicationParts, createApplication } from '../src/boot/application.ts';
import { productDepsOf, productsOf } from '../src/boot/products.ts';
import { createServices, type Services } from '../src/boot/services.ts';
import { networksOf, offlineChainSide } from '../src/boot/sides/chain-side.ts';
import type { MoneyDeps } from '../src/boot/sides/money-side.ts';
import { DemoClient } from '../src/demo/demo-client.ts';
import { LocalTrading } from '../src/engine/local-trading.ts';
import { Ledger } from '../src/ledger/ledger.ts';
import type { HoldOwner, ReconcilePorts } from '../src/ledger/ports.ts';
import type { ReconcileReport } from '../src/ledger/reconcile/reconcile.ts';
import { reconcileAll } from '../src/ledger/reconcile/reconcile-all.ts';
import { DEMO_CATALOG, installCatalog } from '../src/modules/assets/public.ts';
import { findOwnBalance } from '../src/modules/balances/queries/own-balance.query.ts';
import { reconcilePorts } from '../src/modules/books/public.ts';
import { createChainCare, createDepositAddresses, createNetworkSettings } from '../src/modules/custody/public.ts';
import { createEarlyCredit, depositArrivals } from '../src/modules/deposits/public.ts';
import type { LaunchDeps } from '../src/modules/launch/public.ts';
import { loadMailWords } from '../src/modules/notices/public.ts';
import { noticeKindOf, type Product } from '../src/modules/products/public.ts';
import { type SpotDeps, startSpot, stopSpot, tellRules } from '../src/modules/spot/public.ts';
import { readThresholds } from '../src/modules/withdrawals/public.ts';
import { type CreatedApiKey, createApiKey, type NewApiKey } from '../src/platform/api-keys/api-keys.ts';
import { SystemClock } from '../src/platform/clock/clock.ts';
import { Secrets } from '../src/platform/config/secrets.ts';
import { type TestDatabase, testDatabase } from '../src/platform/db/test-database.ts';
import { silentLog } from '../src/platform/log/log.ts';
import { InboxSender } from '../src/platform/mail/inbox.ts';
import { LocalSigner } from '../src/signer/sign/local-signer.ts';
import { type TestBeacon, testBeacon } from './launch/beacon.fixture.ts';
import { type Member, Members, type NewMember } from './test-members.ts';

export type { Member } from './test-members.ts';

const QUICK_PASSWORDS = { memoryKib: 64, passes: 1 };
/** Guards nothing: test chains only. */
const SIGNER = new LocalSigner('test test test test test test test test test test test junk', networksOf(false));

/** A whole exchange in this process, on a database of its own: real edge, real use cases, no chain nodes. */
export interface TestExchange {
  readonly server: FastifyInstance;
  readonly routes: readonly string[];
  readonly services: Services;
  readonly spot: SpotDeps;
  readonly money: MoneyDeps;
  readonly launch: LaunchDeps;
  /** What draws wait for. */
  readonly beacon: TestBeacon;
  readonly clock: SystemClock;
  readonly database: TestDatabase;
  /** A browser that nobody has logged in with. */
  visitor(): { client: DemoClient };
  /** A new person with a trading password. */
  person(options?: NewMember): Promise<Member>;
  staff(role: StaffRole): Promise<{ client: DemoClient; login: string }>;
  /** Cookies that may call an endpoint. */
  cookieFor(endpoint: Endpoint): Promise<string>;
  fund(uid: string, asset: string, amount: string): Promise<void>;
  /** A key of the person's for programs, made as an operator makes one. */
  apiKey(uid: string, over?: Partial<NewApiKey>): Promise<CreatedApiKey>;
  /** Lets time pass, at least a minute and for everybody; no session lasts for a day, so whoever is named logs in again. */
  letPass(ms: number, ...people: readonly Member[]): Promise<void>;
  available(uid: string, account: UserAccount, asset: string): Promise<bigint>;
  reconcile(): Promise<ReconcileReport>;
  /** Listens on a free port of the loopback interface. */
  listen(): Promise<number>;
  /** Tells the live connections what is committed from now on. */
  goLive(): void;
  close(): Promise<void>;
}

interface ExchangeOptions {
  /** What it runs on, where not a fresh database; closed with it. */
  readonly on?: TestDatabase;
  readonly publicOrigin?: string;
  /** Where staff have a host of their own. */
  readonly consoleOrigin?: string;
  readonly trustedProxies?: readonly string[];
  /** The folders of a built web app and console. */
  readonly dist?: ApplicationParts['dist'];
  /** As in production. */
  readonly requiresStaffKey?: boolean;
  /** Adds routes of its own to the server. */
  readonly mounts?: (server: FastifyInstance) => Promise<void>;
  /** What keys are made of, where another process must have the same. */
  readonly secret?: string;
}

/** Builds the exchange as `main.ts` does, with cheap password hashes and without rate limits. */
export async function testExchange({
  publicOrigin = 'http://localhost',
  consoleOrigin = publicOrigin,
  trustedProxies = [],
  dist = null,
  requiresStaffKey = false,
  secret = randomBytes(32).toString('hex'),
  mounts,
  on,
}: ExchangeOptions = {}): Promise<TestExchange> {
  const database = on ?? (await testDatabase());
  const { db } = database;
  const clock = new SystemClock();
  const secrets = new Secrets(secret);
  const sender = new InboxSender({ db, clock, render: await loadMailWords('http://localhost') });
  const failed = (error: Error) => {
    throw error;
  };
  const trading = new LocalTrading({ db, ledger: new Ledger(db), clock, holder: 'test', onFailed: failed });
  await trading.start();
  const products: { current: readonly Product[] } = { current: [] };
  const services = createServices({
    db,
    clock,
    log: silentLog(),
    keys: secrets,
    sender,
    trading,
    passwordCost: QUICK_PASSWORDS,
    publicOrigin: 'http://localhost',
    consoleOrigin: consoleOrigin === publicOrigin ? 'http://localhost' : consoleOrigin,
    requiresStaffKey,
    noticeKinds: (kind) => noticeKindOf(products.current, kind),
    reconcile: portsOf(() => products.current),
  });
  await db.tx((tx) => installCatalog(tx, DEMO_CATALOG, clock.nowMs()));
  await services.assets.start();
  const spot = await startSpot(services, { isDemo: true });
  products.current = productsOf({ spot });
  await tellRules(spot);
  const money = moneyOf(services, spot);
  const beacon = testBeacon(clock);
  const productDeps = productDepsOf({
    services,
    money,
    spot,
    beacon,
    chains: offlineChainSide(SIGNER),
    keys: secrets,
    faucet: null,
    publicOrigin: 'http://localhost',
  });
  const application = await createApplication({
    config: {
      isProduction: false,
      port: 0,
      publicOrigin,
      consoleOrigin,
      trustedProxies,
      countryHeader: null,
      rateLimits: false,
      apiDocs: true,
      metricsToken: null,
    },
    log: silentLog(),
    services,
    money,
    products: productDeps,
    spot,
    networkCost: () => null,
    dist,
    readiness: { parts: [], vital: new Set(), missing: async () => [] },
  });
  await mounts?.(application.server);
  await application.server.ready();
  const people = new Members(application.server, services, clock);
  return {
    server: application.server,
    routes: application.routes,
    services,
    spot,
    money,
    launch: productDeps.launch,
    beacon,
    clock,
    database,
    visitor: () => ({ client: new DemoClient(application.server) }),
    person: (options) => people.person(options),
    staff: (role) => people.staff(role),
    cookieFor: (endpoint) => people.cookieFor(endpoint),
    fund: (uid, asset, amount) => people.fund(uid, asset, amount),
    async apiKey(uid, over) {
      const wanted = { uid, label: 'test', scopes: ['read', 'trade'], ips: [], nowMs: clock.nowMs(), ...over };
      const made = await createApiKey(db, secrets, wanted);
      if (!made.ok) throw new Error(`no key: ${made.refusal.code}`);
      return made.value;
    },
    letPass: (ms, ...members) => people.letPass(ms, members),
    async available(uid, account, asset) {
      const rows = await findOwnBalance(db, uid);
      return rows.find((row) => row.account === account && row.asset === asset)?.availableMinor ?? 0n;
    },
    reconcile: () => reconcileAll(services.ledger, db, { isWhole: true }),
    async listen() {
      const address = await application.server.listen({ port: 0, host: '127.0.0.1' });
      return Number(new URL(address).port);
    },
    goLive: () => application.startFanOut(),
    async close() {
      services.assets.stop();
      await application.stop();
      stopSpot(spot);
      await trading.stop();
      await database.close();
    },
  };
}

/** As the exchange has them; what a test itself sets aside, under a key that begins with `test:`, is explained by that. */
function portsOf(products: () => readonly Product[]): ReconcilePorts {
  const ports = reconcilePorts(products);
  const testHolds: HoldOwner = {
    reason: 'STRATEGY',
    openHoldsSql: `select key, left_minor as minor from ledger.hold where left_minor > 0 and key like 'test:%'`,
  };
  return { ...ports, holdOwners: () => [...ports.holdOwners!(), testHolds] };
}

function moneyOf(services: Services, spot: SpotDeps): MoneyDeps {
  const { adapters } = offlineChainSide(SIGNER);
  return {
    ...services,
    chains: adapters,
    chainAnswers: { codeAt: async () => 'NO' as const, isHotWalletShort: async () => false },
    chainCare: createChainCare({
      ...services,
      chains: adapters,
      settings: createNetworkSettings({
        ...services,
        twoReviewersFromMinor: async () => (await readThresholds(services.settings)).review.twoReviewersMinor,
      }),
      paymentOwners: [],
      arrivals: depositArrivals,
      earlyCredit: createEarlyCredit(services),
    }),
    depositAddresses: createDepositAddresses({
      ...services,
      chains: adapters,
    }),
    publicOrigin: 'http://localhost',
    faucet: null,
    products: productsOf({ spot }),
  };
}
