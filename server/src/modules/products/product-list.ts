import type { UserAccount } from '@bourse/core/ledger/account.ts';
import { ok, type Result } from '@bourse/core/result.ts';
import { TRANSFER_RULES, type TransferRuleRefusal } from '@bourse/core/wallet/transfer-rules.gen.ts';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { OwnHold } from '../balances/public.ts';
import type { NoticeKind } from '../notices/public.ts';
import type { FileMaker } from '../statement/public.ts';
import type { AskedTransfer, Product } from './product.ts';

type Products = readonly Product[];

/** True for a coin that can be traded in any product. */
export const isTraded = (products: Products, asset: string): boolean =>
  products.some((product) => product.isTraded?.(asset) ?? false);

/** True for a coin that a product merges, so that no other may keep amounts of it in rows of its own. */
export const isMerged = (products: Products, asset: string): boolean =>
  products.some((product) => product.isMerged?.(asset) ?? false);

/** When a person last traded in any product; null for never. */
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

/** Whether a person can move money into and out of an account. One whose product is not open here is closed to everybody. */
export async function isAccountOpened(
  products: Products,
  q: Queryable,
  { uid, account }: { readonly uid: string; readonly account: UserAccount },
): Promise<boolean> {
  const keeper = keeperOf(products, account);
  if (keeper) return keeper.isOpened(q, uid);
  return TRANSFER_RULES.every((rule) => rule.account !== account);
}

/** What the products that keep either side say of a transfer beside its way; the one that gives is asked first. */
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

/** Deposits are no product, and what they owe the house is found by its number as well. */
const OWN_NUMBERED_KEYS = ['claim'] as const;

/** What the keys of entries begin with that are found by the number behind it. */
export const numberedKeys = (products: Products): readonly string[] => [
  ...OWN_NUMBERED_KEYS,
  ...products.flatMap(({ bookings }) => bookings?.numberedKeys ?? []),
];

/** The kinds of the entries that a product lists under this name; null where none has such a history. */
export const historyKinds = (products: Products, name: string): readonly string[] | null =>
  products.flatMap(({ bookings }) => bookings?.histories ?? []).find((each) => each.name === name)?.kinds ?? null;

/** Files that products make, by the name of their scope. */
export const productFiles = (products: Products): ReadonlyMap<string, FileMaker> =>
  new Map(products.flatMap(({ files }) => Object.entries(files ?? {})));

/** How products tell a kind of notice; undefined where it is none of theirs. */
export const noticeKindOf = (products: Products, kind: string): NoticeKind | undefined =>
  products.find(({ notices }) => notices && Object.hasOwn(notices, kind))?.notices?.[kind];

/** What products have set aside otherwise than by holds of the books. */
export async function frozenIn(
  products: Products,
  q: Queryable,
  filter: { readonly uid: string; readonly asset?: string },
): Promise<OwnHold[]> {
  const lists = await Promise.all(products.map((product) => product.frozen?.(q, filter) ?? []));
  return lists.flat();
}
