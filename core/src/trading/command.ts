import type { FeeRates } from './fees.ts';

export type Side = 'buy' | 'sell';
export type OrderType = 'limit' | 'market';
/** Good till cancelled, immediate or cancel, fill or kill. A market order is always `ioc`. */
export type TimeInForce = 'gtc' | 'ioc' | 'fok';
/** When a stop wakes: the last price is at or above, or at or below, `stopTicks`. */
export type Trigger = 'none' | 'above' | 'below';
/**
 * What an order's fee is taken from. `received`: what its trades bring, the base coin of a buy and the quote coin of a sell.
 * `quote`: the quote coin on both sides, on top of what a buy pays; for orders that must sell exactly what they bought.
 */
export type FeeFrom = 'quote' | 'received';
/**
 * What happens where an order would trade with one of its own account: nothing (`none`, they trade), or one of the two ends,
 * or both. `refuse` is how orders of the first journal ask: they end as takers, and are refused where they could not trade at
 * all as they asked, where all others are accepted and expire.
 */
export type SelfTrade = 'refuse' | 'none' | 'expireTaker' | 'expireMaker' | 'expireBoth';
/**
 * For how long a caller's id names one order. `once`: for ever, so that asking again is answered with what the first asking made.
 * `whileOpen`: until that order has ended; asking again before is refused, and afterwards it is a new order.
 */
export type IdUse = 'once' | 'whileOpen';
export type MarketStatus = 'open' | 'halted';

/**
 * Asks for an order. Prices are ticks, quantities lots of the market, sums units of quote (one tick times one lot); 0 is none.
 * A market order names `lots` or `quoteUnits`; its `ticks` is the worst price that it takes, and must be there where a stop
 * buys lots at the market, because that is what it holds.
 */
export interface PlaceCommand {
  readonly kind: 'place';
  readonly account: number;
  readonly market: number;
  readonly side: Side;
  readonly type: OrderType;
  readonly timeInForce: TimeInForce;
  readonly postOnly: boolean;
  readonly ticks: number;
  readonly lots: number;
  readonly quoteUnits: number;
  readonly trigger: Trigger;
  readonly stopTicks: number;
  readonly feeFrom: FeeFrom;
  readonly selfTrade: SelfTrade;
  /** The caller's own id, unique for the account, up to 36 visible ASCII characters; empty for none. */
  readonly clientId: string;
  readonly idUse: IdUse;
  /**
   * Makes it an iceberg: lots that the book shows of it at a time, the rest is shown part by part, each behind whoever is there
   * by then. For limit orders that rest; left out where all of it is shown.
   */
  readonly displayLots?: number;
  /**
   * Makes a stop follow the price: a sell wakes so many hundredths of a percent below the highest price since it began, a buy above
   * the lowest. It begins when `stopTicks` is reached, at once where that is 0; `trigger` says from where. Left out where
   * it stays.
   */
  readonly trailBps?: number;
}

/**
 * How orders of one list hang together. `oco`: two alternatives, of which the first that trades or wakes ends the other. `oto`:
 * a working order, and one that is placed when all of the first has traded. `otoco`: the same with a pair of alternatives.
 */
export type Contingency = 'oco' | 'oto' | 'otoco';

/**
 * Places two or three orders of one account in one market as a list. Of two alternatives, which have one side and the same lots,
 * the second is a stop; the first is one that waits for the other direction, or a limit order that only makes. A working order
 * is no stop and names lots. What waits for it holds no money until its turn comes.
 */
export interface PlaceListCommand {
  readonly kind: 'placeList';
  readonly contingency: Contingency;
  /** The alternatives; or the working order, and what waits for it. */
  readonly orders: readonly PlaceCommand[];
  /** The caller's own id of the list, unique among the account's lists; empty for none. */
  readonly clientId: string;
  readonly idUse: IdUse;
}

/** Cancels all that is open of a list, by its id or, where that is 0, by the caller's. */
interface CancelListCommand {
  readonly kind: 'cancelList';
  readonly account: number;
  readonly listId: number;
  readonly clientId: string;
}

/** Cancels one open order of the account, and with it the list that it is of, by its id or, where that is 0, by the caller's. */
export interface CancelCommand {
  readonly kind: 'cancel';
  readonly account: number;
  readonly orderId: number;
  readonly clientId: string;
}

/** Cancels every open order of the account, in one market or, with 0, in all. */
interface CancelAllCommand {
  readonly kind: 'cancelAll';
  readonly account: number;
  readonly market: number;
}

/**
 * Cancels an order and places another. If there is nothing to cancel, nothing is placed; the cancel stands in any case. An order
 * of a list is not replaced: the others would end with it.
 */
interface ReplaceCommand {
  readonly kind: 'replace';
  readonly orderId: number;
  readonly place: PlaceCommand;
}

/** Makes an open order smaller, which keeps its place in the queue. `lots` is all of it, what has traded included. */
interface AmendCommand {
  readonly kind: 'amend';
  readonly account: number;
  readonly orderId: number;
  readonly lots: number;
}

/** Money that arrives from, or leaves to, the books outside. `transferId` makes it happen once. */
export interface TransferCommand {
  readonly kind: 'credit' | 'debit';
  readonly account: number;
  readonly asset: number;
  readonly amountMinor: bigint;
  readonly transferId: string;
}

/** Makes a market, or changes the minimum and the band of one; what its orders are counted in never changes. */
export interface MarketCommand {
  readonly kind: 'market';
  readonly market: number;
  readonly base: number;
  readonly quote: number;
  /** Minor units of base in one lot. */
  readonly lotMinor: bigint;
  /** Minor units of quote for one lot at a price of one tick. */
  readonly unitMinor: bigint;
  readonly minNotionalUnits: number;
  /** How far from the reference price an order may be, parts per million; 0 for no band. */
  readonly bandPpm: number;
}

/** Halts a market, which leaves only cancels, or opens it again. */
export interface MarketStatusCommand {
  readonly kind: 'marketStatus';
  readonly market: number;
  readonly status: MarketStatus;
}

/**
 * Takes a market for as long as one of its coins is counted anew, or gives it back. Meanwhile it is as one that is halted, and
 * its status cannot be changed: it is the same again afterwards. Both may be asked again, and one that is taken for another
 * coin stays that.
 */
export interface TakeMarketCommand {
  readonly kind: 'takeMarket' | 'giveMarket';
  readonly market: number;
  /** The coin that is counted anew. */
  readonly asset: number;
}

/** The price that the band is measured from; 0 goes back to the last trade. */
export interface ReferenceCommand {
  readonly kind: 'reference';
  readonly market: number;
  readonly ticks: number;
}

/**
 * What the last trade's price is in other terms, because the base asset was cut anew: only where a market is halted or taken and has
 * no order. 0 for none.
 */
export interface LastPriceCommand {
  readonly kind: 'lastPrice';
  readonly market: number;
  readonly ticks: number;
}

/** A new fee table, by level. Orders that are open keep the rates that they were accepted with. */
export interface FeesCommand {
  readonly kind: 'fees';
  readonly version: number;
  readonly levels: readonly FeeRates[];
}

/** The fee level of an account: its VIP level. */
interface FeeLevelCommand {
  readonly kind: 'feeLevel';
  readonly account: number;
  readonly level: number;
}

/**
 * Wakes the next of the stops that a price has reached, which the command that reached it has left asleep: so many at a time, so
 * that commands of others come between. Nothing asks for it but the engine, as long as there are any.
 */
interface WakeCommand {
  readonly kind: 'wake';
  readonly market: number;
}

export type Command =
  | PlaceCommand
  | CancelCommand
  | CancelAllCommand
  | ReplaceCommand
  | AmendCommand
  | PlaceListCommand
  | CancelListCommand
  | TransferCommand
  | WakeCommand
  | MarketCommand
  | MarketStatusCommand
  | TakeMarketCommand
  | ReferenceCommand
  | LastPriceCommand
  | FeesCommand
  | FeeLevelCommand;
