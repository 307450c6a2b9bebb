/** How much of anything the machine keeps or does at a time. */
export interface FuturesLimits {
  /** Open and waiting orders of an account. */
  readonly ordersMax: number;
  readonly boundStopsMax: number;
  /** Ids of transfers that are recognised when they come again. */
  readonly rememberedMax: number;
  /** Stops that wake in one command. */
  readonly wakesMax: number;
  /** Units that are liquidated in one command. */
  readonly liquidationsMax: number;
}

export const DEFAULT_FUTURES_LIMITS: FuturesLimits = {
  ordersMax: 200,
  boundStopsMax: 10,
  rememberedMax: 100_000,
  wakesMax: 32,
  liquidationsMax: 32,
};

/** The most that all amounts of one core come to: every sum of them is a safe integer. */
export const MONEY_MAX = 8_000_000_000_000_000;
/** Bounds of a contract's terms, so that the notional of a position that its tiers allow is a safe integer. */
export const TICKS_LIMIT = 2 ** 30;
export const LOTS_LIMIT = 2 ** 40;
/** A coupon, order, transfer and liquidation get their number from one sequence. */
export const LEVERAGE_MAX = 1_000;
/** What a stake has before its owner says otherwise. */
export const DEFAULT_LEVERAGE = 5;
