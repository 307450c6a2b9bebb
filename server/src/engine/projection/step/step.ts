import type { RememberedId } from '@bourse/core/journal/remembered.ts';
import type { Contingency } from '@bourse/core/trading/command.ts';
import type { BalanceNow, LevelNow } from '@bourse/core/trading/event.ts';
import type { FeeRates } from '@bourse/core/trading/fees.ts';
import type { MarketImage } from '@bourse/core/trading/journal/image.ts';
import type { JournalPlace } from '../../../journal/place.ts';
import type { AmendmentNow, OrderNow, PreventedNow, TradeNow } from '../../trading.ts';

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** A row of `trading.order` in full; it changes while its step is collected. */
export interface OrderRow extends Writable<OrderNow> {
  priority: number;
  readonly feeVersion: number;
  readonly feeLevel: number;
  /** Lots that the book does not show. */
  hiddenLots: number;
  closedAtMs: number | null;
}

/** What a step changes in an order that already has a row. */
export interface OrderChange {
  readonly id: number;
  readonly tradedLots: number;
  readonly tradedUnits: bigint;
  readonly feeMinor: bigint;
  /** The new quantity if it became smaller; otherwise 0. */
  readonly lots: number;
  /** The hidden part; null if unchanged. */
  readonly hiddenLots: number | null;
  /** Above 0 if it has a new place: a stop woke, its turn came in its list, or its next part is shown. */
  readonly priority: number;
  readonly isWoken: boolean;
  readonly isActivated: boolean;
  /** Above 0 if it began to follow the price. */
  readonly trackingAtMs: number;
  readonly closeReason: OrderNow['closeReason'];
  readonly closeRefusal: OrderNow['closeRefusal'];
  readonly closedAtMs: number | null;
  readonly updatedAtMs: number;
}

/** A row of `trading.market` in full. */
export interface MarketRow extends MarketImage {
  /** How far stops of this side have followed the price, in the form of `trails.ts`. */
  readonly buyTrail: string;
  readonly sellTrail: string;
}

/** A row of `trading.order_list`, which never changes. */
export interface ListRow {
  readonly id: number;
  readonly account: number;
  readonly market: number;
  readonly contingency: Contingency;
  /** The caller's own id; empty for none. */
  readonly clientId: string;
  readonly createdAtMs: number;
}

export interface TradeRow extends TradeNow {
  readonly makerFeeVersion: number;
  readonly takerFeeVersion: number;
}

/** Money that a `credit` brought into the core or a `debit` took out. */
export interface TransferRow {
  readonly number: number;
  readonly transferId: string;
  readonly account: number;
  readonly asset: number;
  readonly amountMinor: bigint;
  readonly isCredit: boolean;
  readonly sequence: number;
  readonly atMs: number;
}

/** Everything needed to move the rows from one place of the journal to another. */
export interface Step {
  readonly previous: number;
  readonly place: JournalPlace;
  readonly atMs: number;
  readonly nextId: number;
  readonly markets: readonly MarketRow[];
  readonly fees: readonly { readonly version: number; readonly levels: readonly FeeRates[] }[];
  readonly feeLevels: readonly { readonly account: number; readonly level: number }[];
  readonly lists: readonly ListRow[];
  readonly orders: readonly OrderRow[];
  readonly changes: readonly OrderChange[];
  readonly trades: readonly TradeRow[];
  readonly prevented: readonly PreventedNow[];
  readonly amendments: readonly AmendmentNow[];
  readonly transfers: readonly TransferRow[];
  readonly remembered: readonly RememberedId[];
  readonly balances: readonly BalanceNow[];
  readonly levels: readonly LevelNow[];
}
