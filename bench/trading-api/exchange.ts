import { randomBytes, randomUUID } from 'node:crypto';
import { readAmount } from '../../core/src/money/amount.ts';
import { createApplication } from '../../server/src/boot/application.ts';
import { productDepsOf } from '../../server/src/boot/products.ts';
import { createServices, type Services } from '../../server/src/boot/services.ts';
import { networksOf, offlineChainSide } from '../../server/src/boot/sides/chain-side.ts';
import { DemoClient } from '../../server/src/demo/demo-client.ts';
import { WorkerTrading } from '../../server/src/engine/remote/worker-trading.ts';
import { DEMO_CATALOG, installCatalog } from '../../server/src/modules/assets/public.ts';
import {
  createChainCare,
  createDepositAddresses,
  createNetworkSettings,
} from '../../server/src/modules/custody/public.ts';
import { createEarlyCredit, depositArrivals } from '../../server/src/modules/deposits/public.ts';
import { createDrandBeacon } from '../../server/src/modules/launch/public.ts';
import { loadMailWords } from '../../server/src/modules/notices/public.ts';
import { startSpot, stopSpot, tellRules } from '../../server/src/modules/spot/public.ts';
import { createApiKey } from '../../server/src/platform/api-keys/api-keys.ts';
import { SystemClock } from '../../server/src/platform/clock/clock.ts';
import { Secrets } from '../../server/src/platform/config/secrets.ts';
import type { PostgresConnection } from '../../server/src/platform/db/postgres/embedded-postgres.ts';
import { newId } from '../../server/src/platform/ids/ids.ts';
import { silentLog } from '../../server/src/platform/log/log.ts';
import { InboxSender } from '../../server/src/platform/mail/inbox.ts';
import { LocalSigner } from '../../server/src/signer/sign/local-signer.ts';
import { DATABASE, throwAwayBooks } from '../ledger/throw-away-books.ts';
import { mainThreadSeconds } from '../main-thread-seconds.ts';
import { threadsOf } from './processor-time.ts';

// The exchange in a separate process: the real edge, the core in its thread, and PostgreSQL with durable commits.

export interface ExchangeReady {
  readonly what: 'ready';
  readonly port: number;
  readonly keys: readonly { readonly apiKey: string; readonly secret: string }[];
  /** Threads of this process that were started with the trading core. */
  readonly coreThreads: readonly number[];
  readonly dataDir: string;
  readonly postgres: PostgresConnection & { readonly logPath: string };
}

export interface ExchangeTime {
  readonly what: 'time';
  /** Processor time of the main thread in seconds. */
  readonly mainSeconds: number;
}

const PEOPLE = 16;
const MONEY = { USDT: '1000000000', BTC: '100000' };
/** The well-known development phrase is enough, because no chain is asked. */
const SIGNER = new LocalSigner('test test test test test test test test test test test junk', networksOf(false));

const books = await throwAwayBooks();
const { db } = books;
const clock = new SystemClock();
const secrets = new Secrets(randomBytes(32).toString('hex'));
const failed = (error: Error) => {
  throw error;
};
const core = new WorkerTrading({
  db: { ...books.postgres.connection(), database: DATABASE, role: 'bourse_app' },
  clock,
  log: silentLog(),
  listen: null,
  newHolder: () => newId(clock.nowMs()),
  onFailed: failed,
});
const threadsBefore = new Set(threadsOf(process.pid));
await core.start();
const coreThreads = threadsOf(process.pid).filter((thread) => !threadsBefore.has(thread));
const sender = new InboxSender({ db, clock, render: await loadMailWords('http://localhost') });
const cheap = { memoryKib: 64, passes: 1 };
const parts = { db, clock, log: silentLog(), keys: secrets, sender, trading: core.trading, passwordCost: cheap };
const services = createServices({
  ...parts,
  publicOrigin: 'http://localhost',
  consoleOrigin: 'http://localhost',
  requiresStaffKey: false,
});
await db.tx((tx) => installCatalog(tx, DEMO_CATALOG, clock.nowMs()));
await services.assets.start();
const spot = await startSpot(services, { isDemo: true });
await tellRules(spot);
const money = moneyOf(services);
const application = await createApplication({
  config: {
    isProduction: false,
    port: 0,
    publicOrigin: 'http://localhost',
    consoleOrigin: 'http://localhost',
    trustedProxies: [],
    countryHeader: null,
    rateLimits: false,
    apiDocs: true,
    metricsToken: null,
  },
  log: silentLog(),
  services,
  money,
  products: productDepsOf({
    services,
    money,
    spot,
    // Nothing is drawn here, so nobody is asked.
    beacon: createDrandBeacon({ urls: [] }),
    chains: offlineChainSide(SIGNER),
    keys: secrets,
    faucet: null,
    publicOrigin: 'http://localhost',
  }),
  spot,
  networkCost: () => null,
  dist: null,
  readiness: { parts: [], vital: new Set(), missing: async () => [] },
});
// The bare echo: the same server and hooks, with nothing behind them.
await application.server.register(async (scope) => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  scope.post('/echo', { config: { side: 'people' } }, (request, reply) =>
    reply.type('application/json').send(request.body),
  );
});
await application.server.ready();
const keys = [];
for (let at = 0; at < PEOPLE; at += 1) keys.push(await trader(at));
application.startFanOut();
const address = await application.server.listen({ port: 0, host: '127.0.0.1' });
say({
  what: 'ready',
  port: Number(new URL(address).port),
  keys,
  coreThreads,
  dataDir: books.dataDir,
  postgres: { ...books.postgres.connection(), logPath: books.postgres.logPath },
});

process.on('message', (question: 'time' | 'stop') => {
  if (question === 'time') say({ what: 'time', mainSeconds: mainThreadSeconds() });
  else void stop();
});
process.once('disconnect', () => void stop());

function say(message: ExchangeReady | ExchangeTime): void {
  process.send?.(message);
}

async function trader(at: number): Promise<ExchangeReady['keys'][number]> {
  const client = new DemoClient(application.server);
  const login = `bot-${at}@bourse.example`;
  await client.call('identity', 'sendCode', { purpose: 'register', account: login });
  const code = await client.codeSentTo(login);
  const { uid } = await client.call('identity', 'register', { account: login, code, password: 'A-good-pass-1' });
  for (const [asset, amount] of Object.entries(MONEY)) {
    const number = await services.assetNumbers.numberOf(asset);
    const amountMinor = readAmount(amount, services.assets.coin(asset)!.ledgerScale);
    const credit = {
      kind: 'credit',
      account: Number(uid),
      asset: number,
      amountMinor,
      transferId: randomUUID(),
    } as const;
    if (!(await core.trading.submit(credit)).ok) throw new Error('nobody got any money');
  }
  const wanted = { uid, label: 'bench', scopes: ['read', 'trade'], ips: [], nowMs: clock.nowMs() };
  const made = await createApiKey(db, secrets, wanted);
  if (!made.ok) throw new Error(made.refusal.code);
  return { apiKey: made.value.keyId, secret: made.value.secret };
}

function moneyOf(all: Services) {
  const { adapters } = offlineChainSide(SIGNER);
  return {
    ...all,
    chains: adapters,
    chainAnswers: { codeAt: async () => 'NO' as const, isHotWalletShort: async () => false },
    chainCare: createChainCare({
      ...all,
      chains: adapters,
      settings: createNetworkSettings({ ...all, twoReviewersFromMinor: async () => 0n }),
      paymentOwners: [],
      arrivals: depositArrivals,
      earlyCredit: createEarlyCredit(all),
    }),
    depositAddresses: createDepositAddresses({ ...all, chains: adapters }),
    publicOrigin: 'http://localhost',
    faucet: null,
    products: [],
  };
}

async function stop(): Promise<never> {
  services.assets.stop();
  await application.stop();
  stopSpot(spot);
  await core.stop();
  await books.close();
  process.exit(0);
}
