import type { Refusal } from '../../result.ts';
import type { OrderSide, PositionSide } from './command.ts';

/** Why the core refused. The details are numbers: ticks, lots, minor units, ids. */
export const FUTURES_REFUSALS = [
  'CONTRACT_NOT_FOUND',
  'ACCOUNT_NOT_OPEN',
  'INVALID_ORDER',
  'LIQUIDATING',
  'CONTRACT_HALTED',
  'CONTRACT_REDUCE_ONLY',
  'NO_MARK',
  'OUTSIDE_BAND',
  'QUANTITY_TOO_LARGE',
  'BELOW_MIN_NOTIONAL',
  'TOO_MANY_ORDERS',
  'TOO_MANY_STOPS',
  'NOTHING_TO_CLOSE',
  'NO_POSITION',
  'TIER_LEVERAGE',
  'INSUFFICIENT_MARGIN',
  'POST_ONLY_WOULD_MATCH',
  'STOP_WOULD_TRIGGER',
  'ORDER_NOT_FOUND',
  'AMEND_NOT_LOWER',
  'POSITION_OPEN',
  'OPEN_ORDERS',
  'ABOVE_MAX_OUT',
  'CREDIT_WOULD_BE_VOIDED',
  'INSUFFICIENT_POT',
  'AMOUNT_TOO_LARGE',
  'INVALID_TRANSFER',
  'COUPON_NOT_FOUND',
  'COUPON_NOT_EXPIRED',
  'INVALID_CONTRACT',
  'INVALID_FEES',
  'INVALID_MARK',
  'FUNDING_PAID',
  'IDEMPOTENCY_MISMATCH',
  'RISK_TOO_HIGH',
] as const;
export type FuturesRefusal = (typeof FUTURES_REFUSALS)[number];

/**
 * Why an order is no longer open. `margin`: what it would have opened was no longer covered, or its price would have ruined its
 * owner. `reduced`: the position that it closes is smaller than what is left for it. `paired`: the other of its pair woke.
 */
export const END_REASONS = [
  'filled',
  'cancelled',
  'expired',
  'selfTrade',
  'margin',
  'reduced',
  'liquidation',
  'positionClosed',
  'paired',
  'notPlaced',
] as const;
export type EndReason = (typeof END_REASONS)[number];

export const CREDIT_USES = ['loss', 'fee', 'funding', 'liquidation', 'void', 'expiry'] as const;
/** What a coupon was used for. */
export type CreditUse = (typeof CREDIT_USES)[number];

/** The order was accepted under this id, with these rates for its whole life. */
interface AcceptedEvent {
  readonly kind: 'accepted';
  readonly orderId: number;
  readonly makerPpm: number;
  readonly takerPpm: number;
}

/** The stops wait under these ids; with two, the second is the first's pair. */
interface WaitingEvent {
  readonly kind: 'waiting';
  readonly orderIds: readonly number[];
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
  readonly refusal: Refusal<FuturesRefusal>;
}

/** What a trade did for one of its two. Amounts are minor units. */
export interface TradeSide {
  readonly orderId: number;
  readonly account: number;
  /** Which position it closed lots of or opened; in one-way mode the closed one is the opposite of `opened`. */
  readonly closedLots: number;
  readonly realisedMinor: number;
  readonly feeMinor: number;
}

/** Two orders met at the maker's price. A taker with account 0 and order 0 is a liquidation. */
interface TradeEvent {
  readonly kind: 'trade';
  readonly contract: number;
  /** Counts the trades of one contract from 1, without gaps. */
  readonly tradeId: number;
  readonly ticks: number;
  readonly lots: number;
  readonly takerSide: OrderSide;
  readonly maker: TradeSide;
  readonly taker: TradeSide;
}

/** The order is no longer open; `openLots` of it did not trade. */
export interface EndedEvent {
  readonly kind: 'ended';
  readonly orderId: number;
  readonly account: number;
  readonly contract: number;
  readonly openLots: number;
  readonly reason: EndReason;
  /** Why a stop was not placed when it woke. */
  readonly refusal?: FuturesRefusal;
}

/** An open order became smaller: `lots` is its whole size now, `openLots` the part that has not traded. */
interface AmendedEvent {
  readonly kind: 'amended';
  readonly orderId: number;
  readonly account: number;
  readonly contract: number;
  readonly lots: number;
  readonly openLots: number;
}

/** A stop woke, and is an order under its own id with this many lots. */
interface TriggeredEvent {
  readonly kind: 'triggered';
  readonly orderId: number;
  /** Its place in the queue at its price, and how late it came. */
  readonly priority: number;
  readonly lots: number;
  readonly makerPpm: number;
  readonly takerPpm: number;
}

/** A coupon paid, or was taken back. */
interface CreditUsedEvent {
  readonly kind: 'creditUsed';
  readonly account: number;
  readonly couponId: number;
  readonly use: CreditUse;
  readonly amountMinor: number;
  readonly leftMinor: number;
}

/** The fund of a contract got this (below zero: paid it). `account` is whose liquidation or lack it was for. */
interface FundMovedEvent {
  readonly kind: 'fundMoved';
  readonly contract: number;
  readonly account: number;
  readonly amountMinor: number;
  readonly fundMinor: number;
}

/** A unit's turn has come. `position` is `none` for the cross positions of an account, `contract` 0 then. */
interface LiquidationEvent {
  readonly kind: 'liquidation';
  readonly liquidationId: number;
  readonly account: number;
  readonly contract: number;
  readonly position: PositionSide | 'none';
  readonly haveMinor: number;
  /** Rounded up. */
  readonly needMinor: number;
  readonly creditMinor: number;
}

/** Both sides of a contract were closed against each other at the mark. */
interface NettedEvent {
  readonly kind: 'netted';
  readonly contract: number;
  readonly account: number;
  readonly lots: number;
  readonly markTicks: number;
  readonly longRealisedMinor: number;
  readonly shortRealisedMinor: number;
}

/** So many lots of a position were sold (or bought) in the market towards a lower tier; its trades follow. */
interface ReducingEvent {
  readonly kind: 'reducing';
  readonly contract: number;
  readonly account: number;
  readonly position: PositionSide;
  readonly lots: number;
  readonly limitTicks: number;
}

/** A position was taken over at the mark with its share of what was left. */
interface TakenOverEvent {
  readonly kind: 'takenOver';
  readonly contract: number;
  readonly account: number;
  readonly position: PositionSide;
  readonly lots: number;
  readonly markTicks: number;
  readonly realisedMinor: number;
  readonly shareMinor: number;
}

/** What closing a position that was taken over has brought: its fee, and what went back to the person. Its trades came before. */
interface ClosedOutEvent {
  readonly kind: 'closedOut';
  readonly contract: number;
  readonly account: number;
  readonly position: PositionSide;
  readonly filledLots: number;
  readonly surplusMinor: number;
  readonly feeMinor: number;
  readonly returnedMinor: number;
}

/** A position was closed at the mark, with a part of the other side's share, because nobody else took that side. */
interface DeleveragedEvent {
  readonly kind: 'deleveraged';
  readonly contract: number;
  readonly account: number;
  readonly position: PositionSide;
  readonly lots: number;
  readonly markTicks: number;
  readonly realisedMinor: number;
  readonly shareMinor: number;
  /** Whose position had to be closed. */
  readonly becauseOf: number;
}

/** The unit's liquidation is over. `spared`: before all was taken over, because it has more than it needs again. */
interface LiquidatedEvent {
  readonly kind: 'liquidated';
  readonly liquidationId: number;
  readonly account: number;
  readonly isSpared: boolean;
}

/** What funding did to a position; below zero it paid. */
interface FundedEvent {
  readonly kind: 'funded';
  readonly contract: number;
  readonly account: number;
  readonly position: PositionSide;
  readonly amountMinor: number;
  readonly owedMinor: number;
}

export type FuturesEvent =
  | AcceptedEvent
  | WaitingEvent
  | RepeatedEvent
  | DoneEvent
  | RefusedEvent
  | TradeEvent
  | EndedEvent
  | AmendedEvent
  | TriggeredEvent
  | CreditUsedEvent
  | FundMovedEvent
  | LiquidationEvent
  | NettedEvent
  | ReducingEvent
  | TakenOverEvent
  | ClosedOutEvent
  | DeleveragedEvent
  | LiquidatedEvent
  | FundedEvent;

/** What one command did. The first event is its answer; the answer to a cancel is the order's end. */
export type FuturesOutcome = readonly FuturesEvent[];
