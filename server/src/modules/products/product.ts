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
   * Beginnings of the keys of entries that stand in no history of their own. A person finds such an entry by the number that
   * follows in its key.
   */
  readonly numberedKeys?: readonly string[];
  /**
   * Histories of its own: a name, and the kinds of the entries that it lists. The browser shows each as a tab
   * (`histories` of the web app's `product.ts`).
   */
  readonly histories?: readonly { readonly name: string; readonly kinds: readonly string[] }[];
}

/** A transfer that a person asks for, before anything of it has moved. */
export interface AskedTransfer {
  readonly uid: string;
  readonly asset: string;
  readonly from: UserAccount;
  readonly to: UserAccount;
  readonly amountMinor: bigint;
  readonly nowMs: number;
}

/** An account of the person's that the product keeps. */
interface ProductAccount {
  readonly account: UserAccount;
  /** Whether this person has opened it. */
  isOpened(q: Queryable, uid: string): Promise<boolean>;
  /**
   * What the product refuses beside the ways that `transferRule` says (`core/src/<product>/transfer-rule.ts`), in the
   * transaction that begins the transfer: rows that it locks stay locked until that has its row. A refusal moves nothing.
   *
   * @refuses  one of the `refusals` of its `transferRule`
   */
  judgeTransfer?(tx: Tx, asked: AskedTransfer): Promise<Result<true, TransferRuleRefusal>>;
}

/**
 * What a product says of itself. The rooms of a person's money, the histories, reports, the live connection and
 * reconciliation read these descriptions, and none of them names a product. Each product makes its own in
 * `<capability>/product.ts`; `boot/products.ts` lists them. Whatever a product does not have is left out.
 */
export interface Product {
  /** The capability's word. */
  readonly name: string;
  readonly bookings?: ProductBookings;
  readonly account?: ProductAccount;
  /** Money that is set aside otherwise than by a hold of the books, such as by an open order; the latest first. */
  frozen?(q: Queryable, filter: Pick<HistoryFilter, 'uid' | 'asset'>): Promise<readonly OwnHold[]>;
  /** Which holds of the books its rows explain; reconciliation reports one that nobody explains. */
  readonly holdOwners?: readonly HoldOwner[];
  /** What it has on the way between the books and the trading core, beside transfers; reconciliation counts it. */
  readonly transit?: TransitReader;
  /** What reconciliation compares its rows with. */
  readonly checks?: readonly BookCheck[];
  /** True for a coin that can be traded there. */
  isTraded?(asset: string): boolean;
  /**
   * True for a coin whose every amount may one day be counted anew, so many becoming one: rows of another product would not follow.
   */
  isMerged?(asset: string): boolean;
  /** When a person last traded; null for never. */
  lastTradeAtMs?(q: Queryable, uid: string): Promise<number | null>;
  /** Whether a person has a dispute that money should not walk away from. */
  hasDispute?(q: Queryable, uid: string): Promise<boolean>;
  /**
   * The kinds of its notices, as it tells them, and how each is told; the words are `<product>.notices.ts`. What is left out is
   * told like trading.
   */
  readonly notices?: Readonly<Record<string, NoticeKind>>;
  /** Topics of the live connection that only their owner may hear. */
  readonly privateTopics?: readonly string[];
  /**
   * Files of its own that a person can ask for, by the name that the request says as their scope: CSV, of a range, whole. The
   * words of the name are `statement.scope.<name>` in `<product>.statement.ts`.
   */
  readonly files?: Readonly<Record<string, FileMaker>>;
  /** What it keeps of a person, for a report of Compliance. */
  readonly records?: readonly RecordList[];
}
