import type { Result } from '@bourse/core/result.ts';
import type { Coin, SignedAttempt, SignRefusal } from '../../signer/public.ts';

/** What custody asks of the outside: chains. Amounts are ledger minor units. What signs is `server/src/signer`. */

export interface BlockRef {
  readonly height: number;
  readonly hash: string;
}

export interface ChainBlock extends BlockRef {
  readonly parentHash: string;
  readonly atMs: number;
}

/** A payment that a canonical block holds, to an address that we watch. */
export interface IncomingPayment {
  readonly txHash: string;
  /**
   * Names the payment within its transaction and survives a reorg: `vout:<n>`, `native`, `log:<order within the transaction>`,
   * `in:<address>:<n>` for the n-th time that code sent the chain's own coin to an address, whichever way the node told it.
   * `balance:<address>` is what an address had too much at a block, which then stands for the transaction.
   */
  readonly outputKey: string;
  readonly asset: string;
  readonly toAddress: string;
  readonly fromAddress?: string;
  /** Normalised memo: decimal digits without leading zeros where it is a number, the plain text otherwise. */
  readonly memo?: string;
  readonly amountMinor: bigint;
  /** Present where the payment is itself a spendable output. */
  readonly coin?: { readonly vout: number };
  /** A mined reward cannot be spent before it is mature. */
  readonly isReward?: boolean;
}

export type PaymentKind = 'withdrawal' | 'sweep' | 'gas' | 'return';

/** Whether a payment takes money out of our keys; the others only move it among them. */
export const leavesHouse = (kind: PaymentKind): boolean => kind === 'withdrawal' || kind === 'return';

/** One payment that we make. It may need several signed attempts, of which at most one can ever confirm. */
export interface PaymentOrder {
  readonly paymentId: string;
  readonly kind: PaymentKind;
  /** What is paid: the withdrawal or the return; for a sweep or gas the deposit address. */
  readonly ref: string;
  readonly asset: string;
  readonly fromAddress: string;
  readonly fromPath: string;
  readonly toAddress: string;
  /** Where our own key of the destination lives, for what stays with us. */
  readonly toPath?: string;
  readonly memo?: string;
  readonly amountMinor: bigint;
}

/** The price of one attempt, in the words of its chain, stored with the attempt. */
export interface PaymentTerms {
  readonly prices: Readonly<Record<string, string>>;
  /** The most that the attempt can cost, in `feeAsset` minor units. */
  readonly feeAsset: string;
  readonly feeMinorMax: bigint;
  /**
   * What a usual attempt costs, where that is far from the most that one can; told by a quote and not stored. Null where the
   * node has no estimate: the price that is paid then is ours, and nobody is told that the network asks for it.
   */
  readonly feeMinorExpected?: bigint | null;
}

/** The exclusive thing that an attempt uses up: a sequence number (nonce) or coins. A retry must use the same. */
export interface Reservation {
  readonly sequence?: number;
  readonly coins?: readonly Coin[];
}

/** The source that an adapter takes reservations from, bound to the caller's transaction. */
export interface ReservationSource {
  lockNextSequence(address: string): Promise<number>;
  /** Coins of ours that are final (full confirmations) and not reserved, largest first. */
  lockFinalCoins(): Promise<readonly Coin[]>;
  /** What our coins that are not final yet are worth. */
  unripeMinor(): Promise<bigint>;
}

export type AttemptStatus =
  | { readonly state: 'UNKNOWN' }
  | { readonly state: 'PENDING' }
  | {
      readonly state: 'MINED';
      readonly block: BlockRef;
      readonly confirmations: number;
      /** False where the transaction is in a block but did not pay (reverted, or the token said no). */
      readonly isPaid: boolean;
      readonly feeAsset: string;
      readonly feeMinor: bigint;
    };

/** ACCEPTED and KNOWN both mean "the node has it"; REJECTED means "reconcile", never "failed". */
export type SendOutcome =
  | { readonly state: 'ACCEPTED' | 'KNOWN' }
  | { readonly state: 'REJECTED'; readonly reason: string };

/** REFUSED: the node said no to this one call, which says nothing of the next. */
export type ChainFaultCode = 'UNAVAILABLE' | 'RATE_LIMITED' | 'WRONG_CHAIN' | 'BAD_ANSWER' | 'STALE_HEAD' | 'REFUSED';

/** The node could not be used. Nothing may be concluded from it: not even that a sent transaction was not accepted. */
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
/** How many balances are asked for at once. */
export const BALANCES_MAX = 500;

/**
 * One network, behind one shape for every kind of chain. Methods that ask the node throw `ChainFault` when it cannot
 * be used; methods without a promise touch neither network nor clock.
 */
export interface ChainAdapter {
  readonly network: string;
  /** Networks of one family share deposit addresses: every EVM network is `evm`. */
  readonly family: string;
  /** Present where deposits are told apart by memo alone and share the hot wallet's address. */
  readonly memo?: MemoRule;
  readonly assets: readonly string[];
  /** The coin that pays for transactions, and whether a deposit address needs some of it before it can be emptied. */
  readonly feeAsset: string;
  readonly sweeps: boolean;
  /** `coins`: `reserve` itself finds out whether the money is there. `balance`: the caller compares with `balance` first. */
  readonly fundsAre: 'balance' | 'coins';
  /** A dev chain, whose node forgets its last seconds when it is killed: a deep reorg is told, but halts nothing. */
  readonly forgets: boolean;
  /** The hot wallet that so many came before; the first of a family is 0. Throws where there is no key for so many. */
  hotAt(generation: number): HotWallet;
  /** The most that one payment may send. */
  amountMinorMax(asset: string): bigint;
  /** The nodes behind this one, where what it says is what most of several say. */
  readonly nodes?: readonly ChainAdapter[];

  /**
   * Checks form and checksum of an address of exactly this network.
   *
   * @returns  the canonical spelling, the one stored and compared
   * @refuses  ADDRESS_INVALID
   */
  validateAddress(address: string): Result<string, 'ADDRESS_INVALID'>;
  /** The memo as it is compared: digits without leading zeros, or trimmed text. */
  normaliseMemo(memo: string): string;
  /** The deposit address at `index`, from the public key alone. @invariant same index, same address, for ever */
  deriveAddress(index: number): { readonly address: string; readonly keyPath: string };
  /** The address of the key at a path, from public keys alone; throws where our keys have no such path. */
  addressAt(keyPath: string): string;

  /** The chain that the node says it is on. @throws ChainFault WRONG_CHAIN when it is not the configured chain. */
  identity(): Promise<{ readonly genesisHash: string; readonly chainId: string }>;
  head(): Promise<ChainBlock>;
  /** The canonical block at a height; undefined where the node's chain is shorter. */
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
   * The payments of one block in the chain's own coin that code made and no transaction names: those of smart wallets, of contracts
   * that pay many, or that destroy themselves. Null where the node does not tell; absent on chains that run no code.
   */
  innerPayments?(
    block: BlockRef,
    watched: (addresses: readonly string[]) => Promise<ReadonlySet<string>>,
  ): Promise<readonly IncomingPayment[] | null>;
  /**
   * What each of at most `BALANCES_MAX` addresses holds of the chain's own coin at a block. Present where coins can arrive that no
   * payment tells of.
   */
  coinBalances?(addresses: readonly string[], atHeight: number): Promise<readonly bigint[]>;
  /** Reads a payment again from the canonical chain, before it is credited. */
  isStillPaid(payment: {
    txHash: string;
    outputKey: string;
    asset: string;
    toAddress: string;
    amountMinor: bigint;
    block: BlockRef;
  }): Promise<boolean>;

  /** Prices a payment and tries it without sending it. @refuses what cannot work whoever signs it */
  quote(order: PaymentOrder): Promise<Result<PaymentTerms, QuoteRefusal>>;
  /** Terms that replace `terms`: each price at least 12.5 % higher, and no lower than the chain asks now; undefined past the cap. */
  raise(order: PaymentOrder, terms: PaymentTerms): Promise<PaymentTerms | undefined>;
  /**
   * The order that uses a payment's reservation up and pays nobody but ourselves: signed with it, it stands in the way of
   * every attempt before it.
   */
  selfOrder(order: PaymentOrder, terms: PaymentTerms, reservation: Reservation): PaymentOrder;
  /** Takes the exclusive resource of a new payment, in the caller's transaction. */
  reserve(
    order: PaymentOrder,
    terms: PaymentTerms,
    source: ReservationSource,
  ): Promise<Result<Reservation, ReserveRefusal>>;
  /** Signs; talks to the signer only. The bytes must be stored before `send`. */
  sign(order: PaymentOrder, terms: PaymentTerms, reservation: Reservation): Promise<Result<SignedAttempt, SignRefusal>>;
  /** Signs a statement of reserves by the key of one of the house's addresses; null for an address that is not. */
  signStatement(address: string, text: string): Promise<Result<string, SignRefusal> | null>;
  send(rawTx: string): Promise<SendOutcome>;
  attemptStatus(order: PaymentOrder, txHash: string): Promise<AttemptStatus>;
  /** True when something that is none of our attempts used the reservation up, `depth` blocks deep: only this frees a payment. */
  isConflicted(order: PaymentOrder, reservation: Reservation, depth: number): Promise<boolean>;
  /** The next sequence number of an address in mined blocks; 0 where the chain has none. */
  minedSequence(address: string): Promise<number>;
  /** True where an address holds a contract; false on chains that have none. */
  hasCode(address: string): Promise<boolean>;
  /** What addresses hold together, at a block or at the head. */
  balance(addresses: readonly string[], asset: string, atHeight?: number): Promise<bigint>;
}

export interface HotWallet {
  /** Pays withdrawals, and receives house funds and sweeps. */
  readonly address: string;
  readonly keyPath: string;
  /** The address that change returns to; absent on chains without change. */
  readonly change?: { readonly address: string; readonly keyPath: string };
}
