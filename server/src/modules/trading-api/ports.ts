import type { addressBook } from '@bourse/contract/address-book.ts';
import type { deposits } from '@bourse/contract/deposits.ts';
import type { OutputOf } from '@bourse/contract/endpoint.ts';
import type { withdrawals } from '@bourse/contract/withdrawals.ts';
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

/** A market as this API needs it. */
export interface ApiMarket {
  /** The market's number, for ever and also in the trading core. */
  readonly market: number;
  /** `BTC_USDT`; in the API it is `BTCUSDT`. */
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
  readonly grid: Grid;
  readonly baseScale: number;
  readonly quoteScale: number;
  /** Decimal places of a quantity. */
  readonly quantityScale: number;
  /** How many minor units of quote one lot costs at one tick. */
  readonly unitMinor: bigint;
  readonly minNotionalUnits: number;
  /** How far from the reference price an order may be, in parts per million; 0 for no band. */
  readonly bandPpm: number;
}

/** The markets, in memory. */
export interface MarketList {
  /** In the order of lists; a new array whenever something has changed. */
  all(): readonly ApiMarket[];
  at(market: number): ApiMarket | undefined;
}

/** How many lots rest at a price. */
export type BookLevel = readonly [ticks: number, lots: number];

/** A trade as everybody may see it. */
export interface PublicTrade {
  readonly tradeId: number;
  readonly atMs: number;
  readonly ticks: number;
  readonly lots: number;
  readonly isBuyerTaker: boolean;
}

/** The public state of one market. */
export interface MarketView {
  readonly bids: BookSide;
  readonly asks: BookSide;
  /** The last sequence that both sides include, as last sent. */
  readonly bookSequence: number;
  /** The book including changes that were not sent yet. */
  book(countMax: number): {
    readonly sequence: number;
    readonly bids: readonly (readonly [ticks: number, lots: number])[];
    readonly asks: readonly (readonly [ticks: number, lots: number])[];
  };
  readonly isHalted: boolean;
  readonly referenceTicks: number;
  readonly lastTicks: number;
  /** 0 if there was no trade. */
  readonly lastTradeId: number;
  readonly day: DayWindow;
  /** The latest trades, newest first. */
  prints(countMax: number): readonly PublicTrade[];
}

/** What changed in a book between two sequences; 0 lots if a level is gone. */
export interface BookChange {
  readonly market: number;
  readonly previous: number;
  readonly sequence: number;
  readonly levels: readonly LevelNow[];
}

/** Books, trades and charts in memory, and their changes. */
export interface MarketFeed {
  state(market: number): MarketView;
  /** The last sequence that everything includes. */
  sequence(): number;
  /** Resolves when everything includes this sequence. @throws OutcomeUnknown after some seconds */
  waitFor(sequence: number): Promise<void>;
  /**
   * Calls back with each step after the state includes it, with null if one was missed; and with books, at most ten
   * times a second. @returns a function that stops listening
   */
  listen(listener: { onStep(step: Projected | null): void; onBook(change: BookChange): void }): () => void;
  /**
   * Steps of a chart without gaps, oldest first, that begin before `toMs`: the first ones from `fromMs` on, or else the
   * last ones.
   */
  klines(
    chart: ApiChart & { readonly fromMs?: number | null; readonly toMs: number; readonly limit: number },
  ): Promise<readonly Kline[]>;
  /** What the running step of a chart continues from. */
  klineSeed(chart: ApiChart & { readonly nowMs: number; readonly closeTicks: number }): Promise<KlineSeed>;
  /**
   * What changed hands from a minute on, with the number of its first trade, by market; markets without trades are left
   * out.
   */
  window(wanted: {
    readonly markets: readonly number[];
    readonly fromMs: number;
    readonly toMs: number;
  }): Promise<ReadonlyMap<number, { readonly sum: Kline; readonly firstTradeId: number }>>;
}

/** A chart of one market; its steps begin by a clock that may be ahead of UTC. */
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

/** Orders that depend on each other, in decimal text. */
export interface PlaceListAsk extends ListAsk {
  readonly uid: string;
  readonly symbol: string;
}

/** A list as it is when its caller is answered. */
export interface PlacedList {
  readonly list: ListedOrders;
  /** The trades that its orders made at once. */
  readonly trades: readonly TradeEvent[];
  /** True if the same was asked for before under the same id. */
  readonly replayed: boolean;
}

/** An order as it is when its caller is answered. */
export interface Placed {
  readonly order: OrderNow;
  /** The trades that it made at once. */
  readonly trades: readonly TradeEvent[];
  /** True if the same was asked for before under the same id. */
  readonly replayed: boolean;
}

interface Replaced {
  readonly isCancelled: boolean;
  /** Refused with ORDER_NOT_FOUND if there was nothing to cancel. */
  readonly placed: Result<Placed>;
}

/** The use cases of spot. A promise rejected with OutcomeUnknown means that nobody knows what was done. */
export interface Desk {
  place(ask: PlaceAsk): Promise<Result<Placed>>;
  /** Cancels an order and places another in its place, as one command that is durable as a whole. */
  replace(ask: PlaceAsk & { readonly orderId: number }): Promise<Replaced>;
  /** Checks everything that can be checked without the trading core. */
  check(ask: PlaceAsk): Promise<Result<unknown>>;
  /** Makes an open order smaller; `sequence` is that of the command. */
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
  /** Returns how the orders of the list ended. */
  cancelList(wanted: { readonly uid: string; readonly listId: number }): Promise<Result<readonly ClosedEvent[]>>;
  /** One list of a person, by its id or by the client's. */
  list(
    wanted: { readonly account: number } & ({ readonly listId: number } | { readonly clientId: string }),
  ): Promise<ListedOrders | null>;
  /** Lists of a person, oldest first. */
  lists(wanted: ListFilter): Promise<readonly ListedOrders[]>;
  /** Lists of which an order is open or waits for its turn. */
  openLists(account: number): Promise<readonly ListedOrders[]>;
  listsByIds(ids: readonly number[]): Promise<readonly ListedOrders[]>;
  /** Cancels all orders in one market and returns how they ended. */
  cancelAll(wanted: { readonly uid: string; readonly market: number }): Promise<Result<readonly ClosedEvent[]>>;
  /** The last command that a person was answered with by this process; 0 if none. */
  toldUpTo(uid: string): number;
  /** Resolves when the rows include everything that a person was told. */
  waitForRows(uid: string): Promise<void>;
  fees(uid: string): Promise<FeeRates>;
  /** Everything in a person's spot account, sorted by coin. */
  balances(uid: string): Promise<readonly AccountBalance[]>;
}

interface AccountBalance {
  readonly asset: string;
  readonly availableMinor: bigint;
  readonly heldMinor: bigint;
}

/** A person's own accounts, by their names in the API. */
export type OwnAccount = 'funding' | 'spot';

/** A transfer between two own accounts. */
export interface OwnTransferRow {
  readonly id: string;
  readonly asset: string;
  readonly amountMinor: bigint;
  readonly atMs: number;
  readonly state: 'PENDING' | 'CONFIRMED' | 'FAILED';
}

/** A person's deposits, withdrawals and transfers between own accounts. */
export interface Wallet {
  /** @param keep chooses the rows that count; others are skipped */
  deposits(uid: string, wanted: WalletFilter, keep: (row: DepositRow) => boolean): Promise<readonly DepositRow[]>;
  withdrawals(
    uid: string,
    wanted: WalletFilter,
    keep: (row: WithdrawalRow) => boolean,
  ): Promise<readonly WithdrawalRow[]>;
  /** Balances in the funding account that are above zero. */
  funding(uid: string): Promise<readonly AccountBalance[]>;
  /** A repeat of the same request id moves nothing and gets the first answer. */
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
  /** Transfers from one account to another, newest first, and their number. */
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
  /** Addresses outside that a person has saved for withdrawals. */
  savedAddresses(uid: string): Promise<readonly SavedAddressRow[]>;
  /** How much a person may withdraw in a day, how much is left, and what else prevents it now. */
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

export type DepositRow = OutputOf<typeof deposits.history>['rows'][number];

export type WithdrawalRow = OutputOf<typeof withdrawals.history>['rows'][number];

export type SavedAddressRow = OutputOf<typeof addressBook.addresses>['rows'][number];

export type DepositTarget = OutputOf<typeof deposits.depositAddress>;
