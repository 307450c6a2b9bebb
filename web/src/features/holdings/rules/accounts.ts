import type { accountName } from '@bourse/contract/fields.ts';
import { ACCOUNT_TYPE_CODE, USER_ACCOUNTS, userAccountOfCode } from '@bourse/core/ledger/account.ts';
import { TRANSFER_ACCOUNTS } from '@bourse/core/wallet/transfer-rules.gen.ts';
import type { z } from 'zod';
import { allProducts } from '../../../lib/products.ts';
import { addText } from '../../balances/public.ts';

export type AccountName = z.output<typeof accountName>;
/** The views of the wallet: the overview, the person's accounts, and bonus credit. */
export const ACCOUNT_TABS = ['overview', 'funding', 'spot', 'futures', 'earn', 'p2p', 'copy', 'bonus'] as const;
type OfferedTab = (typeof ACCOUNT_TABS)[number];
/** Both copy accounts share one view. */
type CopyAccount = 'futures_copy' | 'spot_copy';
/** Views without a tab, because most people never have anything there. */
type RareTab = Exclude<AccountName, OfferedTab | CopyAccount>;
export type AccountTab = OfferedTab | RareTab;
/** Accounts that say that they are not open, unless a product keeps them. */
const CLOSED_TABS: ReadonlySet<AccountTab> = new Set(['futures', 'earn', 'copy', 'bonus', 'card']);

export const isOpenTab = (tab: AccountTab): boolean =>
  !CLOSED_TABS.has(tab) || allProducts().some(({ account }) => account === tab);

const isOffered = (name: AccountTab): name is OfferedTab => ACCOUNT_TABS.some((tab) => tab === name);
const tabOfAccount = (name: AccountName): AccountTab =>
  name === 'futures_copy' || name === 'spot_copy' ? 'copy' : name;
const RARE_TABS = USER_ACCOUNTS.map(tabOfAccount).filter((tab): tab is RareTab => !isOffered(tab));

export const isRareTab = (tab: AccountTab): boolean => !isOffered(tab);
/**
 * The page of the product that alone moves an account's money, so that the account takes part in no transfer.
 *
 * @returns  undefined for accounts that people transfer money between
 */
export const pageOfAccount = (tab: AccountTab) =>
  TRANSFER_ACCOUNTS.some((account) => account === tab)
    ? undefined
    : allProducts().find(({ account }) => account === tab)?.walletMenu?.[0];

/** The account whose data a view loads; the overview and closed views use the funding account. */
export const accountOfTab = (tab: AccountTab): AccountName =>
  isOpenTab(tab) ? (USER_ACCOUNTS.find((account) => account === tab) ?? 'funding') : 'funding';

/** The view that an address names, by word or by the account-type code of the web's API; 0 and 1 mean the overview. */
export function tabOf(text: string | null): AccountTab {
  const named = [...ACCOUNT_TABS, ...RARE_TABS].find((tab) => tab === text);
  if (named) return named;
  const account = text !== null && isAccountCode(text) ? userAccountOfCode(Number(text)) : undefined;
  return account ? tabOfAccount(account) : 'overview';
}

/** True for an account-type code, as other clients write it. */
export const isAccountCode = (text: string): boolean =>
  Object.values(ACCOUNT_TYPE_CODE).some((code) => String(code) === text);

/** The cells of the accounts grid, in order. Both copy accounts share one. */
const CELLS: readonly { tab: AccountTab; accounts: readonly AccountName[] }[] = [
  { tab: 'funding', accounts: ['funding'] },
  { tab: 'spot', accounts: ['spot'] },
  { tab: 'p2p', accounts: ['p2p'] },
  { tab: 'futures', accounts: ['futures'] },
  { tab: 'earn', accounts: ['earn'] },
  { tab: 'copy', accounts: ['futures_copy', 'spot_copy'] },
];
export interface AccountCell {
  readonly tab: AccountTab;
  readonly value: string;
}

/** The value of each cell. Every account is in exactly one cell, so the cells sum to the total. */
export function accountCells(accounts: readonly { account: AccountName; valueUsdt: string }[]): AccountCell[] {
  const held = (name: AccountName) => accounts.find(({ account }) => account === name)?.valueUsdt ?? '0';
  const cells = CELLS.map(({ tab, accounts: names }) => ({ tab, value: addText(...names.map(held)) }));
  const rare = RARE_TABS.map((tab) => ({ tab, value: held(tab) })).filter(({ value }) => value !== '0');
  return [...cells, ...rare];
}
