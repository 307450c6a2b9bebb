import type { Contingency } from '@bourse/core/trading/command.ts';
import type { BalanceNow, LevelNow } from '@bourse/core/trading/event.ts';
import type { FeeRates } from '@bourse/core/trading/fees.ts';
import type { MarketImage } from '@bourse/core/trading/journal/image.ts';
import type { RememberedId } from '@bourse/core/trading/remembered.ts';
import type { JournalPlace } from '../../../journal/place.ts';
import type { AmendmentNow, OrderNow, PreventedNow, TradeNow } from '../../trading.ts';

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** A whole row of `trading.order`; it changes while its step is collected. */
export interface OrderRow extends Writable<OrderNow> {
  priority: number;
  readonly feeVersion: number;
  readonly feeLevel: number;
  /** Lots that the book does not know of. */
  hiddenLots: number;
  closedAtMs: number | null;
}

/** What a step adds to an order that has its row already. */
export interface OrderChange {
  readonly id: number;
  readonly tradedLots: number;
  readonly tradedUnits: bigint;
  readonly feeMinor: bigint;
  /** What it is of now, above 0 where it became smaller. */
  readonly lots: number;
  /** What it does not show now; null where that is as it was. */
  readonly hiddenLots: number | null;
  /** Above 0 where it has a new place: a stop woke, its turn came in its list, or its next part is shown. */
  readonly priority: number;
  readonly isWoken: boolean;
  readonly isActivated: boolean;
  /** Above 0 where it began to follow the price. */
  readonly trackingAtMs: number;
  readonly closeReason: OrderNow['closeReason'];
  readonly closeRefusal: OrderNow['closeRefusal'];
  readonly closedAtMs: number | null;
  readonly updatedAtMs: number;
}

/** A whole row of `trading.market`. */
export interface MarketRow extends MarketImage {
  /** What the stops that follow the price have followed to, as `trails.ts` writes it. */
  readonly buyTrail: string;
  readonly sellTrail: string;
}

/** A whole row of `trading.order_list`, which never changes. */
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

/** Money that a `credit` brought or a `debit` took. */
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

/** Everything that the rows need to come from one place of the journal to another. */
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
