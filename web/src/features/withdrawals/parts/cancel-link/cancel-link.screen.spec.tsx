import { messages as balancesWords } from '@bourse/i18n/en_US/balances.ts';
import { messages as balancesMoveWords } from '@bourse/i18n/en_US/balances-move.ts';
import { messages as withdrawalsWords } from '@bourse/i18n/en_US/withdrawals.ts';
import { screen, waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForMoney, WITHDRAWAL } from '../../../../app/money.rig.ts';
import { greyCount, here, LAYOUTS, openScreen, shell, wordsOf } from '../../../../app/screen.rig.tsx';
import { answer, cut, hold, refuse, sent } from '../../../../lib/server.rig.ts';

const t = await wordsOf({ ...balancesWords, ...balancesMoveWords, ...withdrawalsWords });
const TOKEN = 'A'.repeat(43);
const CANCELLED = { ...WITHDRAWAL, state: 'CANCELLED', cancellable: false, coolingUntilMs: null } as const;

beforeEach(() => {
  answerForMoney();
  answer('withdrawals.withdrawalByLink', WITHDRAWAL);
});

// Whoever has the mail needs no log-in.
describe.each(LAYOUTS)('the link of a mail that brings a withdrawal back, for a visitor on %s', (layout) => {
  const open = (cancelLink = TOKEN) =>
    openScreen('withdrawals.cancelWithdrawal', { layout, person: null, query: { cancelLink } });
  const cancel = () => screen.findByRole('button', { name: t('withdrawals.cancel') });

  it('shows the withdrawal and waits for a tap, and leaves nothing in the address bar', async () => {
    const held = hold('withdrawals.withdrawalByLink');
    await open();
    expect(greyCount()).toBeGreaterThan(0);
    held.answer(WITHDRAWAL);
    expect((await cancel()).isConnected).toBe(true);
    expect(document.body.textContent).toContain('0.5');
    expect(screen.getByText(t('withdrawals.toAddress'))).toBeTruthy();
    expect(sent('withdrawals.withdrawalByLink')).toEqual([{ token: TOKEN }]);
    expect(sent('withdrawals.cancelByLink')).toEqual([]);
    expect(here()).not.toContain('cancelLink');
  });

  it('brings it back once, and says so', async () => {
    const held = hold('withdrawals.cancelByLink');
    const user = await open();
    await user.dblClick(await cancel());
    expect(sent('withdrawals.cancelByLink')).toEqual([{ token: TOKEN }]);
    refuse('withdrawals.withdrawalByLink', 'CANCEL_LINK_UNKNOWN');
    held.answer(CANCELLED);
    expect(await screen.findByText(t('withdrawals.cancelPage.done'))).toBeTruthy();
    expect(screen.getByText(t('withdrawals.cancelPage.next'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: t('withdrawals.cancel') })).toBeNull();
    expect(screen.queryByText(t('withdrawals.cancelPage.unknown'))).toBeNull();
  });

  it('can be tapped again where nobody knows whether it was heard', async () => {
    cut('withdrawals.cancelByLink');
    const user = await open();
    await user.click(await cancel());
    expect(await screen.findByText(shell('shell.network.failed'), { selector: '[role=alert]' })).toBeTruthy();
    answer('withdrawals.cancelByLink', CANCELLED);
    await user.click(await cancel());
    expect(await screen.findByText(t('withdrawals.cancelPage.done'))).toBeTruthy();
    expect(screen.queryByText(shell('shell.network.failed'), { selector: '[role=alert]' })).toBeNull();
  });

  it('says the same of a link that was made up, was used, or comes too late', async () => {
    refuse('withdrawals.cancelByLink', 'CANCEL_LINK_UNKNOWN');
    const user = await open();
    await user.click(await cancel());
    expect(await screen.findByText(t('withdrawals.cancelPage.unknown'))).toBeTruthy();
    expect(screen.queryByText(t('withdrawals.toAddress'))).toBeNull();
    expect(screen.getByRole('link', { name: t('withdrawals.see') })).toBeTruthy();
  });
});

it.each([
  ['an unknown link', TOKEN],
  ['no link at all', ''],
])('says of %s that it is none, before anything can be tapped', async (_, token) => {
  refuse('withdrawals.withdrawalByLink', 'CANCEL_LINK_UNKNOWN');
  await openScreen('withdrawals.cancelWithdrawal', { layout: 'h5', person: null, query: { cancelLink: token } });
  await waitFor(() => expect(screen.getByText(t('withdrawals.cancelPage.unknown'))).toBeTruthy());
  expect(screen.queryByRole('button', { name: t('withdrawals.cancel') })).toBeNull();
  expect(sent('withdrawals.withdrawalByLink')).toHaveLength(token === '' ? 0 : 1);
});
