import type { Result } from '@bourse/core/result.ts';
import type { BookSide } from '@bourse/core/spot/book-side.ts';
import type { DayWindow } from '@bourse/core/spot/day-window.ts';
import type { Kline, KlineInterval } from '@bourse/core/spot/kline.ts';
import type { KlineSeed } from '@bourse/core/spot/running-kline.ts';
import type { ClosedEvent, LevelNow, TradeEvent } from '@bourse/core/trading/event.ts';
import type { FeeRates } from '@bourse/core/trading/fees.ts';
import type { Grid } from '@bourse/core/trading/grid.ts';
import type { OrderNow, Projected } from '../../engine/trading.ts';
import type { ListAsk, ListedOrders, ListFilter, OrderAsk } from '../spot/public.ts';
import type { DepositRow, DepositTarget, SavedAddressRow, WithdrawalRow } from './shapes/wallet-shapes.ts';

/** A market as this API sees it. */
export interface ApiMarket {
  /** The market's number for ever, also in the trading core. */
  readonly market: number;
  /** `BTC_USDT`; on this wire it is `BTCUSDT`. */
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
  readonly grid: Grid;
  readonly baseScale: number;
  readonly quoteScale: number;
  /** Places of a quantity. */
  readonly quantityScale: number;
  /** Minor units of quote for one lot at one tick. */
  readonly unitMinor: bigint;
  readonly minNotionalUnits: number;
  /** How far from the reference price an order may be, parts per million; 0 for no band. */
  readonly bandPpm: number;
}

/** The markets, in memory. */
export interface MarketList {
  /** In the order of the lists; a new array whenever something has changed. */
  all(): readonly ApiMarket[];
  at(market: number): ApiMarket | undefined;
}

/** How much rests at a price. */
export type BookLevel = readonly [ticks: number, lots: number];

/** A trade as everybody may see it. */
export interface PublicTrade {
  readonly tradeId: number;
  readonly atMs: number;
  readonly ticks: number;
  readonly lots: number;
  readonly isBuyerTaker: boolean;
}

/** What everybody may know of one market, as it is now. */
export interface MarketView {
  readonly bids: BookSide;
  readonly asks: BookSide;
  /** The sequence that the two sides are of, as they were last told. */
  readonly bookSequence: number;
  /** The book with what has not been told yet. */
  book(countMax: number): {
    readonly sequence: number;
    readonly bids: readonly (readonly [ticks: number, lots: number])[];
    readonly asks: readonly (readonly [ticks: number, lots: number])[];
  };
  readonly isHalted: boolean;
  readonly referenceTicks: number;
  readonly lastTicks: number;
  /** 0 where nobody traded. */
  readonly lastTradeId: number;
  readonly day: DayWindow;
  /** The latest trades, newest first. */
  prints(countMax: number): readonly PublicTrade[];
}

/** What changed in a book, from one sequence to another; 0 lots where a level is gone. */
export interface BookChange {
  readonly market: number;
  readonly previous: number;
  readonly sequence: number;
  readonly levels: readonly LevelNow[];
}

/** Books, trades and charts in memory, and what changes them. */
export interface MarketFeed {
  state(market: number): MarketView;
  /** The sequence that everything is of. */
  sequence(): number;
  /** Resolves when it is a later one. @throws OutcomeUnknown after some seconds */
  waitFor(sequence: number): Promise<void>;
  /** Hears of steps after the states have them, null where one was missed; and of books, ten times a second at most. */
  listen(listener: { onStep(step: Projected | null): void; onBook(change: BookChange): void }): () => void;
  /** Steps of a chart without a gap, oldest first, that open before `toMs`: the first from `fromMs` on, or the last. */
  klines(
    chart: ApiChart & { readonly fromMs?: number | null; readonly toMs: number; readonly limit: number },
  ): Promise<readonly Kline[]>;
  /** What the running step of a chart goes on from. */
  klineSeed(chart: ApiChart & { readonly nowMs: number; readonly closeTicks: number }): Promise<KlineSeed>;
  /** What changed hands from a minute on, and the first trade of it, by market; none where nothing did. */
  window(wanted: {
    readonly markets: readonly number[];
    readonly fromMs: number;
    readonly toMs: number;
  }): Promise<ReadonlyMap<number, { readonly sum: Kline; readonly firstTradeId: number }>>;
}

/** A chart of one market, whose steps begin by a clock that is so far ahead of UTC. */
export interface ApiChart {
  readonly market: number;
  readonly interval: KlineInterval;
  readonly zoneMs: number;
}

/** An order, in decimal text. */
export interface PlaceAsk extends OrderAsk {
  readonly uid: string;
  readonly symbol: string;
}

/** Orders that hang together, in decimal text. */
export interface PlaceListAsk extends ListAsk {
  readonly uid: string;
  readonly symbol: string;
}

/** A list as it is when its caller is answered. */
export interface PlacedList {
  readonly list: ListedOrders;
  /** What its orders traded at once. */
  readonly trades: readonly TradeEvent[];
  /** True where the same was asked before under the same id. */
  readonly replayed: boolean;
}

/** An order as it is when its caller is answered. */
export interface Placed {
  readonly order: OrderNow;
  /** What it traded at once. */
  readonly trades: readonly TradeEvent[];
  /** True where the same was asked before under the same id. */
  readonly replayed: boolean;
}

interface Replaced {
  readonly isCancelled: boolean;
  /** Refused with ORDER_NOT_FOUND where there was nothing to cancel. */
  readonly placed: Result<Placed>;
}

/** The use cases of spot. A promise that is rejected with OutcomeUnknown says that nobody knows what was done. */
export interface Desk {
  place(ask: PlaceAsk): Promise<Result<Placed>>;
  /** Cancels an order and places another in its place: one command, durable as a whole. */
  replace(ask: PlaceAsk & { readonly orderId: number }): Promise<Replaced>;
  /** Judges all that can be judged without asking the trading core. */
  check(ask: PlaceAsk): Promise<Result<unknown>>;
  /** Makes an open order smaller; `sequence` is the command that did it. */
  amend(wanted: {
    readonly uid: string;
    readonly orderId: number;
    readonly lots: number;
  }): Promise<Result<{ readonly sequence: number }>>;
  cancel(order: {
    readonly uid: string;
    readonly orderId: number;
    readonly clientId: string;
  }): Promise<Result<ClosedEvent>>;
  placeList(ask: PlaceListAsk): Promise<Result<PlacedList>>;
  /** The ends of the orders of a list. */
  cancelList(wanted: { readonly uid: string; readonly listId: number }): Promise<Result<readonly ClosedEvent[]>>;
  /** One list of a person, by its id or by the client's. */
  list(
    wanted: { readonly account: number } & ({ readonly listId: number } | { readonly clientId: string }),
  ): Promise<ListedOrders | null>;
  /** Lists of a person, oldest first. */
  lists(wanted: ListFilter): Promise<readonly ListedOrders[]>;
  /** Those of them of which an order is open or waits for its turn. */
  openLists(account: number): Promise<readonly ListedOrders[]>;
  listsByIds(ids: readonly number[]): Promise<readonly ListedOrders[]>;
  /** In one market; the ends of the orders. */
  cancelAll(wanted: { readonly uid: string; readonly market: number }): Promise<Result<readonly ClosedEvent[]>>;
  /** The last command that a person was answered with here; 0 for none. */
  toldUpTo(uid: string): number;
  /** Resolves when the rows have everything that a person was told. */
  waitForRows(uid: string): Promise<void>;
  fees(uid: string): Promise<FeeRates>;
  /** Everything that a person has in the spot account, in the order of the coins' codes. */
  balances(uid: string): Promise<readonly AccountBalance[]>;
}

interface AccountBalance {
  readonly asset: string;
  readonly availableMinor: bigint;
  readonly heldMinor: bigint;
}

/** A person's own accounts, by the names that this wire has for them. */
export type OwnAccount = 'funding' | 'spot';

/** A move between two of them. */
export interface OwnTransferRow {
  readonly id: string;
  readonly asset: string;
  readonly amountMinor: bigint;
  readonly atMs: number;
  readonly state: 'PENDING' | 'CONFIRMED' | 'FAILED';
}

/** What a person's wallet tells of what came and left, and moves between their own accounts. */
export interface Wallet {
  /** @param keep  which rows count; others are passed over */
  deposits(uid: string, wanted: WalletFilter, keep: (row: DepositRow) => boolean): Promise<readonly DepositRow[]>;
  withdrawals(
    uid: string,
    wanted: WalletFilter,
    keep: (row: WithdrawalRow) => boolean,
  ): Promise<readonly WithdrawalRow[]>;
  /** What is in the funding account, above zero. */
  funding(uid: string): Promise<readonly AccountBalance[]>;
  /** A repeat of the same request id moves nothing, and is answered as the first. */
  transfer(
    uid: string,
    move: {
      readonly requestId: string;
      readonly asset: string;
      readonly amount: string;
      readonly from: OwnAccount;
      readonly to: OwnAccount;
    },
  ): Promise<Result<{ readonly id: string }>>;
  /** Moves from one account to another, newest first, and how many there are. */
  transfers(
    uid: string,
    wanted: {
      readonly from: OwnAccount;
      readonly to: OwnAccount;
      readonly fromMs: number | null;
      readonly toMs: number | null;
      readonly offset: number;
      readonly limit: number;
    },
  ): Promise<{ readonly total: number; readonly rows: readonly OwnTransferRow[] }>;
  /** The addresses outside that a person saved for withdrawals. */
  savedAddresses(uid: string): Promise<readonly SavedAddressRow[]>;
  /** What a person may withdraw within a day, and what stands in their way of it by now. */
  limits(
    uid: string,
  ): Promise<{ readonly limitUsdt: string; readonly remainingUsdt: string; readonly vipLevel: number }>;
  /** @refuses COIN_UNKNOWN | NETWORK_UNKNOWN | DEPOSIT_PAUSED */
  depositAddress(
    uid: string,
    wanted: { readonly asset: string; readonly network: string },
  ): Promise<Result<DepositTarget>>;
}

export interface WalletFilter {
  readonly asset: string | null;
  readonly fromMs: number | null;
  readonly toMs: number | null;
  readonly limit: number;
}
