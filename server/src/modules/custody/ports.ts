import type { Result } from '@bourse/core/result.ts';
import type { Coin, SignedAttempt, SignRefusal } from '../../signer/public.ts';

/** What custody needs from outside: chains. Amounts are ledger minor units. The signer is in `server/src/signer`. */

export interface BlockRef {
  readonly height: number;
  readonly hash: string;
}

export interface ChainBlock extends BlockRef {
  readonly parentHash: string;
  readonly atMs: number;
}

/** A payment to an address that we watch, in a block of the canonical chain. */
export interface IncomingPayment {
  readonly txHash: string;
  /**
   * Identifies the payment within its transaction, also after a reorg: `vout:<n>`, `native`, `log:<order within the
   * transaction>`, `in:<address>:<n>` for the n-th time that a contract's code sent the chain's own coin to an address,
   * whichever way the node reports it. `balance:<address>` for a surplus found at an address; the hash is then that of
   * the block.
   */
  readonly outputKey: string;
  readonly asset: string;
  readonly toAddress: string;
  readonly fromAddress?: string;
  /** Normalised memo: decimal digits without leading zeros if it is a number, otherwise the text. */
  readonly memo?: string;
  readonly amountMinor: bigint;
  /** Present if the payment is itself a spendable output. */
  readonly coin?: { readonly vout: number };
  /** A mining reward cannot be spent before it is mature. */
  readonly isReward?: boolean;
}

export type PaymentKind = 'withdrawal' | 'sweep' | 'gas' | 'return';

/** Whether a payment takes money out of our keys; the other kinds only move it between them. */
export const leavesHouse = (kind: PaymentKind): boolean => kind === 'withdrawal' || kind === 'return';

/** One payment of ours. It may need several signed attempts, of which at most one can ever confirm. */
export interface PaymentOrder {
  readonly paymentId: string;
  readonly kind: PaymentKind;
  /** What is paid: the id of the withdrawal or return; for a sweep or gas, the deposit address. */
  readonly ref: string;
  readonly asset: string;
  readonly fromAddress: string;
  readonly fromPath: string;
  readonly toAddress: string;
  /** The path of our own key at the destination, if the money stays with us. */
  readonly toPath?: string;
  readonly memo?: string;
  readonly amountMinor: bigint;
}

/** The price of one attempt in the terms of its chain, stored with the attempt. */
export interface PaymentTerms {
  readonly prices: Readonly<Record<string, string>>;
  /** The most that the attempt can cost, in minor units of `feeAsset`. */
  readonly feeAsset: string;
  readonly feeMinorMax: bigint;
  /**
   * What an attempt usually costs, if that is far below the most; only in a quote, not stored. Null if the node has no
   * estimate: the price paid is then our own guess, and people must not be told that the network asks for it.
   */
  readonly feeMinorExpected?: bigint | null;
}

/** The exclusive thing that an attempt uses up: a sequence number (nonce) or coins. A retry must use the same one. */
export interface Reservation {
  readonly sequence?: number;
  readonly coins?: readonly Coin[];
}

/** Where an adapter takes reservations from, bound to the caller's transaction. */
export interface ReservationSource {
  lockNextSequence(address: string): Promise<number>;
  /** Final and unreserved coins of ours, largest first. */
  lockFinalCoins(): Promise<readonly Coin[]>;
  /** The worth of our coins that are not final yet. */
  unripeMinor(): Promise<bigint>;
}

export type AttemptStatus =
  | { readonly state: 'UNKNOWN' }
  | { readonly state: 'PENDING' }
  | {
      readonly state: 'MINED';
      readonly block: BlockRef;
      readonly confirmations: number;
      /** False if the transaction is in a block but did not pay: it reverted, or the token's contract refused. */
      readonly isPaid: boolean;
      readonly feeAsset: string;
      readonly feeMinor: bigint;
    };

/**
 * ACCEPTED and KNOWN both mean that the node has it. REJECTED means that the chain must be asked, never that the
 * payment failed.
 */
export type SendOutcome =
  | { readonly state: 'ACCEPTED' | 'KNOWN' }
  | { readonly state: 'REJECTED'; readonly reason: string };

/** REFUSED: the node refused this one call, which says nothing about the next. */
export type ChainFaultCode = 'UNAVAILABLE' | 'RATE_LIMITED' | 'WRONG_CHAIN' | 'BAD_ANSWER' | 'STALE_HEAD' | 'REFUSED';

/** The node could not be used. Nothing follows from that, not even that a sent transaction was not accepted. */
export class ChainFault extends Error {
  readonly code: ChainFaultCode;

  constructor(code: ChainFaultCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ChainFault';
    this.code = code;
  }
}

export interface MemoRule {
  readonly required: boolean;
  readonly kind: 'number' | 'text';
  readonly lengthMax: number;
  readonly pattern: string;
}

export type QuoteRefusal =
  | 'ADDRESS_INVALID'
  | 'MEMO_INVALID'
  | 'PRECISION_TOO_FINE'
  | 'WOULD_FAIL'
  | 'ASSET_NOT_ON_NETWORK'
  | 'FEE_TOO_HIGH';
export type ReserveRefusal = 'HOT_WALLET_SHORT' | 'COINS_NOT_FINAL';
/** How many balances are asked for at once, at most. */
export const BALANCES_MAX = 500;

/**
 * One network, in the same shape for every kind of chain. Methods that ask the node throw `ChainFault` if it cannot be
 * used; methods that return no promise use neither network nor clock.
 */
export interface ChainAdapter {
  readonly network: string;
  /** Networks of one family share deposit addresses: all EVM networks have the family `evm`. */
  readonly family: string;
  /** Present if all deposits go to the hot wallet's address and are told apart by memo. */
  readonly memo?: MemoRule;
  readonly assets: readonly string[];
  /** The coin that pays for transactions, and whether a deposit address needs some of it before it can be emptied. */
  readonly feeAsset: string;
  readonly sweeps: boolean;
  /**
   * `coins`: `reserve` finds out by itself whether there is enough. `balance`: the caller must compare with `balance`
   * first.
   */
  readonly fundsAre: 'balance' | 'coins';
  /**
   * True for a dev chain, whose node forgets its last seconds when it is killed: a deep reorg is then reported but does
   * not stop scanning.
   */
  readonly forgets: boolean;
  /** The hot wallet that so many came before; the first of a family is 0. Throws if there is no key for it. */
  hotAt(generation: number): HotWallet;
  /** The most that one payment may send. */
  amountMinorMax(asset: string): bigint;
  /** The nodes behind this adapter, if it answers what most of several nodes say. */
  readonly nodes?: readonly ChainAdapter[];

  /**
   * Checks form and checksum of an address of exactly this network.
   *
   * @returns  the canonical spelling, the one stored and compared
   * @refuses  ADDRESS_INVALID
   */
  validateAddress(address: string): Result<string, 'ADDRESS_INVALID'>;
  /** The memo in the form that is compared: digits without leading zeros, or trimmed text. */
  normaliseMemo(memo: string): string;
  /** The deposit address at `index`, from the public key alone. @invariant same index, same address, for ever */
  deriveAddress(index: number): { readonly address: string; readonly keyPath: string };
  /** The address of the key at a path, from public keys alone. Throws if our keys have no such path. */
  addressAt(keyPath: string): string;

  /** The chain that the node is on. @throws ChainFault WRONG_CHAIN if it is not the configured chain */
  identity(): Promise<{ readonly genesisHash: string; readonly chainId: string }>;
  head(): Promise<ChainBlock>;
  /** The canonical block at a height; undefined if the node's chain is shorter. */
  blockAt(height: number): Promise<ChainBlock | undefined>;
  /**
   * The payments of one block to addresses that `watched` knows, found from receipts and listed contracts only.
   *
   * @invariant  a transaction that did not succeed, a token that is not listed and a transfer that a contract
   *             swallowed are never in it
   */
  payments(
    block: BlockRef,
    watched: (addresses: readonly string[]) => Promise<ReadonlySet<string>>,
  ): Promise<readonly IncomingPayment[]>;
  /**
   * The payments of one block in the chain's own coin that were made by contract code and that no transaction names: by
   * smart wallets, contracts that pay many, or contracts that destroy themselves. Null if the node cannot tell; absent
   * on chains that run no code.
   */
  innerPayments?(
    block: BlockRef,
    watched: (addresses: readonly string[]) => Promise<ReadonlySet<string>>,
  ): Promise<readonly IncomingPayment[] | null>;
  /**
   * What each of at most `BALANCES_MAX` addresses holds of the chain's own coin at a block. Present on chains where
   * coins can arrive without a payment that we could see.
   */
  coinBalances?(addresses: readonly string[], atHeight: number): Promise<readonly bigint[]>;
  /** Checks on the canonical chain, before a deposit is credited, that its payment is still there. */
  isStillPaid(payment: {
    txHash: string;
    outputKey: string;
    asset: string;
    toAddress: string;
    amountMinor: bigint;
    block: BlockRef;
  }): Promise<boolean>;

  /** Prices a payment and tries it without sending it. @refuses what could not work, whoever signs it */
  quote(order: PaymentOrder): Promise<Result<PaymentTerms, QuoteRefusal>>;
  /** Terms that replace `terms`: each price at least 12.5 % higher, and no lower than the chain asks now; undefined past the cap. */
  raise(order: PaymentOrder, terms: PaymentTerms): Promise<PaymentTerms | undefined>;
  /**
   * An order that uses up a payment's reservation and pays only ourselves: once mined, it excludes every earlier
   * attempt.
   */
  selfOrder(order: PaymentOrder, terms: PaymentTerms, reservation: Reservation): PaymentOrder;
  /** Takes the exclusive resource of a new payment, in the caller's transaction. */
  reserve(
    order: PaymentOrder,
    terms: PaymentTerms,
    source: ReservationSource,
  ): Promise<Result<Reservation, ReserveRefusal>>;
  /** Signs; talks only to the signer. The bytes must be stored before `send`. */
  sign(order: PaymentOrder, terms: PaymentTerms, reservation: Reservation): Promise<Result<SignedAttempt, SignRefusal>>;
  /** Signs a statement of reserves with the key of one of the house's addresses; null if it is not one. */
  signStatement(address: string, text: string): Promise<Result<string, SignRefusal> | null>;
  send(rawTx: string): Promise<SendOutcome>;
  attemptStatus(order: PaymentOrder, txHash: string): Promise<AttemptStatus>;
  /**
   * Whether something other than our attempts has used up the reservation, `depth` blocks deep. Only this frees a
   * payment.
   */
  isConflicted(order: PaymentOrder, reservation: Reservation, depth: number): Promise<boolean>;
  /** The next sequence number of an address according to mined blocks; 0 if the chain has none. */
  minedSequence(address: string): Promise<number>;
  /** Whether an address holds a contract; false on chains without contracts. */
  hasCode(address: string): Promise<boolean>;
  /** What some addresses hold together, at a block or at the head. */
  balance(addresses: readonly string[], asset: string, atHeight?: number): Promise<bigint>;
}

export interface HotWallet {
  /** Pays withdrawals, and receives house funds and sweeps. */
  readonly address: string;
  readonly keyPath: string;
  /** The address to which change returns; absent on chains without change. */
  readonly change?: { readonly address: string; readonly keyPath: string };
}
