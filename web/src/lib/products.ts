import type { PageId } from '@bourse/contract/pages.ts';
import type { UserAccount } from '@bourse/core/ledger/account.ts';
import type { TransferAccount } from '@bourse/core/wallet/transfer-rules.gen.ts';
import type { messages as balances } from '@bourse/i18n/en_US/balances.gen.ts';
import type { messages as bookings } from '@bourse/i18n/en_US/bookings.gen.ts';
import type { messages as holds } from '@bourse/i18n/en_US/holdings-asset.gen.ts';
import type { messages as notices } from '@bourse/i18n/en_US/notices.gen.ts';
import type { messages as shell } from '@bourse/i18n/en_US/shell.gen.ts';
import type { messages as statement } from '@bourse/i18n/en_US/statement.gen.ts';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Screen } from './screen.ts';
import type { IdlePart, MoneyWay, SlotName, SlotPart } from './slots.tsx';

type After<Prefix extends string, Key> = Key extends `${Prefix}${infer Rest}` ? Rest : never;
/** Kinds of booking, tabs of the history and kinds of notice: each is a key of a catalog that products add to. */
export type BookingKind = After<'bookings.kind.', keyof typeof bookings>;
type BookingPageWord = After<'bookings.bill.view.', keyof typeof bookings>;
export type HistoryTab = After<'bookings.tab.', keyof typeof bookings>;
export type NoticeKind = After<'notices.kind.', keyof typeof notices>;
/** Likewise the scopes of exports and the reasons of holds. */
export type StatementScope = After<'statement.scope.', keyof typeof statement>;
export type HoldWord = After<'holdings.hold.', keyof typeof holds>;

type Fetched<Part> = () => Promise<{ readonly default: Part }>;

/** A window over another capability's page. The query `window` names it, so that it can be linked and Back closes it. */
export interface ProductWindow {
  readonly page: PageId;
  readonly window: string;
  readonly part: Fetched<ComponentType<{ readonly open: boolean; readonly onClose: () => void }>>;
}

/** An action on the coins of an account, besides transferring them; offered where the coins are listed. */
interface CoinsAction {
  readonly word: Extract<keyof typeof balances, `balances.action.${string}`>;
  readonly page: PageId;
  readonly query?: Readonly<Record<string, string>>;
}

/**
 * Money that a product sets aside: the reason as the server names it (for holds of the books: `HoldReason`), and the page
 * where it can be seen or released. `<product>.holdings-asset.ts` adds the text `holdings.hold.<reason>`.
 */
export interface HoldKind {
  readonly reason: HoldWord;
  readonly page?: PageId;
  readonly query?: Readonly<Record<string, string>>;
}

/** A transfer as typed. */
export interface TypedTransfer {
  readonly asset: string;
  /** Decimal text in coin units. */
  readonly amount: string;
  readonly from: TransferAccount;
  readonly to: TransferAccount;
}

/**
 * A question before a transfer into or out of a product's account. The dialog shows the product's part, which explains what
 * follows, and sends only after a second press. `core/src/<product>/transfer-rule.ts` says which transfers are possible.
 */
export interface TransferQuestion {
  readonly account: TransferAccount;
  /** Asked where the account is on this side of the transfer. */
  readonly side: 'from' | 'to';
  readonly part: Fetched<ComponentType<TypedTransfer>>;
}

/** An item of the side menu of the wallet or the account. */
interface MenuItem {
  readonly id: PageId;
  readonly key: Extract<keyof typeof shell, `shell.nav.${string}`>;
  readonly Icon: LucideIcon;
  /** Other pages on which the item is marked too. */
  readonly with?: readonly PageId[];
}

/** The page that bookings link to from their details. `<product>.bookings.ts` adds the text `bookings.bill.view.<word>`. */
export interface BookingPage {
  readonly kinds: readonly BookingKind[];
  /** Only bookings of this account link there; if left out, those of every account do. */
  readonly account?: UserAccount;
  readonly word: BookingPageWord;
  readonly page: PageId;
  readonly query?: Readonly<Record<string, string>>;
}

/**
 * A tab of the financial history. It lists the bookings of the kinds that the product names on the server (`histories` in its
 * `product.ts` there), or deposits and withdrawals of one kind. Bookings can be exported as shown, so such a tab is also a
 * scope of exports; `<product>.statement.ts` adds the text `statement.scope.<tab>`.
 */
export type ProductHistory =
  | { readonly tab: HistoryTab & StatementScope; readonly lists: 'bookings' }
  | { readonly tab: HistoryTab; readonly lists: 'LINKED' };

/**
 * How a product describes itself in the browser, as `Product` does on the server. Bookings, holdings, notices, menus and the
 * router read it, and none of them names a product. It is loaded on the first visit, so it has only keys of texts, and code
 * that is fetched when needed. Every part is optional.
 */
export interface WebProduct {
  /** The capability's name. */
  readonly name: string;
  /** Its pages. contract/src/pages.ts has their paths and titles under the same ids. */
  readonly screens?: Readonly<Partial<Record<PageId, Screen>>>;
  /** Its account, whose view in the wallet is open. */
  readonly account?: UserAccount;
  readonly windows?: readonly ProductWindow[];
  /** Its parts for the slots in the rooms of a person's money. */
  readonly slots?: Readonly<Partial<Record<SlotName, Fetched<SlotPart>>>>;
  /** Its remark on idle coins, for pages that have a place for it. */
  readonly idleCoins?: Fetched<IdlePart>;
  /**
   * Its own ways to deposit and withdraw, as tabs of those pages. `<product>.deposits.ts` adds the text `deposits.tab.<way>`;
   * the tab's content is in the slots `deposits.<way>` and `withdrawals.<way>`.
   */
  readonly ways?: readonly MoneyWay[];
  /** Its kinds of booking, as the server books them. `<product>.bookings.ts` adds the texts `bookings.kind.<kind>`. */
  readonly bookings?: readonly BookingKind[];
  readonly bookingPage?: BookingPage;
  /** Its tabs of the financial history. `<product>.bookings.ts` adds the texts `bookings.tab.<tab>`. */
  readonly histories?: readonly ProductHistory[];
  /** Its own files, requested on its pages: complete, as CSV, named by `<product>.statement.ts`. */
  readonly files?: readonly StatementScope[];
  readonly coinsActions?: readonly CoinsAction[];
  readonly holds?: readonly HoldKind[];
  readonly transferQuestions?: readonly TransferQuestion[];
  /** Items beside the accounts in the desktop's side menu, and under “More” of the overview on a phone. */
  readonly walletMenu?: readonly MenuItem[];
  readonly accountMenu?: readonly MenuItem[];
  /** Its kinds of notice (`<product>.notices.ts`), those to read soon, and the page that they link to. */
  readonly notices?: {
    readonly kinds: readonly NoticeKind[];
    readonly worrying?: readonly NoticeKind[];
    readonly page: PageId;
  };
}

let described: readonly WebProduct[] = [];
/** Called once by app/, which knows all features. */
export const describeProducts = (products: readonly WebProduct[]): void => {
  described = products;
};

/** The descriptions of all products. */
export const allProducts = (): readonly WebProduct[] => described;

/** All ways to deposit and withdraw: the house's, with those of products between them. */
export const moneyWays = (): readonly MoneyWay[] => [
  'onchain',
  ...described.flatMap(({ ways }) => ways ?? []),
  'internal',
];

/** Products' tabs of the financial history. */
export const productHistories = (): readonly ProductHistory[] => described.flatMap(({ histories }) => histories ?? []);

export const productFiles = (): readonly StatementScope[] => described.flatMap(({ files }) => files ?? []);

/** A product's description of a hold by its reason; undefined for reasons of the house. */
export const holdKind = (reason: string): HoldKind | undefined =>
  described.flatMap(({ holds }) => holds ?? []).find((each) => each.reason === reason);

/** The question before a transfer, or null. The paying side's question comes first. */
export const transferQuestion = (pair: Pick<TypedTransfer, 'from' | 'to'>): TransferQuestion | null => {
  const all = described.flatMap(({ transferQuestions }) => transferQuestions ?? []);
  const of = (side: TransferQuestion['side']) => all.find((each) => each.side === side && each.account === pair[side]);
  return of('from') ?? of('to') ?? null;
};

/** All products' actions on the coins of an account. */
export const coinsActions = (): readonly CoinsAction[] => described.flatMap(({ coinsActions }) => coinsActions ?? []);
