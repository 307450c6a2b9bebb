import type { UserAccount } from '@bourse/core/ledger/account.ts';
import type { Result } from '@bourse/core/result.ts';
import type { TransferRuleRefusal } from '@bourse/core/wallet/transfer-rules.gen.ts';
import type { HoldOwner, TransitReader } from '../../ledger/ports.ts';
import type { BookCheck } from '../../ledger/reconcile/book-check.ts';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { RecordList } from '../../platform/db/record-list.ts';
import type { HistoryFilter, OwnHold } from '../balances/public.ts';
import type { NoticeKind } from '../notices/public.ts';
import type { FileMaker } from '../statement/public.ts';

/** How a product's bookings are found. */
export interface ProductBookings {
  /**
   * Key prefixes of entries that are in no history of their own. A person finds such an entry by the number that
   * follows the prefix.
   */
  readonly numberedKeys?: readonly string[];
  /**
   * Histories of its own: a name, and the kinds of entries listed under it. The browser shows each as a tab
   * (`histories` in the web app's `product.ts`).
   */
  readonly histories?: readonly { readonly name: string; readonly kinds: readonly string[] }[];
}

/** A transfer that a person asks for, before any money has moved. */
export interface AskedTransfer {
  readonly uid: string;
  readonly asset: string;
  readonly from: UserAccount;
  readonly to: UserAccount;
  readonly amountMinor: bigint;
  readonly nowMs: number;
}

/** An account of people that the product keeps. */
interface ProductAccount {
  readonly account: UserAccount;
  /** Whether this person has opened it. */
  isOpened(q: Queryable, uid: string): Promise<boolean>;
  /**
   * Refuses transfers for reasons other than those in `transferRule` (`core/src/<product>/transfer-rule.ts`). Called in
   * the transaction that begins the transfer, so rows that it locks stay locked until the transfer is recorded. A
   * refusal moves nothing.
   *
   * @refuses  one of the `refusals` of its `transferRule`
   */
  judgeTransfer?(tx: Tx, asked: AskedTransfer): Promise<Result<true, TransferRuleRefusal>>;
}

/**
 * How a product describes itself. Balances, histories, reports, the live connection and reconciliation read these
 * descriptions instead of naming products. Each product has its own in `<capability>/product.ts`; `boot/products.ts`
 * lists them. A product leaves out what it does not have.
 */
export interface Product {
  /** The capability's name. */
  readonly name: string;
  readonly bookings?: ProductBookings;
  readonly account?: ProductAccount;
  /** Money that is set aside other than by a hold of the books, such as by an open order; latest first. */
  frozen?(q: Queryable, filter: Pick<HistoryFilter, 'uid' | 'asset'>): Promise<readonly OwnHold[]>;
  /** Which holds of the books belong to its rows; reconciliation reports holds that nobody explains. */
  readonly holdOwners?: readonly HoldOwner[];
  /** What it has under way between the books and the trading core, beside transfers, for reconciliation. */
  readonly transit?: TransitReader;
  /** What reconciliation compares its rows with. */
  readonly checks?: readonly BookCheck[];
  /** Whether a coin can be traded there. */
  isTraded?(asset: string): boolean;
  /**
   * Whether a coin may be merged one day, so many of it becoming one. Amounts in rows of other products would not
   * follow, so those refuse such a coin.
   */
  isMerged?(asset: string): boolean;
  /** When a person last traded; null if never. */
  lastTradeAtMs?(q: Queryable, uid: string): Promise<number | null>;
  /** Whether a person has an open dispute, during which money should not leave. */
  hasDispute?(q: Queryable, uid: string): Promise<boolean>;
  /**
   * Its kinds of notices and how each is told; the texts are in `<product>.notices.ts`. Kinds that are left out are
   * told like those of trading.
   */
  readonly notices?: Readonly<Record<string, NoticeKind>>;
  /** Topics of the live connection that anybody may hear. */
  readonly publicTopics?: readonly string[];
  /** Topics of the live connection that only their owner may hear. */
  readonly privateTopics?: readonly string[];
  /**
   * Files of its own that a person can ask for, by the scope in the request. They are CSV for a range of days, without
   * other filters. Their titles are `statement.scope.<name>` in `<product>.statement.ts`.
   */
  readonly files?: Readonly<Record<string, FileMaker>>;
  /** What it keeps of a person, for a report by Compliance. */
  readonly records?: readonly RecordList[];
}
