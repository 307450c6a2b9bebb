import type { Result } from '@bourse/core/result.ts';
import type { AssetNumbers } from '../../engine/projection/asset-numbers.ts';
import type { Trading } from '../../engine/trading.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Queryable, Tx } from '../../platform/db/db.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { Approvals } from '../approvals/public.ts';
import type { Assets } from '../assets/public.ts';
import type { Identity } from '../identity/public.ts';
import type { Notices } from '../notices/public.ts';
import type { Pricing } from '../pricing/public.ts';
import type { ChainAdapter } from './ports.ts';
import type { BumpRefusal, CancelRefusal, RecordAttempt } from './usecases/payment-intervene.ts';
import type { Raised } from './usecases/payment-raise.ts';
import type { LiveNetwork, NetworkCustody } from './usecases/watch-chains.ts';

/** The address where a person may be paid on a network. */
export interface DepositTarget {
  readonly address: string;
  readonly memo: string | null;
}

/** The chain edge, as far as people ask it. */
export interface DepositAddresses {
  /** The person's address on a network's family; made at the first call and the same ever after. */
  current(who: { readonly uid: string; readonly network: string }): Promise<DepositTarget>;
  /** A new address; the old ones stay valid for ever. Only where `rotates` says so. */
  rotate(who: { readonly uid: string; readonly network: string }): Promise<DepositTarget>;
  rotates(network: string): boolean;
}

/** Sends real coins of the demo's chains. Throws ChainFault when the chain is away. */
export interface Faucet {
  pay(payment: {
    readonly asset: string;
    readonly network: string;
    readonly address: string;
    readonly memo: string | null;
    readonly amountMinor: bigint;
  }): Promise<{ readonly txId: string }>;
  /** The most that one call gives, minor units. */
  amountMinorMax(asset: string): bigint;
}

/** What the chain says of a payment, where somebody asks before it is made. */
export interface ChainAnswers {
  /** True where the address holds a contract; a chain that is away says false, because this only warns. */
  isContract(network: string, address: string): Promise<boolean>;
  isHotWalletShort(q: Queryable, payment: { network: string; asset: string; amountMinor: bigint }): Promise<boolean>;
}

/** What staff may ask of the chain edge. */
export interface ChainCare {
  /**
   * Gives up a payment that can never confirm; its withdrawal returns.
   *
   * @param record  writes the audit entry, in the same transaction
   * @refuses  PAYMENT_NOT_FOUND | PAYMENT_MAY_CONFIRM, the latter also while the chain cannot be asked
   */
  releasePayment(
    paymentId: string,
    record: (tx: Tx) => Promise<void>,
  ): Promise<Result<null, 'PAYMENT_NOT_FOUND' | 'PAYMENT_MAY_CONFIRM'>>;
  /**
   * Sends a payment again at a higher fee.
   *
   * @param record  writes the audit entry, in the transaction that stores the new attempt
   * @refuses  PAYMENT_NOT_FOUND | PAYMENT_MINED | FEE_AT_LIMIT | CHAIN_AWAY
   */
  bumpPayment(paymentId: string, record: RecordAttempt): Promise<Result<Raised, BumpRefusal>>;
  /** Pays ourselves in a payment's place. @refuses as bumpPayment | ALREADY_CANCELLING */
  cancelPayment(paymentId: string, record: RecordAttempt): Promise<Result<Raised, CancelRefusal>>;
  /** What the nodes say now; a network that is away says so. */
  watch(): Promise<readonly LiveNetwork[]>;
  /** What our keys hold on a network. @refuses NETWORK_UNKNOWN | CHAIN_AWAY */
  custody(q: Queryable, network: string): Promise<Result<readonly NetworkCustody[], 'NETWORK_UNKNOWN' | 'CHAIN_AWAY'>>;
}

/** What products above the wallet tell it; `main.ts` hands them in, and without them nothing is opened. */
export interface Products {
  hasDispute(q: Queryable, uid: string): Promise<boolean>;
  lastTradeAtMs(q: Queryable, uid: string): Promise<number | null>;
  hasFutures(q: Queryable, uid: string): Promise<boolean>;
  /** True for a coin that has a market. */
  isTraded(asset: string): boolean;
}

export const NO_PRODUCTS: Products = {
  hasDispute: async () => false,
  lastTradeAtMs: async () => null,
  hasFutures: async () => false,
  isTraded: () => false,
};

/** An adapter as people's requests need it: spelling only, no node. */
export type AddressRules = Pick<ChainAdapter, 'validateAddress' | 'normaliseMemo' | 'memo' | 'family'>;

export interface WalletDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ledger: Ledger;
  /** The trading core, where spot balances are. */
  readonly trading: Trading;
  readonly assetNumbers: Pick<AssetNumbers, 'numberOf'>;
  readonly settings: Settings;
  readonly assets: Assets;
  readonly pricing: Pricing;
  readonly identity: Identity;
  readonly approvals: Approvals;
  readonly notices: Notices;
  /** The adapters by network. */
  readonly chains: ReadonlyMap<string, AddressRules>;
  readonly chainAnswers: ChainAnswers;
  readonly chainCare: ChainCare;
  readonly depositAddresses: DepositAddresses;
  /** The address that links in mails lead to. */
  readonly publicOrigin: string;
  /** Null outside of the demo. */
  readonly faucet: Faucet | null;
  readonly products: Products;
}

/** The person who asks, as the edge knows them. */
export interface Caller {
  readonly uid: string;
  readonly sessionId: string;
  readonly nowMs: number;
}
