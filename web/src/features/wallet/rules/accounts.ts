import type { accountName } from '@bourse/contract/fields.ts';
import type { z } from 'zod';
import { addText } from './exact.ts';

export type AccountName = z.output<typeof accountName>;
/** The views of the wallet: the overview, the accounts of one's own, and the bonus credit. */
export const ACCOUNT_TABS = ['overview', 'funding', 'spot', 'futures', 'earn', 'p2p', 'copy', 'bonus'] as const;
export type AccountTab = (typeof ACCOUNT_TABS)[number];
/** The accounts that are open in this product; the others say plainly that they are not. */
const OPEN_TABS: ReadonlySet<AccountTab> = new Set(['overview', 'funding', 'spot', 'p2p']);

export const isOpenTab = (tab: AccountTab): boolean => OPEN_TABS.has(tab);
export const tabOf = (text: string | null): AccountTab => ACCOUNT_TABS.find((tab) => tab === text) ?? 'overview';

/** The cells of the accounts grid, in their order. Both copy accounts are one cell. */
const CELLS: readonly { tab: AccountTab; accounts: readonly AccountName[] }[] = [
  { tab: 'funding', accounts: ['funding'] },
  { tab: 'spot', accounts: ['spot'] },
  { tab: 'p2p', accounts: ['p2p'] },
  { tab: 'futures', accounts: ['futures'] },
  { tab: 'earn', accounts: ['earn'] },
  { tab: 'copy', accounts: ['futures_copy', 'spot_copy'] },
];
/** Shown only when they hold something: most people never see them. */
const RARE: readonly AccountName[] = ['card', 'in_transit'];

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
  const rare = RARE.map((name) => ({ key: name, tab: 'overview', value: held(name) })).filter(
    ({ value }) => value !== '0',
  );
  return [...cells, ...rare];
}
