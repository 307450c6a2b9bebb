import type { UserAccount } from '@bourse/core/ledger/account.ts';
import { ok, type Result } from '@bourse/core/result.ts';
import { TRANSFER_RULES, type TransferRuleRefusal } from '@bourse/core/wallet/transfer-rules.gen.ts';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { OwnHold } from '../balances/public.ts';
import type { NoticeKind } from '../notices/public.ts';
import type { FileMaker } from '../statement/public.ts';
import type { AskedTransfer, Product } from './product.ts';

type Products = readonly Product[];

/** Whether a coin can be traded in any product. */
export const isTraded = (products: Products, asset: string): boolean =>
  products.some((product) => product.isTraded?.(asset) ?? false);

/** Whether a product may merge a coin, so that no other product may keep amounts of it in rows of its own. */
export const isMerged = (products: Products, asset: string): boolean =>
  products.some((product) => product.isMerged?.(asset) ?? false);

/** When a person last traded in any product; null if never. */
export async function lastTradeAtMs(products: Products, q: Queryable, uid: string): Promise<number | null> {
  let last: number | null = null;
  for (const product of products) {
    const atMs = (await product.lastTradeAtMs?.(q, uid)) ?? null;
    if (atMs !== null && (last === null || atMs > last)) last = atMs;
  }
  return last;
}

/** Whether a person has a dispute in any product. */
export async function hasDispute(products: Products, q: Queryable, uid: string): Promise<boolean> {
  for (const product of products) if (await product.hasDispute?.(q, uid)) return true;
  return false;
}

const keeperOf = (products: Products, account: UserAccount) =>
  products.find((product) => product.account?.account === account)?.account;

/**
 * Whether a person can move money into and out of an account. An account whose product is not served here is closed to
 * everybody.
 */
export async function isAccountOpened(
  products: Products,
  q: Queryable,
  { uid, account }: { readonly uid: string; readonly account: UserAccount },
): Promise<boolean> {
  const keeper = keeperOf(products, account);
  if (keeper) return keeper.isOpened(q, uid);
  return TRANSFER_RULES.every((rule) => rule.account !== account);
}

/**
 * What the products of the two accounts object to a transfer, beside the general rules; that of the paying account is
 * asked first.
 */
export async function judgeTransfer(
  products: Products,
  tx: Tx,
  asked: AskedTransfer,
): Promise<Result<true, TransferRuleRefusal>> {
  for (const account of [asked.from, asked.to]) {
    const judged = await keeperOf(products, account)?.judgeTransfer?.(tx, asked);
    if (judged && !judged.ok) return judged;
  }
  return ok(true);
}

/** Deposits are not a product, but claims from them must be found by number as well. */
const OWN_NUMBERED_KEYS = ['claim'] as const;

/** Prefixes of the keys of entries that people can find by the number after it. */
export const numberedKeys = (products: Products): readonly string[] => [
  ...OWN_NUMBERED_KEYS,
  ...products.flatMap(({ bookings }) => bookings?.numberedKeys ?? []),
];

/** The kinds of entries that a product lists under a name; null if no product has such a history. */
export const historyKinds = (products: Products, name: string): readonly string[] | null =>
  products.flatMap(({ bookings }) => bookings?.histories ?? []).find((each) => each.name === name)?.kinds ?? null;

/** Files that products make, by the name of their scope. */
export const productFiles = (products: Products): ReadonlyMap<string, FileMaker> =>
  new Map(products.flatMap(({ files }) => Object.entries(files ?? {})));

/** How a product tells a kind of notice; undefined if no product has it. */
export const noticeKindOf = (products: Products, kind: string): NoticeKind | undefined =>
  products.find(({ notices }) => notices && Object.hasOwn(notices, kind))?.notices?.[kind];

/** What products have set aside other than by holds of the books. */
export async function frozenIn(
  products: Products,
  q: Queryable,
  filter: { readonly uid: string; readonly asset?: string },
): Promise<OwnHold[]> {
  const lists = await Promise.all(products.map((product) => product.frozen?.(q, filter) ?? []));
  return lists.flat();
}
