import type { accountName } from '@bourse/contract/fields.ts';
import { userAccountOfCode } from '@bourse/core/ledger/account.ts';
import type { z } from 'zod';
import { addText } from '../../balances/public.ts';

export type AccountName = z.output<typeof accountName>;
/** The views of the wallet: the overview, the accounts of one's own, and the bonus credit. */
export const ACCOUNT_TABS = ['overview', 'funding', 'spot', 'futures', 'earn', 'p2p', 'copy', 'bonus'] as const;
/** Views that are not offered beside the others, because most people never have anything there. */
const RARE_TABS = ['card', 'in_transit'] as const;
export type AccountTab = (typeof ACCOUNT_TABS)[number] | (typeof RARE_TABS)[number];
/** The accounts that are open in this product; the others say plainly that they are not. */
const OPEN_TABS: ReadonlySet<AccountTab> = new Set(['overview', 'funding', 'spot', 'p2p', 'in_transit']);

export const isOpenTab = (tab: AccountTab): boolean => OPEN_TABS.has(tab);

const TAB_OF_ACCOUNT: Readonly<Record<AccountName, AccountTab>> = {
  funding: 'funding',
  spot: 'spot',
  p2p: 'p2p',
  futures: 'futures',
  in_transit: 'in_transit',
  futures_copy: 'copy',
  earn: 'earn',
  card: 'card',
  spot_copy: 'copy',
};

/** The view that an address names: by its word, or by the account-type code of the web's API; 0 and 1 are the overview. */
export function tabOf(text: string | null): AccountTab {
  const named = [...ACCOUNT_TABS, ...RARE_TABS].find((tab) => tab === text);
  if (named) return named;
  const account = text !== null && isAccountCode(text) ? userAccountOfCode(Number(text)) : undefined;
  return account ? TAB_OF_ACCOUNT[account] : 'overview';
}

/** True for an account-type code, as other clients write accounts. */
export const isAccountCode = (text: string): boolean => /^(?:[0-9]|10)$/.test(text);

/** The cells of the accounts grid, in their order. Both copy accounts are one cell. */
const CELLS: readonly { tab: AccountTab; accounts: readonly AccountName[] }[] = [
  { tab: 'funding', accounts: ['funding'] },
  { tab: 'spot', accounts: ['spot'] },
  { tab: 'p2p', accounts: ['p2p'] },
  { tab: 'futures', accounts: ['futures'] },
  { tab: 'earn', accounts: ['earn'] },
  { tab: 'copy', accounts: ['futures_copy', 'spot_copy'] },
];
export interface AccountCell {
  readonly key: string;
  readonly tab: string;
  readonly value: string;
}

/** What each cell holds. Every account of the answer is in exactly one cell, so the cells sum to the total. */
export function accountCells(accounts: readonly { account: AccountName; valueUsdt: string }[]): AccountCell[] {
  const held = (name: AccountName) => accounts.find(({ account }) => account === name)?.valueUsdt ?? '0';
  const cells = CELLS.map(({ tab, accounts: names }) => ({
    key: tab === 'copy' ? 'copy' : names[0]!,
    tab,
    value: addText(...names.map(held)),
  }));
  const rare = RARE_TABS.map((name) => ({ key: name, tab: name, value: held(name) })).filter(
    ({ value }) => value !== '0',
  );
  return [...cells, ...rare];
}
