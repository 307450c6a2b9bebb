import type { Tier } from '../tiers.ts';

export type OrderSide = 'buy' | 'sell';
export type PositionSide = 'LONG' | 'SHORT';
type OrderType = 'limit' | 'market';
/** Good till cancelled, immediate or cancel, fill or kill. A market order is always `ioc`. */
export type TimeInForce = 'gtc' | 'ioc' | 'fok';
/** What ends where an order would trade with another of its own account. */
export type SelfTrade = 'expireTaker' | 'expireMaker';
/** Whether a side of a stake shares the account's money or has margin of its own. */
export type MarginMode = 'cross' | 'isolated';
/** Whether both sides of a contract can be open at once. */
export type PositionMode = 'hedge' | 'oneWay';
export type ContractStatus = 'open' | 'reduceOnly' | 'halted';
/** What a stop looks at. */
type WatchedPrice = 'mark' | 'last';
export type Pot = 'fees' | 'rounding' | 'coupons' | 'fund';

/** What an order asks for, now or when its stop wakes. Prices are ticks, sizes lots of the contract. */
export interface OrderTerms {
  readonly side: OrderSide;
  /** Which position it is for; `none` in one-way mode. */
  readonly position: PositionSide | 'none';
  readonly type: OrderType;
  readonly timeInForce: TimeInForce;
  readonly postOnly: boolean;
  /** Only in one-way mode: it never opens. */
  readonly reduceOnly: boolean;
  readonly selfTrade: SelfTrade;
  /** 0 for a market order. */
  readonly ticks: number;
  readonly lots: number;
}

/** Asks for an order. */
export interface PlaceCommand extends OrderTerms {
  readonly kind: 'place';
  readonly account: number;
  readonly contract: number;
  /** The caller's own id, unique among the account's open orders, up to 36 visible ASCII characters; empty for none. */
  readonly clientId: string;
}

/** An order that waits for a price. */
export interface StopTerms extends OrderTerms {
  readonly watches: WatchedPrice;
  readonly trigger: 'above' | 'below';
  readonly stopTicks: number;
  /** It closes a position, ends with it, and takes precedence over other closing orders; lots 0 means all of it. */
  readonly isBound: boolean;
}

/** Places one or two orders that wait for a price; two, both bound to the same position, are a pair: one that wakes ends the other. */
export interface PlaceStopsCommand {
  readonly kind: 'placeStops';
  readonly account: number;
  readonly contract: number;
  readonly stops: readonly StopTerms[];
  readonly clientId: string;
}

/** Cancels one open or waiting order of the account, by its id or, where that is 0, by the caller's id. */
export interface CancelCommand {
  readonly kind: 'cancel';
  readonly account: number;
  readonly orderId: number;
  readonly clientId: string;
}

/** Cancels every open and waiting order of the account, in one contract or (with 0) in all, the latest first. */
export interface CancelAllCommand {
  readonly kind: 'cancelAll';
  readonly account: number;
  readonly contract: number;
}

/** Makes a resting order smaller without losing its place. `lots` is its whole size, traded lots included. */
export interface AmendCommand {
  readonly kind: 'amend';
  readonly account: number;
  readonly orderId: number;
  readonly lots: number;
}

/** Opens an account; may be repeated. */
export interface OpenCommand {
  readonly kind: 'open';
  readonly account: number;
}

export interface ModeCommand {
  readonly kind: 'mode';
  readonly account: number;
  readonly mode: PositionMode;
}

export interface MarginModeCommand {
  readonly kind: 'marginMode';
  readonly account: number;
  readonly contract: number;
  readonly marginMode: MarginMode;
}

export interface LeverageCommand {
  readonly kind: 'leverage';
  readonly account: number;
  readonly contract: number;
  readonly leverage: number;
}

/** Adds to the margin of an isolated position, or takes from it where `amountMinor` is below zero. */
export interface MarginCommand {
  readonly kind: 'margin';
  readonly account: number;
  readonly contract: number;
  readonly position: PositionSide;
  readonly amountMinor: number;
}

/** Money of a person that arrives from the books, or leaves to them. `transferId` makes it happen only once. */
export interface TransferCommand {
  readonly kind: 'credit' | 'debit';
  readonly account: number;
  readonly amountMinor: number;
  readonly transferId: string;
  /** Whether the person has been told that coupons end with it. */
  readonly voidsCredit: boolean;
}

/** The same for a pot of the house; `contract` is 0 but for a fund. */
export interface PotCommand {
  readonly kind: 'creditPot' | 'debitPot';
  readonly pot: Pot;
  readonly contract: number;
  readonly amountMinor: number;
  readonly transferId: string;
}

/** Gives a coupon out of the pot. `couponId` is used once. */
export interface GrantCommand {
  readonly kind: 'grant';
  readonly account: number;
  readonly couponId: number;
  readonly amountMinor: number;
  readonly expiresAtMs: number;
}

export interface CouponCommand {
  readonly kind: 'expire' | 'revoke';
  readonly account: number;
  readonly couponId: number;
}

/** Creates a contract, or changes its rules; `unitMinor` never changes. */
export interface ContractCommand {
  readonly kind: 'contract';
  readonly contract: number;
  readonly unitMinor: number;
  readonly minNotionalMinor: number;
  readonly maxLots: number;
  readonly bandPpm: number;
  readonly marketBandPpm: number;
  /** What closing is taken to cost where it is judged whether a unit is due. */
  readonly closeFeePpm: number;
  readonly liquidationFeePpm: number;
  readonly tiers: readonly Tier[];
}

export interface ContractStatusCommand {
  readonly kind: 'contractStatus';
  readonly contract: number;
  readonly status: ContractStatus;
}

/** A new fee table, by level. Open orders keep the rates that they were accepted with. */
export interface FeesCommand {
  readonly kind: 'fees';
  readonly version: number;
  readonly levels: readonly { readonly makerPpm: number; readonly takerPpm: number }[];
}

export interface FeeLevelCommand {
  readonly kind: 'feeLevel';
  readonly account: number;
  readonly level: number;
}

export interface MarkCommand {
  readonly kind: 'mark';
  readonly contract: number;
  readonly indexTicks: number;
  readonly markTicks: number;
}

/** Too few feeds speak: nobody is liquidated and nothing is opened until the next mark. */
export interface FreezeCommand {
  readonly kind: 'freeze';
  readonly contract: number;
}

/** Funding of an interval that has ended. `interval` counts them, and each is paid once. */
export interface FundCommand {
  readonly kind: 'fund';
  readonly contract: number;
  readonly interval: number;
  /** Above zero longs pay. */
  readonly ratePpb: number;
}

/** Goes on with what an earlier command left: liquidations first, then stops. Only the engine sends it. */
interface ContinueCommand {
  readonly kind: 'continue';
}

export type FuturesCommand =
  | PlaceCommand
  | PlaceStopsCommand
  | CancelCommand
  | CancelAllCommand
  | AmendCommand
  | OpenCommand
  | ModeCommand
  | MarginModeCommand
  | LeverageCommand
  | MarginCommand
  | TransferCommand
  | PotCommand
  | GrantCommand
  | CouponCommand
  | ContractCommand
  | ContractStatusCommand
  | FeesCommand
  | FeeLevelCommand
  | MarkCommand
  | FreezeCommand
  | FundCommand
  | ContinueCommand;
