import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { createAdapter } from '../src/chains/create-adapter.ts';
import { type DevChains, type DevNetworkId, startDevChains } from '../src/chains/dev/dev-chains.ts';
import { FaultProxy } from '../src/chains/fault-proxy.rig.ts';
import { Ledger } from '../src/ledger/ledger.ts';
import type { ReconcileReport } from '../src/ledger/reconcile/reconcile.ts';
import { reconcileAll } from '../src/ledger/reconcile/reconcile-all.ts';
import { createAssets, DEMO_CATALOG, installCatalog } from '../src/modules/assets/public.ts';
import { reconcilePorts } from '../src/modules/books/public.ts';
import type { CrashPoint, CustodyDeps } from '../src/modules/custody/custody-deps.ts';
import type { CoinRule, NetworkRule } from '../src/modules/custody/network-settings.ts';
import type { ChainAdapter } from '../src/modules/custody/ports.ts';
import { PaymentSeals } from '../src/modules/custody/public.ts';
import { createCustodyReader } from '../src/modules/custody/usecases/hot-wallet-custody.ts';
import { createDepositAddresses, ensureHouseAddresses } from '../src/modules/custody/usecases/own-address.ts';
import { drivePayments } from '../src/modules/custody/usecases/payments/drive-payments.ts';
import { scanNetworkOnce } from '../src/modules/custody/usecases/scan/scan-network.ts';
import { depositArrivals, returnPayments } from '../src/modules/deposits/public.ts';
import { createNotices } from '../src/modules/notices/notices.ts';
import { listNotices } from '../src/modules/notices/queries/notice.query.ts';
import { contentOf } from '../src/modules/withdrawals/payment-content.ts';
import { withdrawalPayments } from '../src/modules/withdrawals/public.ts';
import {
  asWithdrawal,
  WITHDRAWAL_COLUMNS,
  type Withdrawal,
  type WithdrawalRow,
} from '../src/modules/withdrawals/queries/withdrawal-row.ts';
import { insertWithdrawal, moveWithdrawal } from '../src/modules/withdrawals/store/withdrawal.store.ts';
import { ManualClock } from '../src/platform/clock/clock.ts';
import { payloadHash } from '../src/platform/crypto/payload-hash.ts';
import { Db } from '../src/platform/db/db.ts';
import { type TestDatabase, testDatabase } from '../src/platform/db/test-database.ts';
import { newId, newUid } from '../src/platform/ids/ids.ts';
import { guard } from '../src/signer/open-signer.ts';
import { LocalSigner } from '../src/signer/sign/local-signer.ts';

/** Owns nothing on a fresh dev chain, unlike the phrase of the nodes themselves. */
export const RIG_MNEMONIC = 'letter advice cage absurd amount doctor acoustic avoid letter advice cage above';
const SEAL_KEY = Buffer.alloc(32, 7);
const SCALES: Record<string, number> = { ETH: 18, USDT: 6, USDC: 6, PUSD: 6, BTC: 8 };
const THRESHOLDS: Record<string, [number, number]> = { eth: [3, 6], base: [3, 6], btc: [2, 4], tempo: [1, 1] };
const DEPOSIT_MIN: Record<string, bigint> = {
  ETH: 10n ** 15n,
  USDT: 500_000n,
  USDC: 500_000n,
  PUSD: 500_000n,
  BTC: 10_000n,
};

/** The chain edge on real nodes and a real database, with the house's addresses and blocks that only come when asked. */
export interface ChainRig {
  readonly t: TestDatabase;
  readonly chains: DevChains;
  readonly deps: CustodyDeps & { readonly paymentSeals: PaymentSeals };
  readonly clock: ManualClock;
  /** The proxies between the adapters and their nodes, by network. */
  readonly proxies: ReadonlyMap<string, FaultProxy>;
  /** Called at each crash point of the next runs; a throw is a crash. */
  onStep: ((step: CrashPoint) => void) | null;
  rules: Map<string, Partial<NetworkRule>>;
  coinRules: Map<string, Partial<CoinRule>>;
  adapter(network: string): ChainAdapter;
  newPerson(): string;
  scan(network: DevNetworkId): Promise<void>;
  mine(network: DevNetworkId, count: number): Promise<void>;
  available(uid: string, asset: string): Promise<bigint>;
  deposits(
    uid: string | null,
    network: string,
  ): Promise<{ id: string; state: string; amount: bigint; confirmations: number }[]>;
  /** Funds the house's hot wallet and lets it be booked. */
  fund(network: DevNetworkId, asset: string, amountMinor: bigint): Promise<void>;
  /** A person with that much, deposited on the chain and final. */
  rich(network: DevNetworkId, asset: string, amountMinor: bigint): Promise<string>;
  approved(
    uid: string,
    order: { network: string; asset: string; address: string; memo?: string; amountMinor: bigint; feeMinor: bigint },
  ): Promise<string>;
  withdrawal(id: string): Promise<Withdrawal>;
  broadcast(network: DevNetworkId): Promise<void>;
  /** Mines, scans and broadcasts until a withdrawal has ended. */
  untilEnded(id: string): Promise<Withdrawal>;
  /** What a person was told, in the order of the alphabet: the rig's clock stands still. */
  noticesOf(uid: string): Promise<readonly string[]>;
  reconcile(): Promise<ReconcileReport>;
  /** What books, their history and the chains do not agree on, and what could not be compared. */
  differences(): Promise<readonly object[]>;
  close(): Promise<void>;
}

export async function startChainRig(only: readonly DevNetworkId[]): Promise<ChainRig> {
  const dir = mkdtempSync(join(tmpdir(), 'bourse-chains-'));
  const [t, chains] = await Promise.all([
    testDatabase(),
    startDevChains({ dataDir: dir, only, blockTimes: { eth: 0, base: 0, btc: 0, tempo: 0 }, historyBlocks: 128 }),
  ]);
  const nodes = Object.values(chains.networks);
  const networks = nodes.map(({ params }) => params);
  const signerDb = new Db({ connectionString: t.url, role: 'bourse_signer', poolMax: 1 });
  const signer = guard(new LocalSigner(RIG_MNEMONIC, networks), networks, {
    folder: dir,
    sealKey: SEAL_KEY,
    db: signerDb,
  });
  const proxies = new Map<string, FaultProxy>();
  const adapters = new Map<string, ChainAdapter>();
  for (const { params, rpcUrl, auth } of nodes) {
    const proxy = await FaultProxy.start(rpcUrl);
    proxies.set(params.network, proxy);
    adapters.set(params.network, createAdapter({ ...params, forgets: false }, proxy.way(auth), signer));
  }
  const clock = new ManualClock(Date.now());
  const rules: ChainRig['rules'] = new Map();
  const coinRules: ChainRig['coinRules'] = new Map();
  const ledger = new Ledger(t.db);
  await t.db.tx((tx) => installCatalog(tx, DEMO_CATALOG, clock.nowMs()));
  const assets = createAssets({ db: t.db });
  await assets.start();
  const deps: ChainRig['deps'] = {
    db: t.db,
    ledger,
    clock,
    chains: adapters,
    paymentOwners: [withdrawalPayments, returnPayments],
    arrivals: depositArrivals,
    // Everything is credited before it is final, whatever it is worth.
    earlyCredit: { limits: async () => ({ personMinor: 0n, houseMinor: 0n }), worthUsdt: () => 0n },
    atStep: (step) => rig.onStep?.(step),
    assets,
    notices: createNotices({ db: t.db, clock }),
    paymentSeals: new PaymentSeals(SEAL_KEY),
    settings: {
      twoReviewersFromMinor: async () => 100_000_000_000n,
      async network(_q, network) {
        const [creditConfirmations, unlockConfirmations] = THRESHOLDS[network]!;
        return { network, creditConfirmations, unlockConfirmations, ...rules.get(network) };
      },
      async coin(_q, asset, network) {
        if (!adapters.get(network)?.assets.includes(asset)) return undefined;
        const depositMinMinor = DEPOSIT_MIN[asset]!;
        const base = {
          asset,
          network,
          depositMinMinor,
          sweepMinMinor: depositMinMinor * 2n,
          ledgerScale: SCALES[asset]!,
        };
        return { ...base, ...coinRules.get(`${asset}/${network}`) };
      },
    },
  };
  const rig: ChainRig = {
    t,
    chains,
    deps,
    clock,
    proxies,
    onStep: null,
    rules,
    coinRules,
    adapter: (network) => adapters.get(network)!,
    newPerson: newUid,
    async scan(network) {
      while ((await scanNetworkOnce(deps, network)) === 'more');
    },
    async mine(network, count) {
      await chains.mine(network, count);
      await rig.scan(network);
    },
    async available(uid, asset) {
      const balances = await ledger.balances(t.db, uid);
      return balances.find((row) => row.account === 'funding' && row.asset === asset)?.availableMinor ?? 0n;
    },
    async deposits(uid, network) {
      const rows = await t.db.query<{ id: string; state: string; amount_minor: string; confirmations: number }>(
        `select id, state, amount_minor, confirmations from wallet.deposit
         where network = $2 and purpose = 'user' and uid is not distinct from $1 order by detected_at_ms, id`,
        [uid, network],
      );
      return rows.map((row) => ({ ...row, amount: BigInt(row.amount_minor) }));
    },
    async fund(network, asset, amountMinor) {
      const adapter = rig.adapter(network);
      const memo = adapter.memo ? { memo: '1' } : {};
      await chains.faucet({ network, asset, to: adapter.hotAt(0).address, amountMinor, ...memo });
      await rig.mine(network, THRESHOLDS[network]![1]);
    },
    async rich(network, asset, amountMinor) {
      const uid = newUid();
      const { address, memo } = await createDepositAddresses(deps).current({ uid, network });
      await chains.faucet({ network, asset, to: address, amountMinor, ...(memo === null ? {} : { memo }) });
      await rig.mine(network, THRESHOLDS[network]![1]);
      return uid;
    },
    approved: (uid, order) => approve(rig, uid, order),
    async withdrawal(id) {
      const [row] = await t.db.query<WithdrawalRow>(
        `select ${WITHDRAWAL_COLUMNS} from wallet.withdrawal where id = $1`,
        [id],
      );
      return asWithdrawal(row!);
    },
    async broadcast(network) {
      await drivePayments(deps, network);
    },
    async untilEnded(id) {
      for (let round = 0; round < 30; round++) {
        const withdrawal = await rig.withdrawal(id);
        if (['COMPLETED', 'FAILED', 'REJECTED', 'CANCELLED', 'IN_REVIEW'].includes(withdrawal.state)) return withdrawal;
        const network = withdrawal.network as DevNetworkId;
        await rig.broadcast(network);
        await rig.mine(network, 1);
      }
      throw new Error(`withdrawal ${id} does not end: ${(await rig.withdrawal(id)).state}`);
    },
    async noticesOf(uid) {
      const rows = await listNotices(t.db, { uid, before: null, limit: 20 });
      return rows.map(({ kind, params }) => `${kind} ${params.amount} ${params.asset}`).toSorted();
    },
    reconcile: () => {
      const ports = { ...reconcilePorts(() => []), custody: createCustodyReader(deps) };
      return reconcileAll(new Ledger(t.db, { ports }), t.db, { isWhole: true });
    },
    async differences() {
      const { differences, surpluses, notCompared } = await rig.reconcile();
      const unbooked = surpluses.filter(({ unexplainedMinor, bookedMinor }) => unexplainedMinor !== bookedMinor);
      return [...differences, ...unbooked, ...notCompared];
    },
    async close() {
      for (const proxy of proxies.values()) await proxy.stop();
      await chains.stop();
      assets.stop();
      await signerDb.end();
      await t.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
  await ensureHouseAddresses(deps);
  for (const network of only) await scanNetworkOnce(deps, network);
  return rig;
}

/** A withdrawal as people's requests leave it for the chain: its money held, its content hashed, approved. */
async function approve(rig: ChainRig, uid: string, order: Parameters<ChainRig['approved']>[1]): Promise<string> {
  const { deps } = rig;
  const nowMs = deps.clock.nowMs();
  const id = newId(nowMs);
  const { asset, network, address, amountMinor, feeMinor } = order;
  const memo = order.memo ?? null;
  const holdKey = `withdrawal:${id}:hold`;
  await deps.db.tx(async (tx) => {
    const account = { kind: 'user', uid, account: 'funding', asset } as const;
    const [held] = await deps.ledger.apply(tx, [
      { op: 'hold', key: holdKey, reason: 'WITHDRAWAL', ref: id, account, amountMinor, atMs: nowMs },
    ]);
    if (!held?.ok) throw new Error(`no hold: ${held?.refusal.code}`);
    const row = await insertWithdrawal(tx, {
      id,
      uid,
      operation: 'withdraw',
      requestId: id,
      inputHash: '',
      kind: 'ONCHAIN',
      asset,
      network,
      address,
      memo,
      toUid: null,
      fromMasked: null,
      toMasked: null,
      amountMinor,
      feeMinor,
      usdtValueMinor: 1_000_000n,
      payloadHash: payloadHash('withdraw', [asset, network, address, memo, formatAmount(amountMinor, SCALES[asset]!)]),
      holdKey,
      addressRisk: 'NONE',
      isFirstUse: false,
      deviceSeenAtMs: null,
      countrySeenAtMs: null,
      entryId: null,
      createdAtMs: nowMs,
    });
    await deps.paymentSeals.ask(tx, contentOf(row!), 0, nowMs);
    await deps.paymentSeals.approve(tx, contentOf(row!), { approvalsNeeded: 0, approvedBy: [] }, nowMs);
    await moveWithdrawal(tx, row!, 'APPROVED', nowMs, { approvedAtMs: nowMs });
  });
  return id;
}
