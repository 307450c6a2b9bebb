import { messages as addressBookWords } from '@bourse/i18n/en_US/address-book.ts';
import { messages as addressBookRefusals } from '@bourse/i18n/en_US/address-book-refusal.ts';
import { messages as balancesMoveWords } from '@bourse/i18n/en_US/balances-move.ts';
import { messages as balancesRefusals } from '@bourse/i18n/en_US/balances-refusal.ts';
import { messages as depositsWords } from '@bourse/i18n/en_US/deposits.gen.ts';
import { messages as withdrawalsWords } from '@bourse/i18n/en_US/withdrawals.ts';
import { messages as withdrawalsRefusals } from '@bourse/i18n/en_US/withdrawals-refusal.ts';
import { screen, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { answerForMoney, ETH_ADDRESS, INFO } from '../../../../app/money.rig.ts';
import { type LayoutName, openScreen, wordsOf } from '../../../../app/screen.rig.tsx';
import type { CallOutput } from '../../../../lib/client.ts';
import { answer, sent } from '../../../../lib/server.rig.ts';
import { SECURITY, securityCheck } from '../../../identity/security.rig.ts';

export type Check = CallOutput<'withdrawals.checkAddress'>;

export const t = await wordsOf({ ...addressBookWords, ...balancesMoveWords, ...depositsWords, ...withdrawalsWords });
export const refusals = { ...balancesRefusals, ...addressBookRefusals, ...withdrawalsRefusals };
export const GOOD: Check = {
  internal: false,
  firstUse: true,
  contract: 'NO',
  memoRequired: false,
  risk: 'NONE',
  lookalikeOf: null,
  remark: null,
  barred: null,
  sendCap: null,
};
export const LABEL = t('withdrawals.submitAmount', { amount: '0.5', asset: 'ETH' });

export const open = (layout: LayoutName, query: Record<string, string> = { asset: 'ETH', network: 'ethereum' }) =>
  openScreen('withdrawals.withdraw', { layout, query });
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const address = () => field(t('withdrawals.address'));
export const amountField = () => field(t('withdrawals.amount'));
export const submit = (): HTMLButtonElement =>
  screen.getAllByRole<HTMLButtonElement>('button', { name: /^Withdraw/ }).find((each) => each.type === 'submit')!;
/** Fills in a valid address and half an ether. */
export async function fillIn(user: UserEvent, amount = '0.5'): Promise<void> {
  await screen.findByLabelText(t('withdrawals.amount'));
  await user.type(amountField(), amount);
  await user.click(address());
  await user.paste(ETH_ADDRESS);
  await expect.poll(() => sent('withdrawals.checkAddress').length).toBeGreaterThan(0);
}
/** Goes from the form to the security check. */
export async function reachCheck(user: UserEvent): Promise<void> {
  await fillIn(user);
  await user.click(await screen.findByRole('button', { name: LABEL }));
  const receipt = within(await screen.findByRole('dialog', { name: t('withdrawals.checkTitle') }));
  await user.click(receipt.getByRole('button', { name: LABEL }));
  await securityCheck();
}

/** The server's answers when the page is opened. */
export function answerForWithdraw(): void {
  answerForMoney();
  answer('withdrawals.history', { rows: [], next: null });
  answer('withdrawals.withdrawInfo', INFO);
  answer('withdrawals.checkAddress', GOOD);
  answer('identity.security', SECURITY);
}
