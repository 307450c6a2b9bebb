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
/** How much may be credited before the chain makes it final. */
export interface EarlyCreditTerms {
  limits(): Promise<EarlyCreditLimits>;
  /** The worth of an amount in USDT minor units, rounded up; null if it is not known now. */
  worthUsdt(asset: string, amountMinor: bigint): bigint | null;
}

/** For everything that reads chains or makes payments. */
export interface CustodyDeps {
  readonly db: Db;
  readonly paymentSeals: Pick<PaymentSeals, 'isKnown' | 'review'>;
  readonly ledger: Ledger;
  readonly clock: Clock;
  /** Adapters by network. */
  readonly chains: ReadonlyMap<string, ChainAdapter>;
  readonly settings: NetworkSettings;
  readonly assets: Pick<Assets, 'coin' | 'coinNetworks' | 'networks'>;
  readonly notices: Notices;
  /** Those who have payments made, one for each kind. */
  readonly paymentOwners: readonly PaymentOwner[];
  readonly arrivals: Arrivals;
  readonly earlyCredit: EarlyCreditTerms;
  /**
   * Whether payments over a network may be made: false after a difference in the books, or too long without a proof.
   * Always true if absent.
   */
  readonly mayPay?: (network: string) => Promise<boolean>;
  /** Whether deposits below the minimum add up until they reach it; never if absent. */
  readonly accumulatesBelowMin?: () => Promise<boolean>;
  /**
   * The person's linked address that a payment came from, called in the transaction that records it. Absent where
   * nobody can link one.
   */
  readonly linkOf?: (tx: Tx, payment: LinkablePayment) => Promise<string | null>;
  /** How long after its last attempt an unmined payment gets a higher fee. */
  readonly raiseAfterMs?: number;
  /** Called at each point where a crash would leave something half done; tests crash there. */
  readonly atStep?: (step: CrashPoint) => void;
}

/** A payment to a person's own deposit address, before it is recorded. */
export interface LinkablePayment {
  readonly uid: string;
  readonly network: string;
  readonly family: string;
  /** In the canonical spelling. */
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

/** The part of an adapter that handles spelling and never asks a node; enough for requests of people. */
export type AddressRules = Pick<ChainAdapter, 'validateAddress' | 'normaliseMemo' | 'memo' | 'family'>;

/** Whether an address holds a contract; UNKNOWN while the chain cannot be asked. */
export type CodeAt = 'NO' | 'YES' | 'UNKNOWN';

/** Questions to the chain before a payment is made. */
export interface ChainAnswers {
  codeAt(network: string, address: string): Promise<CodeAt>;
  isHotWalletShort(q: Queryable, payment: { network: string; asset: string; amountMinor: bigint }): Promise<boolean>;
}

/** What staff can ask custody to do on the chains. */
export interface ChainCare {
  /**
   * Gives up a payment that can never confirm; the money of its withdrawal returns.
   *
   * @param record  writes the audit entry, in the same transaction
   * @refuses       PAYMENT_NOT_FOUND | PAYMENT_MAY_CONFIRM, the latter also while the chain cannot be asked
   */
  releasePayment(
    paymentId: string,
    record: (tx: Tx) => Promise<void>,
  ): Promise<Result<null, 'PAYMENT_NOT_FOUND' | 'PAYMENT_MAY_CONFIRM'>>;
  /**
   * Signs a payment again at a higher fee, or a payment to ourselves in its place, and stores it in the caller's
   * transaction.
   *
   * @refuses  PAYMENT_NOT_FOUND | PAYMENT_MINED | ALREADY_CANCELLING | FEE_AT_LIMIT | CHAIN_AWAY
   */
  intervene(tx: Tx, paymentId: string, what: Intervention): Promise<Result<Raised, InterveneRefusal>>;
  /** Sends what `intervene` has stored, after the commit. */
  sendNewest(paymentId: string): Promise<void>;
  /** Works out what the next hot wallet of a network's family would be. @refuses as planRotation */
  planRotation(tx: Tx, network: string): Promise<Result<Rotation, RotateRefusal>>;
  /** Makes the next hot wallet pay from the commit on. @refuses as planRotation */
  rotateHot(tx: Tx, network: string, nowMs: number): Promise<Result<Rotation, RotateRefusal>>;
  /** What the nodes say now; a network that does not answer is marked so. */
  watch(): Promise<readonly LiveNetwork[]>;
  /** What our keys hold on a network. @refuses NETWORK_UNKNOWN | CHAIN_AWAY */
  custody(q: Queryable, network: string): Promise<Result<readonly NetworkCustody[], 'NETWORK_UNKNOWN' | 'CHAIN_AWAY'>>;
}

/** For the endpoints of staff about chains. */
export interface CustodyDeskDeps {
  readonly db: Db;
  readonly settings: Settings;
  readonly assets: Assets;
  readonly approvals: Approvals;
  readonly chainCare: ChainCare;
}
