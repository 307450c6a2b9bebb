import type { Tier } from '../tiers.ts';
import type { ContractStatus, MarginMode, OrderTerms, PositionMode, PositionSide, StopTerms } from './command.ts';

export interface ContractImage {
  readonly contract: number;
  readonly unitMinor: number;
  readonly minNotionalMinor: number;
  readonly maxLots: number;
  readonly bandPpm: number;
  readonly marketBandPpm: number;
  readonly closeFeePpm: number;
  readonly liquidationFeePpm: number;
  readonly tiers: readonly Tier[];
  readonly status: ContractStatus;
  readonly indexTicks: number;
  readonly markTicks: number;
  readonly isFrozen: boolean;
  readonly lastTicks: number;
  readonly tradeCount: number;
  readonly fundingInterval: number;
  readonly fundMinor: number;
  /** The highest balance of the fund in each of the last hours, the oldest first; hours are counted from 1970. */
  readonly fundHighs: readonly { readonly hour: number; readonly minor: number }[];
}

interface CouponImage {
  readonly couponId: number;
  readonly leftMinor: number;
  readonly expiresAtMs: number;
  readonly isExpired: boolean;
}

export interface AccountImage {
  readonly account: number;
  readonly balanceMinor: number;
  readonly mode: PositionMode;
  readonly feeLevel: number;
  readonly coupons: readonly CouponImage[];
}

export interface PositionImage {
  readonly lots: number;
  readonly entryUnits: number;
  readonly marginMinor: number;
}

/** What an account has in a contract; left out where it is as at the beginning. Without lots a side is left out. */
export interface StakeImage {
  readonly account: number;
  readonly contract: number;
  readonly leverage: number;
  readonly marginMode: MarginMode;
  readonly long?: PositionImage;
  readonly short?: PositionImage;
}

/** An open order, oldest first by `priority` at its price. */
export interface OpenOrderImage extends OrderTerms {
  readonly id: number;
  /** The order's place in the queue at its price: its id, or for a stop that woke what its `triggered` said. */
  readonly priority: number;
  readonly account: number;
  readonly contract: number;
  readonly clientId: string;
  readonly openLots: number;
  /** Lots that it holds for: all that are open for an order that opens in hedge mode, none for one that closes. */
  readonly coveredLots: number;
  readonly heldMinor: number;
  readonly makerPpm: number;
  readonly takerPpm: number;
}

export interface StopImage extends StopTerms {
  readonly id: number;
  readonly account: number;
  readonly contract: number;
  readonly clientId: string;
  /** The other of its pair, also where that has ended; 0 for none. */
  readonly pairId: number;
}

/**
 * Everything that the core needs to continue from a sequence. Lists are sorted by id, or by account and contract; remembered ids
 * and the queue of liquidations are in their order.
 */
export interface FuturesImage {
  readonly sequence: number;
  readonly atMs: number;
  readonly nextId: number;
  readonly pots: { readonly fees: number; readonly rounding: number; readonly coupons: number };
  readonly contracts: readonly ContractImage[];
  readonly fees: {
    readonly version: number;
    readonly levels: readonly { readonly makerPpm: number; readonly takerPpm: number }[];
  };
  readonly accounts: readonly AccountImage[];
  readonly stakes: readonly StakeImage[];
  readonly orders: readonly OpenOrderImage[];
  readonly stops: readonly StopImage[];
  readonly queue: readonly {
    readonly account: number;
    readonly contract: number;
    readonly position: PositionSide | 'none';
  }[];
  /** What is left of the orders in which positions are closed because nobody else takes the other side, by contract, LONG first. */
  readonly lines: readonly {
    readonly contract: number;
    readonly position: PositionSide;
    readonly accounts: readonly number[];
  }[];
  readonly remembered: readonly {
    readonly account: number;
    readonly kind: number;
    readonly text: string;
    readonly content: number;
    readonly id: number;
  }[];
}
