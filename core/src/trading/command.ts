import type { FeeRates } from './fees.ts';

export type Side = 'buy' | 'sell';
export type OrderType = 'limit' | 'market';
/** Good till cancelled, immediate or cancel, fill or kill. A market order is always `ioc`. */
export type TimeInForce = 'gtc' | 'ioc' | 'fok';
/** When a stop wakes: once the last price is at or above, or at or below, `stopTicks`. */
export type Trigger = 'none' | 'above' | 'below';
/**
 * Which coin an order pays its fee in. `received`: the coin its trades bring, base for a buy and quote for a sell.
 * `quote`: the quote coin on both sides, on top of what a buy pays; for orders that must sell exactly what they bought.
 */
export type FeeFrom = 'quote' | 'received';
/**
 * What happens where an order would trade with another of its own account. `none`: they trade. The others end one of
 * the two, or both. `refuse` stands for orders of the first journals: they expire as takers, and are refused where they
 * could not trade as asked at all, whereas all later orders are accepted and then expire.
 */
export type SelfTrade = 'refuse' | 'none' | 'expireTaker' | 'expireMaker' | 'expireBoth';
/**
 * For how long a caller's id names one order. `once`: for ever, so that asking again gets the first answer again.
 * `whileOpen`: until the order has ended; asking again before that is refused, and afterwards makes a new order.
 */
export type IdUse = 'once' | 'whileOpen';
export type MarketStatus = 'open' | 'halted';

/**
 * Asks for an order. Prices are in ticks, quantities in lots of the market, sums in units of quote (one tick times one lot);
 * 0 means none. A market order names `lots` or `quoteUnits`; its `ticks` is the worst price that it takes. A stop that buys
 * lots at the market must name that price, because it decides how much money is held.
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
   * Makes a resting limit order an iceberg: the book shows this many lots at a time, and each next part queues behind the
   * orders that are there by then. Left out where the whole order is shown.
   */
  readonly displayLots?: number;
  /**
   * Makes a stop follow the price: a sell wakes this many hundredths of a percent below the highest price since it began, a
   * buy that far above the lowest. It begins when `stopTicks` is reached (from the side that `trigger` names), or at once
   * where that is 0. Left out for stops with a fixed price.
   */
  readonly trailBps?: number;
}

/**
 * How the orders of a list depend on each other. `oco`: two alternatives; the first that trades or wakes ends the other.
 * `oto`: a working order, and one that is placed when all of it has traded. `otoco`: a working order with two alternatives
 * after it.
 */
export type Contingency = 'oco' | 'oto' | 'otoco';

/**
 * Places two or three orders of one account in one market as a list. Two alternatives have the same side and lots; the second
 * is a stop, and the first is a stop for the other direction or a limit order that only makes. A working order is no stop and
 * names lots. Orders that wait for it hold no money until their turn comes.
 */
export interface PlaceListCommand {
  readonly kind: 'placeList';
  readonly contingency: Contingency;
  /** The two alternatives; or the working order, followed by those that wait for it. */
  readonly orders: readonly PlaceCommand[];
  /** The caller's own id of the list, unique among the account's lists; empty for none. */
  readonly clientId: string;
  readonly idUse: IdUse;
}

/** Cancels all open orders of a list, by its id or, where that is 0, by the caller's id. */
interface CancelListCommand {
  readonly kind: 'cancelList';
  readonly account: number;
  readonly listId: number;
  readonly clientId: string;
}

/**
 * Cancels one open order of the account, by its id or, where that is 0, by the caller's id. The other orders of its list end
 * with it.
 */
export interface CancelCommand {
  readonly kind: 'cancel';
  readonly account: number;
  readonly orderId: number;
  readonly clientId: string;
}

/** Cancels every open order of the account, in one market or (with 0) in all. */
interface CancelAllCommand {
  readonly kind: 'cancelAll';
  readonly account: number;
  readonly market: number;
}

/**
 * Cancels an order and places another. Nothing is placed if there is nothing to cancel; the cancel stands in any case. An
 * order of a list cannot be replaced, because the others would end with it.
 */
interface ReplaceCommand {
  readonly kind: 'replace';
  readonly orderId: number;
  readonly place: PlaceCommand;
}

/** Makes an open order smaller without losing its place in the queue. `lots` is its whole size, traded lots included. */
interface AmendCommand {
  readonly kind: 'amend';
  readonly account: number;
  readonly orderId: number;
  readonly lots: number;
}

/** Money that arrives from the books outside, or leaves to them. `transferId` makes it happen only once. */
export interface TransferCommand {
  readonly kind: 'credit' | 'debit';
  readonly account: number;
  readonly asset: number;
  readonly amountMinor: bigint;
  readonly transferId: string;
}

/** Creates a market, or changes its minimum and its band. The units that its orders are counted in never change. */
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

/** Halts a market, so that only cancels are possible, or opens it again. */
export interface MarketStatusCommand {
  readonly kind: 'marketStatus';
  readonly market: number;
  readonly status: MarketStatus;
}

/**
 * Takes a market while one of its coins is merged, or gives it back. Meanwhile it behaves as a halted one and its status
 * cannot be changed; afterwards it has the status from before. Both may be repeated, and a market already taken for another
 * coin stays taken for that one.
 */
export interface TakeMarketCommand {
  readonly kind: 'takeMarket' | 'giveMarket';
  readonly market: number;
  /** The coin that is merged. */
  readonly asset: number;
}

/** Sets the price that the band is measured from; 0 goes back to the last trade's price. */
export interface ReferenceCommand {
  readonly kind: 'reference';
  readonly market: number;
  readonly ticks: number;
}

/**
 * Restates the last trade's price after a merge of the base asset. Only for a market that is halted or taken and has no
 * order.
 * 0 means that there is none.
 */
export interface LastPriceCommand {
  readonly kind: 'lastPrice';
  readonly market: number;
  readonly ticks: number;
}

/** A new fee table, by level. Open orders keep the rates that they were accepted with. */
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
 * Wakes the next of the stops that an earlier command reached and left asleep: a limited number at a time, so that other
 * commands come between. Only the engine sends it, as long as there are such stops.
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
