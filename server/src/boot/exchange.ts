import { join } from 'node:path';
import type { DevNetworkId } from '../chains/dev/dev-chains.ts';
import { verifyInThread } from '../engine/remote/verify-in-thread.ts';
import { isProvenLately } from '../ledger/reconcile/proof.ts';
import { DEMO_CATALOG, installCatalog, MAIN_CATALOG, setContract } from '../modules/assets/public.ts';
import { reconcilePorts } from '../modules/books/public.ts';
import {
  type CustodyDeps,
  createChainAnswers,
  createChainCare,
  createCustodyReader,
  createDepositAddresses,
  createNetworkSettings,
} from '../modules/custody/public.ts';
import {
  createEarlyCredit,
  createFaucet,
  depositArrivals,
  type FaucetSource,
  fillHotWallets,
  returnPayments,
} from '../modules/deposits/public.ts';
import { loadMailWords } from '../modules/notices/public.ts';
import { openCcxtFeed, StoredPriceSource, takeFeedsJob } from '../modules/pricing/public.ts';
import { noticeKindOf, type Product } from '../modules/products/public.ts';
import { followReturnsJob, sealScreenshotsJob, tellOthersJob, tidyScreenshotsJob } from '../modules/recovery/public.ts';
import { type SpotDeps, spotJobs, startSpot, stopSpot } from '../modules/spot/public.ts';
import { moveSpotBalances } from '../modules/transfers/public.ts';
import { createNetworkCosts, readThresholds, withdrawalPayments } from '../modules/withdrawals/public.ts';
import type { SystemClock } from '../platform/clock/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { Secrets } from '../platform/config/secrets.ts';
import type { Db, DbOptions } from '../platform/db/db.ts';
import { type Loop, startLoop } from '../platform/jobs/loop.ts';
import type { Logger } from '../platform/log/log.ts';
import { InboxSender } from '../platform/mail/inbox.ts';
import { MessageRouter, type MessageSender } from '../platform/mail/message-sender.ts';
import { SmsSender } from '../platform/mail/sms-sender.ts';
import { SmtpSender } from '../platform/mail/smtp-sender.ts';
import { type Application, createApplication } from './application.ts';
import { productDepsOf, productJobs, productPorts, productsOf } from './products.ts';
import { readinessOf } from './readiness.ts';
import { createServices, type Services } from './services.ts';
import type { ChainSide } from './sides/chain-side.ts';
import { beaconOf } from './sides/launch-side.ts';
import type { MoneyDeps } from './sides/money-side.ts';
import { startTradingSide } from './sides/trading-side.ts';
import { claimHouseAddresses } from './sides/wallet-keys.ts';
import { startLoops } from './start-loops.ts';

export interface ExchangeParts {
  readonly config: Config;
  readonly log: Logger;
  readonly db: Db;
  /** Database settings for the pools of other threads. */
  readonly dbOptions: DbOptions;
  readonly isDatabaseUp: () => boolean;
  readonly secrets: Secrets;
  readonly clock: SystemClock;
  readonly chains: ChainSide;
}

/** A complete exchange, ready to listen. */
export interface Exchange {
  readonly application: Application;
  readonly services: Services;
  readonly money: MoneyDeps;
  readonly spot: SpotDeps;
  readonly faucet: FaucetSource | null;
  setReady(isReady: boolean): void;
  stop(): Promise<void>;
}

/** Builds everything and starts the loops. */
export async function createExchange(parts: ExchangeParts): Promise<Exchange> {
  const { config, log, db, chains, clock } = parts;
  // The demo has its own price model. In production prices are what a feed has recorded; without a feed there are none.
  const prices = config.isProduction ? new StoredPriceSource({ db, clock }) : null;
  await prices?.start();
  const trading = await startTradingSide(parts);
  const products: { current: readonly Product[] } = { current: [] };
  const services = createServices({
    db,
    clock,
    log,
    keys: parts.secrets,
    publicOrigin: config.publicOrigin,
    consoleOrigin: config.consoleOrigin,
    requiresStaffKey: config.isProduction,
    mailFrom: config.mailFrom,
    sender: await senderOf(parts),
    trading: trading.trading,
    ...(prices ? { prices } : {}),
    noticeKinds: (kind) => noticeKindOf(products.current, kind),
    reconcile: {
      ...reconcilePorts(() => products.current),
      custody: createCustodyReader({ chains: chains.adapters }),
    },
  });
  await installFirstCatalog(parts);
  await services.assets.start();
  const spot = await startSpot(services, { isDemo: !config.isProduction });
  products.current = productsOf({ spot });
  const { settings } = services;
  const chain: CustodyDeps = {
    ...services,
    chains: chains.adapters,
    settings: createNetworkSettings({
      ...services,
      twoReviewersFromMinor: async () => (await readThresholds(settings)).review.twoReviewersMinor,
    }),
    ...productPorts(services),
    paymentOwners: [withdrawalPayments, returnPayments],
    arrivals: depositArrivals,
    earlyCredit: createEarlyCredit(services),
    mayPay: async (network) =>
      (await settings.get('WITHDRAWALS_HALTED_BY')) === null && (await isProvenLately(db, network)),
    accumulatesBelowMin: () => settings.get('DEPOSIT_ACCUMULATE_BELOW_MIN'),
  };
  await claimHouseAddresses(services, chains, config);
  const faucet = chains.dev && config.demo.faucet ? faucetOf(chains) : null;
  const costs = createNetworkCosts({ ...services, chains: chains.adapters });
  const money = moneyOf(parts, services, products.current, { chain, faucet });
  await moveSpotBalances(money);
  const ready = { isReady: false };
  const productDeps = productDepsOf({
    services,
    money,
    spot,
    chains,
    beacon: beaconOf(config, chains, clock),
    faucet,
    keys: parts.secrets,
    publicOrigin: config.publicOrigin,
  });
  const application = await createApplication({
    config,
    log,
    services,
    money,
    products: productDeps,
    spot,
    networkCost: costs.networkCost,
    dist: distOf(),
    readiness: readinessOf({
      chain,
      isUp: { start: () => ready.isReady, database: parts.isDatabaseUp, trading: () => trading.isReady() },
    }),
  });
  const { networkCost } = costs;
  const recovery = { ...services, chains: chains.adapters, networkCost, publicOrigin: config.publicOrigin };
  const loops = [
    startLoop({ ...costs.job, log }),
    ...startLoops(services, { money, chain, verifyJournal: () => verifyInThread(parts.dbOptions, clock) }, log),
    ...spotJobs(spot).map((job) => startLoop({ ...job, log })),
    ...[followReturnsJob, tellOthersJob, sealScreenshotsJob, tidyScreenshotsJob].map((job) =>
      startLoop({ ...job(recovery), log }),
    ),
    ...productJobs({ services, money, spot, products: productDeps }).map((job) => startLoop({ ...job, log })),
    ...(await startFeeds(parts, services)),
  ];
  application.startFanOut();
  return {
    application,
    services,
    money,
    spot,
    faucet,
    setReady: (isReady) => {
      ready.isReady = isReady;
    },
    async stop() {
      ready.isReady = false;
      await application.stop();
      await Promise.all(loops.map((loop) => loop.stop()));
      stopSpot(spot);
      await trading.stop();
      services.assets.stop();
      prices?.stop();
    },
  };
}

/** Fills the hot wallets of the demo's chains, so that withdrawals can be paid from the first day. */
export async function fillDemoWallets(exchange: Exchange, chains: ChainSide): Promise<void> {
  const { faucet, money } = exchange;
  if (!faucet) return;
  await fillHotWallets({ db: money.db, chains: chains.adapters }, faucet);
}

async function installFirstCatalog({ config, chains, clock, db }: ExchangeParts): Promise<void> {
  await db.tx(async (tx) => {
    await installCatalog(tx, config.isProduction ? MAIN_CATALOG : DEMO_CATALOG, clock.nowMs());
    for (const [network, params] of chains.params) {
      for (const { asset, contract } of 'tokens' in params ? params.tokens : [])
        await setContract(tx, asset, network, contract);
    }
  });
}

function moneyOf(
  { chains, config }: ExchangeParts,
  services: Services,
  products: readonly Product[],
  { chain, faucet }: { readonly chain: CustodyDeps; readonly faucet: FaucetSource | null },
): MoneyDeps {
  return {
    ...services,
    chains: chains.adapters,
    chainAnswers: createChainAnswers(chain),
    chainCare: createChainCare(chain),
    depositAddresses: createDepositAddresses(chain),
    publicOrigin: config.publicOrigin,
    faucet: faucet ? createFaucet(faucet) : null,
    products,
  };
}

function faucetOf(chains: ChainSide): FaucetSource {
  return { pay: ({ network, ...request }) => chains.dev!.faucet({ ...request, network: network as DevNetworkId }) };
}

/** In production, prices come from other exchanges. */
async function startFeeds({ config, clock, db, log }: ExchangeParts, { assets, settings }: Services): Promise<Loop[]> {
  if (!config.isProduction || config.priceFeeds.length === 0) return [];
  const feeds = await Promise.all(config.priceFeeds.map((name) => openCcxtFeed(name, () => clock.nowMs())));
  const priced = () => assets.coins().flatMap(({ asset }) => (asset === 'USDT' ? [] : [asset]));
  const stopped = () => settings.latest().PRICES_STOPPED;
  return [startLoop({ ...takeFeedsJob({ db, clock, feeds, log, assets: priced, stopped }), log })];
}

/** The demo keeps every message in its inbox; production sends by the channels that the operator configured. */
async function senderOf({ config, db, clock, log }: ExchangeParts): Promise<MessageSender> {
  const render = await loadMailWords(config.publicOrigin);
  if (!config.isProduction) return new InboxSender({ db, clock, render });
  return new MessageRouter({
    ...(config.smtp ? { email: new SmtpSender({ ...config.smtp, render, log }) } : {}),
    ...(config.sms ? { sms: new SmsSender({ ...config.sms, render, log }) } : {}),
  });
}

function distOf(): { web: string; console: string } {
  const root = join(import.meta.dirname, '../../..');
  return { web: join(root, 'web/dist'), console: join(root, 'console/dist') };
}
