import type { Result } from '@bourse/core/result.ts';
import type { Kline, StoredInterval } from '@bourse/core/spot/kline.ts';
import type { Command, FeeFrom, SelfTrade } from '@bourse/core/trading/command.ts';
import type { BalanceNow, CloseReason, LevelNow, Outcome, TradingRefusal } from '@bourse/core/trading/event.ts';

/**
 * NOT_LEADING and BUSY: this asking did nothing and never will; ask again, under the same id. Of an earlier one under that id,
 * whose outcome was unknown, they say nothing.
 */
export type EngineRefusal = 'NOT_LEADING' | 'BUSY';

/** What the journal has: a command's number and everything that it did. */
export interface Answer {
  readonly sequence: number;
  /** When, by the journal: what the rows will say. */
  readonly atMs: number;
  readonly outcome: Outcome;
}

/** An order as its row is now; names and units are those of table `trading.order`. */
export interface OrderNow {
  readonly id: number;
  readonly account: number;
  readonly market: number;
  readonly isBuy: boolean;
  readonly isMarket: boolean;
  readonly timeInForce: 'gtc' | 'ioc' | 'fok';
  readonly isPostOnly: boolean;
  readonly trigger: 'none' | 'above' | 'below';
  /** In no book: a stop that sleeps, or an order whose turn has not come in its list. */
  readonly isWaiting: boolean;
  readonly ticks: number;
  readonly stopTicks: number;
  readonly lots: number;
  readonly quoteUnits: number;
  /** Lots that the book shows of it at a time; 0 where it shows all. */
  readonly displayLots: number;
  /** How far it follows the price as a stop, hundredths of a percent, and since when; 0 where it does not, or not yet. */
  readonly trailBps: number;
  readonly trackingAtMs: number;
  readonly clientId: string;
  readonly feeFrom: FeeFrom;
  readonly selfTrade: SelfTrade;
  readonly tradedLots: number;
  readonly tradedUnits: bigint;
  /** In the coin that `isFeeInBase` says. */
  readonly feeMinor: bigint;
  readonly closeReason: CloseReason | null;
  /** Why it was refused, where it was `notPlaced`. */
  readonly closeRefusal: TradingRefusal | null;
  /** 0 for an order of no list. */
  readonly listId: number;
  /** Its turn in its list has not come, or never came; until then it holds nothing. */
  readonly isPending: boolean;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
}

/** One trade, as its row is. */
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
  /** The seller's fee is in quote in any case. */
  readonly isBuyerFeeInBase: boolean;
  readonly makerFeeMinor: bigint;
  readonly takerFeeMinor: bigint;
}

/** Two orders of one account that met and did not trade, as its row is. */
export interface PreventedNow {
  readonly id: number;
  readonly market: number;
  readonly account: number;
  readonly makerOrder: number;
  readonly takerOrder: number;
  readonly ticks: number;
  readonly makerLots: number;
  /** 0 where the taker went by a sum. */
  readonly takerLots: number;
  readonly selfTrade: SelfTrade;
  readonly sequence: number;
  readonly atMs: number;
}

/** An open order that became smaller, as its row is. */
export interface AmendmentNow {
  readonly sequence: number;
  readonly orderId: number;
  readonly account: number;
  readonly market: number;
  readonly lotsBefore: number;
  readonly lots: number;
  readonly atMs: number;
}

/** Whether an order's fee is in the base coin: a buy's, where it is taken from what it receives. */
export const isFeeInBase = ({ isBuy, feeFrom }: Pick<OrderNow, 'isBuy' | 'feeFrom'>): boolean =>
  isBuy && feeFrom === 'received';

export interface KlineNow extends Kline {
  readonly market: number;
  readonly interval: StoredInterval;
}

/** A market's rules of the moment, where they changed. */
export interface MarketNow {
  readonly market: number;
  readonly isHalted: boolean;
  readonly referenceTicks: number;
  readonly lastTicks: number;
  readonly minNotionalUnits: number;
  readonly bandPpm: number;
}

/**
 * What one step of the projection wrote: everything that changed from one sequence to another, as it is now. The rows are
 * committed before anybody hears of it, so what is read and what is heard never disagree.
 */
export interface Projected {
  /** The step before ended here. Whoever has another number missed a step and reads the rows again. */
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
   * Asks the core; the promise resolves when the journal has the command.
   *
   * @refuses  NOT_LEADING | BUSY: nothing was done, ask again under the same id. What the core itself refuses is an outcome.
   * @throws   OutcomeUnknown: nobody knows whether it was done; ask again under the same id
   */
  submit(command: Command): Promise<Result<Answer, EngineRefusal>>;

  /** Resolves when the rows have everything up to a sequence; rejects with OutcomeUnknown after `timeoutMs`, 5 s without one. */
  waitForRows(sequence: number, timeoutMs?: number): Promise<void>;

  /** Hears each step of the projection, in order. @returns ends it */
  onProjected(listener: (step: Projected) => void): () => void;
}
