import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { Result } from '@bourse/core/result.ts';
import type { EarlyCreditLimits } from '@bourse/core/wallet/early-credit.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Queryable, Tx } from '../../platform/db/db.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { Approvals } from '../approvals/public.ts';
import type { Assets } from '../assets/public.ts';
import type { Notices } from '../notices/public.ts';
import type { Arrivals } from './arrivals.ts';
import type { NetworkSettings } from './network-settings.ts';
import type { PaymentOwner } from './payment-owner.ts';
import type { PaymentSeals } from './payment-seals.ts';
import type { ChainAdapter } from './ports.ts';
import type { RotateRefusal, Rotation } from './usecases/hot-wallet.ts';
import type { InterveneRefusal, Intervention } from './usecases/payments/intervene.ts';
import type { Raised } from './usecases/payments/raise-payment.ts';
import type { LiveNetwork, NetworkCustody } from './usecases/watch-chains.ts';
/** What may be credited before a chain cannot take it back any more. */
export interface EarlyCreditTerms {
  limits(): Promise<EarlyCreditLimits>;
  /** What an amount of a coin is worth, USDT minor units rounded up; null where nobody knows it now. */
  worthUsdt(asset: string, amountMinor: bigint): bigint | null;
}

/** What the chain edge works with. */
export interface CustodyDeps {
  readonly db: Db;
  readonly paymentSeals: Pick<PaymentSeals, 'isKnown' | 'review'>;
  readonly ledger: Ledger;
  readonly clock: Clock;
  /** By network. */
  readonly chains: ReadonlyMap<string, ChainAdapter>;
  readonly settings: NetworkSettings;
  readonly assets: Pick<Assets, 'coin' | 'coinNetworks' | 'networks'>;
  readonly notices: Notices;
  /** Who has payments made, each kind once. */
  readonly paymentOwners: readonly PaymentOwner[];
  readonly arrivals: Arrivals;
  readonly earlyCredit: EarlyCreditTerms;
  /** False while payments over a network must stop (a break in the books, or too long without a proof); absent: never. */
  readonly mayPay?: (network: string) => Promise<boolean>;
  /** Whether deposits below the minimum add up until they reach it; absent: never. */
  readonly accumulatesBelowMin?: () => Promise<boolean>;
  /** The linked address of a person that a payment came from, told in the transaction that records it; absent: there are none. */
  readonly linkOf?: (tx: Tx, payment: LinkablePayment) => Promise<string | null>;
  /** A payment that is not mined this long after its last attempt is paid better. */
  readonly raiseAfterMs?: number;
  /** Told at each point where a crash would leave something half done; tests crash here. */
  readonly atStep?: (step: CrashPoint) => void;
}

/** A payment to a person's own deposit address, before it is written down. */
export interface LinkablePayment {
  readonly uid: string;
  readonly network: string;
  readonly family: string;
  /** Canonical spelling. */
  readonly fromAddress: string;
  readonly txHash: string;
}

export type CrashPoint = 'payment-stored' | 'payment-sent' | 'credit-checked' | 'block-read';

export const RAISE_AFTER_MS = 2 * MINUTE_MS;

export function chainOf(deps: Pick<CustodyDeps, 'chains'>, network: string): ChainAdapter {
  const adapter = deps.chains.get(network);
  if (!adapter) throw new Error(`no chain adapter for ${network}`);
  return adapter;
}

/** An adapter as people's requests need it: spelling only, no node. */
export type AddressRules = Pick<ChainAdapter, 'validateAddress' | 'normaliseMemo' | 'memo' | 'family'>;

/** Whether an address holds a contract; UNKNOWN while the chain is away. */
export type CodeAt = 'NO' | 'YES' | 'UNKNOWN';

/** What the chain says of a payment, where somebody asks before it is made. */
export interface ChainAnswers {
  codeAt(network: string, address: string): Promise<CodeAt>;
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
   * Signs a payment again at a higher fee, or one to ourselves in its place, and stores it in the caller's transaction.
   *
   * @refuses  PAYMENT_NOT_FOUND | PAYMENT_MINED | ALREADY_CANCELLING | FEE_AT_LIMIT | CHAIN_AWAY
   */
  intervene(tx: Tx, paymentId: string, what: Intervention): Promise<Result<Raised, InterveneRefusal>>;
  /** Sends what `intervene` has stored, after the commit. */
  sendNewest(paymentId: string): Promise<void>;
  /** What the next hot wallet of a network's family would be. @refuses as planRotation */
  planRotation(tx: Tx, network: string): Promise<Result<Rotation, RotateRefusal>>;
  /** Lets it pay from the commit on. @refuses as planRotation */
  rotateHot(tx: Tx, network: string, nowMs: number): Promise<Result<Rotation, RotateRefusal>>;
  /** What the nodes say now; a network that is away says so. */
  watch(): Promise<readonly LiveNetwork[]>;
  /** What our keys hold on a network. @refuses NETWORK_UNKNOWN | CHAIN_AWAY */
  custody(q: Queryable, network: string): Promise<Result<readonly NetworkCustody[], 'NETWORK_UNKNOWN' | 'CHAIN_AWAY'>>;
}

/** What the desk of the chains works with. */
export interface CustodyDeskDeps {
  readonly db: Db;
  readonly settings: Settings;
  readonly assets: Assets;
  readonly approvals: Approvals;
  readonly chainCare: ChainCare;
}
