import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { EarlyCreditLimits } from '@bourse/core/wallet/early-credit.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Queryable, Tx } from '../../platform/db/db.ts';
import type { Assets } from '../assets/public.ts';
import type { Notices } from '../notices/public.ts';
import type { NetworkRule, NetworkSettings } from './network-settings.ts';
import type { PaymentSeals } from './payment-seals.ts';
import type { ChainAdapter, ChainBlock, IncomingPayment, PaymentKind } from './ports.ts';
import type { OwnAddress } from './store/own-address.store.ts';
import type { Payment } from './store/payment.store.ts';
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

/** A block that the scanner is reading, in the transaction that moves the cursor past it. */
export interface BlockContext {
  readonly deps: CustodyDeps;
  readonly tx: Tx;
  readonly rule: NetworkRule;
  readonly block: ChainBlock;
}

/**
 * Keeps the deposits. Custody's scanner reads the chain and tells this port what arrived and what a reorg took back.
 */
export interface Arrivals {
  /**
   * Records a payment to one of our addresses.
   *
   * @param owner  null if the address was given to nobody
   * @invariant    a payment has one row, even if reorgs mine it several times
   */
  record(context: BlockContext, payment: IncomingPayment, owner: OwnAddress | null): Promise<void>;
  /** Counts confirmations up to a height, in the transaction that moves the cursor there. */
  confirm(tx: Tx, network: string, height: number, nowMs: number): Promise<void>;
  /** Takes back what was above a height, in the transaction that moves the cursor back. */
  undoAbove(deps: CustodyDeps, tx: Tx, network: string, height: number): Promise<void>;
  /** Credits what has enough confirmations. Called after each scan; safe to repeat. */
  settle(deps: CustodyDeps, network: string): Promise<void>;
}

/** How a payment ended on the chain. */
export interface PaymentEnd {
  readonly txHash: string;
  /** False if a block has it but it moved nothing. */
  readonly isPaid: boolean;
  /** True if what was mined is an attempt by which staff paid ourselves instead. */
  readonly isCancel: boolean;
}

/**
 * The owner of one kind of payment: withdrawals, or returned deposits. Custody signs, sends and follows payments
 * without knowing what they are for; their owner says which of its rows to pay and books the outcome.
 */
export interface PaymentOwner {
  readonly kind: PaymentKind;
  /** Whether a network has something approved without a signed payment. */
  hasWork(q: Queryable, network: string): Promise<boolean>;
  /**
   * Signs payments for approved rows.
   *
   * @returns    true if more are left
   * @invariant  at most one payment of each row can ever confirm, even after crashes and repeats
   */
  begin(deps: CustodyDeps, network: string): Promise<boolean>;
  /** Called when a node has the transaction that pays. */
  noteSent(deps: CustodyDeps, tx: Tx, payment: Payment, txHash: string): Promise<void>;
  /** Called when the payment is final: books it, or returns the money, in the transaction that settles the payment. */
  end(deps: CustodyDeps, tx: Tx, payment: Payment, end: PaymentEnd): Promise<void>;
  /** Called when the payment can never confirm because something else used up what it needs: returns the money. */
  giveUp(deps: CustodyDeps, tx: Tx, payment: Payment): Promise<void>;
}
