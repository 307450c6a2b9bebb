import type { HoldReason } from '@bourse/core/ledger/command.ts';
import type { Queryable } from '../platform/db/db.ts';
import type { BookCheck } from './reconcile/book-check.ts';

/** A product that sets money aside tells which of its rows still explain a hold, so that no hold is without an owner. */
export interface HoldOwner {
  readonly reason: HoldReason;
  /** Key of each hold that is justified now, and how much of it, minor units. In the transaction of `q`. */
  openHolds(q: Queryable): Promise<ReadonlyMap<string, bigint>>;
}

/** What the house really has of a coin on one network, as the chain says. Minor units. */
export interface ChainCustody {
  readonly asset: string;
  /** Confirmed on addresses of our keys. */
  readonly onChainMinor: bigint;
  /** What the books cannot equal yet, and why: payments seen but not booked, signed, plus or minus. */
  readonly explainedMinor: bigint;
}

/** What a chain said at one block, or why it said nothing that counts. */
export type ChainLook =
  | { readonly isSeen: true; readonly height: number; readonly rows: readonly ChainCustody[] }
  | { readonly isSeen: false; readonly because: string };

export interface CustodyReader {
  networks(): readonly string[];
  /**
   * Notes in the snapshot of `q` what explains a network. The answer asks the chain, and must be called outside of any
   * transaction: a chain may take its time. Null before the first block was read.
   */
  prepare(q: Queryable, network: string): Promise<(() => Promise<ChainLook>) | null>;
}

/** What is on its way between the books and the trading core. */
export interface TransitReader {
  /** Minor units by coin, signed: what transfers say is in transit. In the transaction of `q`. */
  transit(q: Queryable): Promise<ReadonlyMap<string, bigint>>;
  /** What of this is the house's own: fees on their way out of the trading core. */
  ofHouse(q: Queryable): Promise<ReadonlyMap<string, bigint>>;
}

/** What the trading core has. */
export interface TradingReader {
  /** Minor units by coin, over all accounts, available and held. In the transaction of `q`. */
  inCore(q: Queryable): Promise<ReadonlyMap<string, bigint>>;
  /** What of this is the house's own: fees that it has not collected yet. */
  ofHouse(q: Queryable): Promise<ReadonlyMap<string, bigint>>;
}

/** What reconciliation asks of higher levels; `main.ts` hands them in. */
export interface ReconcilePorts {
  /** Asked at each reconciliation: products are there later than the books. */
  readonly holdOwners?: () => readonly HoldOwner[];
  readonly custody?: CustodyReader;
  readonly transit?: TransitReader;
  readonly trading?: TradingReader;
  /** What rooms say of their own rows beside the books; asked at each reconciliation. */
  readonly checks?: () => readonly BookCheck[];
}
