import type { HoldReason } from '@bourse/core/ledger/command.ts';
import type { Queryable } from '../platform/db/db.ts';
import type { BookCheck } from './reconcile/book-check.ts';

/** Somebody who sets money aside must say which holds its rows still explain, so that no hold is without an owner. */
export interface HoldOwner {
  readonly reason: HoldReason;
  /**
   * A statement without values that selects the `key` of every justified hold with its amount, `minor`. It is compared with the
   * holds where they are: tokens of one sale may be millions of holds for a year.
   */
  readonly openHoldsSql: string;
}

/** What our keys really hold of a coin on one network, according to the chain. Minor units. */
export interface ChainCustody {
  readonly asset: string;
  /** The confirmed balance of our addresses. */
  readonly onChainMinor: bigint;
  /** What explains a difference to the books, signed: such as payments that were seen and not booked yet. */
  readonly explainedMinor: bigint;
}

/** What a chain said at one block, or why its answer does not count. */
export type ChainLook =
  | { readonly isSeen: true; readonly height: number; readonly rows: readonly ChainCustody[] }
  | { readonly isSeen: false; readonly because: string };

export interface CustodyReader {
  networks(): readonly string[];
  /**
   * Reads what explains a network, in the snapshot of `q`. The returned function asks the chain; call it outside any
   * transaction, because a chain may take long. Null before the first block was read.
   */
  prepare(q: Queryable, network: string): Promise<(() => Promise<ChainLook>) | null>;
}

/** What is under way between the books and the trading core. */
export interface TransitReader {
  /** What is in transit, signed, in minor units by coin. Runs in the transaction of `q`. */
  transit(q: Queryable): Promise<ReadonlyMap<string, bigint>>;
  /** The part that is the house's own: fees on their way out of the trading core. */
  ofHouse(q: Queryable): Promise<ReadonlyMap<string, bigint>>;
}

/** What the trading core has. */
export interface TradingReader {
  /** Over all accounts, available and held, in minor units by coin. Runs in the transaction of `q`. */
  inCore(q: Queryable): Promise<ReadonlyMap<string, bigint>>;
  /** The part that is the house's own: fees that were not collected yet. */
  ofHouse(q: Queryable): Promise<ReadonlyMap<string, bigint>>;
}

/** What reconciliation needs from higher levels; `main.ts` provides it. */
export interface ReconcilePorts {
  /** A function, called at each reconciliation, because products are built after the books. */
  readonly holdOwners?: () => readonly HoldOwner[];
  readonly custody?: CustodyReader;
  readonly transit?: TransitReader;
  readonly trading?: TradingReader;
  /** Checks of other rooms' rows against the books; called at each reconciliation. */
  readonly checks?: () => readonly BookCheck[];
}
