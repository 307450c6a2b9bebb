import type { Refusal } from '../result.ts';
import type { SelfTrade, Side } from './command.ts';

/**
 * Why the core said no. The details are decimal text or numbers: ticks, lots and units of the market, minor units of an asset.
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
 * Why an order is no longer open. `expired` is what an order that does not rest could not trade; `outsideBand` a stop that
 * woke with a limit that no order may name then; `listEnded` an order whose list did without it; `notPlaced` one of a list that
 * was refused when its turn came.
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

/** The order is in the books under this id, with these rates for as long as it lives. */
interface AcceptedEvent {
  readonly kind: 'accepted';
  readonly orderId: number;
  readonly feeVersion: number;
  readonly feeLevel: number;
}

/** The orders of a list are in the books, or wait for their turn. Their ids follow that of the list, in their order. */
interface ListedEvent {
  readonly kind: 'listed';
  readonly listId: number;
  readonly feeVersion: number;
  readonly feeLevel: number;
}

/** The same command was done before, and this is what it made: an order id, or the number of a transfer. */
interface RepeatedEvent {
  readonly kind: 'repeated';
  readonly id: number;
}

/** Anything else that was done; for a transfer with its number, otherwise 0. */
interface DoneEvent {
  readonly kind: 'done';
  readonly id: number;
}

export interface RefusedEvent {
  readonly kind: 'refused';
  readonly refusal: Refusal<TradingRefusal>;
}

/**
 * Two orders met at the maker's price; both sides are told by this one trade. Fees are in the quote asset, but the buyer's is in
 * the base asset where `isBuyerFeeInBase` says so.
 */
export interface TradeEvent {
  readonly kind: 'trade';
  readonly market: number;
  /** Dense for each market, from 1. */
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

/** The order is no longer open; `openLots` of it never traded. */
export interface ClosedEvent {
  readonly kind: 'closed';
  readonly orderId: number;
  readonly account: number;
  readonly market: number;
  readonly openLots: number;
  readonly reason: CloseReason;
  /** Why it was refused, where it was `notPlaced`. */
  readonly refusal?: TradingRefusal;
}

/**
 * Two orders of one account met and did not trade. What ended of them follows as `closed`.
 */
interface PreventedEvent {
  readonly kind: 'prevented';
  /** Dense with ids of orders and transfers: none of these has the same. */
  readonly preventedId: number;
  readonly market: number;
  readonly account: number;
  readonly makerOrderId: number;
  readonly takerOrderId: number;
  /** The maker's price. */
  readonly ticks: number;
  /** Lots that the maker had open, and the taker wanted then: 0 where it went by a sum. */
  readonly makerLots: number;
  readonly takerLots: number;
  readonly selfTrade: SelfTrade;
}

/** An open order became smaller; `lots` is all of it now, and `openLots` what has not traded. */
export interface AmendedEvent {
  readonly kind: 'amended';
  readonly orderId: number;
  readonly account: number;
  readonly market: number;
  readonly lotsBefore: number;
  readonly lots: number;
  readonly openLots: number;
}

/** An order's turn came in its list. If it comes to rest, `priority` says behind whom. */
interface ActivatedEvent {
  readonly kind: 'activated';
  readonly orderId: number;
  readonly priority: number;
}

/** The next part of an iceberg is in the book, behind `priority`; so much of it is not shown. */
interface ShownEvent {
  readonly kind: 'shown';
  readonly orderId: number;
  readonly priority: number;
  readonly hiddenLots: number;
}

/** A stop began to follow the price, from `ticks` on; 0 where it begins with the next trade. */
interface TrackingEvent {
  readonly kind: 'tracking';
  readonly orderId: number;
  readonly priority: number;
  readonly market: number;
  readonly ticks: number;
}

/** A stop woke. If it comes to rest, `priority` says behind whom. */
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

/** What one command did. The first event answers it; a cancel is answered by the order's end. */
export type Outcome = readonly TradingEvent[];

/** What a balance is now. */
export interface BalanceNow {
  readonly account: number;
  readonly asset: number;
  readonly availableMinor: bigint;
  readonly heldMinor: bigint;
}

/** What a price level holds now; 0 lots where it is gone. */
export interface LevelNow {
  readonly market: number;
  readonly side: Side;
  readonly ticks: number;
  readonly lots: number;
}

/** Balances and levels that changed since somebody asked the last time, as they are at this sequence. */
export interface Changes {
  readonly balances: readonly BalanceNow[];
  readonly levels: readonly LevelNow[];
}
