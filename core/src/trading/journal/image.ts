import type { RememberedId } from '../../journal/remembered.ts';
import type {
  Contingency,
  FeeFrom,
  MarketCommand,
  MarketStatus,
  OrderType,
  SelfTrade,
  Side,
  TimeInForce,
  Trigger,
} from '../command.ts';
import type { FeeRates } from '../fees.ts';

/** A market as rows hold it: its terms, and what has changed since it was made. */
export interface MarketImage extends Omit<MarketCommand, 'kind'> {
  readonly status: MarketStatus;
  /** The coin for which the market is taken, 0 for none. */
  readonly takenFor: number;
  readonly referenceTicks: number;
  readonly lastTicks: number;
  readonly tradeCount: number;
  /** The highest and lowest price reached while stops were left asleep; left out where none are. */
  readonly dueHighTicks?: number;
  readonly dueLowTicks?: number;
}

/**
 * An open order. `stopTicks` is above 0 only while it waits; `quoteUnits` only where it waits to spend a sum. Terms that
 * orders of the first journals could not have are left out where unused, so that old states keep their hashes.
 */
export interface OrderImage {
  readonly id: number;
  /** The order's place in the queue at its price: its id, or the priority that a later event gave it. */
  readonly priority: number;
  readonly account: number;
  readonly market: number;
  readonly side: Side;
  readonly type: OrderType;
  readonly timeInForce: TimeInForce;
  readonly postOnly: boolean;
  readonly trigger: Trigger;
  readonly ticks: number;
  readonly stopTicks: number;
  readonly lots: number;
  readonly openLots: number;
  readonly quoteUnits: number;
  readonly feeVersion: number;
  readonly feeLevel: number;
  readonly feeFrom?: Exclude<FeeFrom, 'quote'>;
  readonly selfTrade?: Exclude<SelfTrade, 'refuse'>;
  /** For an iceberg: lots that it shows at a time, and lots that are hidden now. */
  readonly displayLots?: number;
  readonly hiddenLots?: number;
  /**
   * For a waiting stop that follows the price: how far, and the best price since it began, 0 where there was none yet. The
   * best price is left out while it still waits for `stopTicks` or for its turn in a list.
   */
  readonly trailBps?: number;
  readonly trailTicks?: number;
  /** The list that the order belongs to; the ids of its orders follow the list's id. */
  readonly listId?: number;
  readonly contingency?: Contingency;
  /** Set while its turn has not come: it holds nothing, and `stopTicks` is what it will wait for afterwards. */
  readonly isPending?: true;
}

/**
 * Everything that the core needs to continue from a sequence, in the form of rows that a projector keeps anyway. Lists are
 * sorted by id, or by account and asset; remembered ids are in order of age, the oldest first. Zero balances and levels are
 * left out.
 */
export interface CoreImage {
  readonly sequence: number;
  readonly atMs: number;
  readonly nextId: number;
  readonly markets: readonly MarketImage[];
  /** The table in force, and those by which open orders pay. */
  readonly fees: readonly { readonly version: number; readonly levels: readonly FeeRates[] }[];
  readonly feeLevels: readonly { readonly account: number; readonly level: number }[];
  readonly balances: readonly {
    readonly account: number;
    readonly asset: number;
    readonly availableMinor: bigint;
    readonly heldMinor: bigint;
  }[];
  readonly orders: readonly OrderImage[];
  readonly remembered: readonly RememberedId[];
}
