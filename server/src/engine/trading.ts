import type { Result } from '@bourse/core/result.ts';
import type { Kline, StoredInterval } from '@bourse/core/spot/kline.ts';
import type { Command, FeeFrom, SelfTrade } from '@bourse/core/trading/command.ts';
import type { BalanceNow, CloseReason, LevelNow, Outcome, TradingRefusal } from '@bourse/core/trading/event.ts';
import type { Answered } from './machine.ts';

/**
 * NOT_LEADING and BUSY: this call did nothing and never will; ask again under the same id. They say nothing about an
 * earlier call with that id whose outcome was unknown.
 */
export type EngineRefusal = 'NOT_LEADING' | 'BUSY';

/** What the journal has of a command. */
export type Answer = Answered<Outcome>;

/** An order as its row is now; names and units are those of the table `trading.order`. */
export interface OrderNow {
  readonly id: number;
  readonly account: number;
  readonly market: number;
  readonly isBuy: boolean;
  readonly isMarket: boolean;
  readonly timeInForce: 'gtc' | 'ioc' | 'fok';
  readonly isPostOnly: boolean;
  readonly trigger: 'none' | 'above' | 'below';
  /** True if it is in no book: a stop that has not woken, or an order that waits for its turn in its list. */
  readonly isWaiting: boolean;
  readonly ticks: number;
  readonly stopTicks: number;
  readonly lots: number;
  readonly quoteUnits: number;
  /** How many lots the book shows at a time; 0 if it shows all. */
  readonly displayLots: number;
  /**
   * How far a trailing stop follows the price, in hundredths of a percent, and since when; 0 if it does not, or not
   * yet.
   */
  readonly trailBps: number;
  readonly trackingAtMs: number;
  readonly clientId: string;
  readonly feeFrom: FeeFrom;
  readonly selfTrade: SelfTrade;
  readonly tradedLots: number;
  readonly tradedUnits: bigint;
  /** In the coin that `isFeeInBase` determines. */
  readonly feeMinor: bigint;
  readonly closeReason: CloseReason | null;
  /** For `notPlaced`: why it was refused. */
  readonly closeRefusal: TradingRefusal | null;
  /** 0 if it is in no list. */
  readonly listId: number;
  /** True if its turn in its list has not come, or never came; it holds nothing until then. */
  readonly isPending: boolean;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
}

/** A trade, as in its row. */
export interface TradeNow {
  readonly market: number;
  readonly tradeId: number;
  readonly sequence: number;
  readonly atMs: number;
  readonly ticks: number;
  readonly lots: number;
  readonly isBuyerTaker: boolean;
  readonly makerOrder: number;
  readonly takerOrder: number;
  readonly makerAccount: number;
  readonly takerAccount: number;
  /** The seller's fee is always in quote. */
  readonly isBuyerFeeInBase: boolean;
  readonly makerFeeMinor: bigint;
  readonly takerFeeMinor: bigint;
}

/** Two orders of one account that met and were kept from trading, as in its row. */
export interface PreventedNow {
  readonly id: number;
  readonly market: number;
  readonly account: number;
  readonly makerOrder: number;
  readonly takerOrder: number;
  readonly ticks: number;
  readonly makerLots: number;
  /** 0 if the taker was for a sum of quote. */
  readonly takerLots: number;
  readonly selfTrade: SelfTrade;
  readonly sequence: number;
  readonly atMs: number;
}

/** An open order that became smaller, as in its row. */
export interface AmendmentNow {
  readonly sequence: number;
  readonly orderId: number;
  readonly account: number;
  readonly market: number;
  readonly lotsBefore: number;
  readonly lots: number;
  readonly atMs: number;
}

/** Whether an order's fee is in the base coin: for a buy, if the fee is taken from what it receives. */
export const isFeeInBase = ({ isBuy, feeFrom }: Pick<OrderNow, 'isBuy' | 'feeFrom'>): boolean =>
  isBuy && feeFrom === 'received';

export interface KlineNow extends Kline {
  readonly market: number;
  readonly interval: StoredInterval;
}

/** The present rules of a market that have changed. */
export interface MarketNow {
  readonly market: number;
  readonly isHalted: boolean;
  readonly referenceTicks: number;
  readonly lastTicks: number;
  readonly minNotionalUnits: number;
  readonly bandPpm: number;
}

/**
 * What one step of the projection wrote: everything that changed between two sequences, as it is now. It is published
 * after the commit, so rows and messages never disagree.
 */
export interface Projected {
  /** Where the step before ended. A listener that has another number has missed a step and must read the rows again. */
  readonly previous: number;
  readonly sequence: number;
  readonly atMs: number;
  readonly orders: readonly OrderNow[];
  readonly trades: readonly TradeNow[];
  readonly amendments: readonly AmendmentNow[];
  readonly balances: readonly BalanceNow[];
  readonly levels: readonly LevelNow[];
  readonly klines: readonly KlineNow[];
  readonly markets: readonly MarketNow[];
}

/** The trading core, wherever it runs. */
export interface Trading {
  /**
   * Asks the core. Resolves once the journal has the command.
   *
   * @refuses  NOT_LEADING | BUSY: nothing was done, ask again under the same id. A refusal by the core itself is an
   *           outcome
   * @throws   OutcomeUnknown: nobody knows whether it was done; ask again under the same id
   */
  submit(command: Command): Promise<Result<Answer, EngineRefusal>>;

  /**
   * Resolves when the rows include everything up to a sequence; rejects with OutcomeUnknown after `timeoutMs`, by
   * default 5 s.
   */
  waitForRows(sequence: number, timeoutMs?: number): Promise<void>;

  /** Calls back with each step of the projection, in order. @returns a function that stops listening */
  onProjected(listener: (step: Projected) => void): () => void;
}
