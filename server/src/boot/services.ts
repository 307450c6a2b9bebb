import { AssetNumbers } from '../engine/projection/asset-numbers.ts';
import type { Trading } from '../engine/trading.ts';
import { Ledger } from '../ledger/ledger.ts';
import type { ReconcilePorts } from '../ledger/ports.ts';
import { type ApprovalsModule, createApprovals } from '../modules/approvals/public.ts';
import { type Assets, createAssets } from '../modules/assets/public.ts';
import { PaymentSeals } from '../modules/custody/public.ts';
import { createIdentity, type IdentityModule } from '../modules/identity/public.ts';
import { createNotices, type ProductKinds } from '../modules/notices/public.ts';
import {
  createPricing,
  DemoPriceSource,
  type PriceSource,
  type Pricing,
  StoppedPrices,
} from '../modules/pricing/public.ts';
import { LeveragedTokens } from '../modules/spot/public.ts';
import { ApiKeys } from '../modules/trading-api/public.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Argon2Cost } from '../platform/crypto/password-hasher.ts';
import { Vault } from '../platform/crypto/vault.ts';
import type { Db } from '../platform/db/db.ts';
import { SharedLimitStore } from '../platform/limits/limit-store.ts';
import { SharedLimits } from '../platform/limits/shared-limits.ts';
import type { Logger } from '../platform/log/log.ts';
import type { MessageSender } from '../platform/mail/message-sender.ts';
import { Settings } from '../platform/settings/settings.ts';

export interface ServiceParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly keys: { key(purpose: string, bytes?: number): Buffer };
  readonly sender: MessageSender;
  readonly trading: Trading;
  readonly prices?: PriceSource;
  /** The address to which links in mails lead. */
  readonly publicOrigin: string;
  /** The address at which staff log in; their keys are bound to it. */
  readonly consoleOrigin: string;
  /** True if staff must log in with a passkey or hardware key rather than only a code. */
  readonly requiresStaffKey: boolean;
  /** The sender of mails, which people are told is official. */
  readonly mailFrom?: string;
  /** The cost of hashing a password; tests make it cheap. */
  readonly passwordCost?: Argon2Cost;
  readonly reconcile?: ReconcilePorts;
  /** How products treat their notices; called for each notice, because products are built after services. */
  readonly noticeKinds?: ProductKinds;
}

/** Everything below the wallet, built once. */
export interface Services {
  readonly db: Db;
  readonly clock: Clock;
  readonly ledger: Ledger;
  readonly trading: Trading;
  readonly assetNumbers: AssetNumbers;
  readonly settings: Settings;
  readonly assets: Assets;
  readonly pricing: Pricing;
  /** Prices of leveraged tokens, in addition to those of the source. */
  readonly tokens: LeveragedTokens;
  readonly identity: IdentityModule;
  readonly approvals: ApprovalsModule;
  readonly notices: ReturnType<typeof createNotices>;
  readonly apiKeys: ApiKeys;
  /** The seals by which the signer knows what may leave. */
  readonly paymentSeals: PaymentSeals;
  /** Seals what identifies people. */
  readonly vault: Vault;
  /** Counts what callers use up, together with all processes on this database. */
  readonly limits: SharedLimits;
  /** Channels that are official by configuration alone. */
  readonly configuredChannels: readonly string[];
}

/** Builds the services. The caller must call `assets.start()`, once the catalog is installed. */
export function createServices(parts: ServiceParts): Services {
  const { db, clock, keys, sender } = parts;
  const cost = parts.passwordCost ? { cost: parts.passwordCost } : {};
  const settings = new Settings(db);
  const door = { origin: parts.consoleOrigin, requiresKey: parts.requiresStaffKey };
  const approvals = createApprovals({ db, clock, keys, door, ...cost });
  const notices = createNotices({ db, clock, ...(parts.noticeKinds && { ofProduct: parts.noticeKinds }) });
  const prices = new StoppedPrices({
    inner: parts.prices ?? new DemoPriceSource(),
    clock,
    stopped: () => settings.latest().PRICES_STOPPED,
  });
  // If a coin's price is stopped, leveraged tokens based on it have no price either.
  const tokens = new LeveragedTokens(prices);
  const identity = createIdentity({
    db,
    clock,
    sender,
    keys,
    notices,
    audit: approvals,
    settings,
    publicOrigin: parts.publicOrigin,
    ...cost,
  });
  return {
    db,
    clock,
    ledger: new Ledger(db, parts.reconcile ? { ports: parts.reconcile } : {}),
    trading: parts.trading,
    assetNumbers: new AssetNumbers(db),
    settings,
    assets: createAssets({ db }),
    pricing: createPricing({ source: tokens, clock }),
    tokens,
    identity,
    approvals,
    notices,
    apiKeys: new ApiKeys({ db, log: parts.log, clock, keys, identity, notices }),
    paymentSeals: new PaymentSeals(keys.key('payment.seal')),
    vault: new Vault(keys),
    limits: new SharedLimits(new SharedLimitStore(db), parts.log),
    configuredChannels: [parts.publicOrigin, ...(parts.mailFrom ? [parts.mailFrom] : [])],
  };
}
