import type { Refusal } from '../result.ts';
import type { SelfTrade, Side } from './command.ts';

/**
 * Why the core refused. The details are numbers or decimal text: ticks, lots and units of the market, minor units of an
 * asset.
 */
export const TRADING_REFUSALS = [
  'MARKET_NOT_FOUND',
  'MARKET_HALTED',
  'INVALID_ORDER',
  'OUTSIDE_BAND',
  'BELOW_MIN_NOTIONAL',
  'QUANTITY_TOO_LARGE',
  'TOO_MANY_ORDERS',
  'STOP_WOULD_TRIGGER',
  'POST_ONLY_WOULD_MATCH',
  'INSUFFICIENT_BALANCE',
  'FILL_OR_KILL',
  'SELF_TRADE_PREVENTED',
  'NO_LIQUIDITY',
  'IDEMPOTENCY_MISMATCH',
  'ORDER_NOT_FOUND',
  'AMOUNT_TOO_LARGE',
  'INVALID_TRANSFER',
  'INVALID_MARKET',
  'INVALID_FEES',
  'MARKET_IN_USE',
  'MARKET_TAKEN',
  'AMEND_NOT_LOWER',
  'INVALID_ORDER_LIST',
  'ORDER_IN_LIST',
  'TOO_MANY_PARTS',
  'TRAIL_OUT_OF_RANGE',
] as const;
export type TradingRefusal = (typeof TRADING_REFUSALS)[number];

/**
 * Why an order is no longer open. `expired`: it does not rest, and its remainder found no match. `outsideBand`: a stop woke
 * whose limit is outside the band by then. `listEnded`: its list no longer needs it. `notPlaced`: it was refused when its
 * turn in a list came.
 */
export const CLOSE_REASONS = [
  'filled',
  'cancelled',
  'expired',
  'selfTrade',
  'outsideBand',
  'listEnded',
  'notPlaced',
] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

/** The order was accepted under this id, with these rates for its whole life. */
interface AcceptedEvent {
  readonly kind: 'accepted';
  readonly orderId: number;
  readonly feeVersion: number;
  readonly feeLevel: number;
}

/** The orders of a list are placed, or wait for their turn. Their ids follow the list's id, in order. */
interface ListedEvent {
  readonly kind: 'listed';
  readonly listId: number;
  readonly feeVersion: number;
  readonly feeLevel: number;
}

/** The command repeats one that was done before, which made this: an order id, or the number of a transfer. */
interface RepeatedEvent {
  readonly kind: 'repeated';
  readonly id: number;
}

/** Any other command was done. Has the number of a transfer, otherwise 0. */
interface DoneEvent {
  readonly kind: 'done';
  readonly id: number;
}

export interface RefusedEvent {
  readonly kind: 'refused';
  readonly refusal: Refusal<TradingRefusal>;
}

/**
 * Two orders met at the maker's price; this one event tells both sides. Fees are in the quote asset, except that the buyer's
 * is in the base asset where `isBuyerFeeInBase` says so.
 */
export interface TradeEvent {
  readonly kind: 'trade';
  readonly market: number;
  /** Counts the trades of one market from 1, without gaps. */
  readonly tradeId: number;
  readonly ticks: number;
  readonly lots: number;
  readonly takerSide: Side;
  readonly makerOrderId: number;
  readonly takerOrderId: number;
  readonly makerAccount: number;
  readonly takerAccount: number;
  readonly isBuyerFeeInBase: boolean;
  readonly makerFeeMinor: bigint;
  readonly takerFeeMinor: bigint;
  readonly makerFeeVersion: number;
  readonly takerFeeVersion: number;
}

/** The order is no longer open; `openLots` of it did not trade. */
export interface ClosedEvent {
  readonly kind: 'closed';
  readonly orderId: number;
  readonly account: number;
  readonly market: number;
  readonly openLots: number;
  readonly reason: CloseReason;
  /** The reason of a `notPlaced`. */
  readonly refusal?: TradingRefusal;
}

/** Two orders of one account met and did not trade. If that ends one or both, `closed` events follow. */
interface PreventedEvent {
  readonly kind: 'prevented';
  /** From the same sequence as the ids of orders and transfers, so no two of them share a number. */
  readonly preventedId: number;
  readonly market: number;
  readonly account: number;
  readonly makerOrderId: number;
  readonly takerOrderId: number;
  /** The maker's price. */
  readonly ticks: number;
  /** Lots that the maker had open, and lots that the taker still wanted; 0 where the taker goes by a sum. */
  readonly makerLots: number;
  readonly takerLots: number;
  readonly selfTrade: SelfTrade;
}

/** An open order became smaller: `lots` is its whole size now, `openLots` the part that has not traded. */
export interface AmendedEvent {
  readonly kind: 'amended';
  readonly orderId: number;
  readonly account: number;
  readonly market: number;
  readonly lotsBefore: number;
  readonly lots: number;
  readonly openLots: number;
}

/** An order's turn came in its list. If it rests, `priority` is its place in the queue. */
interface ActivatedEvent {
  readonly kind: 'activated';
  readonly orderId: number;
  readonly priority: number;
}

/** The next part of an iceberg is in the book at `priority`; so many of its lots are still hidden. */
interface ShownEvent {
  readonly kind: 'shown';
  readonly orderId: number;
  readonly priority: number;
  readonly hiddenLots: number;
}

/** A stop began to follow the price, starting from `ticks`; 0 where the next trade is its start. */
interface TrackingEvent {
  readonly kind: 'tracking';
  readonly orderId: number;
  readonly priority: number;
  readonly market: number;
  readonly ticks: number;
}

/** A stop woke. If it rests, `priority` is its place in the queue. */
interface TriggeredEvent {
  readonly kind: 'triggered';
  readonly orderId: number;
  readonly priority: number;
}

export type TradingEvent =
  | AcceptedEvent
  | ListedEvent
  | RepeatedEvent
  | DoneEvent
  | RefusedEvent
  | TradeEvent
  | PreventedEvent
  | AmendedEvent
  | ClosedEvent
  | ActivatedEvent
  | ShownEvent
  | TrackingEvent
  | TriggeredEvent;

/** What one command did. The first event is its answer; the answer to a cancel is the order's end. */
export type Outcome = readonly TradingEvent[];

/** What a balance is now. */
export interface BalanceNow {
  readonly account: number;
  readonly asset: number;
  readonly availableMinor: bigint;
  readonly heldMinor: bigint;
}

/** What a price level holds now; 0 lots where it is empty. */
export interface LevelNow {
  readonly market: number;
  readonly side: Side;
  readonly ticks: number;
  readonly lots: number;
}

/** Balances and levels that changed since the last time somebody asked, as of this sequence. */
export interface Changes {
  readonly balances: readonly BalanceNow[];
  readonly levels: readonly LevelNow[];
}
