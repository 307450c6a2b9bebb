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
/** Kinds of booking, tabs of the history and kinds of notice that have a word: each is a key of a catalog that products add to. */
export type BookingKind = After<'bookings.kind.', keyof typeof bookings>;
type BookingPageWord = After<'bookings.bill.view.', keyof typeof bookings>;
export type HistoryTab = After<'bookings.tab.', keyof typeof bookings>;
export type NoticeKind = After<'notices.kind.', keyof typeof notices>;
/** What a file can be of, and why money is set aside, likewise. */
export type StatementScope = After<'statement.scope.', keyof typeof statement>;
export type HoldWord = After<'holdings.hold.', keyof typeof holds>;

type Fetched<Part> = () => Promise<{ readonly default: Part }>;

/** A window over a page of another capability, named by the query `window`: it can be linked, and Back closes it. */
export interface ProductWindow {
  readonly page: PageId;
  readonly window: string;
  readonly part: Fetched<ComponentType<{ readonly open: boolean; readonly onClose: () => void }>>;
}

/** What a person can do with the coins of an account, beside moving them; offered where the coins are listed. */
interface CoinsAction {
  readonly word: Extract<keyof typeof balances, `balances.action.${string}`>;
  readonly page: PageId;
  readonly query?: Readonly<Record<string, string>>;
}

/**
 * Money that the product sets aside: the reason as the server says it (of a hold of the books: `HoldReason`), and the page where
 * it can be seen or ended. `holdings.hold.<reason>` is added by `<product>.holdings-asset.ts`.
 */
export interface HoldKind {
  readonly reason: HoldWord;
  readonly page?: PageId;
  readonly query?: Readonly<Record<string, string>>;
}

/** A transfer as a person has typed it. */
export interface TypedTransfer {
  readonly asset: string;
  /** Decimal text in coin units. */
  readonly amount: string;
  readonly from: TransferAccount;
  readonly to: TransferAccount;
}

/**
 * What a person is asked before a transfer into a product's account, or out of it: the window shows the part, which says what
 * follows, and sends only after a second press. Which ways there are `core/src/<product>/transfer-rule.ts` says.
 */
export interface TransferQuestion {
  readonly account: TransferAccount;
  /** Asked where the account is this side of the transfer. */
  readonly side: 'from' | 'to';
  readonly part: Fetched<ComponentType<TypedTransfer>>;
}

/** A line in the menu beside the pages of the wallet, or of the account. */
interface MenuItem {
  readonly id: PageId;
  readonly key: Extract<keyof typeof shell, `shell.nav.${string}`>;
  readonly Icon: LucideIcon;
  /** Other pages that belong to this place. */
  readonly with?: readonly PageId[];
}

/** The page that bookings lead to from their details: `bookings.bill.view.<word>` is added by `<product>.bookings.ts`. */
export interface BookingPage {
  readonly kinds: readonly BookingKind[];
  /** The account whose bookings lead there; those of every account without it. */
  readonly account?: UserAccount;
  readonly word: BookingPageWord;
  readonly page: PageId;
  readonly query?: Readonly<Record<string, string>>;
}

/**
 * A tab of the financial history. What it lists: bookings of the kinds that the product says on the server under the same name
 * (`histories` of its `product.ts` there), or deposits and withdrawals of one kind. A file can be made of bookings as they are
 * shown, so their tab is also what a file is of: `statement.scope.<tab>` is added by `<product>.statement.ts`.
 */
export type ProductHistory =
  | { readonly tab: HistoryTab & StatementScope; readonly lists: 'bookings' }
  | { readonly tab: HistoryTab; readonly lists: 'LINKED' };

/**
 * What a product says of itself in the browser, as `Product` does on the server. Bookings, holdings, notices, menus and the
 * router read it, and none of them names a product. It comes with the first visit: keys of words, and code that is fetched
 * when it is needed. Whatever a product does not have is left out.
 */
export interface WebProduct {
  /** The capability's word. */
  readonly name: string;
  /** Its pages; paths and titles stand under the same ids in contract/src/pages.ts. */
  readonly screens?: Readonly<Partial<Record<PageId, Screen>>>;
  /** The account that it keeps: its view in the wallet is open. */
  readonly account?: UserAccount;
  readonly windows?: readonly ProductWindow[];
  /** What it puts into the places that the rooms of a person's money leave. */
  readonly slots?: Readonly<Partial<Record<SlotName, Fetched<SlotPart>>>>;
  /** What it says of coins that lie free, where a page about them leaves a place for it. */
  readonly idleCoins?: Fetched<IdlePart>;
  /**
   * Ways in and out of its own: tabs of the pages of deposits and withdrawals. The word `deposits.tab.<way>` is added by
   * `<product>.deposits.ts`; what such a tab shows stands in the slots `deposits.<way>` and `withdrawals.<way>`.
   */
  readonly ways?: readonly MoneyWay[];
  /** Kinds of its bookings, as the server books them: `bookings.kind.<kind>` is added by `<product>.bookings.ts`. */
  readonly bookings?: readonly BookingKind[];
  readonly bookingPage?: BookingPage;
  /** Its tabs of the financial history: `bookings.tab.<tab>` is added by `<product>.bookings.ts`. */
  readonly histories?: readonly ProductHistory[];
  /** Files of its own, asked for on its pages: whole, as CSV, named by `<product>.statement.ts`. */
  readonly files?: readonly StatementScope[];
  readonly coinsActions?: readonly CoinsAction[];
  readonly holds?: readonly HoldKind[];
  readonly transferQuestions?: readonly TransferQuestion[];
  /** Beside the accounts at the desktop's side, and under “More” of the overview on a phone. */
  readonly walletMenu?: readonly MenuItem[];
  readonly accountMenu?: readonly MenuItem[];
  /** Kinds of its notices (`<product>.notices.ts`), those to look at soon, and the page that all of them lead to. */
  readonly notices?: {
    readonly kinds: readonly NoticeKind[];
    readonly worrying?: readonly NoticeKind[];
    readonly page: PageId;
  };
}

let described: readonly WebProduct[] = [];
/** Filled once by app/, which knows all features. */
export const describeProducts = (products: readonly WebProduct[]): void => {
  described = products;
};

/** What all products say of themselves. */
export const allProducts = (): readonly WebProduct[] => described;

/** Ways in and out: those of the house, and between them those of products. */
export const moneyWays = (): readonly MoneyWay[] => [
  'onchain',
  ...described.flatMap(({ ways }) => ways ?? []),
  'internal',
];

/** Products' tabs of the financial history. */
export const productHistories = (): readonly ProductHistory[] => described.flatMap(({ histories }) => histories ?? []);

export const productFiles = (): readonly StatementScope[] => described.flatMap(({ files }) => files ?? []);

/** What a product says of money that is set aside for a reason; undefined for a reason of the house. */
export const holdKind = (reason: string): HoldKind | undefined =>
  described.flatMap(({ holds }) => holds ?? []).find((each) => each.reason === reason);

/** What a person is asked before such a transfer; null where nothing. The side that gives is asked about first. */
export const transferQuestion = (pair: Pick<TypedTransfer, 'from' | 'to'>): TransferQuestion | null => {
  const all = described.flatMap(({ transferQuestions }) => transferQuestions ?? []);
  const of = (side: TransferQuestion['side']) => all.find((each) => each.side === side && each.account === pair[side]);
  return of('from') ?? of('to') ?? null;
};

/** What products offer for the coins of an account. */
export const coinsActions = (): readonly CoinsAction[] => described.flatMap(({ coinsActions }) => coinsActions ?? []);
