import type { StaffRole } from '@bourse/contract/endpoint.ts';
import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { readAmount } from '@bourse/core/money/amount.ts';
import { ok } from '@bourse/core/result.ts';
import type { MoneyDeps } from '../src/boot/sides/money-side.ts';
import { createAdapter } from '../src/chains/create-adapter.ts';
import { LocalTrading } from '../src/engine/local-trading.ts';
import { AssetNumbers } from '../src/engine/projection/asset-numbers.ts';
import { Ledger } from '../src/ledger/ledger.ts';
import { createApprovals } from '../src/modules/approvals/approvals.ts';
import type { AuditEntry } from '../src/modules/approvals/public.ts';
import { createAssets, DEMO_CATALOG, installCatalog } from '../src/modules/assets/public.ts';
import { conversionProduct } from '../src/modules/conversion/product.ts';
import { staffAlarmsHttp } from '../src/modules/custody/custody-alarms.staff.http.ts';
import type { ChainAdapter } from '../src/modules/custody/ports.ts';
import { type CodeAt, PaymentSeals } from '../src/modules/custody/public.ts';
import { createDepositAddresses } from '../src/modules/custody/usecases/own-address.ts';
import { createChainCare } from '../src/modules/custody/usecases/tend-chains.ts';
import { staffDepositsHttp } from '../src/modules/deposits/deposits.staff.http.ts';
import { createEarlyCredit, depositArrivals, returnPayments } from '../src/modules/deposits/public.ts';
import { createIdentity, type IdentityModule } from '../src/modules/identity/identity.ts';
import { insertCredential, setTradingPasswordHash } from '../src/modules/identity/store/credential.store.ts';
import { insertDevice } from '../src/modules/identity/store/device.store.ts';
import { insertPerson, setKycLevel, setVipLevel } from '../src/modules/identity/store/person.store.ts';
import { insertSession } from '../src/modules/identity/store/session.store.ts';
import { createNotices } from '../src/modules/notices/notices.ts';
import type { NewNotice } from '../src/modules/notices/public.ts';
import { createPricing, type PriceSource } from '../src/modules/pricing/public.ts';
import { SPOT_BOOKINGS } from '../src/modules/spot/product.ts';
import { findOrderHolds } from '../src/modules/spot/queries/order-hold.query.ts';
import { transferTransit } from '../src/modules/transfers/usecases/transfer-transit.ts';
import { withdrawalPayments } from '../src/modules/withdrawals/public.ts';
import { staffWithdrawalsHttp } from '../src/modules/withdrawals/withdrawals.staff.http.ts';
import { DEV_BASE, DEV_BTC, DEV_ETH, DEV_TEMPO } from '../src/networks/dev-networks.ts';
import { ManualClock } from '../src/platform/clock/clock.ts';
import { Secrets } from '../src/platform/config/secrets.ts';
import { totpCode } from '../src/platform/crypto/totp.ts';
import { Vault } from '../src/platform/crypto/vault.ts';
import { type TestDatabase, testDatabase } from '../src/platform/db/test-database.ts';
import { newId } from '../src/platform/ids/ids.ts';
import type { Message } from '../src/platform/mail/message-sender.ts';
import type { StaffContext, UserContext } from '../src/platform/request/context.ts';
import { Settings } from '../src/platform/settings/settings.ts';
import { LocalSigner } from '../src/signer/sign/local-signer.ts';
import type { ChainRig } from './chain-edge.rig.ts';
import { walletHttp } from './wallet.http.ts';
import { bindTotp, type PersonOptions, type TestPerson } from './wallet-person.ts';

export type { PersonOptions, TestPerson } from './wallet-person.ts';

/** The wallet on a real database with real books, identity and address rules; no node runs behind the chains. */

export const START_MS = Date.parse('2026-02-03T04:00:00.000Z');
export const TRADING_PASSWORD = '739164';
const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const PRICES: Readonly<Record<string, bigint>> = { USDT: 100n, USDC: 100n, PUSD: 100n, BTC: 6_000_000n, ETH: 250_000n };

export type Rig = Awaited<ReturnType<typeof walletRig>>;

interface RigOptions {
  readonly realSecurity?: boolean;
  readonly edge?: Pick<ChainRig, 't' | 'clock' | 'deps'>;
}

/**
 * @param realSecurity  judge trading password and codes for real; otherwise they always pass, for tests that ask more
 *                      often than a person may ask for codes
 * @param edge          people's side over a chain edge that runs already, on its database and with its nodes
 */
export async function walletRig({ realSecurity = false, edge }: RigOptions = {}) {
  const t: TestDatabase = edge?.t ?? (await testDatabase());
  const clock = edge?.clock ?? new ManualClock(START_MS);
  if (!edge) await t.db.tx((tx) => installCatalog(tx, DEMO_CATALOG, START_MS));
  const assets = createAssets({ db: t.db });
  await assets.start();
  const sent: Message[] = [];
  const told: NewNotice[] = [];
  const audits: AuditEntry[] = [];
  const codes = new Map<string, CodeAt>();
  const priced = new Map(Object.entries(PRICES));
  const source: PriceSource = {
    quote: (asset, atMs) => {
      const units = priced.get(asset);
      return units === undefined ? null : { price: { priceUnits: units, priceScale: 2 }, atMs };
    },
    fiat: () => [],
  };
  const keys = new Secrets('x'.repeat(32));
  const notices = createNotices({ db: t.db, clock });
  const approvals = createApprovals({ db: t.db, clock, keys });
  const freshIdentity = (): IdentityModule =>
    createIdentity({
      db: t.db,
      clock,
      sender: {
        send: async (message) => {
          sent.push(message);
          return ok(undefined);
        },
      },
      keys,
      notices,
      audit: approvals,
      cost: { memoryKib: 64, passes: 1 },
    });
  const identity = freshIdentity();
  const networks = [DEV_ETH, DEV_BASE, DEV_BTC, DEV_TEMPO];
  const signer = new LocalSigner(PHRASE, networks);
  const offline = new Map<string, ChainAdapter>(
    networks.map((params) => [params.network, createAdapter(params, { url: 'http://127.0.0.1:1' }, signer)]),
  );
  const chains = edge?.deps.chains ?? offline;
  const ledger = new Ledger(t.db, { ports: { transit: transferTransit } });
  /** A trading core on this database; whoever started last leads once the one before was stopped or fell silent. */
  const startTrading = async (): Promise<LocalTrading> => {
    const failed = (error: Error) => {
      throw error;
    };
    const core = new LocalTrading({ db: t.db, ledger, clock, holder: newId(clock.nowMs()), onFailed: failed });
    await core.start();
    return core;
  };
  const core = await startTrading();
  const paymentSeals = new PaymentSeals(Buffer.alloc(32, 7));
  const settings = new Settings(t.db);
  const pricing = createPricing({ source, clock });
  const deps: MoneyDeps & { readonly vault: Vault } = {
    vault: new Vault(keys),
    db: t.db,
    clock,
    ledger,
    trading: core,
    assetNumbers: new AssetNumbers(t.db),
    settings,
    assets,
    pricing,
    identity: realSecurity
      ? identity
      : {
          ...identity,
          securityCheck: async ({ uid, sessionId }) =>
            ok({ uid, sessionId, codeIds: [], totpStep: null, passkey: null }),
          spendFactors: async () => ok(true),
        },
    // The real ones, listened to.
    approvals: {
      audit: async (tx, entry) => {
        audits.push(entry);
        await approvals.audit(tx, entry);
      },
      loginsOf: async () => new Map([['anna', 'anna.b']]),
      define: approvals.define,
      isRelated: approvals.isRelated,
    },
    notices: {
      notify: async (tx, notice) => {
        told.push(notice);
        return notices.notify(tx, notice);
      },
      notifyAll: async (tx, all) => {
        told.push(...all);
        await notices.notifyAll(tx, all);
      },
    },
    chains,
    paymentSeals,
    chainAnswers: { codeAt: async (_, address) => codes.get(address) ?? 'NO', isHotWalletShort: async () => false },
    chainCare: createChainCare({
      paymentOwners: [withdrawalPayments, returnPayments],
      arrivals: depositArrivals,
      earlyCredit: createEarlyCredit({ settings, pricing, assets }),
      db: t.db,
      paymentSeals,
      clock,
      ledger,
      chains,
      assets,
      notices,
      settings: {
        network: async () => undefined,
        coin: async () => undefined,
        twoReviewersFromMinor: async () => 100_000_000_000n,
      },
    }),
    depositAddresses: createDepositAddresses({ db: t.db, chains, clock }),
    publicOrigin: 'http://localhost',
    faucet: null,
    products: [conversionProduct, { name: 'spot', bookings: SPOT_BOOKINGS, frozen: findOrderHolds }],
  };
  let people = 0;

  /** A person who may withdraw: a year old, on a known device, with trading password and authenticator. */
  const person = async (options: PersonOptions = {}): Promise<TestPerson> => {
    const uid = String(100_000_001 + people++);
    const atMs = clock.nowMs() - (options.ageMs ?? 365 * DAY_MS);
    const seenAtMs = clock.nowMs() - (options.seenMs ?? 30 * DAY_MS);
    const email = options.email === undefined ? `p${uid}@example.com` : options.email;
    const phone = options.phone ?? (email === null ? `+1202555${uid.slice(-4)}` : null);
    const sessionId = newId(seenAtMs);
    const deviceId = newId(seenAtMs);
    await t.db.tx(async (tx) => {
      await insertPerson(tx, { uid, email, phone, locale: 'en_US', invitedBy: null, nowMs: atMs });
      await insertCredential(tx, { uid, passwordHash: 'none', nowMs: atMs });
      await insertDevice(tx, { id: deviceId, uid, tokenHash: Buffer.from(uid), nowMs: seenAtMs });
      await insertSession(tx, {
        id: sessionId,
        secretHash: Buffer.from(sessionId),
        uid,
        deviceId,
        device: 'Desktop',
        os: 'Linux',
        browser: 'Firefox',
        ip: '127.0.0.1',
        country: null,
        nowMs: seenAtMs,
        beganAtMs: null,
      });
      await setKycLevel(tx, uid, options.kyc ?? 'primary', atMs);
      await setVipLevel(tx, uid, options.vip ?? 0);
      if (options.tradingPassword ?? true) {
        await setTradingPasswordHash(tx, uid, await identity.deps.passwords.hash(TRADING_PASSWORD));
      }
    });
    const totpSecret = (options.totp ?? true) ? await bindTotp(t, identity, uid) : null;
    return { uid, sessionId, totpSecret, email };
  };

  return {
    t,
    deps,
    clock,
    identity,
    sent,
    told,
    audits,
    priced,
    codes,
    http: walletHttp(deps),
    /** The wallet as a second process on the same database has it, judging security for real: nothing in memory is shared. */
    anotherProcess: () => walletHttp({ ...deps, identity: freshIdentity(), ledger: new Ledger(t.db) }),
    staff: { ...staffWithdrawalsHttp(deps), ...staffDepositsHttp(deps), ...staffAlarmsHttp(deps) },
    /** For hiring staff. */
    staffDeps: approvals.deps,
    person,
    /** Money out of nowhere, as a final deposit on chain would bring it. */
    give: async (who: TestPerson, asset: string, amount: string, network = 'eth'): Promise<void> => {
      const amountMinor = readAmount(amount, assets.coin(asset)!.ledgerScale);
      const key = newId(clock.nowMs());
      const [answer] = await t.db.tx((tx) =>
        deps.ledger.apply(tx, [
          {
            op: 'post',
            key,
            kind: 'deposit',
            ref: key,
            legs: [
              { account: { kind: 'system', account: 'custody', asset, sub: network }, amountMinor: -amountMinor },
              { account: { kind: 'user', uid: who.uid, account: 'funding', asset }, amountMinor },
            ],
            atMs: clock.nowMs(),
          },
        ]),
      );
      if (!answer?.ok) throw new Error(`could not give: ${answer?.refusal.code}`);
    },
    as: (who: TestPerson): UserContext =>
      ({ uid: who.uid, sessionId: who.sessionId, nowMs: clock.nowMs(), requestId: 'test' }) as UserContext,
    asStaff: (staffId: string, role: StaffRole = 'reviewer'): StaffContext =>
      ({ staff: { staffId, role }, nowMs: clock.nowMs(), requestId: 'test' }) as StaffContext,
    totp: (who: TestPerson): string => totpCode(who.totpSecret!, clock.nowMs()),
    /** Everything that a security check needs in tests that do not judge it. */
    secrets: { tradingPassword: TRADING_PASSWORD, totpCode: '000000' },
    startTrading,
    core,
    close: async (): Promise<void> => {
      assets.stop();
      await core.stop();
      if (!edge) await t.close();
    },
  };
}
